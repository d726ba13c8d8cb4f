/** Whether the first row of a table is its header. */
import { isMoment } from "./cell-kinds";
import { isNumber, type Rows } from "./column-cells";
import { countKnown, knownRoles } from "./known-columns";
import { numberTitles } from "./number-titles";
import { ID_TITLE, isVerbPhrase } from "./title-shapes";

/** As SPARQL names columns: "?s". */
const VARIABLE = /^[?$][\p{L}_][\p{L}\p{N}_]*$/u;

/** Whether the first row names the columns. "perhaps": nothing of it comes again, and nothing says that it is a header. */
export function headerRow(rows: Rows): "yes" | "no" | "perhaps" {
  const [first = [], ...others] = rows;
  const cells = first.map((cell) => cell.trim());
  if (cells.some((cell) => isNumber(cell))) return overNumbersToo(cells, others);
  // Files put one after the other bring their header along each time.
  const rest = others.filter((row) => row.join("\t") !== first.join("\t"));
  const known = knownRoles(cells);
  const titles = cells.filter((cell) => cell !== "");
  if (titles.length > 0 && titles.every((cell) => VARIABLE.test(cell))) return "yes";
  if (new Set(titles).size < titles.length)
    return known.kind !== undefined || countKnown(titles) === titles.length ? "perhaps" : "no";
  // Where both ends are named so, what stands over the others may well be a value of theirs too.
  const { roles } = known;
  const namesEnds = roles.includes("source") && roles.includes("target");
  const comesAgain = cells.some(
    (cell, at) =>
      cell !== "" &&
      (!namesEnds || roles[at] === "source" || roles[at] === "target") &&
      rest.some((row) => row[at]?.trim() === cell),
  );
  const count = countKnown(cells, known);
  if (!comesAgain && count >= Math.min(2, cells.length)) return "yes";
  if (rest.length === 0 || isCodeOfColumn(cells, rest)) return "no";
  const seen = countCells(rest);
  const again = titles.map((cell) => seen.get(cell) ?? 0).filter((times) => times > 0);
  const overNumbers = cells.filter((cell, at) => cell !== "" && isOverPlain(cell, at, rest)).length;
  if (again.length === 0 && cells.length === 2 && isVerbPhrase(cells[1]!)) return "yes";
  if (overNumbers > 1 || (overNumbers > 0 && again.length === 0)) return "yes";
  // Over numbers alone no value of the table stands, whatever else comes again.
  if (overNumbers > 0 && rest.length >= FEW_NUMBERS) return "perhaps";
  // One word of a header may by chance be a value, too, as "ID" is the code of a country.
  const mayBeChance = again.length === 1 && again[0]! <= MOST_BY_CHANCE && titles.length > 2 && count > 0;
  if (again.length > 0) return mayBeChance && rest.length >= FEW_ROWS ? "perhaps" : "no";
  const isNamed = cells.every((cell) => /^[\p{L}_#][\p{L}\p{N} _.:;()/-]{0,40}$|^$/u.test(cell));
  if (cells.length > 3 && isNamed) return "yes";
  return isNamed && (rest.length >= 3 || count > 0 || cells.some((cell) => ID_TITLE.test(cell)))
    ? "perhaps"
    : "no";
}

/** A first row with numbers: some title columns, and a word for ids at its beginning may say that all of it does. */
function overNumbersToo(cells: readonly string[], others: Rows): "yes" | "no" | "perhaps" {
  const titles = numberTitles(cells, others);
  if (titles !== "no" || knownRoles(cells).roles[0] !== "id") return titles;
  const areWords =
    others.length > 0 && others.every(([own = ""]) => own.trim() !== "" && own.trim() !== cells[0]);
  return areWords ? "perhaps" : "no";
}

/** Whether a cell is no number or day and stands over nothing else: over numbers alone, or over days in most rows. */
function isOverPlain(cell: string, at: number, others: Rows): boolean {
  const column = others.map((row) => (row[at] ?? "").trim());
  if (column.every(isNumber)) return true;
  const filled = column.filter((own) => own !== "");
  return (
    filled.length >= FEW_NUMBERS &&
    filled.length * 2 > column.length &&
    filled.every(isMoment) &&
    !isMoment(cell)
  );
}

/** A code (“SL-0476”, “GO:0031672”) made as every other one of its column is: one more of them, that no title would be. */
function isCodeOfColumn(cells: readonly string[], others: Rows): boolean {
  if (others.length < FEW_NUMBERS) return false;
  return cells.some((cell, at) => {
    const made = shapeOf(cell);
    return made !== cell && others.every((row) => shapeOf((row[at] ?? "").trim()) === made);
  });
}

const shapeOf = (cell: string): string => cell.replace(/\d+/gu, "0");

const MOST_BY_CHANCE = 2;
/** In fewer rows one that comes again says that it is one of them. */
const FEW_ROWS = 20;

/** Rows whose numbers say that what stands over them is none of theirs. */
const FEW_NUMBERS = 3;

function countCells(rows: Rows): Map<string, number> {
  const counts = new Map<string, number>();
  for (const cell of rows.flat()) counts.set(cell.trim(), (counts.get(cell.trim()) ?? 0) + 1);
  return counts;
}

/** Whether a first row is none of the table's: one cell above several, or fewer than every other row has by more than a name of the rows. */
export function isTitle(first: readonly string[], others: Rows): boolean {
  if (filled(first) === 1) return others.every((cells) => filled(cells) > 1);
  return others.every((cells) => filled(cells) > first.length + 1);
}

function filled(cells: readonly string[]): number {
  return cells.filter((cell) => cell.trim() !== "").length;
}
