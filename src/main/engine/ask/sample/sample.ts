/** Stage 4: which candidate edges go on to pruning, and the verdict of those that do not (METHODS 4). */
import type { CandidateGraph } from "../../../../shared/graph";
import type { SampleParams } from "../../../../shared/stages/sample";
import { VERDICTS } from "../../../../shared/trace";
import { message, type Message } from "../../../../shared/sentences/sentences";
import { gumbelsOf, isDrawn, pulls, softWeights } from "./gumbel";
import { freeOrder, letPinsThrough } from "../pins/pin-selection";
import { chancesOf, ranksOf, type Chances } from "./sample-chances";
import type { PinColumns, Ports, Scores, Selection } from "../stage";

export interface SampleInput {
  readonly graph: CandidateGraph;
  readonly scores: Scores;
  /** Seed of the random draws of methods that draw. */
  readonly seed: number;
  /** Absent where nothing is pinned. */
  readonly pins?: PinColumns;
}

const GOES_ON = 0;
const BELOW_FACT_CAP = VERDICTS.indexOf("below-fact-cap");
const BELOW_THRESHOLD = VERDICTS.indexOf("below-threshold");
const LOST_DRAW = VERDICTS.indexOf("lost-draw");

/**
 * "none": every candidate goes on. "inference" and "gumbel" need the score method's probabilities and tell their numbers (p, logit,
 * rank; g1, g0, zSoft, zHard); where they would leave no edge, the likeliest goes on. What is pinned out never does and takes no place under the
 * cap; what is pinned in does whatever its p. Throws FailureError where there is no usable p.
 */
export async function sampleEdges(
  input: SampleInput,
  params: SampleParams,
  { store }: Pick<Ports, "store">,
): Promise<Selection> {
  const selection = await select(input, params, store);
  return input.pins ? letPinsThrough(selection, input.pins) : selection;
}

async function select(
  { graph, scores, seed, pins }: SampleInput,
  params: SampleParams,
  store: Ports["store"],
): Promise<Selection> {
  if (params.method === "none") {
    return { verdicts: new Uint8Array(graph.edges.length), edgeNumbers: {}, notes: [] };
  }
  const all = await chancesOf(graph, scores, store);
  const chances = pins ? { ...all, order: freeOrder(all.order, pins) } : all;
  const { probabilities: p, logits: logit, keys } = chances;
  const rank = ranksOf(all.order);
  if (params.method === "inference") {
    return { ...byThreshold(chances, params), keys, edgeNumbers: { p, logit, rank } };
  }
  // Noise also for edges beyond the cap: the cap masks what was drawn, it does not change the draw.
  const { g1, g0 } = gumbelsOf(keys, { ...params, seed });
  const pulled = pulls(logit, g1, g0);
  const zHard = Float64Array.from(pulled, (pull) => (isDrawn(pull) ? 1 : 0));
  const zSoft = softWeights(pulled, params.temperature);
  return { ...byDraw(chances, params, pulled), keys, edgeNumbers: { p, logit, rank, g1, g0, zSoft, zHard } };
}

type Choice = Pick<Selection, "verdicts" | "notes">;

/** One draw: the edges with z_hard = 1 among the `maxFacts` likeliest, or else the likeliest. */
export function byDraw(
  chances: Pick<Chances, "order">,
  { maxFacts }: Pick<SampleParams, "maxFacts">,
  pulled: Float64Array,
): Choice {
  const { order } = chances;
  const all = new Uint8Array(pulled.length);
  const verdicts = within(all, order, maxFacts, (row) => (isDrawn(pulled[row]!) ? GOES_ON : LOST_DRAW));
  return withFallback(verdicts, order, message("none-drawn"));
}

/** The inference rule of D-RAG: the `maxFacts` likeliest with p ≥ threshold, or else the likeliest; no noise. */
function byThreshold({ probabilities, order }: Chances, { maxFacts, threshold }: SampleParams): Choice {
  const verdicts = within(new Uint8Array(probabilities.length), order, maxFacts, (row) =>
    probabilities[row]! >= threshold ? GOES_ON : BELOW_THRESHOLD,
  );
  return withFallback(verdicts, order, message("none-likely"));
}

/** Fills `verdicts`: the first of the order by `verdictOf`, all others below the cap. */
function within(
  verdicts: Uint8Array,
  order: Uint32Array,
  maxFacts: number,
  verdictOf: (row: number) => number,
): Uint8Array {
  verdicts.fill(BELOW_FACT_CAP);
  for (const row of order.subarray(0, maxFacts)) verdicts[row] = verdictOf(row);
  return verdicts;
}

/** An empty selection would answer nothing: the likeliest edge goes on alone, and a note says so. */
function withFallback(verdicts: Uint8Array, order: Uint32Array, why: Message): Choice {
  if (order.length === 0 || verdicts.includes(GOES_ON)) return { verdicts, notes: [] };
  verdicts[order[0]!] = GOES_ON;
  return { verdicts, notes: [why] };
}
