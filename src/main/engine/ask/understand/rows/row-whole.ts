/** Whether every word of a question to tables is read, or says no more than what stands beside it. */
import { isPersonWord } from "../../../../../shared/languages/person-words";
import { joins } from "../../execute/categories";
import { factorBetween, scaleOfUnit } from "../../execute/measures/units";
import { AGGREGATE_WORDS, statisticOf } from "../aggregates/aggregate-words";
import { marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import { isAgent } from "./row-columns";
import { isBeside, isDenying, isSaidOf, isVerbPlace } from "./row-deeds";
import { isOfAllRows } from "./row-done";
import { isCalled } from "./row-measures";
import type { RowAsk, RowQuestion } from "./row-question";
import { isNumbering } from "./row-scale";
import { isTitle, tellsApart } from "./row-subject";
import { isShortened, type RowReading } from "./row-reading";
import { isMeasured, type RowColumn, type RowTest } from "./row-table";
import { ROW_WORDS } from "./row-words";

/** Words that say how the rest hangs together, and nothing more. */
export const JOINTS = [
  "what",
  "who",
  "count",
  "aux",
  "exists",
  "check",
  "empty",
  "lead",
  "clause",
  "with",
  "by",
  "from",
  "to",
  "and",
  "or",
  "both",
  "either",
  "when",
  "where",
  "how",
  "often",
  "than",
] as const;

/** Whether every word is read, or says no more than what stands beside it. */
export function isWhole(
  reading: RowReading,
  tests: readonly RowTest[],
  asked: Pick<RowQuestion, "ask" | "subject">,
): boolean {
  const loose = reading.tokens.filter((token) => !reading.isUsed(token));
  if (
    loose.some((token) => token.numbers !== undefined || token.name !== undefined || token.pole !== undefined)
  )
    return false;
  if (loose.some((token) => token.mark !== undefined && !marked(token, ...JOINTS))) return false;
  if (loose.some((token) => isTurning(token, reading, asked.ask))) return false;
  // "Better in A than in B": only what compares two rows, or rows with a number, has read it.
  const compares = ["further", "extreme"].includes(asked.ask.as);
  if (!compares && loose.some((token) => marked(token, "than"))) return false;
  // "Still out": what lasts or does not is no more than what was read of it.
  if (tests.length === 0 && loose.some(({ word }) => ROW_WORDS.lasting.has(word))) return false;
  return reading.left().every((token) => isSlight(token, reading, tests, asked));
}

/** Whether a word that says nothing elsewhere makes another question of it: "the total of fines" is none of them. */
function isTurning(token: Token, { pack }: RowReading, { as }: RowAsk): boolean {
  const isOfMany = as === "number" || as === "groups" || as === "count" || as === "kinds";
  // "What did they cost | together".
  const isSum =
    ROW_WORDS.wholly.has(token.word) || statisticOf(token, AGGREGATE_WORDS[pack.language]) !== undefined;
  return !isOfMany && isSum;
}

/** "Who won the race" asks for one of those who ran, and "won 11 games" only for how many. */
const WINNING = /^(?:w[io]ns?|castig\w*)$/;

/** Whether a word says no more than what stands beside it. */
export function isSlight(
  token: Token,
  reading: RowReading,
  tests: readonly RowTest[],
  { ask, subject }: Pick<RowQuestion, "ask" | "subject">,
): boolean {
  const { pack } = reading;
  if (reading.columnsOf(token).length === 0 && isDenying(token)) return false;
  // "Trench | A", "the A | squad".
  if (tests.some((test) => isNextTo(token, test, reading) && reading.columnsOf(token).includes(test.column)))
    return true;
  // "How much rent does A | pay".
  if (ROW_WORDS.money.has(token.word) && "column" in ask && ask.column?.type === "number") return true;
  const asked = ask.as === "extreme" ? ask.values : ask.as === "values" ? ask.column : undefined;
  // "Who won the last game", where a column holds who made it.
  const isDeed = asked !== undefined && isAgent(asked) && reading.tokens.some((one) => marked(one, "who"));
  if (isDeed && !ROW_WORDS.slight.has(token.word))
    return reading.columnsOf(token).includes(asked) || isSaidOf(token, asked, reading) || joins(token);
  if (
    token.word.length < 2 ||
    ROW_WORDS.slight.has(token.word) ||
    ROW_WORDS.lasting.has(token.word) ||
    (pack.light.includes(token.word) && !isOnlySaid(tests, { ask, subject }))
  )
    return true;
  const isOfNumber = "column" in ask || tests.some(({ column }) => isMeasured(column));
  if (WINNING.test(token.word) && !isOfNumber) return reading.columnsOf(token).length > 0;
  if (AGGREGATE_WORDS[pack.language].having.includes(token.word) || joins(token)) return true;
  if (isLight(token, tests, ask)) return true;
  if (isNumbering(token) && "column" in ask && ask.column?.type === "number") return true;
  if (isWordOfAsked(token, ask, reading) || isHolder(token, tests, reading)) return true;
  if (tests.some(({ column }) => namesScale(token, column))) return true;
  // "The insured value of the | objects", where a column tells the rows apart by what they are.
  if (reading.columnsOf(token).some((column) => isTitle(column) || tellsApart(column))) return true;
  if (!isVerbPlace(token, reading)) return false;
  // "Openings that were | played | in round 3".
  if (
    reading.columnsOf(token).length === 0 &&
    tests.some((test) => test.isCode && isBeside(token, test, reading))
  )
    return true;
  if (["rows", "count"].includes(ask.as) && isOfAllRows(token, reading)) return true;
  if (ask.as === "values" && reading.columnsOf(token).includes(ask.column)) return true;
  if (ask.as === "values" && subject.length > 0 && isSaidOf(token, ask.column, reading)) return true;
  return tests.some((test) => isBeside(token, test, reading) && isSaidOf(token, test.column, reading));
}

/** "Which guests are | coming": a verb that only hangs others together is all that is said of the rows. */
const isOnlySaid = (
  tests: readonly RowTest[],
  { ask, subject }: Pick<RowQuestion, "ask" | "subject">,
): boolean =>
  tests.length === 0 &&
  subject.length === 0 &&
  ["rows", "count", "exists", "values", "kinds"].includes(ask.as);

/** "Hives that | gave | more than 25 kg", "who | brought | the most packets". */
function isLight({ word }: Token, tests: readonly RowTest[], ask: RowAsk): boolean {
  const isOfNumber = "column" in ask && ask.column?.type === "number" && ask.as !== "values";
  return ROW_WORDS.light.has(word) && (isOfNumber || tests.some(({ column }) => isMeasured(column)));
}

const isNextTo = (token: Token, { tokens }: RowTest, reading: RowReading): boolean =>
  tokens.some((one) => Math.abs(reading.tokens.indexOf(one) - reading.tokens.indexOf(token)) <= 2);

/** Another word of the column asked for, its unit, or what that measures: "seeds in | store", "the weight in | kg", "insured | value". */
function isWordOfAsked(token: Token, ask: RowAsk, reading: RowReading): boolean {
  if (!("column" in ask) || ask.column === undefined) return false;
  const unit = Object.hasOwn(reading.pack.units, token.word) ? reading.pack.units[token.word] : undefined;
  if (unit !== undefined && factorBetween(unit, ask.column.told ?? "") === 1) return true;
  const scale = (reading.pack.measures[token.word] ?? "").split(" ");
  // "How | much | did they cost", where fees are told.
  if (scale.some((word) => word !== "" && isCalled(ask.column!, word))) return true;
  return (
    reading.columnsOf(token).includes(ask.column) ||
    isShortened(token, ask.column) ||
    namesScale(token, ask.column)
  );
}

const namesScale = ({ english }: Token, { told }: RowColumn): boolean =>
  told !== undefined &&
  scaleOfUnit(told)
    .split(" ")
    .includes(english[0] ?? "");

/** "Samples from | patients | with gout": whose value it is, where all rows of one of them have the same. */
function isHolder(token: Token, tests: readonly RowTest[], reading: RowReading): boolean {
  return tests.some((test) => {
    if (!isNextTo(token, test, reading)) return false;
    const { columns } = test.column.table;
    const told = reading.columnsOf(token);
    const holders = told.length === 0 && isPersonWord(token.word) ? columns.filter(isOfPersons) : told;
    const [holder, ...more] = holders;
    return holder !== undefined && more.length === 0 && holder !== test.column && tells(holder, test.column);
  });
}

const isOfPersons = (column: RowColumn): boolean =>
  column.type === "text" && column.words.split(" ").some((word) => isPersonWord(word));

/** Whether rows that agree in one column agree in the other. */
function tells(holder: RowColumn, column: RowColumn): boolean {
  const known = new Map<string, string>();
  return [...holder.cells].every(([node, cells]) => {
    const [own, its] = [cells.join("|"), (column.cells.get(node) ?? []).join("|")];
    const before = known.get(own);
    known.set(own, its);
    return before === undefined || before === its;
  });
}
