/** A path's score over several runs, each of which sees other documents. */
import type { PastGraph } from "../../../store/past/past";
import type { ContextDraw } from "../ranked-paths/draw-contexts";
import { asProbability, scoreOfLogits } from "../ranked-paths/length-prior";
import type { JudgedPath, PathJudge } from "../ranked-paths/path-judge";
import { contributionsOf, logitOf, TRAINED_UP_TO } from "./path-model";
import { PathNumbers } from "./path-numbers";
import { reasonsOf } from "./path-reasons";

/** The linear model over numbers of paths; `labels` are the first label handles of all nodes. */
export function featuresJudge(past: PastGraph, labels: Int32Array): PathJudge {
  return {
    trainedUpTo: TRAINED_UP_TO,
    between: (a, b) => {
      const numbers = new PathNumbers(past, labels, a, b);
      return {
        judge: (paths, runs) => Promise.resolve(paths.map((nodes) => scoreRuns(numbers, nodes, runs))),
      };
    },
  };
}

/** By the mean logit of all runs; `std` is the standard deviation of their probabilities. Undefined where two nodes are not joined. */
export function scoreRuns(
  numbers: PathNumbers,
  nodes: readonly number[],
  runs: readonly ContextDraw[],
): JudgedPath | undefined {
  const parts: Float64Array[] = [];
  for (const run of numbers.seesAll(nodes, runs[0]!) ? runs.slice(0, 1) : runs) {
    const own = numbers.of(nodes, run);
    if (!own) return undefined;
    parts.push(contributionsOf(own));
  }
  const mean = parts[0]!.map((_, at) => parts.reduce((sum, one) => sum + one[at]!, 0) / parts.length);
  const { std } = scoreOfLogits(parts.map(logitOf));
  return { score: asProbability(logitOf(mean)), std, why: reasonsOf(mean) };
}
