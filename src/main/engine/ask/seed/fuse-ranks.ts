import type { ScoredNode } from "../../../../shared/graph";

/** Damps the lead of first places; the value of Cormack, Clarke & Büttcher, SIGIR 2009. */
const RANK_CONSTANT = 60;

/** Reciprocal-rank fusion: Σ 1 / (60 + rank) over the lists a node is in; at most `k`, best first, ties by ascending node. */
export function fuseRanks(lists: readonly (readonly ScoredNode[])[], k: number): ScoredNode[] {
  const fused = new Map<number, ScoredNode>();
  for (const list of lists) {
    list.forEach((seed, index) => {
      const earlier = fused.get(seed.node);
      const score = (earlier?.score ?? 0) + 1 / (RANK_CONSTANT + index + 1);
      const mention = earlier?.mention ?? seed.mention;
      fused.set(seed.node, { node: seed.node, score, ...(mention && { mention }) });
    });
  }
  return [...fused.values()].sort((a, b) => b.score - a.score || a.node - b.node).slice(0, k);
}
