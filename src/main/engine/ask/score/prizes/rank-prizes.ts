/** G-Retriever's prizes (arXiv 2402.07630; METHODS 1.2) as mathematics over plain columns. */

/** Each lower rank of edges is worth at least this share less than the one above. */
const STEP = 0.01;

/** The k rows of highest cosine earn k, k − 1, …, 1, all others 0; NaN never wins, equal cosines go to the lower row. */
export function rankNodePrizes(cosines: Float64Array, topNodes: number): Float64Array {
  const rows = Array.from(cosines.keys()).filter((row) => !Number.isNaN(cosines[row]!));
  rows.sort((a, b) => cosines[b]! - cosines[a]! || a - b);
  const prizes = new Float64Array(cosines.length);
  const k = Math.min(topNodes, cosines.length);
  rows.slice(0, k).forEach((row, rank) => (prizes[row] = k - rank));
  return prizes;
}

/**
 * The K highest distinct cosines are the ranks; a rank's edges share at most K − rank evenly, and never reach the prize of the
 * rank above. (PyG's port subtracts instead of scaling and turns negative with heavy ties; METHODS 1.7.)
 */
export function rankEdgePrizes(cosines: Float64Array, topEdges: number): Float64Array {
  const counts = new Map<number, number>();
  for (const cosine of cosines) counts.set(cosine, (counts.get(cosine) ?? 0) + 1);
  const ranks = [...counts.keys()].sort((a, b) => b - a).slice(0, topEdges);
  const prizeOf = new Map<number, number>();
  let last = ranks.length;
  ranks.forEach((cosine, rank) => {
    const prize = Math.min((ranks.length - rank) / counts.get(cosine)!, last);
    prizeOf.set(cosine, prize);
    last = prize * (1 - STEP);
  });
  return cosines.map((cosine) => prizeOf.get(cosine) ?? 0);
}

/** C_e: the cost asked for, lowered where needed so that at least one prized edge is always worth taking. */
export function rankEdgeCost(cost: number, edgePrizes: Float64Array): number {
  const best = edgePrizes.reduce((most, prize) => Math.max(most, prize), 0);
  return best > 0 ? Math.min(cost, best * (1 - STEP / 2)) : cost;
}
