/** What a question to tables asks for, once it is known what it says of them. */
import { isPersonWord } from "../../../../../shared/languages/person-words";
import { AGGREGATE_WORDS } from "../aggregates/aggregate-words";
import { isContent, marked } from "../question-parts";
import { askedColumn, howAt, isUnmeasured, scaleColumn } from "./row-columns";
import { columnsTold, groupsAsked, numberAsked, runBehind } from "./row-groups";
import { columnOfScale, isMeasured } from "./row-measures";
import type { RowAsk, RowsSaid } from "./row-question";
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

/** "Which artist has the most paintings", "sample with most volume". */
function mostAsked(reading: RowReading, said: RowsSaid): RowAsk | undefined {
  const { tokens } = reading;
  const at = tokens.findIndex((token) => marked(token, "most", "fewest"));
  if (at < 0) return undefined;
  const top = marked(tokens[at], "most") ? "max" : "min";
  const run = [...runBehind(tokens, at, reading)];
  const numbers = said.table.columns.filter(({ type }) => type === "number");
  const first = run.slice(0, 1);
  // "Most votes | against", where some are for it.
  const [words, [measured, ...others]] = [first, run]
    .map((own) => [own, own.length === 0 ? [] : columnsTold(own, reading, numbers)] as const)
    .find(([, found]) => found.length === 1) ?? [first, []];
  if (measured && others.length === 0) {
    reading.use(tokens[at]!, ...words);
    return {
      as: "extreme",
      column: measured,
      pole: top,
      limit: limitAt(at, reading),
      ...valuesBeside(reading, said),
    };
  }
  const by = askedColumn(reading, said);
  if (by === undefined || by.type === "number") return undefined;
  // "Which trench | yielded | the most finds".
  const verb = tokens.slice(0, at).findLast((token) => !marked(token, "aux", "empty"));
  reading.use(tokens[at]!, ...(verb && isContent(verb) ? [verb] : []));
  return { as: "groups", by, top, ...countOf(run[0], by, reading, said) };
}

/** Rows, or "the most | species": how many different ones. */
function countOf(
  token: Token | undefined,
  by: RowColumn,
  reading: RowReading,
  { table }: RowsSaid,
): { readonly of: "count" | "kinds"; readonly column?: RowColumn } {
  const texts = table.columns.filter((column) => isOfThings(column) && column !== by);
  const [column, ...more] = token ? reading.columnsOf(token, texts) : [];
  if (!column || more.length > 0) return { of: "count" };
  reading.use(token!);
  return { of: "kinds", column };
}

/** "Who wrote | the most borrowed book": what is asked of the row at the end. */
function valuesBeside(reading: RowReading, said: RowsSaid): { readonly values?: RowColumn } {
  const values = askedColumn(reading, said);
  return values ? { values } : {};
}

/** "The three | longest": how many, and what says so is used. */
function limitAt(at: number, reading: RowReading): number {
  const near = [reading.tokens[at - 1], reading.tokens[at + 1]].find((token) => token?.numbers?.length === 1);
  if (!near) return 1;
  reading.use(near);
  return near.numbers![0]!;
}

/** "The longest river", "which is older, A or B", "is A longer than B". */
function scaleAsked(reading: RowReading, said: RowsSaid): RowAsk | undefined {
  const { tokens } = reading;
  const at = tokens.findIndex((token) => token.pole !== undefined && !reading.isUsed(token));
  const scale = tokens[at]?.pole;
  if (!scale) return undefined;
  const numbers = said.table.columns.filter(isMeasured);
  const beside = reading.left().find((token) => reading.columnsOf(token, numbers, true).length === 1);
  const told = beside && { column: reading.columnsOf(beside, numbers, true)[0]!, isTurned: false };
  const next = tokens[at + 1];
  // "The smallest price", where prices are no numbers.
  const isOther = !told && next !== undefined && reading.columnsOf(next, said.table.columns).length > 0;
  const found = told ?? (isOther ? undefined : columnOfScale(scale.measure, said.table.columns));
  if (!found) return undefined;
  if (beside) reading.use(beside);
  reading.use(tokens[at]!);
  // "Seen for the first time before 2019": a bound on that column, and no end of it.
  if (said.tests.some((test) => test.column === found.column && test.constraint.comparison !== "="))
    return undefined;
  const pole = found.isTurned === (scale.pole === "min") ? "max" : "min";
  const { column } = found;
  if (isNumberAsked(at, beside, reading)) return { as: "number", of: pole, column };
  if (said.subject.length > 1 && tokens.some((token) => marked(token, "or", "and")))
    return { as: "extreme", column, pole, limit: 1 };
  const isThan = tokens.some((token) => marked(token, "than"));
  if (isThan)
    return said.subject.length === 2 && isTruth(reading) ? { as: "further", column, pole } : undefined;
  if (scale.degree === "more") return undefined;
  return { as: "extreme", column, pole, limit: limitAt(at, reading), ...valuesBeside(reading, said) };
}

/** "What is | the smallest | price of …": the number itself, and not what has it. */
function isNumberAsked(at: number, beside: Token | undefined, { tokens }: RowReading): boolean {
  const isOpen = tokens.slice(0, at).every((token) => marked(token, "what", "aux", "empty", "lead"));
  const [measure, after] = [tokens[at + 1], tokens[at + 2]];
  return (
    isOpen && at > 0 && beside !== undefined && measure === beside && (!after || marked(after, "by", "with"))
  );
}

/** "How long is A", "how much is A". */
function measureAsked(reading: RowReading, { table, subject }: RowsSaid): RowAsk | undefined {
  const { tokens, pack } = reading;
  const how = howAt(reading);
  const adjective = tokens[how + 1];
  if (how < 0 || subject.length === 0 || !adjective) return undefined;
  const scale = pack.measures[adjective.word];
  // "Cât durează A", where a column is called so.
  const told = reading.columnsOf(adjective, table.columns.filter(isMeasured));
  const column =
    scale !== undefined ? scaleColumn(scale, table.columns) : told.length === 1 ? told[0] : undefined;
  if (!column) return undefined;
  reading.use(tokens[how]!, adjective);
  return { as: "values", column };
}

/** "How many pages has A", "how many are red", "how many authors". */
function countAsked(reading: RowReading, said: RowsSaid): RowAsk | undefined {
  const { tokens } = reading;
  const count = tokens.findIndex((token) => marked(token, "count"));
  if (count < 0) return undefined;
  const { columns } = said.table;
  const run = runBehind(tokens, count, reading);
  const numbers = columns.filter(({ type }) => type === "number");
  if (said.subject.length > 0) {
    const people = run.filter(({ word }) => isPersonWord(word));
    for (const token of reading.left().filter((one) => !people.includes(one))) {
      const [column, ...more] = reading.columnsOf(token, numbers);
      if (!column || more.length > 0) continue;
      reading.use(token, ...people);
      return { as: "values", column };
    }
    return undefined;
  }
  const isSum = AGGREGATE_WORDS[reading.pack.language].statistics.sum.includes(tokens[count]!.word);
  const [added, ...others] = run[0] ? reading.columnsOf(run[0], numbers) : [];
  if (added && others.length === 0) {
    // "Number of pages by A" may be that of each.
    if (!isSum) return undefined;
    reading.use(run[0]!);
    return { as: "number", of: "sum", column: added };
  }
  const [kinds, ...more] =
    run.length === 1 && !said.hasNoun ? reading.columnsOf(run[0]!, columns.filter(isOfThings)) : [];
  if (kinds && more.length === 0) {
    reading.use(run[0]!);
    return { as: "kinds", column: kinds };
  }
  return { as: "count" };
}

/** Hours and bare codes are no things that one counts: "how many hours" asks for rows. */
const isOfThings = ({ type, cells }: RowColumn): boolean =>
  type === "text" && [...cells.values()].some((own) => own.some((cell) => /\p{L}/u.test(cell)));

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
