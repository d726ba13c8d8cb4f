/** Bounds that a question sets on the numbers of a column, and cells of which it says that nothing stands in them. */
import { compares } from "../../execute/measures/meets";
import { factorBetween } from "../../execute/measures/units";
import { isContent, marked, type Bound } from "../question-parts";
import { readBounds } from "../read-bounds";
import type { Token } from "../tokens/read-tokens";
import { columnOfBound, isAdded, isOfAges, type BoundRead } from "./row-measures";
import { readMonthTests } from "./row-months";
import { isNothing, NONE } from "./row-nothing";
import { isToldWhole, type RowReading } from "./row-reading";
import type { RowColumn, RowTable, RowTest } from "./row-table";

/** Reads bounds out of a question's tokens; undefined where some bound is on no column that can be told. `heard` tells one where the rules find none. */
export function readBoundTests(
  reading: RowReading,
  table: RowTable | undefined,
  heard: (bound: Bound) => BoundRead | undefined = () => undefined,
): RowTest[] | undefined {
  const { bounds } = readBounds(reading.tokens, reading.pack);
  const tests: RowTest[] = [];
  for (const bound of bounds) {
    // Read before: how many rows groups have.
    if (bound.tokens.some((token) => token.numbers !== undefined && reading.isUsed(token))) continue;
    if (bound.isNone) {
      const empty = emptyTest(bound, reading, table);
      if (empty) tests.push(empty);
      continue;
    }
    // "The three longest": how many of the utmost, and no bound.
    const isLimit =
      bound.comparison === "=" && bound.tokens.some((token) => isLimitOf(token, reading.tokens));
    if (isLimit || bound.tokens.some((token) => token.name !== undefined)) continue;
    const found = columnOfBound(bound, reading, table?.columns ?? reading.columns) ?? heard(bound);
    if (!found || bound.name !== undefined) return undefined;
    const { column, values, told } = found;
    const { comparison } = turnedFor(bound, column);
    const counted = bound.counted?.filter((token) => !told.includes(token) && token !== bound.unit) ?? [];
    const own = [...bound.tokens.filter((token) => !counted.includes(token)), ...told];
    reading.use(...own);
    tests.push({
      ...{ column, tokens: own, constraint: { comparison, values: [...values] } },
      holds: (node) => {
        const number = column.numbers.get(node);
        return number === undefined ? undefined : isWithin(number, { comparison }, values, column);
      },
    });
  }
  return [...tests, ...readMonthTests(reading, table?.columns ?? reading.columns)];
}

/** "Older than 3", of a column of ages: who is older was born before, and has more years; who is faster takes less time. */
function turnedFor(
  { comparison, measure = "", tokens }: Bound,
  column: RowColumn,
): Pick<Bound, "comparison"> {
  const isOld = /\bdate\b/.test(measure) || tokens.some(({ word }) => /^(?:older|younger) than$/.test(word));
  // "Faster than three hours".
  const isFast =
    measure === "speed" && column.told !== undefined && factorBetween(column.told, "s") !== undefined;
  const isTurned = (isOld && isOfAges(column)) || isFast;
  return { comparison: isTurned ? TURNED[comparison] : comparison };
}

const TURNED: Readonly<Record<Bound["comparison"], Bound["comparison"]>> = {
  ...{ "<": ">", ">": "<", "≤": "≥", "≥": "≤", "=": "=", between: "between" },
};

/** "Members without a boat": a cell that is empty, or a flag that says no. */
function emptyTest(bound: Bound, reading: RowReading, table: RowTable | undefined): RowTest | undefined {
  const nouns = [...new Set([...(bound.counted ?? []), ...bound.tokens])].filter(isContent);
  const told = nouns.flatMap((token) => reading.columnsOf(token, table?.columns, true));
  const [column, ...more] = new Set(told);
  if (!column || more.length > 0) return undefined;
  // "Fără rețetă": a flag says so itself.
  if (column.type === "flag") return undefined;
  // "No men": none are counted.
  const holds = (node: number) =>
    isNothing(column, node) || (isAdded(column) && column.numbers.get(node) === 0);
  // "Never gave blood", where all rows have a "blood group": only a title that is told whole says so of none.
  if (![...column.table.names.keys()].some(holds) && !isToldWhole(column, reading)) return undefined;
  reading.use(...bound.tokens);
  return { column, tokens: bound.tokens, constraint: { comparison: "=", values: [NONE] }, holds };
}

function isLimitOf(token: Token, tokens: readonly Token[]): boolean {
  const at = tokens.indexOf(token);
  const near = [tokens[at - 1], tokens[at + 1]];
  return (
    token.numbers?.length === 1 &&
    near.some((one) => one?.pole?.degree === "most" || marked(one, "most", "fewest"))
  );
}

function isWithin(
  number: number,
  { comparison }: Pick<Bound, "comparison">,
  values: readonly number[],
  { type }: RowColumn,
): boolean {
  // A day of 2020 is in 2020, and not after it.
  const isWhole = type === "time" && values.every(Number.isInteger);
  return compares(isWhole ? Math.floor(number) : number, { comparison, values });
}
