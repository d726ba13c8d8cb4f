/** Tables in which an editor cut the blanks off the ends of lines, tabs among them: rows lack their last cells where nothing stood in these. */
import type { MappingRole } from "../../../../shared/import/preview";
import type { TablePlan } from "./table-plan";

/** Without these a row says nothing. */
const NEEDED: ReadonlySet<MappingRole> = new Set(["id", "source", "target", "relation", "edge"]);

type Cells = readonly string[];
type FillUp = (cells: Cells, line: number) => Cells | undefined;

/** Gives rows their last cells back, or undefined where one lacks more than that; undefined for a table whose beginning was not cut so. */
export function trimmedRows(plan: TablePlan): FillUp | undefined {
  const { dialect, roles, isNumbered } = plan;
  const width = roles.length - (isNumbered ? 1 : 0);
  const rows = isNumbered ? [] : plan.rows;
  // What cut one line's end has cut all of them.
  if (dialect.delimiter !== "\t" || rows.some((cells) => cells.at(-1)!.trim() === "")) return undefined;
  const needed = 1 + roles.findLastIndex((role) => NEEDED.has(role));
  const isShort = (cells: Cells): boolean => cells.length < width && cells.length >= Math.max(2, needed);
  const areShort = rows.filter((cells) => cells.length < width);
  if (areShort.length === 0 || !areShort.every(isShort) || areTorn(rows, width)) return undefined;
  let before = { cells: width, line: 0 };
  return (cells, line) => {
    // A line that was torn in two goes on in the next one.
    const isRest = before.line === line - 1 && before.cells + cells.length === width + 1;
    before = { cells: cells.length, line };
    if (!isShort(cells) || isRest) return undefined;
    return [...cells, ...Array.from({ length: width - cells.length }, () => "")];
  };
}

/** Whether short rows that follow each other may be one row with line ends in its cells. */
function areTorn(rows: readonly Cells[], width: number): boolean {
  return rows.some((_, from) => {
    let cells = 0;
    for (let to = from; to < rows.length && rows[to]!.length < width && cells < width; to++) {
      cells += rows[to]!.length - (to > from ? 1 : 0);
      if (to > from && cells === width) return true;
    }
    return false;
  });
}
