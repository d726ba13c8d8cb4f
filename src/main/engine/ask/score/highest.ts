/** Rows of the `count` highest scores (no NaN), best first, equal ones in row order; all rows where there are fewer. Linear in the scores but for sorting what it returns. */
export function highest(scores: Float64Array, count: number): number[] {
  const least = count < scores.length ? kthHighest(scores.slice(), count) : -Infinity;
  const rows: number[] = [];
  for (let row = 0; row < scores.length; row++) if (scores[row]! >= least) rows.push(row);
  return rows.sort((a, b) => scores[b]! - scores[a]! || a - b).slice(0, count);
}

/** The k-th highest of `values` (k from 1), which are reordered: Hoare's quickselect, pivots the median of three. Infinity for k = 0. */
function kthHighest(values: Float64Array, k: number): number {
  if (k === 0) return Infinity;
  const wanted = values.length - k;
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = medianOfThree(values[low]!, values[(low + high) >>> 1]!, values[high]!);
    let [left, right] = [low, high];
    while (left <= right) {
      while (values[left]! < pivot) left++;
      while (values[right]! > pivot) right--;
      if (left > right) break;
      const moved = values[left]!;
      values[left++] = values[right]!;
      values[right--] = moved;
    }
    if (wanted <= right) high = right;
    else if (wanted >= left) low = left;
    else break;
  }
  return values[wanted]!;
}

function medianOfThree(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}
