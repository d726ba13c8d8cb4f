/** What a question says of rows: values that stand in columns, flags, cells that are empty, and bounds on numbers. */
import { fold } from "../../../../../shared/fold";
import { compares } from "../../execute/measures/meets";
import { factorBetween } from "../../execute/measures/units";
import { readBounds } from "../read-bounds";
import { isContent, marked, type Bound } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import { isNothing } from "./row-nothing";
import { directed } from "./row-directions";
import { flagsOf, isFlagDenied } from "./row-flags";
import { readMonthTests } from "./row-months";
import { columnOfBound, isAdded, isOfAges, type BoundRead } from "./row-measures";
import type { ValueSaid } from "./row-spans";
import { isToldWhole, type RowReading } from "./row-reading";
import { isYes, type RowColumn, type RowTable, type RowTest } from "./row-table";

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

/** How a test tells that nothing stands in a cell. */
export const NONE = "–";

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

/** A value or a flag as it was read, before others are joined to it. */
interface ValueRead extends RowTest {
  readonly negated: boolean;
  readonly said: readonly string[];
}

/** Reads values and flags; undefined where something said may be of several columns. */
export function readValueTests(
  reading: RowReading,
  table: RowTable | undefined,
  isSubject: (token: Token) => boolean,
): RowTest[] | undefined {
  const tests: ValueRead[] = [];
  for (const token of reading.tokens) {
    if (reading.isUsed(token) || isSubject(token)) continue;
    const span = reading.spanOf(token);
    const flags = span ? [] : flagsOf(token, reading, table);
    if (!span && flags.length !== 1) continue;
    const told = span ? columnTold(token, span.said, reading, table) : { column: flags[0]!, values: [] };
    if (!told) return undefined;
    // "Backed up | in Svalbard": one flag in several words.
    const [last] = tests.slice(-1);
    if (!span && last?.column === told.column) {
      const nots = notsBefore(token, reading, last.tokens);
      reading.use(token, ...nots);
      // "The hours do | not suit": the whole of it is denied.
      if (nots.length > 0) tests[tests.length - 1] = denying(last, [...nots, token]);
      continue;
    }
    const isDenied = span ? span.isDenied : isFlagDenied(token, reading);
    const test = joinedTo(tests.at(-1), token, { ...told, isDenied }, reading, tests);
    if (test === undefined) return undefined;
    if (test.tokens.length > 1) tests.pop();
    if (test.tokens.length > 0) tests.push(test);
  }
  return tests;
}

const denying = (test: ValueRead, also: readonly Token[]): ValueRead => ({
  ...testOf(test.column, test.said, true, [...test.tokens, ...also]),
  ...{ negated: true, said: test.said },
});

/** A value with those before that it is joined to: "red or white"; without tokens where it only says what the rows are, undefined where it is joined to one of another column. */
function joinedTo(
  last: ValueRead | undefined,
  token: Token,
  { column, values, isDenied }: ValueSaid & { readonly isDenied: boolean },
  reading: RowReading,
  before: readonly ValueRead[],
): ValueRead | undefined {
  const { tokens } = reading;
  const nots = notsBefore(
    token,
    reading,
    before.flatMap((one) => one.tokens),
  );
  reading.use(token, ...nots);
  const end = last?.tokens.at(-1);
  const isSame = last?.column === column;
  const isJoined = end !== undefined && areJoined(end, token, reading, "or", "and");
  const isOr = isJoined && areJoined(end, token, reading, "or");
  if (isOr && !isSame) return undefined;
  const isAlso = isJoined && isSame && nots.length === 0 && last!.negated;
  const negated = (nots.length + (isDenied ? 1 : 0)) % 2 === 1 || isAlso;
  // "Crime novels", where both are genres: the second says only what the rows are.
  const isNoun =
    isSame && !isJoined && !negated && !isList(column) && tokens.indexOf(token) === tokens.indexOf(end!) + 1;
  if (isNoun) return { ...last!, tokens: [] };
  const isAny = isJoined && isSame && last!.negated === negated && (isOr || !isList(column));
  const said = [...(isAny ? last!.said : []), ...values];
  const own = [...(isAny ? last!.tokens : []), token];
  const each = isAny && !isOr && !negated && { each: said };
  return { ...testOf(column, said, negated, own), negated, said, ...each };
}

/** Whether some row has several values there. */
const isList = ({ cells }: RowColumn): boolean => [...cells.values()].some(({ length }) => length > 1);

function testOf(
  column: RowColumn,
  said: readonly string[],
  negated: boolean,
  tokens: readonly Token[],
): RowTest {
  const values = said.length > 0 ? [...new Set(said)] : ["yes"];
  return {
    ...{ column, tokens, constraint: { comparison: negated ? "≠" : "=", values } },
    holds: (node) => {
      const cells = column.cells.get(node);
      if (!cells) return undefined;
      const has = said.length === 0 ? cells.some(isYes) : cells.some((cell) => said.includes(fold(cell)));
      return has !== negated;
    },
  };
}

/** Which column a value is said of: the only one that has it, or the one that a word beside it tells. */
function columnTold(
  token: Token,
  said: readonly ValueSaid[],
  reading: RowReading,
  table: RowTable | undefined,
): ValueSaid | undefined {
  const at = reading.tokens.indexOf(token);
  const near = reading.tokens.slice(Math.max(0, at - 3), at + 2);
  const byWord = said.filter(({ column }) => near.some((one) => reading.columnsOf(one).includes(column)));
  const own = said.filter(({ column }) => column.table === table);
  const way = directed(token, own, reading);
  if (way) return way;
  // "Which trips did A | skipper".
  const byVerb = own.filter(({ column }) =>
    reading.left().some((one) => {
      const [told, ...more] = reading.columnsOf(
        one,
        own.map((other) => other.column),
      );
      return told === column && more.length === 0;
    }),
  );
  for (const some of [byWord, own, byVerb, said]) if (some.length === 1) return some[0];
  return undefined;
}

/** Words for "not" between what was said before and a token. */
function notsBefore(token: Token, { tokens }: RowReading, said: readonly Token[]): Token[] {
  const at = tokens.indexOf(token);
  const from = tokens.findLastIndex(
    (one, place) => place < at && (said.includes(one) || one.name !== undefined),
  );
  return tokens.slice(from + 1, at).filter((one) => marked(one, "not"));
}

/** Whether nothing but these words stands between two tokens. */
function areJoined(
  one: Token,
  other: Token,
  { tokens }: RowReading,
  ...marks: readonly ("or" | "and")[]
): boolean {
  const between = tokens.slice(tokens.indexOf(one) + 1, tokens.indexOf(other));
  return (
    between.every((token) =>
      marked(token, "or", "and", "empty", "not", "either", "both", "by", "with", "from"),
    ) &&
    (between.some((token) => marked(token, ...marks)) ||
      (between.length === 0 && other.paused && marks.includes("and")))
  );
}
