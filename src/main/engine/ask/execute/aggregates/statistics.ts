/** One number for many. */

/** What is made of many numbers. */
export const STATISTICS = ["mean", "median", "sum", "max", "min"] as const;
export type Statistic = (typeof STATISTICS)[number];

/** The number that a statistic makes of at least one; a median of an even number lies half way between the two in the middle. */
export function statistic(of: Statistic, values: readonly number[]): number {
  switch (of) {
    case "mean":
      return sum(values) / values.length;
    case "median":
      return median(values);
    case "sum":
      return sum(values);
    case "max":
      return values.reduce((most, value) => Math.max(most, value));
    case "min":
      return values.reduce((least, value) => Math.min(least, value));
  }
}

/** Rounding errors are gathered and added at the end (Neumaier, ZAMM 54, 1974). */
function sum(values: readonly number[]): number {
  let total = 0;
  let lost = 0;
  for (const value of values) {
    const next = total + value;
    lost += Math.abs(total) >= Math.abs(value) ? total - next + value : value - next + total;
    total = next;
  }
  return total + lost;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  return Number.isInteger(half) ? (sorted[half - 1]! + sorted[half]!) / 2 : sorted[Math.floor(half)]!;
}
