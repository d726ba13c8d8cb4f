import type { SampleParams } from "../../../../shared/stages/sample";
import type { Probabilities } from "../../../../shared/trace";
import { log } from "./gumbel-math";
import type { Run } from "../stage";

const LINEAR_BINS = 50;
/** Five to a decade, eight decades up to 1. */
const LOG_BINS = 40;
const BINS_PER_DECADE = 5;
const DECADES = 8;

/** How p is spread over all candidate edges, against the recipe's threshold and cap; undefined where the score method gives none. */
export function probabilitiesOf(
  { scores: { edgeProbabilities }, selection }: Pick<Run, "scores" | "selection">,
  { threshold, maxFacts }: SampleParams,
): Probabilities | undefined {
  if (!edgeProbabilities) return undefined;
  const linear = new Int32Array(LINEAR_BINS);
  const logarithmic = new Int32Array(LOG_BINS);
  let atThreshold = 0;
  for (const p of edgeProbabilities) {
    linear[binWithin(p * LINEAR_BINS, LINEAR_BINS)]!++;
    logarithmic[binWithin((log10(p) + DECADES) * BINS_PER_DECADE, LOG_BINS)]!++;
    if (p >= threshold) atThreshold++;
  }
  const withinCap = Math.min(maxFacts, edgeProbabilities.length);
  // Sorted numbers alone, without their rows, are enough here and quick.
  const capProbability = edgeProbabilities.slice().sort().at(-withinCap) ?? 0;
  const selected = selection.verdicts.reduce((count, verdict) => count + (verdict === 0 ? 1 : 0), 0);
  return { linear, logarithmic, atThreshold, withinCap, capProbability, selected };
}

/** Of the logarithm that rounds alike on any machine: a bin must not depend on it. p may be 0. */
function log10(p: number): number {
  return log(Math.max(p, 1e-300)) * Math.LOG10E;
}

/** p = 1 belongs to the last bin, p = 0 to the first. */
function binWithin(position: number, bins: number): number {
  return Math.max(0, Math.min(bins - 1, Math.floor(position)));
}
