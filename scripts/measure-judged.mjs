/**
 * What fifty, a hundred or two hundred judged questions make of first answers' scores, on stored runs:
 *   node scripts/measure-judged.mjs QUESTIONS=OUTCOMES… [--write FILE]
 * QUESTIONS is a question file, OUTCOMES what `dragoman evaluate --outcomes` wrote of it. Prints log loss and calibration error of the scores as they
 * are, of the plain share of right ones and of the product's own calibration, over questions that none of them saw, and what 90 % sets cover
 * (last: in how many of 40 draws no set can keep the promise).
 * `--write` keeps the scores alone (no questions), which a test reads.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { bundle } from "./prepare/bundle.mjs";
import { ROOT } from "./prepare/run.mjs";

const REPEATS = 40;
const PROMISE = 0.9;
const { positionals, values } = parseArgs({ allowPositionals: true, options: { write: { type: "string" } } });
const { fitLogistic } = await import(
  await bundle("calibrate", join(ROOT, "src/main/engine/ask/trust/calibrate.ts"))
);
const { randomFrom } = await import(await bundle("random", join(ROOT, "bench/random.ts")));
const { conformalThreshold } = await import(
  await bundle("answer-sets", join(ROOT, "src/main/engine/ask/trust/answer-sets.ts"))
);

const sets = Object.fromEntries(
  positionals
    .map((pair) => pair.split("="))
    .map(([asked, file]) => [basename(file, ".jsonl"), readSet(asked, file)]),
);
if (values.write) writeFileSync(values.write, `${JSON.stringify(sets)}\n`);
const random = randomFrom(20261122);
for (const [name, questions] of Object.entries(sets))
  for (const judged of [50, 100]) if (questions.length >= judged + 50) print(name, questions, judged);

/** Of each question answered: the first answer's score, 1 where it is right, and the best score of a right one (null where none is). */
function readSet(asked, file) {
  const read = (path) =>
    readFileSync(path, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  const gold = new Map(read(asked).map((line) => [line.question, new Set(line.a_entity.map(fold))]));
  const round = (score) => Number(score.toFixed(6));
  return read(file)
    .filter(({ answers, refused }) => answers.length > 0 && !refused)
    .map(({ question, answers, scores, first }) => {
      const at = answers.findIndex((name) => gold.get(question)?.has(fold(name)));
      return [round(scores[0]), first ? 1 : 0, at === -1 ? null : round(scores[at])];
    });
}

function fold(name) {
  return name.toLowerCase();
}

function print(name, questions, judged) {
  const sums = { raw: [0, 0], share: [0, 0], own: [0, 0] };
  const covered = [];
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    const mixed = shuffled(questions);
    const [seen, rest] = [mixed.slice(0, judged), mixed.slice(judged)];
    const claim = fitLogistic(seen.map(([score, right]) => ({ score, right: right === 1 })));
    const share = (seen.filter(([, right]) => right).length + 1) / (judged + 2);
    const claims = { raw: (score) => score, share: () => share, own: claim };
    for (const [way, of] of Object.entries(claims)) {
      const pairs = rest.map(([score, right]) => [Math.min(1 - 1e-4, Math.max(1e-4, of(score))), right]);
      sums[way][0] += logLoss(pairs) / REPEATS;
      sums[way][1] += calibrationError(pairs) / REPEATS;
    }
    const from = conformalThreshold(
      Float64Array.from(seen, ([, , best]) => best ?? -Infinity),
      PROMISE,
    );
    if (from !== -Infinity)
      covered.push(rest.filter(([, , best]) => best !== null && best >= from).length / rest.length);
  }
  const cells = Object.values(sums).map(
    ([loss, error]) => `${loss.toFixed(3)} / ${(100 * error).toFixed(1)}`,
  );
  const mean = covered.reduce((sum, share) => sum + share, 0) / covered.length;
  const kept = covered.length > 0 ? (100 * mean).toFixed(1) : "–";
  console.log(
    `| ${[name, questions.length, judged, ...cells, kept, REPEATS - covered.length].join(" | ")} |`,
  );
}

function logLoss(pairs) {
  return pairs.reduce((sum, [p, right]) => sum - Math.log(right ? p : 1 - p), 0) / pairs.length;
}

function calibrationError(pairs) {
  const bins = Array.from({ length: 15 }, () => 0);
  for (const [p, right] of pairs) bins[Math.min(14, Math.floor(p * 15))] += p - right;
  return bins.reduce((sum, off) => sum + Math.abs(off), 0) / pairs.length;
}

/** Fisher and Yates. */
function shuffled(values) {
  const mixed = [...values];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other], mixed[at]];
  }
  return mixed;
}
