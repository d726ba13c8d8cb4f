/** How sure a mean over questions is: percentile intervals over questions drawn again with replacement (Efron 1979). */
import { streamOf, threefry } from "../ask/sample/noise";

const DRAWS = 1000;
/** The 25th draw from either side holds 95 % of them between. */
const TAIL = 0.025;

export type Interval = readonly [low: number, high: number];

/** 95 % intervals of each metric's mean over 1,000 draws of questions; the same seed gives the same bits. `judged` is not empty. */
export function bootstrapIntervals(
  judged: readonly Readonly<Record<string, number>>[],
  seed: number,
): Record<string, Interval> {
  const names = Object.keys(judged[0] ?? {});
  const columns = names.map((name) => Float64Array.from(judged, (one) => one[name]!));
  const means = columns.map(() => new Float64Array(DRAWS));
  const drawn = new Int32Array(judged.length);
  for (let draw = 0; draw < DRAWS; draw++) {
    drawQuestions(drawn, seed, draw);
    columns.forEach((column, at) => {
      let sum = 0;
      for (const question of drawn) sum += column[question]!;
      means[at]![draw] = sum / drawn.length;
    });
  }
  return Object.fromEntries(names.map((name, at) => [name, tails(means[at]!.sort())]));
}

/** As many rows as there are questions, each drawn evenly: word over 2^32, times their number. */
function drawQuestions(drawn: Int32Array, seed: number, draw: number): void {
  const { high, low } = streamOf(seed, draw, 0);
  const words = new Uint32Array(2);
  for (let at = 0; at < drawn.length; at++) {
    if ((at & 1) === 0) threefry(high, low, at >>> 1, 0, words);
    drawn[at] = Math.floor((words[at & 1]! / 2 ** 32) * drawn.length);
  }
}

function tails(sorted: Float64Array): Interval {
  const edge = Math.floor(DRAWS * TAIL);
  return [sorted[edge]!, sorted[DRAWS - 1 - edge]!];
}
