/** What a question to tables asks for, once it is known what it says of them. */
import { PRICED } from "../../execute/measures/units";
import { marked } from "../question-parts";
import { askedColumn, howAt, isUnmeasured, scaleColumn } from "./row-columns";
import { countAsked } from "./row-counts";
import { columnsTold, groupsAsked, numberAsked, runBehind } from "./row-groups";
import { isAdded } from "./row-measures";
import { mostAsked } from "./row-most";
import type { RowAsk, RowsSaid } from "./row-question";
import type { Token } from "../tokens/read-tokens";
import type { RowReading } from "./row-reading";
import { isMeasured } from "./row-table";
import { scaleAsked } from "./row-scale";
import { isTruth } from "./row-truth";
import { ROW_WORDS } from "./row-words";

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
    spentAsked,
    measureAsked,
    countAsked,
    truthAsked,
    valuesAsked,
  ];
  const much = muchOf(reading, said);
  if (much) return much;
  if (isUnmeasured(reading)) return undefined;
  for (const read of readers) {
    const ask = read(reading, said);
    if (ask) return ask;
  }
  return { as: "rows" };
}

/** "How long is A", "how much is A". */
function measureAsked(reading: RowReading, { table, subject, tests }: RowsSaid): RowAsk | undefined {
  const { tokens, pack } = reading;
  const how = howAt(reading);
  const adjective = tokens.slice(how + 1).find((token) => !marked(token, "aux", "empty"));
  // "How much is | a sword", where swords are what stands in a column.
  if (how < 0 || subject.length + tests.length === 0 || !adjective) return undefined;
  const scale = pack.measures[adjective.word];
  // "Cât durează A", where a column is called so.
  const told = reading.columnsOf(adjective, table.columns.filter(isMeasured));
  const byScale = scale ?? (ROW_WORDS.money.has(adjective.word) ? PRICED : undefined);
  const column =
    told.length === 1 ? told[0] : byScale === undefined ? undefined : scaleColumn(byScale, table.columns);
  if (!column) return undefined;
  reading.use(tokens[how]!, adjective);
  return { as: "values", column, ...(subject.length === 0 && { isOne: true as const }) };
}

/** "How much | overtime | did A do", "how much was | raised | by those of B": the number that a word behind tells, added up over their rows. */
function muchOf(reading: RowReading, { table, subject, tests }: RowsSaid): RowAsk | undefined {
  const { tokens } = reading;
  const at = tokens.findIndex(({ word }) => ROW_WORDS.much.has(word));
  if (at <= 0 || howAt(reading) !== at - 1 || subject.length + tests.length === 0) return undefined;
  const numbers = table.columns.filter(({ type }) => type === "number");
  const tells = (token: Token) => tokens.indexOf(token) > at && reading.columnsOf(token, numbers).length > 0;
  const next = [...runBehind(tokens, at, reading).slice(0, 1), ...reading.left()].find(tells);
  const [column, ...more] = next ? reading.columnsOf(next, numbers) : [];
  if (!next || !column || more.length > 0) return undefined;
  reading.use(tokens[at - 1]!, tokens[at]!, next);
  const isOne = subject.length > 0 || !isAdded(column);
  return isOne ? { as: "values", column } : { as: "number", of: "sum", column };
}

/** "What did A | spend | on B": all of it, and none of the rows. */
function spentAsked(reading: RowReading, { table, tests }: RowsSaid): RowAsk | undefined {
  const { tokens } = reading;
  const verb = tokens.find((token) => ROW_WORDS.spending.has(token.word) && !reading.isUsed(token));
  const isOther = tokens.some((token) => marked(token, "who", "when", "where", "count", "most", "fewest"));
  const how = howAt(reading);
  const isAsked = how >= 0 || (marked(tokens[0], "what") && marked(tokens[1], "aux"));
  // "What did we spend money | on | in May" asks for the things.
  const isOnWhat = tokens.some(
    ({ word }, at) =>
      /^(?:on|pe)$/.test(word) && (at === tokens.length - 1 || marked(tokens[at + 1], "with", "from", "to")),
  );
  if (!verb || isOther || isOnWhat || !isAsked || tests.length === 0) return undefined;
  const numbers = table.columns.filter(({ type }) => type === "number");
  const column = scaleColumn(PRICED, numbers) ?? (numbers.length === 1 ? numbers[0] : undefined);
  if (!column || !isAdded(column)) return undefined;
  reading.use(verb, ...tokens.slice(Math.max(how, 0), how + 2));
  return { as: "number", of: "sum", column };
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

function truthAsked(reading: RowReading, { subject, tests }: RowsSaid): RowAsk | undefined {
  if (tests.length === 0 || !isTruth(reading)) return undefined;
  return { as: subject.length > 0 ? "truth" : "exists" };
}

/** "Which authors wrote …", "what language is A in", "who owns A", "when was A painted". */
function valuesAsked(reading: RowReading, said: RowsSaid): RowAsk | undefined {
  const column = askedColumn(reading, said);
  return column && { as: "values", column };
}
