/** What a question calls the rows of a table: by its file or header, else by a noun that nothing else answers to, where nobody ever told what the rows are. */
import { words } from "../../../../../shared/fold";
import { isPersonWord } from "../../../../../shared/languages/person-words";
import { isNamingWord } from "../../../../../shared/languages/naming-words";
import { AGGREGATE_WORDS, statisticOf } from "../aggregates/aggregate-words";
import { singularsOf } from "../names/singulars";
import { isContent, marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import { arePersons } from "./row-columns";
import type { RowReading } from "./row-reading";
import { areNumbered, headerOf, type RowColumn, type RowTable } from "./row-table";
import { isPeopleWord } from "./row-words";

interface NounTold {
  readonly token: Token;
  readonly table: RowTable;
  /** "Painted" where the rows are paintings: what was done, and no noun. */
  readonly isDeed: boolean;
}

/** The words for rows of a question, those of tables it calls by name. */
export function nounsToldIn(reading: RowReading): NounTold[] {
  return reading.tokens.flatMap((token) => {
    const table = reading.isUsed(token) ? undefined : reading.tableOf(token);
    return table ? [{ token, table, isDeed: isDeed(token, table, reading) }] : [];
  });
}

function isDeed(token: Token, { facts }: RowTable, { tokens }: RowReading): boolean {
  const nouns = facts.words.split(" ");
  const isForm = /(?:ed|ing)$/.test(token.word) && token.native === undefined;
  // "S-au | comandat", where rows are orders.
  const isHelped = token.native !== undefined && marked(tokens[tokens.indexOf(token) - 1], "aux");
  const isNoun = [token.word, ...singularsOf(token.word)].some((word) => nouns.includes(word));
  // "Did A | ring".
  const before = tokens[tokens.indexOf(token) - 1];
  const isBehind = before?.name !== undefined && tokens.some((one) => marked(one, "aux"));
  return ((isForm || isHelped) && !isNoun) || (isBehind && !token.word.endsWith("s"));
}

/** Whether the import, a table's file or its header says what its rows are: a plural does, or a header that is no "title"; "library" and "export" do not. */
function isNamed({ file, facts }: RowTable, key: string): boolean {
  if (facts.isTold) return true;
  const [name] = words(file.replace(/\..*$/s, "").replace(/[\d_]+/g, " ")).slice(-1);
  const isPlural =
    name !== undefined && singularsOf(name).length > 0 && name.endsWith("s") && !name.endsWith("ss");
  const [own] = words(key.replace(/[\d_]+/g, " ")).slice(-1);
  return isPlural || (own !== undefined && facts.words.split(" ").includes(own));
}

/** A noun that may stand for the rows, and whether that is only a guess. */
interface NounUntold {
  readonly token: Token;
  readonly isFar: boolean;
  /** Nor is it like what the rows are called. */
  readonly isStrange?: true;
}

/** The noun that stands for rows of the one table, though nothing calls them so; undefined where other words are left as well that may be it. */
export function nounUntold(reading: RowReading, table: RowTable, key: string): NounUntold | undefined {
  const found = reading
    .left()
    .filter((token) => isNounPlace(token, reading) && isOpenNoun(token, reading, table));
  const [noun, ...more] = found;
  if (!noun || more.length > 0) return undefined;
  const near = { token: noun, isFar: false };
  if (areNumbered(table) && reading.columnsOf(noun).length > 0) return near;
  if (arePersons(table) && isPeopleWord(noun.word)) return near;
  if (!isNamed(table, key) && isCommon(noun, reading)) return near;
  // "Books" of a file of loans, where what names the rows is a title.
  if (isNaming(key) && isThings(noun, reading) && isCommon(noun, reading)) return { ...near, isFar: true };
  if (!isThings(noun, reading) && !isAsked(noun, reading)) return undefined;
  const isStrange = isNamed(table, key) && !isCommon(noun, reading);
  return { token: noun, isFar: true, ...(isStrange && { isStrange: true as const }) };
}

/** A header that says that it names, and not what: "Title". */
const isNaming = (key: string): boolean =>
  words(key).length > 0 && words(key).every((word) => isNamingWord(word));

/** "Which | race", "the tallest | lighthouse": a noun in the singular, and no person. */
function isAsked(token: Token, { tokens }: RowReading): boolean {
  const before = tokens[tokens.indexOf(token) - 1];
  return (marked(before, "what") || before?.pole !== undefined) && !isPersonWord(token.word);
}

/** Several things that are no persons: "residents". */
function isThings({ word, text, native, mark }: Token, { tokens }: RowReading): boolean {
  const isPlural = native !== undefined || (word.endsWith("s") && !word.endsWith("ss"));
  const isName = /^\p{Lu}/u.test(text) && tokens[0]?.text !== text;
  return isPlural && !isName && mark === undefined && !isPersonWord(word);
}

/** A cell that is a time of day. */
const HOUR = /^\d{1,2}[:.]\d{2}$/;

/** No column's own word; but where rows have no name, what happens at a time of day is called by it ("departures", "ore"). */
export function isOpenNoun(token: Token, reading: RowReading, table: RowTable): boolean {
  const told = reading.columnsOf(token);
  const areHours = ({ cells }: RowColumn) =>
    [...cells.values()].every((own) => own.every((cell) => HOUR.test(cell)));
  return told.length === 0 || (areNumbered(table) && told.every(areHours));
}

/** No name, and like anything that the tables tell. */
export function isCommon(noun: Token, reading: RowReading): boolean {
  const isName = /^\p{Lu}/u.test(noun.text) && noun !== reading.tokens[0];
  const told = reading.tables.flatMap((table) => [table.facts, ...table.columns, headerOf(table)]);
  return !isName && told.some((worded) => reading.fit.of(noun, worded) > 0);
}

/** Behind what asks, counts or asks for the utmost, or at the beginning; values and adjectives may stand between. */
export function isNounPlace(token: Token, reading: RowReading): boolean {
  const { tokens } = reading;
  const before = tokens.slice(0, tokens.indexOf(token));
  const isOfMany = tokens.some(
    (one) => statisticOf(one, AGGREGATE_WORDS[reading.pack.language]) !== undefined,
  );
  const asker = before.findLastIndex(
    (one) =>
      marked(one, "what", "count", "most", "fewest", "exists", "lead") ||
      // "The average price | of | the wines".
      (isOfMany && marked(one, "by")) ||
      one.pole !== undefined ||
      one.numbers !== undefined,
  );
  // "Age of A" asks for what A has; "books of A" for several things.
  if (asker < 0 && (token.native !== undefined || !token.word.endsWith("s"))) return false;
  const between = before.slice(asker + 1);
  const isOpen = between.every(
    (one) => one.name !== undefined || marked(one, "empty") || reading.isUsed(one),
  );
  return (
    isOpen &&
    !between.some((one) => isContent(one) && !reading.isUsed(one)) &&
    !marked(before.at(-1), "clause", "aux")
  );
}
