/** The run of run-fixture.ts with probabilities and one draw, made up, for tests of the sampler. */
import type { Draws, RunView } from "../../src/shared/trace";
import { RANKED } from "./recipe-fixture";
import { runOf } from "./run-fixture";

const column = (...values: number[]): Float64Array<ArrayBuffer> => Float64Array.from(values);

/** p .8, .5 and .0001; pulls (logit p + g₁ − g₀) ln 4 − 1, 1 and −9.21034. */
export function sampledRun(changes: Partial<RunView["edges"]["numbers"]> = {}): RunView {
  const run = runOf();
  const numbers = {
    p: column(0.8, 0.5, 0.0001),
    logit: column(Math.log(4), 0, Math.log(0.0001 / 0.9999)),
    g1: column(0.5, 1.25, 0),
    g0: column(1.5, 0.25, 0),
    zSoft: column(0.684081, 0.880797, 1e-8),
    zHard: column(1, 1, 0),
    rank: column(1, 2, 3),
  };
  const key = ["00000000000000aa", "00000000000000bb", "00000000000000cc"];
  const linear = new Int32Array(50);
  const logarithmic = new Int32Array(40);
  for (const p of numbers.p) {
    linear[Math.floor(p * 50)]!++;
    logarithmic[Math.floor(5 * (Math.log10(p) + 8) + 1e-9)]!++;
  }
  return {
    ...run,
    edges: { ...run.edges, key, numbers: { ...run.edges.numbers, ...numbers, ...changes } },
    probabilities: {
      ...{ linear, logarithmic, atThreshold: 2, withinCap: 2, capProbability: 0.5, selected: 2 },
    },
  };
}

/** A recipe that samples: its edges have probabilities. */
export const SAMPLED_RECIPE = {
  ...RANKED,
  name: "sampled",
  title: "Sampled",
  sample: { ...RANKED.sample, method: "inference" as const, maxFacts: 2 },
};

/** Ten draws of the two edges within the cap. */
export const TEN_DRAWS: Draws = {
  first: 0,
  count: 10,
  edges: {
    row: Int32Array.of(100, 101),
    drawn: Int32Array.of(8, 5),
    frequency: column(0.8, 0.5),
    low: column(0.490162, 0.236593),
    high: column(0.943318, 0.763407),
    kept: Int32Array.of(8, 4),
  },
  answers: [
    { node: 10, id: "d", name: "Dieterle", draws: 7, low: 0.396778, high: 0.892209 },
    { node: 20, id: "j", name: "Jennie", draws: 2, low: 0.056682, high: 0.509838 },
  ],
  answerOf: Int32Array.of(0, 0, 0, 1, 0, 0, -1, 1, 0, 0),
  drawnOf: Int32Array.of(2, 1, 1, 1, 2, 1, 0, 1, 2, 2),
  changed: 3,
  ms: 12,
};
