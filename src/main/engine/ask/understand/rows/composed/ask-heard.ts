/** What a question asks for, where its words for that are heard and not known: a number of many, an end of a scale, a column. */
import { AGGREGATE_WORDS, statisticOf } from "../../aggregates/aggregate-words";
import { factorBetween } from "../../../execute/measures/units";
import { BELIEVED, MATTERS, STEP, UNASKED } from "../../matched/match-steps";
import { tellsMore } from "../../matched/not-asked";
import { isContent, marked } from "../../question-parts";
import type { Token } from "../../tokens/read-tokens";
import { howAt } from "../row-columns";
import { asksElse } from "../row-else";
import { isAdded } from "../row-measures";
import type { RowAsk, RowsSaid } from "../row-question";
import type { RowReading } from "../row-reading";
import { isMeasured, type RowColumn } from "../row-table";
import { isTruth } from "../row-truth";
import { ROW_WORDS } from "../row-words";
import type { Guess } from "./explain-words";
import type { RowHearing } from "./row-hearing";

interface AskHeard {
  readonly ask: RowAsk;
  readonly guesses: readonly Guess[];
}

/** What the rules say is asked for, else what is heard; undefined where an operator stays without a column. Throws what the models throw. */
export async function askHeard(
  reading: RowReading,
  said: RowsSaid,
  hearing: RowHearing,
  byRules: RowAsk | undefined,
): Promise<AskHeard | undefined> {
  const open = reading.tokens.filter((token) => !reading.isUsed(token));
  const statistic = open.find(
    (token) => !marked(token, "count") && statisticIn(token, reading) !== undefined,
  );
  if (statistic) return numberHeard(statistic, reading, hearing);
  const scale = open.find((token) => token.pole !== undefined || marked(token, "most", "fewest"));
  const further =
    said.subject.length === 2 ? (scale ?? open.find((token) => marked(token, ...MORE))) : undefined;
  if (further && isTruth(reading)) return furtherHeard(further, reading, said, hearing);
  if (scale) return endHeard(scale, reading, said, hearing);
  const amount = amountHeard(reading, said);
  if (amount) return amount;
  if (byRules && byRules.as !== "rows") return { ask: byRules, guesses: [] };
  if (howAt(reading) >= 0 || said.subject.length > 0 || asksElse(reading, said.table))
    return columnHeard(reading, said, hearing);
  return said.tests.length === 0 ? ((await unasked(reading, hearing)) ?? rows) : rows;
}

/** "Does A have | more seats than B", "is A | older than B". */
const MORE = ["more", "fewer", "before", "after"] as const;

async function furtherHeard(
  scale: Token,
  reading: RowReading,
  { table }: RowsSaid,
  hearing: RowHearing,
): Promise<AskHeard | undefined> {
  const numbers = table.columns.filter(isMeasured);
  const told = toldIn(reading, numbers, false);
  const heard = told ? undefined : await hearing.end(numbers);
  const column = told ?? (heard && heard.p >= BELIEVED ? heard.item.column : undefined);
  // Of what is heard the matcher says which end is meant: who is older was born before.
  const pole = heard ? heard.item.pole : (scale.pole?.pole ?? (marked(scale, "fewer") ? "min" : "max"));
  if (!column || (told && !marked(scale, "more", "fewer"))) return undefined;
  const thans = reading.tokens.filter((token) => marked(token, "than"));
  reading.use(scale, ...thans);
  return { ask: { as: "further", column, pole }, guesses: [{ words: scale.text, as: column.words }] };
}

/** The one column that a word left over tells; the word is used. */
function toldIn(reading: RowReading, among: readonly RowColumn[], byMeaning: boolean): RowColumn | undefined {
  for (const token of reading.left()) {
    const [column, ...more] = reading.columnsOf(token, among, byMeaning);
    if (!column || more.length > 0) continue;
    reading.use(token);
    return column;
  }
  return undefined;
}

const rows: AskHeard = { ask: { as: "rows" }, guesses: [] };

function statisticIn(token: Token, { pack }: RowReading) {
  const said = token.name === undefined ? statisticOf(token, AGGREGATE_WORDS[pack.language]) : undefined;
  const of = said ?? (ROW_WORDS.wholly.has(token.word) ? "sum" : undefined);
  return of === "share" ? undefined : of;
}

async function numberHeard(
  token: Token,
  reading: RowReading,
  hearing: RowHearing,
): Promise<AskHeard | undefined> {
  const of = statisticIn(token, reading)!;
  const numbers = reading.columns.filter(
    (column) => column.type === "number" && (of !== "sum" || isAdded(column)),
  );
  const column = await measured(numbers, reading, hearing);
  if (!column) return undefined;
  reading.use(token, ...reading.tokens.filter((one) => marked(one, "count")));
  return { ask: { as: "number", of, column }, guesses: [{ words: token.text, as: column.words }] };
}

/** "How many | litres | of fuel did A burn": all of what a column tells in that unit. */
function amountHeard(reading: RowReading, { table }: RowsSaid): AskHeard | undefined {
  const { tokens, pack } = reading;
  const unit = tokens.find(
    (token, at) => marked(tokens[at - 1], "count") && Object.hasOwn(pack.units, token.word),
  );
  const name = unit && pack.units[unit.word]!;
  const told = table.columns.filter(
    (column) =>
      isAdded(column) && column.told !== undefined && name && factorBetween(name, column.told) === 1,
  );
  const words = reading.left().filter((token) => token !== unit);
  const named =
    told.length > 1
      ? told.filter((column) => words.some((token) => reading.columnsOf(token, told).includes(column)))
      : told;
  const [column, ...more] = named;
  if (!unit || !column || more.length > 0) return undefined;
  reading.use(unit, ...words.filter((token) => reading.columnsOf(token, told).includes(column)));
  return { ask: { as: "number", of: "sum", column }, guesses: [{ words: unit.text, as: column.words }] };
}

/** The column of numbers that is the only one, that a word left is most like, or that is heard. */
async function measured(
  numbers: readonly RowColumn[],
  reading: RowReading,
  hearing: RowHearing,
): Promise<RowColumn | undefined> {
  if (numbers.length < 2) return numbers[0];
  const told = toldIn(reading, numbers, true);
  if (told) return told;
  const heard = await hearing.asked(undefined, numbers);
  return heard && heard.p >= BELIEVED ? heard.item.column : undefined;
}

async function endHeard(
  scale: Token,
  reading: RowReading,
  said: RowsSaid,
  hearing: RowHearing,
): Promise<AskHeard | undefined> {
  const numbers = said.table.columns.filter(isMeasured);
  const heard = await hearing.end(numbers);
  if (!heard || heard.p < BELIEVED) return undefined;
  const { column, pole } = heard.item;
  reading.use(scale);
  return {
    ask: { as: "extreme", column, pole, limit: 1 },
    guesses: [{ words: scale.text, as: column.words }],
  };
}

/** "The priciest": an end of a scale by a word that no rule knows. */
async function unasked(reading: RowReading, hearing: RowHearing): Promise<AskHeard | undefined> {
  const heard = await hearing.end();
  if (!heard || heard.p < UNASKED) return undefined;
  const { column, pole } = heard.item;
  for (const token of reading.left()) {
    if ((await heard.gain(token)) < MATTERS) continue;
    reading.use(token);
    return {
      ask: { as: "extreme", column, pole, limit: 1 },
      guesses: [{ words: token.text, as: column.words }],
    };
  }
  return undefined;
}

async function columnHeard(
  reading: RowReading,
  { table, subject, tests }: RowsSaid,
  hearing: RowHearing,
): Promise<AskHeard | undefined> {
  const said = tests.filter(({ constraint }) => constraint.comparison === "=").map(({ column }) => column);
  const among = table.columns.filter((column) => !said.includes(column));
  const topic = reading.tokens.find(({ name }) => name !== undefined)?.name;
  const heard = await hearing.asked(topic, among);
  if (!heard || heard.p < STEP || subject.length + tests.length === 0) return undefined;
  const { column } = heard.item;
  const left = reading.left().filter(isContent);
  const gains = await Promise.all(left.map((token) => heard.gain(token)));
  const matter = left.filter((_, at) => gains[at]! >= MATTERS);
  // "What is A made of", "where is A stored": light words alone may ask it.
  const isOne = subject.length === 1 && tests.length === 0 && !isTruth(reading);
  const isClear = heard.p >= CLEAR && isOne && !reading.tokens.some(saysOtherwise);
  if (matter.length === 0 && !isClear) return undefined;
  const words = isClear ? reading.tokens.filter((token) => !reading.isUsed(token)) : matter;
  reading.use(...words);
  const shown = matter.length > 0 ? matter : words;
  return {
    ask: { as: "values", column },
    guesses: [{ words: shown.map(({ text }) => text).join(" "), as: column.words }],
  };
}

/** From this share of belief on a column is asked of one row, whichever words ask it. */
const CLEAR = 0.7;

/** What makes another question of it. */
const saysOtherwise = (token: Token): boolean =>
  token.numbers !== undefined || tellsMore(token) || marked(token, "or");
