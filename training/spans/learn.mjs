/**
 * `node training/spans/learn.mjs GRAPHS[,GRAPHS…] QUESTIONS.jsonl…`: the weights of what speaks for a stretch of a text as an answer →
 * src/main/engine/ask/texts/spans/span-weights.ts, and how often the first is right at each threshold, texts that taught never asked.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { bundle } from "../../scripts/prepare/bundle.mjs";

const OUT = "src/main/engine/ask/texts/spans/span-weights.ts";
const [ROUNDS, RATE, DECAY, FOLDS] = [300, 0.06, Number(process.env.DECAY ?? 0.004), 8];
const [graphs, ...files] = process.argv.slice(2);
const kept = process.env.KEPT;
const { examplesOf } = await import(await bundle("spans", "training/spans/candidates.ts"));
const examples =
  kept && existsSync(kept)
    ? JSON.parse(readFileSync(kept, "utf8"))
    : await examplesOf(files, graphs.split(","));
if (kept) writeFileSync(kept, JSON.stringify(examples));
const names = [
  ...new Set(
    examples.flatMap(({ candidates }) => candidates.flatMap(({ features }) => Object.keys(features))),
  ),
];
const places = new Map(names.map((name, at) => [name, at]));

function learn(taught) {
  const weights = new Float64Array(names.length);
  let nothing = 0;
  const [m, v] = [new Float64Array(names.length + 1), new Float64Array(names.length + 1)];
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = new Float64Array(names.length + 1);
    for (const { rows, right } of taught) {
      const { shares, none } = believe(rows, weights, nothing);
      const sure = right.reduce((sum, at) => sum + shares[at], 0);
      for (let at = 0; at < rows.length; at++) {
        const isRight = right.includes(at);
        const pull = (right.length > 0 ? (isRight ? shares[at] / sure : 0) : 0) - shares[at];
        if (Math.abs(pull) < 1e-6) continue;
        for (const [k, value] of rows[at]) slope[k] += pull * value;
      }
      slope[names.length] += (right.length > 0 ? 0 : 1) - none;
    }
    for (let k = 0; k <= names.length; k++) {
      const own = k < names.length ? weights[k] : nothing;
      const g = slope[k] / taught.length - DECAY * (k < names.length ? own : 0);
      m[k] = 0.9 * m[k] + 0.1 * g;
      v[k] = 0.999 * v[k] + 0.001 * g * g;
      const step = (RATE * (m[k] / (1 - 0.9 ** round))) / (Math.sqrt(v[k] / (1 - 0.999 ** round)) + 1e-8);
      if (k < names.length) weights[k] += step;
      else nothing += step;
    }
  }
  return { weights, nothing };
}

function believe(rows, weights, nothing) {
  const scores = rows.map((row) => {
    let sum = 0;
    for (const [k, value] of row) sum += value * weights[k];
    return sum;
  });
  const most = Math.max(nothing, ...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const whole = parts.reduce((sum, part) => sum + part, Math.exp(nothing - most));
  return { shares: parts.map((part) => part / whole), none: Math.exp(nothing - most) / whole };
}

const prepared = examples.map((one) => ({
  ...one,
  rows: one.candidates.map(({ features }) =>
    Object.entries(features).flatMap(([name, value]) => (value === 0 ? [] : [[places.get(name), value]])),
  ),
  right: one.candidates.flatMap(({ isRight }, at) => (isRight ? [at] : [])),
}));
const novels = [...new Set(prepared.map(({ novel }) => novel))];
const said = [];
for (let fold = 0; fold < FOLDS; fold++) {
  const held = novels.filter((_, at) => at % FOLDS === fold);
  const { weights, nothing } = learn(prepared.filter(({ novel }) => !held.includes(novel)));
  for (const one of prepared.filter(({ novel }) => held.includes(novel))) {
    const { shares } = believe(one.rows, weights, nothing);
    const of = (text) =>
      one.candidates.reduce((sum, c, at) => sum + (c.text.toLowerCase() === text ? shares[at] : 0), 0);
    const best = shares.reduce((b, share, at) => (share > (shares[b] ?? -1) ? at : b), 0);
    const first = one.candidates[best];
    said.push({ ...one, first, p: first ? of(first.text.toLowerCase()) : 0 });
  }
}
const withRight = said.filter(({ right }) => right.length > 0).length;
console.log(`${said.length} questions, ${withRight} with a right candidate`);
for (const least of [0.2, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.8]) {
  const told = said.filter(({ p }) => p >= least);
  const right = told.filter(({ first }) => first.isRight).length;
  console.log(least, `told ${told.length}, right ${right}, wrong ${told.length - right}`);
}
if (process.env.SHOW)
  for (const { novel, question, kind, first, p, right, candidates } of said.sort((a, b) => b.p - a.p))
    console.log(
      `${p.toFixed(2)} ${first?.isRight ? "RIGHT" : right.length ? "miss " : "none "} ${novel} | ${question} [${kind}] → ${first?.text} | gold ${candidates[right[0]]?.text ?? "-"} | ${first?.passage.replace(/\s+/g, " ").slice(0, 160)}`,
    );
const { weights, nothing } = learn(prepared);
const lines = names
  .map((name, at) => [name, Number(weights[at].toFixed(3))])
  .filter(([, weight]) => weight !== 0);
writeFileSync(
  OUT,
  `/** Written by training/spans/learn.mjs from ${examples.length} questions: what each number adds to a stretch's score, and the score of no answer. */
export const NOTHING_WEIGHT = ${nothing.toFixed(3)};
export const SPAN_WEIGHTS: Readonly<Record<string, number>> = {
${lines.map(([name, weight]) => `  ${name}: ${weight},`).join("\n")}
};
`,
);
