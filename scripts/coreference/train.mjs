/**
 * Learns who is who in English prose from LitBank: `node scripts/coreference/train.mjs DATA` with DATA the folder that holds litbank/, and
 * PYTHON naming a Python with training/tagger/requirements.txt. `--folds` measures instead: every fifth book by weights of the others, on the
 * mentions that LitBank marks. Softmax over the choices of each mention, with everybody before it as marked; AdaGrad, weights averaged over
 * epochs; no chance in it but SEED's order, so that it writes the same bytes each time.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { bundle } from "../prepare/bundle.mjs";
import { ROOT } from "../prepare/run.mjs";

const product = await import(await bundle("coreference", "scripts/coreference/product.ts"));
const { addChains, bestOf, choicesOf, factsOf, givenNames, knownMentions, linkAll, newPerson, noChains } =
  product;
const { quotesOf, readChains, takeIn, takingOrder } = product;

const TARGET = join(ROOT, "resources", "models", "litbank-coreference", "coreference.json.gz");
const SEED = 7;
const EPOCHS = 6;
const RATE = 0.1;
const DECAY = 1e-5;
const FOLDS = 5;
/** Seen less often a feature says nothing. */
const FEWEST = 3;
/** Weights are kept as multiples of it. */
const SCALE = 0.01;

const [data, option] = process.argv.slice(2);
const names = JSON.parse(
  execFileSync(process.env.PYTHON ?? "python", ["-m", "training.coreference.given"], {
    cwd: ROOT,
    encoding: "utf8",
  }),
);
const given = givenNames(names.women, names.men);
const books = await readBooks();
if (option === "--folds") measure();
else write(learn(books));

async function readBooks() {
  const folder = mkdtempSync(join(tmpdir(), "litbank-"));
  try {
    execFileSync("tar", ["xzf", join(data, "litbank", "litbank-90books.tar.gz"), "-C", folder]);
    const files = readdirSync(folder, { recursive: true })
      .filter((path) => /coref[/\\]brat[/\\].*\.ann$/.test(path))
      .sort();
    const found = [];
    for (const path of files) found.push(prepared(await readChains(join(folder, path))));
    return found;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function write(weights) {
  const whole = [...weights].map(([feature, weight]) => [feature, Math.round(weight / SCALE)]);
  const kept = whole.filter(([, weight]) => weight !== 0).sort(([a], [b]) => (a < b ? -1 : 1));
  const bytes = gzipSync(JSON.stringify({ ...names, scale: SCALE, weights: Object.fromEntries(kept) }), {
    level: 9,
  });
  writeFileSync(TARGET, bytes);
  console.log({ features: kept.length, bytes: bytes.length });
}

function prepared(book) {
  const quotes = quotesOf(book);
  const mentions = knownMentions(book, quotes, (tokens) => factsOf(tokens, given));
  return { gold: book.chains, mentions, scene: { document: book, quotes } };
}

function measure() {
  const total = noChains();
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = learn(books.filter((_, at) => at % FOLDS !== fold));
    const own = noChains();
    for (const { gold, mentions, scene } of books.filter((_, at) => at % FOLDS === fold)) {
      const found = linkAll(mentions, scene, (choices) => bestOf(weights, choices));
      addChains(own, gold, found);
      addChains(total, gold, found);
    }
    console.log(fold, weights.size, said(own));
  }
  console.log("all", said(total));
}

function said({ muc, b3 }) {
  const [p, r] = [muc.right / muc.found, muc.right / muc.there];
  const [bp, br] = [b3.p / b3.n, b3.r / b3.n];
  const f = (a, b) => ((2 * a * b) / (a + b)).toFixed(4);
  return `MUC ${f(p, r)} (P ${p.toFixed(3)}, R ${r.toFixed(3)}), B3 ${f(bp, br)} (P ${bp.toFixed(3)}, R ${br.toFixed(3)})`;
}

/** Weights by feature. */
function learn(some) {
  const numbers = new Map();
  const tasks = some.flatMap((book) => tasksOf(book, numbers));
  const counts = new Int32Array(numbers.size);
  for (const { choices } of tasks) for (const one of choices) for (const at of one) counts[at]++;
  const weights = new Float64Array(numbers.size);
  const sums = new Float64Array(numbers.size);
  const squares = new Float64Array(numbers.size).fill(1);
  const random = generator(SEED);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const task of shuffled(tasks, random)) step(task, weights, squares);
    for (let at = 0; at < sums.length; at++) sums[at] += weights[at];
  }
  return new Map(
    [...numbers].flatMap(([name, at]) => (counts[at] >= FEWEST ? [[name, sums[at] / EPOCHS]] : [])),
  );
}

function step({ choices, right }, weights, squares) {
  const scores = choices.map((one) => one.reduce((sum, at) => sum + weights[at], 0));
  const top = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - top));
  const total = shares.reduce((a, b) => a + b, 0);
  choices.forEach((one, place) => {
    const slope = shares[place] / total - (place === right ? 1 : 0);
    if (Math.abs(slope) < 1e-4) return;
    for (const at of one) {
      const g = slope + DECAY * weights[at];
      squares[at] += g * g;
      weights[at] -= (RATE * g) / Math.sqrt(squares[at]);
    }
  });
}

/** Each mention's choices, with everybody before it as the book says. */
function tasksOf({ gold, mentions, scene }, numbers) {
  const people = [];
  const of = mentions.map(() => undefined);
  const known = new Map();
  const tasks = [];
  for (const mention of takingOrder(mentions)) {
    const choices = choicesOf(mention, people, { ...scene, of });
    const wanted = known.get(gold[mention.at]);
    const right = choices.findIndex(({ person }) => person === wanted);
    if (right >= 0)
      tasks.push({
        right,
        choices: choices.map(({ features }) => Int32Array.from(features, (name) => numberOf(numbers, name))),
      });
    if (wanted) takeIn(wanted, mention);
    else {
      known.set(gold[mention.at], newPerson(mention));
      people.push(known.get(gold[mention.at]));
    }
    of[mention.at] = known.get(gold[mention.at]);
  }
  return tasks;
}

function numberOf(numbers, name) {
  let at = numbers.get(name);
  if (at === undefined) numbers.set(name, (at = numbers.size));
  return at;
}

function shuffled(all, random) {
  const order = [...all];
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other], order[at]];
  }
  return order;
}

/** Mulberry32. */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
