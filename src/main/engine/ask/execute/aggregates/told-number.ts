/** A number as a sentence tells it. */

/** Rounded to two decimals, and below 1 to three figures. */
export function toldNumber(value: number): number {
  return Number(Math.abs(value) >= 1 ? value.toFixed(2) : value.toPrecision(3));
}
