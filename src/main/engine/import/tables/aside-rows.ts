/** Rows of a table that tell of no thing: titles above its header, those of units or types under it, and one at its foot that sums up the others. */
import { fold } from "../../../../shared/fold";
import { type Message, message } from "../../../../shared/sentences/sentences";
import { named } from "../source/reject-list";
import { isNumber } from "./column-cells";
import type { SampleRow } from "./table-sample";
import { typeRows } from "./type-rows";

export interface AsideRows {
  /** Stand above the header. */
  readonly titles: readonly SampleRow[];
  /** Stand right under the header. */
  readonly units: readonly SampleRow[];
  readonly totals: SampleRow | undefined;
  /** All others. */
  readonly rows: readonly SampleRow[];
}

/** Fewer rows tell nothing apart. */
const FEWEST_ROWS = 3;

/** Looks at records of which the first, or the first below titles, may be a header. */
export function asideRows(all: readonly SampleRow[]): AsideRows {
  const titles = titlesOf(all);
  const rows = all.slice(titles.length);
  const [first, second, ...others] = rows;
  const last = rows.at(-1);
  if (!first || !second || others.length < FEWEST_ROWS - 1 || first.cells.some((cell) => isNumber(cell)))
    return { titles, units: [], totals: undefined, rows };
  const totals = isTotal(last!.cells, rows.slice(1, -1)) ? last : undefined;
  const body = others.filter((row) => row !== totals);
  const types = typeRows(rows.slice(1));
  const units = types.length === 0 && areUnits(second.cells, body) ? [second] : types;
  return { titles, units, totals, rows: rows.filter((row) => !units.includes(row) && row !== totals) };
}

/** More rows than these are no titles. */
const MOST_TITLES = 4;

/** The first rows where one cell stands alone, as it does in no other row below them. */
function titlesOf(rows: readonly SampleRow[]): readonly SampleRow[] {
  const filled = rows.map(({ cells }) => cells.filter((cell) => cell.trim() !== "").length);
  const start = filled.findIndex((count) => count > 1);
  const isTable = start > 0 && start <= MOST_TITLES && rows.length - start > FEWEST_ROWS;
  return isTable && filled.slice(start).every((count) => count > 1) ? rows.slice(0, start) : [];
}

type Told = { readonly [part in Exclude<keyof AsideRows, "rows">]?: AsideRows[part] | undefined };

/** What is left out, and why. */
export function asideWarnings({ titles = [], units = [], totals }: Told): Message[] {
  const told = ({ line, cells }: SampleRow) => ({ line, row: named(cells.join(", ")) });
  return [
    ...titles.map(({ line, cells }) =>
      message("row-of-title", { line, row: named(cells.filter((cell) => cell.trim() !== "").join(", ")) }),
    ),
    ...units.map((row) => message("row-of-units", told(row))),
    ...(totals ? [message("row-of-totals", told(totals))] : []),
  ];
}

/** Whether a warning is one of those: they stay true whatever somebody says of the columns. */
export function isAside({ kind }: Message): boolean {
  return kind === "row-of-title" || kind === "row-of-units" || kind === "row-of-totals";
}

const IN_BRACKETS = /^[([{<].*[)\]}>]$/;
const TYPE =
  /^(?:string|str|text|char|varchar|object|int|integer|long|float|double|number|numeric|decimal|bool|boolean|date|datetime|category)(?:\[\]|\(\d+\))?$/i;

/** Whether cells say what the numbers under them count: they are no numbers themselves, and say nothing over words but in brackets. */
function areUnits(cells: readonly string[], body: readonly SampleRow[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "");
  if (filled.length === 0 || cells.length < 2) return false;
  const areTypes = filled.every((cell) => TYPE.test(cell.trim()));
  const overNumbers = cells.map((_, at) => areNumbers(columnOf(body, at)));
  return (
    cells.some((cell, at) => overNumbers[at] && cell.trim() !== "") &&
    cells.every((said, at) => {
      const cell = said.trim();
      return overNumbers[at]
        ? !isNumeric(cell)
        : cell === "" || cell === "-" || areTypes || IN_BRACKETS.test(cell);
    })
  );
}

const TOTAL =
  /^(?:(?:grand|overall|sub)[ -]?)?(?:totals?|sum|average|mean|suma|media|medie|summe|gesamt(?:summe)?|insgesamt|somme|totale|moyenne)(?: general[ae]?)?:?$/;
/** Sums of rounded numbers differ by as much. */
const ROUNDED = 0.005;

/** Whether a last row is called a total, and either is one of the numbers above it or has no words beside. */
function isTotal(cells: readonly string[], above: readonly SampleRow[]): boolean {
  const at = cells.findIndex((cell) => cell.trim() !== "");
  if (at < 0 || !TOTAL.test(fold(cells[at]!.trim()).toLowerCase()) || above.length < FEWEST_ROWS - 1)
    return false;
  const others = cells.flatMap((cell, column) => (column === at || cell.trim() === "" ? [] : [column]));
  if (others.length === 0 || !others.every((column) => isNumeric(cells[column]!))) return false;
  const hasGap = cells.some((cell, column) => cell.trim() === "" && columnOf(above, column).length > 0);
  return hasGap || others.some((column) => sumsUp(toNumber(cells[column]!), columnOf(above, column)));
}

function sumsUp(said: number, column: readonly string[]): boolean {
  const numbers = column.filter(isNumeric).map(toNumber);
  const sum = numbers.reduce((whole, one) => whole + one, 0);
  return (
    numbers.length > 1 &&
    [sum, sum / numbers.length].some((own) => Math.abs(own - said) <= ROUNDED * Math.max(1, Math.abs(own)))
  );
}

/** The cells of a column that say something. */
function columnOf(rows: readonly SampleRow[], at: number): string[] {
  return rows.map(({ cells }) => (cells[at] ?? "").trim()).filter((cell) => cell !== "");
}

function areNumbers(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.every(isNumeric);
}

/** As people write numbers: with a decimal comma, parted thousands or a percent sign, too. */
function isNumeric(cell: string): boolean {
  return isNumber(plain(cell));
}

function toNumber(cell: string): number {
  return Number(plain(cell));
}

function plain(cell: string): string {
  const bare = cell.trim().replace(/^\p{Sc}\s*|\s*(?:%|\p{Sc}|lei|ron|eur)$/giu, "");
  // "17.065,50".
  if (/^-?\d{1,3}(?:\.\d{3})+,\d+$/.test(bare)) return bare.replaceAll(".", "").replace(",", ".");
  return /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare) ? bare.replaceAll(",", "") : bare.replace(",", ".");
}
