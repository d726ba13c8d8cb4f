/** What a table's cells themselves say of its columns. */
import { type Message, message } from "../../../../shared/sentences/sentences";
import { areDatabases, isMoment } from "./cell-kinds";
import { areMeasures, cellsOf, isCount, isNumber, type Rows } from "./column-cells";
import { proposeRoles, type Proposal } from "./propose-roles";

/** Roles as far as a table tells them. */
export interface Judged extends Proposal {
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
    return { ...proposeRoles(rows, width, titles), sure: false, warnings: [] };
  if (titles) return { ...proposeRoles(rows, width, titles), warnings: [] };
  if (width === 2)
    return {
      roles: ["source", "target"],
      sure: joinThings(cellsOf(rows, 0), cellsOf(rows, 1), areWords),
      warnings: [],
    };
  if (width === 3) return judgeThree(rows, areWords);
  return { ...proposeRoles(rows, width), sure: false, warnings: [] };
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
  if (areMembers(sources, targets) || areMembers(targets, sources)) return false;
  const known = new Set(sources);
  const pairs = new Set(sources.map((source, at) => `${source}\t${targets[at]!}`));
  // Pairs of which most come again are values of things that the rows only count, as a file of labels of nodes has them.
  if (pairs.size * 2 < sources.length) return false;
  if (meet(sources, targets)) return true;
  // Two words may as well be a first and a last name.
  if (areWords && !sources.every(isNumber)) return false;
  return sources.length < 2 || known.size < pairs.size;
}

/** Whether a row leads to what another one begins with: a row that names one thing twice joins nothing. */
export function meet(sources: readonly string[], targets: readonly string[]): boolean {
  const known = new Set(sources);
  return targets.some((cell, at) => known.has(cell) && cell !== sources[at]);
}

/** Whether numbers may name the few groups that many others belong to: all of 1 to k, or of 0 to k, and at most half as many as the others. */
function areMembers(members: readonly string[], groups: readonly string[]): boolean {
  const [found, others] = [new Set(groups), new Set(members)];
  const numbers = [...found].map(Number);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return (
    found.size > 1 &&
    found.size * 2 <= others.size &&
    (least === 0 || least === 1) &&
    most - least === found.size - 1
  );
}

/** Whether a column of numbers has words among them, as a file of several parts has between these. */
function areMostlyNumbers(cells: readonly string[]): boolean {
  const numbers = cells.filter(isNumber).length;
  return numbers < cells.length && numbers * 2 >= cells.length;
}

function judgeThree(rows: Rows, areWords: boolean): Judged {
  const [first, middle, last] = [0, 1, 2].map((at) => cellsOf(rows, at)) as [string[], string[], string[]];
  if (last.every(isNumber)) return judgeWeighted(first, middle, last);
  if (last.every((cell) => cell === "" || cell === "{}")) {
    // Only networkx ends lines in empty braces: they are edges without values.
    const sure = last.every((cell) => cell === "{}") || joinThings(first, middle);
    return { roles: ["source", "target", "ignored"], sure, warnings: [] };
  }
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
