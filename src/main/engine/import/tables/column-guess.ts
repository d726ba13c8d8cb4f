/** What a table's cells themselves say of its columns. */
import type { MappingRole } from "../../../../shared/import/preview";
import { type Message, message } from "../../../../shared/sentences/sentences";
import { areDatabases, isMoment } from "./cell-kinds";
import { knownRoles, saidRoles, type SaidRoles } from "./known-columns";

export type Rows = readonly (readonly string[])[];

/** Roles as far as a table tells them. */
export interface Judged {
  readonly roles: readonly MappingRole[];
  readonly sure: boolean;
  readonly warnings: readonly Message[];
}

const ENDS = ["source", "relation", "target"] as const;

/** Roles by the cells alone; `sure` where they leave no other reading. */
export function judgeCells(
  rows: Rows,
  width: number,
  saidTriples: boolean,
  titles?: readonly string[],
  areWords = false,
): Judged {
  if (saidTriples && width === 3) return { roles: ENDS, sure: true, warnings: [] };
  if (rows.length === 1 && isHeaderOrProse(rows[0]!))
    return { roles: guessRoles(rows, width, titles), sure: false, warnings: [] };
  if (width === 2)
    return {
      roles: ["source", "target"],
      sure: joinThings(cellsOf(rows, 0), cellsOf(rows, 1), areWords),
      warnings: [],
    };
  if (width === 3 && !titles) return judgeThree(rows, areWords);
  return { roles: guessRoles(rows, width, titles), sure: false, warnings: [] };
}

/** A longer cell of a row that stands alone is a sentence, or data packed into letters. */
const LONG_CELL = 100;
/** As programs name columns, and people no things: "ltable_ID". */
const COLUMN_NAME = /^(?:id|\w*_\w*)$/i;

/** Whether a single row is the header of a table without rows, or no table at all. */
function isHeaderOrProse(row: readonly string[]): boolean {
  return row.some((cell) => cell.length > LONG_CELL) || row.every((cell) => COLUMN_NAME.test(cell.trim()));
}

/**
 * Whether two columns are ends of edges: they have things in common, or one thing has several others. Where each row begins with another
 * word that ends nowhere, the table may as well hold things and what is said of them, as it may where they are numbered one after the
 * other: a thing's community is a number too. A single row says nothing against it.
 */
function joinThings(sources: readonly string[], targets: readonly string[], areWords = false): boolean {
  const ends = [sources, targets];
  const areNoThings = (cells: readonly string[]): boolean => areMostlyNumbers(cells) || cells.every(isMoment);
  if (isCount(sources) || areMeasures(sources, targets) || ends.some(areNoThings)) return false;
  const known = new Set(sources);
  if (meet(sources, targets)) return true;
  // Two words may as well be a first and a last name.
  if (areWords && !sources.every(isNumber)) return false;
  const pairs = new Set(sources.map((source, at) => `${source}\t${targets[at]!}`));
  return sources.length < 2 || known.size < pairs.size;
}

/** Whether a row leads to what another one begins with: a row that names one thing twice joins nothing. */
export function meet(sources: readonly string[], targets: readonly string[]): boolean {
  const known = new Set(sources);
  return targets.some((cell, at) => known.has(cell) && cell !== sources[at]);
}

/** Whether one of two columns is of numbers with decimals: places and other measures, which come again in both without being things. */
export function areMeasures(...columns: readonly (readonly string[])[]): boolean {
  return columns.some((cells) => {
    const numbers = cells.map((cell) => cell.replace(",", "."));
    return numbers.every(isNumber) && numbers.some(isDecimal);
  });
}

/** "1.0" is how a column of whole numbers looks once one was missing. */
function isDecimal(cell: string): boolean {
  return !Number.isInteger(Number(cell));
}

/** Whether a column of numbers has words among them, as a file of several parts has between these. */
function areMostlyNumbers(cells: readonly string[]): boolean {
  const numbers = cells.filter(isNumber).length;
  return numbers < cells.length && numbers * 2 >= cells.length;
}

/** Whether cells only count the rows: 0, 1, 2 or 1, 2, 3. */
function isCount(cells: readonly string[]): boolean {
  const first = Number(cells[0]);
  return cells.length > 2 && first <= 1 && cells.every((cell, at) => cell === String(first + at));
}

function judgeThree(rows: Rows, areWords: boolean): Judged {
  const [first, middle, last] = [0, 1, 2].map((at) => cellsOf(rows, at)) as [string[], string[], string[]];
  if (last.every(isNumber)) return judgeWeighted(first, middle, last);
  if (last.every((cell) => cell === "" || cell === "{}"))
    return { roles: ["source", "target", "ignored"], sure: joinThings(first, middle), warnings: [] };
  const warnings = relationWarnings(middle);
  return {
    roles: ENDS,
    sure: warnings.length === 0 && areTriples([first, middle, last], areWords),
    warnings,
  };
}

/** Seconds or milliseconds since 1970, from 2001 on. */
const MOMENT = /^1\d{9}(?:\d{3})?$/;

/** A number after two words is a weight where the words are ends; else it may be the value of what the second one names. */
function judgeWeighted(first: readonly string[], middle: readonly string[], last: readonly string[]): Judged {
  const joins = meet(first, middle);
  const areNumbers = middle.every(isNumber);
  const looksWeighted = joins || last.some((cell) => /\.\d/.test(cell));
  if (!looksWeighted && !areNumbers) return { roles: ENDS, sure: false, warnings: relationWarnings(middle) };
  // Zeros and ones say yes or no of a row; an edge of no weight is none. Alone they may be the rows of a matrix, too.
  const areMarks = last.includes("0") && last.every((cell) => cell === "0" || cell === "1");
  const isMatrix = [...first, ...middle, ...last].every((cell) => cell === "0" || cell === "1");
  const sure =
    !isMatrix &&
    !areMarks &&
    !isCount(first) &&
    !areMeasures(first, middle) &&
    (joins || (looksWeighted && !areNumbers && joinThings(first, middle)));
  const value = last.every((cell) => MOMENT.test(cell)) ? "date" : "weight";
  return { roles: ["source", "target", value], sure, warnings: [] };
}

const MANY_RELATIONS = 1000;

/** Relations between things of which none is source and target: at most so many, or so large a share of the rows. */
const FEW_RELATIONS = 20;
const FEW_OF_ROWS = 0.05;

/** Whether three columns leave no other reading: rows of which each begins with another id, or ends in a list, may as well be nodes. */
function areTriples(
  [first, middle, last]: readonly [string[], string[], string[]],
  areWords: boolean,
): boolean {
  if (last.every((cell) => cell.includes("|"))) return false;
  // Of a thing, a database and its id there the second one is no relation.
  if (first.every(isMoment) || areDatabases(middle)) return false;
  const [sources, targets, kinds] = [first, last, middle].map((cells) => new Set(cells));
  if (first.length < 2) return true;
  // Lists of neighbours have things where a relation would stand.
  const areThings =
    [...kinds!].filter((kind) => sources!.has(kind) || targets!.has(kind)).length * 2 > kinds!.size;
  if (areThings) return false;
  if (meet(first, last)) return true;
  // Three words may as well be a name.
  if (areWords && !first.every(isNumber)) return false;
  if (kinds!.size > Math.max(FEW_RELATIONS, FEW_OF_ROWS * first.length)) return false;
  const comesAgain = targets!.size <= last.length / 2 && kinds!.size <= middle.length / 2;
  return sources!.size < first.length || comesAgain;
}

/** What makes a column of relations look like something else. */
export function relationWarnings(cells: readonly string[]): Message[] {
  const kinds = new Set(cells);
  const rows = cells.length;
  const numeric = [...kinds].filter((cell) => /^[\d.,+\-eE\s]*$/.test(cell)).length;
  if (numeric > 0 && numeric === kinds.size) return [message("relations-numbers")];
  if (kinds.size > MANY_RELATIONS) return [message("relations-many", { kinds: kinds.size, rows })];
  return rows >= 10 && kinds.size > rows / 2 ? [message("relations-names", { kinds: kinds.size, rows })] : [];
}

/** The most likely reading of a wider table, for somebody to look at: what words say, then nodes or edges by the cells. */
function guessRoles(rows: Rows, width: number, titles?: readonly string[]): MappingRole[] {
  const said = titles ? saidRoles(titles) : [];
  const saysEdge = said.some((role) => role !== undefined && role !== "date");
  const roles = Array.from({ length: width }, (_, at): MappingRole =>
    titles?.[at]?.trim() === "" ? "ignored" : (said[at] ?? typeOf(rows, at)),
  );
  return (titles && nodeRoles(rows, titles, roles, saysEdge)) ?? edgeRoles(rows, roles, said);
}

/** Nodes, where a word names them, or rows that a first column tells apart have more to say than two ends do. */
function nodeRoles(
  rows: Rows,
  titles: readonly string[],
  guessed: readonly MappingRole[],
  saysEdge: boolean,
): MappingRole[] | undefined {
  const { roles } = knownRoles(titles);
  const isName = (at: number): boolean => roles[at] === "name" || roles[at] === "text";
  const isUnique = (at: number): boolean => {
    const cells = cellsOf(rows, at);
    return !cells.includes("") && new Set(cells).size === cells.length;
  };
  const columns = guessed.map((_, at) => at);
  const mayBeId = (at: number): boolean =>
    guessed[at] !== "ignored" && isUnique(at) && !areMeasures(cellsOf(rows, at));
  const own =
    roles.indexOf("id") >= 0
      ? roles.indexOf("id")
      : (columns.find((at) => mayBeId(at) && !isName(at)) ?? columns.find(mayBeId));
  const isLikely = columns.some(isName) || (own === 0 && columns.length > 4);
  if (own === undefined || !isLikely || saysEdge || rows.length < 2) return undefined;
  return columns.map((at) =>
    at === own ? "id" : (roles[at] ?? (guessed[at] === "ignored" ? "ignored" : typeOf(rows, at))),
  );
}

function edgeRoles(rows: Rows, guessed: readonly MappingRole[], said: SaidRoles): MappingRole[] {
  const unsaid = guessed.flatMap((_, at) =>
    said[at] === undefined && guessed[at] !== "ignored" ? [at] : [],
  );
  // Measures are no things, as long as there is anything else.
  const others = unsaid.filter((at) => !areMeasures(cellsOf(rows, at)));
  const free = others.length >= 2 ? others : unsaid;
  const texts = free.filter((at) => guessed[at] === "string");
  const isTriple =
    !said.includes("relation") && (texts.length >= 3 || (texts.length < 2 && free.length === 3));
  const places = texts.length >= 2 ? texts : free.length >= 2 ? free : guessed.map((_, at) => at);
  const kinds = (at: number): number => new Set(rows.map((row) => row[at])).size;
  // Relations are few: of all columns of text the one with the fewest different cells.
  const middle = places
    .filter((at) => at !== places[1])
    .reduce((few, at) => (kinds(at) < kinds(few) ? at : few), places[1] ?? 0);
  const [source = 0, target = 1] = places.filter((at) => !isTriple || at !== middle);
  const chosen = isTriple ? [source, middle, target] : [source, target];
  const roles = [...guessed];
  (isTriple ? ENDS : (["source", "target"] as const)).forEach((end, at) => (roles[chosen[at]!] = end));
  return roles;
}

/** A number only where writing it back gives the same digits: "007" stays text. */
export function typeOf(rows: Rows, at: number): MappingRole {
  const cells = rows.map((row) => row[at] ?? "").filter((cell) => cell !== "");
  if (cells.length === 0) return "string";
  if (cells.every((cell) => isNumber(cell) && String(Number(cell)) === cell)) return "number";
  return cells.every((cell) => /^(true|false)$/i.test(cell)) ? "boolean" : "string";
}

/** Whether a cell is a finite number. */
export function isNumber(cell: string): boolean {
  return cell.trim() !== "" && Number.isFinite(Number(cell));
}

/** The trimmed cells of a column; none where it is −1. */
export function cellsOf(rows: Rows, at: number): string[] {
  return at < 0 ? [] : rows.map((row) => (row[at] ?? "").trim());
}
