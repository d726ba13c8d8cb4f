/** A filter bound to columns: which rows it admits. Texts are judged once each, not once a row. */
import { columnOf, type Column, type NumberColumn, type TextColumn } from "./columns";
import {
  FilterError,
  isExpression,
  readFilter,
  type Filter,
  type FilterFault,
  type Operator,
  type Token,
} from "./filter-language";
import { plain, plainTexts } from "./plain-text";
import { inSlices, type Sliced } from "./sliced";

export type RowTest = (row: number) => boolean;

/** The test of a filter, null to admit all, or what is wrong with it. */
export interface CompiledFilter {
  readonly test: RowTest | null;
  readonly fault: FilterFault | null;
}

/** Binds a filter to columns. Text without any sign is words that all must be found. */
export function* compileFilter(text: string, columns: readonly Column[]): Sliced<CompiledFilter> {
  if (text.trim() === "") return { test: null, fault: null };
  if (!isExpression(text)) return { test: yield* wordsTest(text, columns), fault: null };
  try {
    return { test: yield* testOf(readFilter(text), columns), fault: null };
  } catch (error) {
    if (error instanceof FilterError) return { test: null, fault: error.fault };
    throw error;
  }
}

/** The rows of `order` that pass every test, in its order. */
export function* passing(order: Int32Array, tests: readonly (RowTest | null)[]): Sliced<Int32Array> {
  const asked = tests.filter((test) => test !== null);
  if (asked.length === 0) return order;
  const kept = new Int32Array(order.length);
  let count = 0;
  const walk = (first: number, end: number): void => {
    for (let at = first; at < end; at++) {
      const row = order[at]!;
      if (asked.every((test) => test(row))) kept[count++] = row;
    }
  };
  yield* inSlices(order.length, walk, JUDGED);
  return kept.subarray(0, count);
}

/** Rows that one slice judges. */
const JUDGED = 10_000;

function* testOf(filter: Filter, columns: readonly Column[]): Sliced<RowTest> {
  if (filter.kind === "words") return yield* wordsTest(filter.text, columns);
  if (filter.kind === "compare")
    return yield* compareTest(filter.column, filter.operator, filter.value, columns);
  if (filter.kind === "not") {
    const part = yield* testOf(filter.part, columns);
    return (row) => !part(row);
  }
  const parts: RowTest[] = [];
  for (const part of filter.parts) parts.push(yield* testOf(part, columns));
  return filter.kind === "and"
    ? (row) => parts.every((part) => part(row))
    : (row) => parts.some((part) => part(row));
}

function* wordsTest(text: string, columns: readonly Column[]): Sliced<RowTest> {
  const searched = columns.filter((column) => column.kind === "text" && column.also === undefined);
  const found: RowTest[][] = [];
  for (const word of plain(text).split(/\s+/).filter(Boolean)) {
    const places: RowTest[] = [];
    for (const column of searched)
      places.push(yield* textTest(column as TextColumn, (name) => name.includes(word)));
    found.push(places);
  }
  return (row) => found.every((places) => places.some((test) => test(row)));
}

function* compareTest(
  name: Token,
  operator: Operator,
  value: Token,
  columns: readonly Column[],
): Sliced<RowTest> {
  const wanted = name.text.toLowerCase();
  const column =
    columnOf(columns, name.text) ?? columns.find((candidate) => candidate.id.toLowerCase() === wanted);
  if (column === undefined) throw faultAt("no-column", name);
  if (column.kind === "number") return numberTest(column, operator, value);
  const [negative, sign] = operator.startsWith("!") ? [true, operator.slice(1)] : [false, operator];
  if (sign !== "=" && sign !== "~") throw faultAt("no-order", name);
  const text = plain(value.text);
  const test = yield* textTest(column, sign === "=" ? (own) => own === text : (own) => own.includes(text));
  return negative ? (row) => !test(row) : test;
}

/** Admits rows whose text is admitted, by its own name or another. */
function* textTest(
  { texts, codes, also }: TextColumn,
  admits: (plainText: string) => boolean,
): Sliced<RowTest> {
  const own = yield* plainTexts(texts);
  const fits = new Uint8Array(own.length);
  const others = also?.map(plain);
  const walk = (first: number, end: number): void => {
    for (let code = first; code < end; code++)
      fits[code] = admits(own[code]!) || (others !== undefined && admits(others[code] ?? "")) ? 1 : 0;
  };
  yield* inSlices(own.length, walk);
  return (row) => fits[codes[row]!] === 1;
}

const NUMBER = /^[+\-−]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[+\-−]?\d+)?$/i;

/** Missing numbers pass no comparison. */
function numberTest({ values }: NumberColumn, operator: Operator, value: Token): RowTest {
  if (!NUMBER.test(value.text)) throw faultAt("no-number", value);
  const limit = Number(value.text.replace(",", ".").replace(/−/g, "-"));
  if (operator === "=") return (row) => values[row] === limit;
  if (operator === "!=") return (row) => values[row]! < limit || values[row]! > limit;
  if (operator === "<") return (row) => values[row]! < limit;
  if (operator === "<=") return (row) => values[row]! <= limit;
  if (operator === ">") return (row) => values[row]! > limit;
  if (operator === ">=") return (row) => values[row]! >= limit;
  throw faultAt("no-number", value);
}

function faultAt(problem: FilterFault["problem"], { text, at }: Token): FilterError {
  return new FilterError({ problem, word: text, at });
}
