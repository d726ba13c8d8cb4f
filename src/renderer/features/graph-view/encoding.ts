/** Which numbers of a run colour and widen its edges. */
import type { RunView } from "../../../shared/trace";
import type { Encoding } from "../../picture/elements";
import { numberColumns } from "../tables/number-columns";
import type { Workbench } from "../../state/workbench";

/** Numbers that say most about an edge, the best first. */
const TELLING = ["attention", "p", "prize", "pathScore", "score", "salience", "cosine"];

/** Numbers from 0 to 1 that are compared as they are: a p of 0.2 is faint even where all others are fainter. */
const UNITS = ["p", "zSoft", "frequency"];

/** Columns by drawn row that change without a new run, by name. */
export type LiveColumns = Readonly<Record<string, Float64Array>>;

const NO_COLUMNS: LiveColumns = {};

/** The person's choice where the run has that number, otherwise its most telling one; "" is none. */
export function encodingOf(run: RunView, chosen: string | null, live: LiveColumns = NO_COLUMNS): Encoding {
  const columns = encodableColumns(run, Object.keys(live));
  const telling = TELLING.find((name) => columns.includes(name)) ?? columns[0] ?? "";
  const name = chosen !== null && (chosen === "" || columns.includes(chosen)) ? chosen : telling;
  const unit = UNITS.includes(name);
  return { edgeColour: name, edgeWidth: name, unit, ...(live[name] !== undefined && { columns: live }) };
}

/** Every number that edges can be drawn by: the run's own and live ones. */
export function encodableColumns(run: RunView, liveNames: readonly string[]): string[] {
  return [...new Set([...numberColumns(run), ...liveNames])];
}

export function chooseEncoding(state: Workbench, encoding: string): Workbench {
  return { ...state, encoding };
}
