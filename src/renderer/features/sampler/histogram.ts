/** The histogram of p as the window reads it: where a probability lies on it, and how many edges are above a threshold. */
import type { Probabilities } from "../../../shared/trace";

export type HistogramScale = "logarithmic" | "linear";

/** Smallest power of ten on the logarithmic axis; smaller p stand at its left end. */
const LOWEST = -8;

/** Bins of the axis, lowest p first. */
export function binsOf(probabilities: Probabilities, scale: HistogramScale): Int32Array {
  return probabilities[scale];
}

/** Where p stands on the axis, 0 … 1 from left to right. */
export function placeOf(p: number, scale: HistogramScale): number {
  if (scale === "linear") return clamp(p);
  return p <= 0 ? 0 : clamp(1 - Math.log10(p) / LOWEST);
}

/** The probability at a place on the axis; the left end of the logarithmic one is 0, so that it leaves nothing out. */
export function probabilityAt(place: number, scale: HistogramScale): number {
  if (scale === "linear") return clamp(place);
  return place <= 0 ? 0 : 10 ** (LOWEST * (1 - clamp(place)));
}

/** The nearest edge between bins, as a number of at most four digits: the smallest steps of a dragged threshold. */
export function nearestEdge(place: number, bins: number, scale: HistogramScale): number {
  const edge = Math.round(clamp(place) * bins) / bins;
  return Number(probabilityAt(edge, scale).toPrecision(4));
}

/** Edges with p ≥ the threshold by the bins alone: exact between bins, otherwise shared out evenly within the bin. */
export function countAtLeast(probabilities: Probabilities, threshold: number, scale: HistogramScale): number {
  const bins = binsOf(probabilities, scale);
  const at = placeOf(threshold, scale) * bins.length;
  const whole = Math.round(at);
  // A threshold of four digits lies a hair beside the edge it means.
  const start = Math.abs(at - whole) < 1e-3 ? whole : at;
  return Math.round(bins.reduce((sum, count, bin) => sum + count * clamp(bin + 1 - start), 0));
}

function clamp(share: number): number {
  return Math.max(0, Math.min(1, share));
}
