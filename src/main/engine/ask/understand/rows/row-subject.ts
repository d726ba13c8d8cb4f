/** The rows that a question names: by their names, or by their number behind what they are called ("cursa | 105"). */
import { fold, words } from "../../../../../shared/fold";
import { isNamingWord } from "../../../../../shared/languages/naming-words";
import { singularsOf } from "../names/singulars";
import type { Token } from "../tokens/read-tokens";
import type { RowReading } from "./row-reading";
import { areNumbered, isOfThings, type RowColumn, type RowTable } from "./row-table";

/** The rows that a token names, of the table asked about. */
export function subjectOf(token: Token, reading: RowReading, table: RowTable | undefined): readonly number[] {
  const named = reading.spanOf(token)?.nodes.filter((node) => table?.names.has(node)) ?? [];
  return named.length > 0 || !table ? named : numbered(token, reading, table);
}

function numbered(token: Token, reading: RowReading, table: RowTable): readonly number[] {
  if (token.name !== undefined || token.numbers?.length !== 1 || token.isHour) return [];
  const before = reading.tokens[reading.tokens.indexOf(token) - 1];
  if (!before || reading.tableOf(before) !== table) return [];
  return [...table.names].flatMap(([node, name]) => (fold(name) === token.word ? node : []));
}

/** The column that says what rows are which only their numbers tell apart: "title", "denumire", else the first of words that hardly come again. */
function titleOf(table: RowTable): RowColumn | undefined {
  if (!areNumbered(table)) return undefined;
  const things = table.columns.filter(isOfThings);
  const [title, ...more] = things.filter(isTitle);
  if (more.length > 0) return undefined;
  return title ?? things.find((column) => tellsApart(column));
}

/** "C001", "T-0412": names that have a digit each and are no words. */
const areCoded = ({ names }: RowTable): boolean =>
  [...names.values()].every((name) => /\d/.test(name) && !/\p{L}{4}/u.test(name));

/** Where rows only have numbers or codes, the column that a noun for them names by all of its title but "id" or "name": "sensor" of "sensor id". */
function titleCalled({ word }: Token, table: RowTable): RowColumn | undefined {
  const forms = [word, ...singularsOf(word)];
  const found = table.columns.filter(({ type, words: title }) => {
    const own = words(title).filter((one) => !isNamingWord(one));
    return type === "text" && own.length === 1 && forms.includes(own[0]!);
  });
  const [title, ...more] = found;
  return title && more.length === 0 && (areNumbered(table) || (areCoded(table) && tellsApart(title)))
    ? title
    : undefined;
}

/** The column that rows are told by which only have numbers: the one that a noun for them names, else the one that says what they are. */
export const titleFor = (noun: Token | undefined, table: RowTable): RowColumn | undefined =>
  (noun && titleCalled(noun, table)) ?? titleOf(table);

/** The column of the most words of such a table: "Lane swim" may be on two days, and still says more than that the row is the eighth. */
export function mostVaried(table: RowTable): RowColumn | undefined {
  const { names, columns } = table;
  const likely = columns.filter(
    (column) =>
      isOfThings(column) && column.cells.size === names.size && toldApart(column) >= names.size * HALF,
  );
  return areNumbered(table) ? likely.sort((a, b) => toldApart(b) - toldApart(a))[0] : undefined;
}

const HALF = 0.5;
/** Of so many rows nine in ten have words of their own. */
const FEWEST = 5;
const OWN = 0.9;

/** Words that a row is told by ("animal"), and not by whom or where it was. */
export function tellsApart(column: RowColumn): boolean {
  const { cells, table } = column;
  if (!isOfThings(column)) return false;
  const isFull = cells.size === table.names.size && cells.size >= FEWEST;
  return isFull && toldApart(column) >= OWN * cells.size;
}

/** How many rows a column tells apart. */
const toldApart = ({ cells }: RowColumn): number =>
  new Set([...cells.values()].map((own) => fold(own.join(", ")))).size;

/** "First name" names nobody alone. */
const TITLE =
  /^(?:(?:name|title|description|item|nume|titlu|denumire|descriere|articol)(?:l|le|a|ea|ul|s)?)\b(?! de famil)/;
export const isTitle = ({ words: title }: RowColumn): boolean => TITLE.test(title);
