/** Months of any year: "matches in October", "lent in May". */
import { isContent } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import { MONTHS_A_YEAR } from "./row-days";
import { onlyTime } from "./row-measures";
import type { RowReading } from "./row-reading";
import { hasDays, type RowColumn, type RowTest } from "./row-table";

/** Less than a day, in months. */
const LESS = 0.01;

/** A test for each month that stands without a year, where one column of days is meant; its words are used. */
export function readMonthTests(reading: RowReading, among: readonly RowColumn[]): RowTest[] {
  const days = among.filter((column) => column.type === "time" && hasDays(column));
  return reading.tokens.flatMap((token, at) => {
    const month = reading.pack.months.indexOf(token.word);
    const isMonth = month >= 0 && isContent(token) && !reading.isUsed(token);
    // "May | report": a month is told by a word before it.
    if (!isMonth || at === 0 || isContent(reading.tokens[at - 1]!)) return [];
    const found = columnBefore(reading, at, days);
    if (!found) return [];
    const { column, told } = found;
    const tokens = [token, ...told];
    reading.use(...tokens);
    const constraint = { comparison: "=" as const, values: [token.text] };
    return [{ column, tokens, constraint, holds: (node: number) => isIn(month, column.numbers.get(node)) }];
  });
}

function columnBefore(
  reading: RowReading,
  at: number,
  days: readonly RowColumn[],
): { readonly column: RowColumn; readonly told: readonly Token[] } | undefined {
  const verb = reading.tokens.slice(0, at).findLast((token) => isContent(token) && !reading.isUsed(token));
  const [told, ...more] = verb ? reading.columnsOf(verb, days, true) : [];
  if (told && more.length === 0) return { column: told, told: [verb!] };
  const only = onlyTime(days);
  return only && { column: only, told: [] };
}

function isIn(month: number, time: number | undefined): boolean | undefined {
  if (time === undefined) return undefined;
  return Math.floor((time - Math.floor(time)) * MONTHS_A_YEAR + LESS) === month;
}
