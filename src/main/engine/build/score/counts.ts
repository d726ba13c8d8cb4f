/** Precision, recall and F of what was found against what is there. */
import type { LabelScore } from "../../../../shared/texts/build";

export interface Counts {
  right: number;
  found: number;
  there: number;
}

export function scoreOf({ right, found, there }: Counts): LabelScore {
  const p = found === 0 ? 0 : right / found;
  const r = there === 0 ? 0 : right / there;
  return { p, r, f1: harmonic(p, r), n: there };
}

export function harmonic(p: number, r: number): number {
  return p + r === 0 ? 0 : (2 * p * r) / (p + r);
}
