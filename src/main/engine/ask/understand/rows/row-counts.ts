/** Questions for how many: rows, different things, or the sum of what rows count themselves. */
import { isPersonWord } from "../../../../../shared/languages/person-words";
import { words as wordsOf } from "../../../../../shared/fold";
import { AGGREGATE_WORDS } from "../aggregates/aggregate-words";
import { marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import { runBehind } from "./row-groups";
import { isAdded } from "./row-measures";
import type { RowAsk, RowsSaid } from "./row-question";
import type { RowReading } from "./row-reading";
import { isOfThings, type RowColumn } from "./row-table";
import { ROW_WORDS } from "./row-words";

/** "How many pages has A", "how many are red", "how many authors". */
export function countAsked(reading: RowReading, said: RowsSaid): RowAsk | undefined {
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
  const sum = peopleIn(run, reading, numbers) ?? quantityOf(count, reading, said);
  if (sum) return sum;
  const isSum =
    AGGREGATE_WORDS[reading.pack.language].statistics.sum.includes(tokens[count]!.word) ||
    tokens.some(({ word }) => ROW_WORDS.wholly.has(word));
  const [added, ...others] = run[0] ? reading.columnsOf(run[0], numbers) : [];
  if (added && others.length === 0) {
    // "Number of pages of the books by A" may be that of each.
    const isOfAll = said.tests.length > 0 && !said.hasNoun && isAdded(added);
    if (!isSum && !isOfAll) return undefined;
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

/** "How many people | died in A", where a column counts the dead. */
function peopleIn(
  [people]: readonly Token[],
  reading: RowReading,
  numbers: readonly RowColumn[],
): RowAsk | undefined {
  if (!people || !isPersonWord(people.word) || reading.columnsOf(people).length > 0) return undefined;
  for (const token of reading.left().filter((one) => one !== people)) {
    const [column, ...more] = reading.columnsOf(token, numbers, true);
    if (!column || more.length > 0 || !isAdded(column)) continue;
    reading.use(people, token);
    return { as: "number", of: "sum", column };
  }
  return undefined;
}

/** "How many | buns | were ordered", where buns stand in a column and each row says how many of them: not the rows are counted. */
function quantityOf(at: number, { tokens }: RowReading, { table, hasNoun }: RowsSaid): RowAsk | undefined {
  const counted = tokens.slice(at + 1).find((token) => !marked(token, "empty", "from", "with", "by"));
  if (hasNoun || counted?.name === undefined) return undefined;
  const [column, ...more] = table.columns.filter(isQuantity);
  return column && more.length === 0 ? { as: "number", of: "sum", column } : undefined;
}

const isQuantity = ({ type, words }: RowColumn): boolean =>
  type === "number" && wordsOf(words).some((word) => ROW_WORDS.quantities.has(word));
