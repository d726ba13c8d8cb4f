import type { Clusters } from "./clusters";
import type { Growth } from "./growth";
import type { Instance } from "./instance";
import { CYCLE, NEVER_REACHED } from "./reason-codes";

/**
 * Per edge that never fired: what was left of its cost when growth stopped (≥ 0; 0 when only the tie rule stood in the way); NaN for
 * the others. An edge whose ends had become one cluster before its event came is turned from never-reached into a cycle.
 */
export function measureShortfalls(instance: Instance, growth: Growth): Float64Array {
  const { sources, targets, costs } = instance;
  const { clusters, reasons } = growth;
  const margins = costs.slice();
  for (let edge = 0; edge < costs.length; edge++) {
    const source = sources[edge]!;
    const target = targets[edge]!;
    if (reasons[edge] !== NEVER_REACHED) margins[edge] = NaN;
    else if (source === target || !isUntouched(clusters, source) || !isUntouched(clusters, target)) {
      const left = costLeft(instance, growth, edge);
      if (Number.isNaN(left)) reasons[edge] = CYCLE;
      margins[edge] = left;
    }
  }
  return margins;
}

/** A node that no moat surrounds. */
function isUntouched({ parents, moats, isActive }: Clusters, node: number): boolean {
  return parents[node] === 0 && moats[node] === 0 && isActive[node] === 0;
}

/** Cost less the moats of both ends; NaN when both are in one cluster. */
function costLeft({ sources, targets, costs }: Instance, { clusters, now }: Growth, edge: number): number {
  clusters.climb(sources[edge]!, now);
  const top = clusters.top;
  const paid = clusters.paid[0]!;
  clusters.climb(targets[edge]!, now);
  if (clusters.top === top) return NaN;
  return Math.max(0, costs[edge]! - paid - clusters.paid[0]!);
}
