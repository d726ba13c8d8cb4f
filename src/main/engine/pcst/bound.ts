/**
 * What the moats of a finished growth prove about every solution (linear programming duality; Goemans & Williamson 1995, section 4).
 *
 * Moats never overfill an edge nor outspend the prizes inside them. So a solution pays, in cost or in lost prize, at least once for
 * each moat that does not hold a whole tree of it.
 */
import type { Clusters } from "./clusters";
import type { Growth } from "./growth";
import type { Instance } from "./instance";

/** No solution (with a root: one tree through it; without: at most `clusters` trees) has a smaller objective than this. */
export function dualLowerBound(instance: Instance, growth: Growth): number {
  const moats = sumMoats(growth);
  if (instance.root >= 0) return moats;
  const prizes = sum(instance.prizes);
  const gain = Math.max(bestEnclosed(instance, growth.clusters), prizes - moats);
  const fromGains = prizes - instance.clusters * gain;
  if (instance.clusters === 1) return Math.max(0, fromGains);
  return Math.max(0, fromGains, moats - longestChains(growth, instance.clusters));
}

/** The bound, or the objective where only rounding puts the bound above it. */
export function withoutRounding(bound: number, objective: number): number {
  return bound > objective && bound < objective * (1 + 1e-9) ? objective : bound;
}

/**
 * A tree whose smallest enclosing cluster is C pays for every moat inside C, so it is worth (prizes − costs) at most the prizes in C
 * less those moats. This is the best of all C. A tree that no cluster encloses pays for all moats there are.
 */
function bestEnclosed(instance: Instance, clusters: Clusters): number {
  let best = 0;
  for (let node = 0; node < instance.nodeCount; node++) best = Math.max(best, instance.prizes[node]!);
  for (let cluster = instance.nodeCount; cluster < clusters.count; cluster++)
    best = Math.max(best, clusters.prizes[cluster]! - clusters.innerMoats[cluster]!);
  return best;
}

/** Moats that may hold one of `count` trees: the widest `count` ways from a node up through all clusters around it, together. */
function longestChains({ clusters, survivors, now }: Growth, count: number): number {
  const widths = clusters.moats.slice(0, clusters.count);
  for (const cluster of survivors) widths[cluster] = growingMoat(clusters, cluster, now);
  const chains: number[] = [];
  for (let cluster = 0; cluster < clusters.count; cluster++) {
    if (cluster >= clusters.nodeCount) {
      const at = 2 * (cluster - clusters.nodeCount);
      const first = widths[clusters.children[at]!]!;
      const second = widths[clusters.children[at + 1]!]!;
      widths[cluster] = widths[cluster]! + Math.max(first, second);
      chains.push(Math.min(first, second));
    }
    if (clusters.parents[cluster] === 0) chains.push(widths[cluster]!);
  }
  return sum(chains.sort((a, b) => b - a).slice(0, count));
}

function sumMoats({ clusters, survivors, now }: Growth): number {
  let total = sum(clusters.moats.subarray(0, clusters.count));
  for (const cluster of survivors) total += growingMoat(clusters, cluster, now);
  return total;
}

/** A survivor of the last merge starts a rounding error after the last event. */
function growingMoat(clusters: Clusters, cluster: number, now: number): number {
  return Math.max(0, now - clusters.starts[cluster]!);
}

function sum(column: ArrayLike<number>): number {
  let total = 0;
  for (let row = 0; row < column.length; row++) total += column[row]!;
  return total;
}
