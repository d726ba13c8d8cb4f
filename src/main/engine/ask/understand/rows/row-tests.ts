/** What a question says of rows: values that stand in columns, and flags. */
import { fold } from "../../../../../shared/fold";
import { marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import { directed } from "./row-directions";
import { flagsOf, isFlagDenied } from "./row-flags";
import type { ValueSaid } from "./row-spans";
import type { RowReading } from "./row-reading";
import { isYes, type RowColumn, type RowTable, type RowTest } from "./row-table";

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
