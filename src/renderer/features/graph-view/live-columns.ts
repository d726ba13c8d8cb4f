/** Numbers of edges that change without a new run: soft weights while τ moves, frequencies once draws are counted. */
import type { RunView } from "../../../shared/trace";
import { drawsOf, frequencyColumn } from "../sampler/draws";
import type { LiveColumns } from "./encoding";
import { softWeights } from "../sampler/gumbel";
import { samplingOf, wantedSampling } from "../sampler/sampling";
import type { Workbench } from "../../state/workbench";

/** What the live columns follow; plain values, so that a panel can tell whether they changed. */
export function liveInputs(state: Workbench) {
  const found = drawsOf(state)?.found;
  const ran = state.ranWith === null ? undefined : samplingOf(state.ranWith).temperature;
  const wanted = wantedSampling(state)?.temperature ?? null;
  return {
    draws: found?.state === "ready" ? found.value : null,
    temperature: wanted === ran ? null : wanted,
  };
}

/** Columns by row of `view` that stand in for its own; empty when the run's own numbers are the newest. */
export function liveColumns(
  view: RunView,
  { draws, temperature }: ReturnType<typeof liveInputs>,
): LiveColumns {
  const zSoft = temperature === null ? null : softWeights(view, temperature);
  return {
    ...(zSoft !== null && { zSoft }),
    ...(draws !== null && view.probabilities !== undefined && { frequency: frequencyColumn(view, draws) }),
  };
}

/** The view with its live columns in place, for panels that list numbers. */
export function withLiveColumns(view: RunView, live: LiveColumns): RunView {
  if (Object.keys(live).length === 0) return view;
  const numbers = { ...view.edges.numbers, ...live } as RunView["edges"]["numbers"];
  return { ...view, edges: { ...view.edges, numbers } };
}
