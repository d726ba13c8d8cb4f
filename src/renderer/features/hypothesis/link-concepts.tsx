import { Waypoints } from "lucide-react";
import { CO_OCCURS } from "../../../shared/documents/library";
import type { GraphSummary } from "../../../shared/contract";
import { useChange } from "../../state/workbench-context";
import { openHypothesis } from "./hypothesis";
import { HYPOTHESIS_TEXTS } from "./hypothesis-texts";

/** Beside a graph: leads to the hypothesis room, where documents say what occurs with what. */
export function LinkConcepts({ graph }: { graph: GraphSummary }) {
  const change = useChange();
  if (!graph.relations.some(({ name }) => name === CO_OCCURS)) return null;
  return (
    <button type="button" className="button small card-read" onClick={() => change(openHypothesis)}>
      <Waypoints size={14} aria-hidden="true" />
      {HYPOTHESIS_TEXTS.openHint}
    </button>
  );
}
