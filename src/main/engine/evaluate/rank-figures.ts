/** How well scores rank what is true above what is not. */

/** Share of true–false pairs in the right order, ties half; NaN where either kind is missing. */
export function areaUnderCurve(scores: readonly number[], truth: readonly boolean[]): number {
  const order = ascending(scores);
  const positives = truth.filter(Boolean).length;
  const negatives = truth.length - positives;
  let sum = 0;
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to < order.length && scores[order[to]!] === scores[order[from]!]) to++;
    // Ranks from 1; all of a tie share the middle one.
    const middle = (from + 1 + to) / 2;
    for (let at = from; at < to; at++) if (truth[order[at]!]) sum += middle;
    from = to;
  }
  return (sum - (positives * (positives + 1)) / 2) / (positives * negatives);
}

/** Σ over thresholds of the recall gained × the precision there; a tie is one threshold. NaN where nothing is true. */
export function averagePrecision(scores: readonly number[], truth: readonly boolean[]): number {
  const order = ascending(scores).reverse();
  const positives = truth.filter(Boolean).length;
  let [found, sum] = [0, 0];
  for (let from = 0; from < order.length;) {
    let [to, gained] = [from, 0];
    for (; to < order.length && scores[order[to]!] === scores[order[from]!]; to++)
      gained += truth[order[to]!] ? 1 : 0;
    found += gained;
    sum += gained * (found / to);
    from = to;
  }
  // Divided at the end: shares that are summed up come out a hair above 1.
  return sum / positives;
}

function ascending(scores: readonly number[]): number[] {
  return [...scores.keys()].sort((a, b) => scores[a]! - scores[b]!);
}
