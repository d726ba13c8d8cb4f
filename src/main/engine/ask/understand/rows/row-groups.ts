/** Numbers of many rows that a question asks for: of groups, or of all. */
import { isIdentifier } from "../../execute/aggregates/attributes";
import { isContent, marked } from "../question-parts";
import type { Statistic } from "../../execute/aggregates/statistics";
import { AGGREGATE_WORDS, statisticOf } from "../aggregates/aggregate-words";
import type { Token } from "../tokens/read-tokens";
import { PRICED } from "../../execute/measures/units";
import { columnOfScale } from "./row-measures";
import type { RowAsk, RowsSaid } from "./row-question";
import { isShortened, type RowReading } from "./row-reading";
import { isMeasured, type RowColumn, type RowTable } from "./row-table";
import { ROW_WORDS } from "./row-words";

/** "Per country", "by genre", "in each room": counts or numbers of groups. */
export function groupsAsked(reading: RowReading, { table }: RowsSaid): RowAsk | undefined {
  const { tokens, pack } = reading;
  const { each, by } = AGGREGATE_WORDS[pack.language];
  const statistic = statisticIn(reading);
  const isCount = tokens.some((token) => marked(token, "count"));
  for (const [at, token] of tokens.entries()) {
    const isEach = token.name === undefined && each.includes(token.word);
    const isBy = token.name === undefined && by.includes(token.word) && (isCount || statistic !== undefined);
    const run = isEach || isBy ? runBehind(tokens, at, reading) : [];
    // "How many are on | shelf | A".
    if (isBy && run.length > 0 && tokens[tokens.indexOf(run.at(-1)!) + 1]?.name !== undefined) continue;
    const [group, ...more] =
      run.length > 0
        ? columnsTold(
            run,
            reading,
            table.columns.filter(({ type }) => type !== "number"),
          )
        : [];
    if (!group || more.length > 0 || (!isCount && statistic === undefined)) continue;
    reading.use(token, ...run);
    reading.use(...tokens.filter((one) => marked(one, "count")));
    if (statistic === undefined) return { as: "groups", by: group, of: "count" };
    const column = measureTold(reading, table, statistic.tokens);
    return column && { as: "groups", by: group, of: statistic.of, column };
  }
  return undefined;
}

/** The content words in a row behind a place. */
export function runBehind(tokens: readonly Token[], at: number, reading: RowReading): Token[] {
  const behind = tokens.slice(at + 1);
  const start = behind.findIndex((token) => !marked(token, "empty", "from"));
  const rest = start < 0 ? [] : behind.slice(start);
  const end = rest.findIndex((token) => !isContent(token) || reading.isUsed(token));
  return end < 0 ? rest : rest.slice(0, end);
}

/** Shorter words tell no column apart from another. */
const SHORTEST = 3;

/** The columns that all of some words tell. */
export const columnsTold = (
  run: readonly Token[],
  reading: RowReading,
  among: readonly RowColumn[],
): RowColumn[] =>
  run.reduce<RowColumn[]>(
    (left, token) => {
      // "Km | la | bord".
      if (token.word.length < SHORTEST && left.length < among.length) return left;
      const told = reading.columnsOf(token, left, true);
      return told.length > 0 ? told : left.filter((column) => isShortened(token, column));
    },
    [...among],
  );

function statisticIn({
  tokens,
  pack,
}: RowReading): { readonly of: Statistic; readonly tokens: readonly Token[] } | undefined {
  const words = AGGREGATE_WORDS[pack.language];
  const asking = tokens.filter((token) => !marked(token, "count") && statisticOf(token, words) !== undefined);
  const [of, ...more] = new Set(asking.map((token) => statisticOf(token, words)!));
  return of && of !== "share" && more.length === 0 ? { of, tokens: asking } : undefined;
}

/** The column of numbers that words left tell; they are used. */
function measureTold(reading: RowReading, table: RowTable, also: readonly Token[]): RowColumn | undefined {
  const numbers = table.columns.filter(isMeasured);
  for (const token of reading.left()) {
    const [column, ...more] = reading.columnsOf(token, numbers);
    if (!column || more.length > 0) continue;
    reading.use(token, ...also);
    return column;
  }
  const paid = reading.left().find(({ word }) => ROW_WORDS.money.has(word));
  const [only, ...more] = numbers.filter(({ type }) => type === "number");
  const found = paid ? priceAmong(numbers) : more.length > 0 ? undefined : only;
  if (!found) return undefined;
  reading.use(...also, ...(paid ? [paid] : []));
  return found;
}

/** "How much did A | cost | in total". */
const priceAmong = (numbers: readonly RowColumn[]): RowColumn | undefined =>
  columnOfScale(PRICED, numbers)?.column;

/** "Average price of …", "total weight of …". */
export function numberAsked(reading: RowReading, { table }: RowsSaid): RowAsk | undefined {
  const statistic = statisticIn(reading);
  if (!statistic) return undefined;
  const column = measureTold(reading, table, statistic.tokens);
  // What tells rows apart ("zip code") is no amount: why not is said by who refuses it.
  return column && !isIdentifier(column) ? { as: "number", of: statistic.of, column } : undefined;
}
