import type { EdgePrizeInstance } from "../../../src/main/engine/pcst/solve-with-edge-prizes";

/** Smallest possible objective, by trying every choice of edges (so for a dozen edges at most). */
export function optimum(instance: EdgePrizeInstance): number {
  const all = sum(instance.prizes) + sum(instance.edgePrizes);
  let best = all;
  for (let choice = 0; choice < 2 ** instance.costs.length; choice++) {
    best = Math.min(best, all - bestWorth(instance, choice));
  }
  return best;
}

/** What the best parts of a choice of edges are worth: the root's part, or at most as many parts as clusters are wanted. */
function bestWorth(instance: EdgePrizeInstance, choice: number): number {
  const { nodeCount, sources, prizes, costs, edgePrizes, root, clusters } = instance;
  const parts = partsOf(instance, choice);
  const worths = new Array<number>(nodeCount).fill(0);
  for (let node = 0; node < nodeCount; node++) worths[parts[node]!]! += prizes[node]!;
  for (let edge = 0; edge < costs.length; edge++) {
    if (isChosen(choice, edge)) worths[parts[sources[edge]!]!]! += edgePrizes[edge]! - costs[edge]!;
  }
  if (root >= 0) return worths[parts[root]!]!;
  return sum(worths.sort((a, b) => b - a).slice(0, clusters));
}

/** For each node, the smallest node its part of the choice holds. */
function partsOf({ nodeCount, sources, targets, costs }: EdgePrizeInstance, choice: number): number[] {
  let parts = Array.from({ length: nodeCount }, (_, node) => node);
  for (let edge = 0; edge < costs.length; edge++) {
    if (!isChosen(choice, edge)) continue;
    const first = parts[sources[edge]!]!;
    const second = parts[targets[edge]!]!;
    parts = parts.map((part) => (part === first || part === second ? Math.min(first, second) : part));
  }
  return parts;
}

const isChosen = (choice: number, edge: number): boolean => (choice & (1 << edge)) !== 0;

function sum(column: ArrayLike<number>): number {
  let total = 0;
  for (let row = 0; row < column.length; row++) total += column[row]!;
  return total;
}
