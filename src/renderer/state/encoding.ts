/** Which numbers of a run colour and widen its edges. */
import type { RunView } from "../../shared/trace";
import type { Encoding } from "../canvas/canvas-props";
import { numberColumns } from "./triples";
import type { Workbench } from "./workbench";

/** Numbers that say most about an edge, the best first. */
const TELLING = ["p", "prize", "pathScore", "score", "salience", "cosine"];

/** The person's choice where the run has those numbers, otherwise its most telling one for colour and width alike. */
export function encodingOf(run: RunView, chosen: Encoding | null): Encoding {
  const columns = numberColumns(run);
  const telling = TELLING.find((name) => columns.includes(name)) ?? columns[0] ?? "";
  if (chosen === null) return { edgeColour: telling, edgeWidth: telling };
  const fit = (name: string): string => (name === "" || columns.includes(name) ? name : telling);
  return { edgeColour: fit(chosen.edgeColour), edgeWidth: fit(chosen.edgeWidth) };
}

export function chooseEncoding(state: Workbench, encoding: Encoding): Workbench {
  return { ...state, encoding };
}
