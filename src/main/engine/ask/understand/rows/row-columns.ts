/** Which column of a table is asked for. */
import { words as wordsOf } from "../../../../../shared/fold";
import { WHOSE } from "../../execute/condition-ways";
import { marked } from "../question-parts";
import { stem } from "../stem";
import type { Token } from "../tokens/read-tokens";
import { columnOfScale, onlyTime } from "./row-measures";
import type { RowsSaid } from "./row-question";
import { isToldWhole, type RowReading } from "./row-reading";
import type { RowColumn, RowTable } from "./row-table";
import { isAgentWord, isHow, isPeopleWord, ROW_WORDS } from "./row-words";

const isText = ({ type }: RowColumn) => type === "text" || type === "time" || type === "hour";

/** "How deep is A", where nothing measures it. */
export function isUnmeasured(reading: RowReading): boolean {
  const { tokens, pack } = reading;
  const scale = pack.measures[tokens[howAt(reading) + 1]?.word ?? ""];
  return scale !== undefined && howAt(reading) >= 0 && !scaleColumn(scale, reading.columns);
}

/** Where "how" stands; −1 where it does not. */
export const howAt = ({ tokens }: RowReading): number =>
  tokens.findIndex(({ word, mark }) => mark === "how" || isHow(word));

/** The column that "how long" and the like ask for; of an age only a column of ages tells. */
export function scaleColumn(scale: string, columns: readonly RowColumn[]): RowColumn | undefined {
  const found = columnOfScale(scale === "age" ? "birth date" : scale, columns);
  return scale === "age" && !found?.isTurned ? undefined : found?.column;
}

/** The column of a word that asks for it, of who or where, or of the time that "when" asks for; the word is used. */
export function askedColumn(reading: RowReading, said: RowsSaid): RowColumn | undefined {
  const { tokens } = reading;
  const { columns } = said.table;
  const has = (...marks: Parameters<typeof marked>[1][]) =>
    tokens.some((token) => marked(token, ...marks) && !reading.isUsed(token));
  const isSaid = (column: RowColumn) =>
    said.tests.some((test) => test.column === column && test.constraint.comparison === "=");
  const open = () => reading.left().filter((token) => !isBesideValue(token, said, reading));
  const pick = (among: readonly RowColumn[], byMeaning: boolean): RowColumn | undefined => {
    for (const token of open()) {
      const [column, ...more] = reading.columnsOf(token, among, byMeaning);
      if (!column || more.length > 0) continue;
      reading.use(token);
      return column;
    }
    return undefined;
  };
  const hour = hourAsked(reading, columns);
  if (hour) return hour;
  if (has("when")) {
    const times = columns.filter(({ type }) => type === "time" || type === "hour");
    const plain = columns.filter((column) => isText(column) && mayTellTimes(column));
    return pick(times, true) ?? pick(plain, false) ?? (tellsWhich(said) ? onlyTime(columns) : undefined);
  }
  const texts = columns.filter(({ type }) => type === "text");
  const persons = texts.filter((column) => mayBePersons(column) && !isSaid(column));
  if (has("who") || asksWho(reading))
    return (
      // "Who gave | blood" is none of the blood groups.
      pick(
        persons.filter((column) => isAgent(column) || isToldWhole(column, reading)),
        false,
      ) ??
      (said.subject.length + said.tests.length > 0 ? pick(persons.filter(isAgent), true) : undefined) ??
      makerOf(columns, reading) ??
      (saysSomething(said) && !asksForRows(said) ? onlyAgent(columns) : undefined)
    );
  if (has("where")) return pick(texts, true) ?? (tellsWhich(said) ? placeOf(texts, reading) : undefined);
  const first = open().find((token) => reading.columnsOf(token, columns).length > 0);
  if (!first || (said.subject.length === 0 && !isHead(first, reading))) return undefined;
  return pick(columns, false);
}

/** Days, months and hours have a digit, or are a word that comes again ("spring", "Monday"), but no code ("A+"). */
const mayTellTimes = (column: RowColumn): boolean =>
  column.type !== "text" ||
  (!isAgent(column) &&
    [...column.cells.values()].every((cells) => cells.every((cell) => /\d|\p{L}{3}/u.test(cell))));

/** Also "who is on early", read as one word that says nothing, and "whose rent". */
export const asksWho = ({ tokens: [first] }: Pick<RowReading, "tokens">): boolean =>
  marked(first, "who") || first?.word.startsWith("who ") === true || WHOSE.has(first?.word ?? "");

/** A row by its name, or rows by what stands in them. */
const tellsWhich = ({ subject, tests }: RowsSaid): boolean =>
  subject.length > 0 ||
  tests.some(
    ({ column, constraint, isCode }) =>
      isCode === true || (column.type === "text" && constraint.comparison === "="),
  );

const saysSomething = ({ subject, hasNoun, tests }: RowsSaid): boolean =>
  subject.length > 0 || hasNoun || tests.length > 0;

/** "Who came with a rash": rows are persons, and nothing names one whom another may have treated. */
const asksForRows = ({ table, subject, tests }: RowsSaid): boolean =>
  arePersons(table) && subject.length === 0 && !tests.some(({ column }) => isPersonal(column));

const isPersonal = ({ words }: RowColumn): boolean =>
  wordsOf(words).some((word) => ROW_WORDS.personal.has(word));

/** Whether rows may be persons: then "who" asks for them, and not for whom some column names. */
export const arePersons = ({ facts, noun, names, columns }: RowTable): boolean =>
  [...wordsOf(facts.words), noun].some(isPeopleWord) ||
  [...names.values()].every((name) => FULL_NAME.test(name)) ||
  columns.some((column) => wordsOf(column.words).some((word) => ROW_WORDS.personal.has(word)));

/** "Ada King", "Mr & Mrs Iqbal", "J. Farrow". */
const FULL_NAME = /^\p{Lu}[\p{L}'’.-]*(?:\s(?:&|\p{Lu}[\p{L}'’.-]*|(?:de|van|von|da|del)(?=\s)))+$/u;

/** "What time does A | leave": a time of day, of several the one that another word tells. */
function hourAsked(reading: RowReading, columns: readonly RowColumn[]): RowColumn | undefined {
  const { tokens } = reading;
  const at = tokens.findIndex(
    (token, place) => ROW_WORDS.clocks.has(token.word) && marked(tokens[place - 1], "what"),
  );
  const hours = at < 0 ? [] : columns.filter(({ type }) => type === "hour");
  const others = reading.left().filter((token) => token !== tokens[at]);
  const beside =
    hours.length > 1 ? others.find((token) => reading.columnsOf(token, hours, true).length === 1) : undefined;
  const found = beside ? reading.columnsOf(beside, hours, true) : hours;
  if (found.length !== 1) return undefined;
  reading.use(tokens[at]!, ...(beside ? [beside] : []));
  return found[0];
}

/** "On | shelf | A": the column's word only says what its value is. */
function isBesideValue(token: Token, { tests }: RowsSaid, reading: RowReading): boolean {
  const at = reading.tokens.indexOf(token);
  const [before, next] = [reading.tokens[at - 1], reading.tokens[at + 1]];
  const isTold = (beside: Token) =>
    tests.some(({ tokens, column }) => tokens.includes(beside) && reading.columnsOf(token).includes(column));
  // "The night | shift".
  if (before?.name !== undefined && isTold(before)) return true;
  return before !== undefined && next !== undefined && !marked(before, "what", "count") && isTold(next);
}

/** Right behind what asks for it: "which | authors wrote poetry". */
function isHead(token: Token, reading: RowReading): boolean {
  const before = reading.tokens.slice(0, reading.tokens.indexOf(token));
  return before.every(
    (one) =>
      marked(one, "what", "empty", "lead", "from", "by", "with", "to") ||
      one.pole !== undefined ||
      // "Which | Roman | objects".
      (one.name !== undefined && reading.isUsed(one)),
  );
}

/** Whether a column's title says that it holds who did it; codes ("freezer" F3) are no persons. */
export const isAgent = (column: RowColumn): boolean =>
  column.type === "text" &&
  (wordsOf(column.words).some(isAgentWord) || / (?:by|de)$/.test(column.words)) &&
  ![...column.cells.values()].every((cells) => cells.every((cell) => /\d/.test(cell)));

/** Persons are written with a capital. */
const mayBePersons = (column: RowColumn): boolean =>
  isAgent(column) || [...column.cells.values()].every(([first = ""]) => !/^\p{Ll}|\d/u.test(first));

function onlyAgent(columns: readonly RowColumn[]): RowColumn | undefined {
  const found = columns.filter(isAgent);
  return found.length === 1 ? found[0] : undefined;
}

/** "Who made A": the verb says nothing in most questions, but here a column is called so. */
function makerOf(columns: readonly RowColumn[], { tokens }: RowReading): RowColumn | undefined {
  const verbs = tokens.flatMap((token) => (marked(token, "empty") ? stem(token.word) : []));
  const found = columns.filter(
    (column) => isAgent(column) && column.stems.some((one) => verbs.includes(one)),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** The word that "where" asks for, which columns may be like. */
export const PLACE: Token = {
  ...{ word: "place", text: "", start: 0, end: 0, paused: false },
  ...{ english: ["place"], stems: [stem("place")] },
};

/** Called a place, else the one nearest to one. */
function placeOf(texts: readonly RowColumn[], reading: RowReading): RowColumn | undefined {
  const called = texts.find(({ words }) => wordsOf(words).some((word) => ROW_WORDS.places.has(word)));
  if (called) return called;
  const [nearest, ...more] = reading.columnsOf(PLACE, texts, true);
  return more.length === 0 ? nearest : undefined;
}
