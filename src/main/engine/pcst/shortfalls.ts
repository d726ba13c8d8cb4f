import type { Growth } from "./growth";
import type { Instance } from "./instance";
import { CYCLE, NEVER_REACHED } from "./reason-codes";
import type { Scratch } from "./scratch";

/**
 * Per edge that never fired: what was left of its cost when growth stopped (≥ 0; 0 when only the tie rule stood in the way); NaN for
 * the others. An edge whose ends had become one cluster before its event came is turned from never-reached into a cycle.
 */
export function measureShortfalls(instance: Instance, growth: Growth, scratch: Scratch): Float64Array {
  const { sources, targets, costs } = instance;
  const { reasons } = growth;
  const { tops, paid } = surroundings(growth, scratch);
  const margins = costs.slice();
  for (let edge = 0; edge < margins.length; edge++) {
    const source = sources[edge]!;
    const target = targets[edge]!;
    if (reasons[edge] !== NEVER_REACHED) margins[edge] = NaN;
    else if (tops[source] === tops[target]) {
      reasons[edge] = CYCLE;
      margins[edge] = NaN;
    } else margins[edge] = Math.max(0, margins[edge]! - paid[source]! - paid[target]!);
  }
  return margins;
}

/** By node: the top cluster around it, and the moats around it. Once per node, because most have many edges. */
function surroundings(
  { clusters, now }: Growth,
  scratch: Scratch,
): { readonly tops: Int32Array; readonly paid: Float64Array } {
  const tops = scratch.integers(clusters.nodeCount);
  const paid = scratch.floats(clusters.nodeCount);
  for (let node = 0; node < tops.length; node++) {
    clusters.climb(node, now);
    tops[node] = clusters.top;
    paid[node] = clusters.paid[0]!;
  }
  return { tops, paid };
}
