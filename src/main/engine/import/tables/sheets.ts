/** Sheets as people keep them: each row tells much of one thing or one event, in columns of words, numbers, times and marks. */
import type { ColumnFacts } from "./column-facts";
import { isCount } from "./column-cells";
import { isThing } from "./known-columns";
import { ID_TITLE, isNumberTitle } from "./title-shapes";

/** So many columns beside its first tell of one thing. */
const SHEET = 5;
/** Beside a column that only numbers the rows so many do. */
const INDEXED = 3;
const ENDS_AND_RELATION = 3;
/** Edges are told by hardly more measures than this for each of their words; a league's table of clubs and their grounds by many more. */
const MEASURES_A_WORD = 2;

/** Rows that their first column counts, from wherever: 1, 2, 3, or the orders 101, 102, 103. */
export function isFirstCount({ at, cells }: ColumnFacts): boolean {
  const first = Number(cells[0]);
  return at === 0 && cells.length > 1 && isCount(cells.map((cell) => String(Number(cell) - first)));
}

/** Numbers, times and marks: what other things are not called by. */
export const isPlain = ({ type }: ColumnFacts): boolean =>
  type === "number" || type === "moment" || type === "mark";

/** Whether what stands in the columns of words are values of rows, whose pairs nobody meant. */
export function isSheet(columns: readonly ColumnFacts[]): boolean {
  const filled = columns.filter(({ type }) => type !== "empty");
  const [index, ...beside] = filled;
  // As R and pandas write the numbers or names of their rows.
  const isIndexed = index?.at === 0 && index.title === "" && index.isUnique;
  const isNumbered = index?.isUnique === true && (isFirstCount(index) || isNumberTitle(index.title));
  const others = isIndexed || isNumbered ? beside : filled;
  const isWide = others.length >= (isIndexed ? INDEXED : isNumbered ? SHEET : SHEET + 1);
  if (!isWide || others.some(({ title }) => title === "")) return false;
  return areValues(others);
}

/** Whether columns tell of what their rows are, and none of them leads on to another. */
function areValues(columns: readonly ColumnFacts[]): boolean {
  const texts = columns.filter(({ type }) => type === "text");
  const ids = columns.filter(({ title }) => ID_TITLE.test(title));
  const plain = columns.filter(isPlain);
  // One id that comes again ("sensor_id") is a value like others where most of what is told are measures, times and marks.
  const isValue = ids.length === 1 && !ids[0]!.isUnique && plain.length * 2 > columns.length;
  if (ids.length > 0 && !isValue) return false;
  if (texts.filter(({ title }) => isThing(title)).length > 1) return false;
  // An edge list may be numbered, too; beside its ends and what joins them stand no more words, and hardly more numbers than words.
  const isEdges =
    texts.length <= ENDS_AND_RELATION &&
    plain.length <= MEASURES_A_WORD * texts.length &&
    meetAny(texts.map(({ cells }) => cells));
  return !isEdges && plain.length > 1;
}

/** Whether something stands in two of several columns. */
function meetAny(columns: readonly (readonly string[])[]): boolean {
  const kinds = columns.map((cells) => new Set(cells.filter((cell) => cell !== "")));
  return kinds.some((own, at) =>
    kinds.slice(at + 1).some((other) => [...own].some((cell) => other.has(cell))),
  );
}
