import type { Forest } from "./forest";
import type { Growth } from "./growth";
import type { Instance } from "./instance";
import { GW_UNNEEDED } from "./reason-codes";

/**
 * Pruning of Goemans & Williamson (1995): walks the merges backwards and cuts what was taken in while inactive, unless a later
 * merge needs the way through it. `merges[i]` is the merge that edge i of the forest made. Writes the reason of each edge cut.
 */
export function pruneUnneeded(instance: Instance, growth: Growth, forest: Forest, merges: Int32Array): void {
  const { sources, targets } = instance;
  const { frozenClusters, frozenNodes, reasons } = growth;
  const isNeeded = new Uint8Array(growth.clusters.count);
  const need = (node: number): void => markUpwards(isNeeded, growth.clusters.parents, node);
  for (let row = merges.length - 1; row >= 0; row--) {
    const edge = forest.edges[row]!;
    const source = sources[edge]!;
    const target = targets[edge]!;
    const frozen = frozenClusters[merges[row]!]! - 1;
    if (forest.isCut[source] === 1 && forest.isCut[target] === 1) {
      reasons[edge] = GW_UNNEEDED;
    } else if (frozen < 0 || isNeeded[frozen] === 1) {
      need(source);
      need(target);
    } else {
      const inside = frozenNodes[merges[row]!]!;
      reasons[edge] = GW_UNNEEDED;
      forest.cut(inside, inside === source ? target : source);
    }
  }
}

/** A cluster that holds a needed one is needed. */
function markUpwards(isNeeded: Uint8Array, parents: Int32Array, node: number): void {
  let cluster = node;
  while (isNeeded[cluster] === 0) {
    isNeeded[cluster] = 1;
    const parent = parents[cluster]!;
    if (parent === 0) return;
    cluster = parent - 1;
  }
}
