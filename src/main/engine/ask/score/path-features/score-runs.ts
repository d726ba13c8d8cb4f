/** A path's score over several runs, each of which sees other documents. */
import type { RankedPath } from "../../stage";
import type { ContextDraw } from "./draw-contexts";
import { asProbability, contributionsOf, logitOf } from "./path-model";
import type { PathNumbers } from "./path-numbers";
import { reasonsOf } from "./path-reasons";

/** By the mean logit of all runs; `std` is the standard deviation of their probabilities. Undefined where two nodes are not joined. */
export function scoreRuns(
  numbers: PathNumbers,
  nodes: readonly number[],
  runs: readonly ContextDraw[],
): Omit<RankedPath, "path"> | undefined {
  const parts: Float64Array[] = [];
  for (const run of numbers.seesAll(nodes, runs[0]!) ? runs.slice(0, 1) : runs) {
    const own = numbers.of(nodes, run);
    if (!own) return undefined;
    parts.push(contributionsOf(own));
  }
  const mean = parts[0]!.map((_, at) => parts.reduce((sum, one) => sum + one[at]!, 0) / parts.length);
  const each = parts.map((one) => asProbability(logitOf(one)));
  const middle = each.reduce((sum, one) => sum + one, 0) / each.length;
  const variance = each.reduce((sum, one) => sum + (one - middle) ** 2, 0) / each.length;
  return { score: asProbability(logitOf(mean)), std: Math.sqrt(variance), why: reasonsOf(mean) };
}
