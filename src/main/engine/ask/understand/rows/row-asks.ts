/** What a question to tables asks for, once it is known what it says of them. */
import { isContent, marked } from "../question-parts";
import { askedColumn, howAt, isUnmeasured, scaleColumn } from "./row-columns";
import { countAsked } from "./row-counts";
import { columnsTold, groupsAsked, numberAsked, runBehind } from "./row-groups";
import { columnOfScale, isMeasured, isOfAges } from "./row-measures";
import { limitAt, mostAsked, valuesBeside } from "./row-most";
import type { RowAsk, RowsSaid } from "./row-question";
import { SIZE } from "../pack-english";
import type { Token } from "../tokens/read-tokens";
import type { RowReading } from "./row-reading";
import type { RowColumn } from "./row-table";

type Reader = (reading: RowReading, said: RowsSaid) => RowAsk | undefined;

/** The first of the ways to ask that a question's words make, the one with most of its own words first. */
export function askOf(reading: RowReading, said: RowsSaid): RowAsk | undefined {
  const readers: readonly Reader[] = [
    manyAsked,
    groupsAsked,
    numberAsked,
    mostAsked,
    moreAsked,
    scaleAsked,
    measureAsked,
    countAsked,
    truthAsked,
    valuesAsked,
  ];
  if (isUnmeasured(reading)) return undefined;
  for (const read of readers) {
    const ask = read(reading, said);
    if (ask) return ask;
  }
  return { as: "rows" };
}

/** "The longest river", "which is older, A or B", "is A longer than B". */
function scaleAsked(reading: RowReading, said: RowsSaid): RowAsk | undefined {
  const { tokens } = reading;
  const at = tokens.findIndex((token) => token.pole !== undefined && !reading.isUsed(token));
  const scale = tokens[at]?.pole;
  if (!scale) return undefined;
  const numbers = said.table.columns.filter(isMeasured);
  const beside = reading.left().find((token) => reading.columnsOf(token, numbers, true).length === 1);
  const told = beside && toldBy(reading.columnsOf(beside, numbers, true)[0]!, scale.measure);
  const next = tokens[at + 1];
  // "The smallest price", where prices are no numbers.
  const isOther =
    isFigurative(scale.measure) &&
    next !== undefined &&
    reading.columnsOf(next, said.table.columns).length > 0;
  const found = told ?? (isOther ? undefined : columnOfScale(scale.measure, said.table.columns));
  if (!found) return undefined;
  const [named, ...others] = beside ? reading.columnsOf(beside, said.table.columns) : [];
  if (beside) reading.use(beside);
  reading.use(tokens[at]!);
  // "Seen for the first time before 2019": a bound on that column, and no end of it.
  if (said.tests.some((test) => test.column === found.column && test.constraint.comparison !== "="))
    return undefined;
  const pole = found.isTurned === (scale.pole === "min") ? "max" : "min";
  const { column } = found;
  // "The youngest | bride", where brides have a column and their age another.
  const isThing = named !== undefined && named !== column && others.length === 0;
  if (!isThing && isNumberAsked(at, beside, reading)) return { as: "number", of: pole, column };
  if (said.subject.length > 1 && tokens.some((token) => marked(token, "or", "and")))
    return { as: "extreme", column, pole, limit: 1 };
  const isThan = tokens.some((token) => marked(token, "than"));
  if (isThan)
    return said.subject.length === 2 && isTruth(reading) ? { as: "further", column, pole } : undefined;
  if (scale.degree === "more") return undefined;
  const own = isThing ? { values: named } : valuesBeside(reading, said);
  return { as: "extreme", column, pole, limit: limitAt(at, reading), ...own };
}

/** "The smallest", "the highest": of anything; but "the dearest" is so by its price. */
const isFigurative = (measure: string): boolean =>
  measure === "" || measure === SIZE || measure.startsWith("height");

/** "The youngest | bride": who was born late is of a low age. */
const toldBy = (column: RowColumn, measure: string) => ({
  column,
  isTurned: /\bdate\b/.test(measure) && isOfAges(column),
});

/** "What is | the smallest | price of …": the number itself, and not what has it. */
function isNumberAsked(at: number, beside: Token | undefined, { tokens }: RowReading): boolean {
  const isOpen = tokens.slice(0, at).every((token) => marked(token, "what", "aux", "empty", "lead"));
  const [measure, after] = [tokens[at + 1], tokens[at + 2]];
  return (
    isOpen && at > 0 && beside !== undefined && measure === beside && (!after || marked(after, "by", "with"))
  );
}

/** "How long is A", "how much is A". */
function measureAsked(reading: RowReading, { table, subject, tests }: RowsSaid): RowAsk | undefined {
  const { tokens, pack } = reading;
  const how = howAt(reading);
  const adjective = tokens[how + 1];
  // "How much is | a sword", where swords are what stands in a column.
  if (how < 0 || subject.length + tests.length === 0 || !adjective) return undefined;
  const scale = pack.measures[adjective.word];
  // "Cât durează A", where a column is called so.
  const told = reading.columnsOf(adjective, table.columns.filter(isMeasured));
  const column =
    scale !== undefined ? scaleColumn(scale, table.columns) : told.length === 1 ? told[0] : undefined;
  if (!column) return undefined;
  reading.use(tokens[how]!, adjective);
  return { as: "values", column, ...(subject.length === 0 && { isOne: true as const }) };
}

/** "Which has | more pages, A or B". */
function moreAsked(reading: RowReading, { table, subject }: RowsSaid): RowAsk | undefined {
  const { tokens } = reading;
  const at = tokens.findIndex((token) => marked(token, "more", "fewer"));
  const isChoice = subject.length > 1 && tokens.some((token) => marked(token, "or"));
  if (at < 0 || !isChoice) return undefined;
  const run = runBehind(tokens, at, reading);
  const [column, ...more] = columnsTold(
    run.slice(0, 1),
    reading,
    table.columns.filter(({ type }) => type === "number"),
  );
  if (!column || more.length > 0 || run.length === 0) return undefined;
  const pole = marked(tokens[at], "more") ? "max" : "min";
  reading.use(tokens[at]!, run[0]!);
  return { as: "extreme", column, pole, limit: 1 };
}

/** "Makers with | more than two objects": the groups themselves. */
function manyAsked(_: RowReading, { many }: RowsSaid): RowAsk | undefined {
  return many && { as: "groups", ...many };
}

/** Whether a question wants a yes or a no. */
function isTruth({ tokens, pack, spans }: RowReading): boolean {
  const [first] = tokens;
  if (marked(first, "aux", "check", "exists")) return true;
  const asks = tokens.some(
    (token) =>
      marked(token, "what", "who", "count", "when", "where", "how", "lead") || token.pole !== undefined,
  );
  return (
    !asks &&
    pack.asksByVerb &&
    spans.some(({ nodes }) => nodes.length > 0) &&
    (tokens.some((token) => pack.voice.be.includes(token.word)) || (first !== undefined && isContent(first)))
  );
}

function truthAsked(reading: RowReading, { subject, tests }: RowsSaid): RowAsk | undefined {
  if (tests.length === 0 || !isTruth(reading)) return undefined;
  return { as: subject.length > 0 ? "truth" : "exists" };
}

/** "Which authors wrote …", "what language is A in", "who owns A", "when was A painted". */
function valuesAsked(reading: RowReading, said: RowsSaid): RowAsk | undefined {
  const column = askedColumn(reading, said);
  return column && { as: "values", column };
}
