/** Which numbers of a run's edges are worth a column. */
import type { RunView } from "../../../shared/trace";

/** Numbers that are codes, for which words stand elsewhere. */
export const CODES: readonly string[] = ["keptReason"];

/** Numbers that a table shows before all others. */
const FOREMOST: readonly string[] = ["p", "zSoft", "zHard", "frequency", "rank"];

/** Names of the edge numbers that have a value in at least one listed row, those of the sampler first. */
export function numberColumns(view: RunView): string[] {
  const names = Object.entries(view.edges.numbers)
    .filter(([name, column]) => !CODES.includes(name) && column.some((value) => !Number.isNaN(value)))
    .map(([name]) => name);
  const first = FOREMOST.filter((name) => names.includes(name));
  return [...first, ...names.filter((name) => !first.includes(name))];
}
