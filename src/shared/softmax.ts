/** The share of each score: exp(score) over the sum of all, in [0, 1]; they add up to 1. */
export function softmax(scores: ArrayLike<number>): number[] {
  const all = Array.from(scores);
  const most = Math.max(...all);
  const weights = all.map((score) => Math.exp(score - most));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
