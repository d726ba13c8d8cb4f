/** The table of triples: which rows of a run are listed, and in which order. */
import { VERDICTS, type Verdict } from "../../../shared/trace";
import { columnOf, type Column } from "./columns";
import type { FilterFault } from "./filter-language";
import { compileFilter, passing, type RowTest } from "./filter-rows";
import type { Sliced } from "./sliced";

/** "source", "relation", "target", "verdict", or "number:NAME" for a column of numbers. */
export type TripleColumn = "source" | "relation" | "target" | "verdict" | `number:${string}`;

export interface TripleQuery {
  /** An expression (filter-language.ts), or words: each must be part of the source, relation or target (case and accents do not matter). */
  readonly text: string;
  /** "" lists all verdicts. */
  readonly verdict: Verdict | "";
  readonly bound: NumberBound | null;
  readonly sort: TripleColumn | null;
  readonly descending: boolean;
}

/** A number that rows must reach, or stay within; a value that is no number yet bounds nothing. */
export interface NumberBound {
  readonly name: string;
  readonly side: "least" | "most";
  /** As typed. */
  readonly value: string;
}

export const EVERY_TRIPLE: TripleQuery = {
  text: "",
  verdict: "",
  bound: null,
  sort: null,
  descending: false,
};

/** What a table begins with: every triple, those that were kept on top. */
export const KEPT_FIRST: TripleQuery = { ...EVERY_TRIPLE, sort: "verdict" };

/** Rows listed, in their order, and what is wrong with the filter's words where anything is (then they hide nothing). */
export interface Listing {
  readonly rows: Int32Array;
  readonly fault: FilterFault | null;
}

/** The column that a query sorts by, as columns are called. */
export function sortedColumn({ sort }: Pick<TripleQuery, "sort">): string | null {
  return sort?.replace(/^number:/, "") ?? null;
}

/** Those of the ordered rows that the query admits, and `also` where it is a test. */
export function* listTriples(
  columns: readonly Column[],
  order: Int32Array,
  query: TripleQuery,
  also: RowTest | null = null,
): Sliced<Listing> {
  const { test, fault } = yield* compileFilter(query.text, columns);
  const tests = [verdictTest(columns, query), boundOf(columns, query), test, also];
  return { rows: yield* passing(order, tests), fault };
}

function verdictTest(columns: readonly Column[], { verdict }: TripleQuery): RowTest | null {
  const column = columnOf(columns, "verdict");
  if (verdict === "" || column?.kind !== "text") return null;
  const code = VERDICTS.indexOf(verdict);
  return (row) => column.codes[row] === code;
}

function boundOf(columns: readonly Column[], { bound }: TripleQuery): RowTest | null {
  const column = columnOf(columns, bound?.name ?? "");
  const limit = Number(bound?.value.replace(",", ".").replace("−", "-"));
  if (bound === null || column?.kind !== "number" || bound.value.trim() === "" || Number.isNaN(limit))
    return null;
  const { values } = column;
  return bound.side === "least" ? (row) => values[row]! >= limit : (row) => values[row]! <= limit;
}

/** A click on a column's head: sort by it, then the other way round, then not at all. Numbers start with the greatest. */
export function sortBy(query: TripleQuery, column: TripleColumn): TripleQuery {
  return turnSort(query, column, column.startsWith("number:"));
}

/** The next of three orders by a column: `firstDescending` or not, the other way round, none. */
export function turnSort<Q extends { readonly sort: string | null; readonly descending: boolean }>(
  query: Q,
  column: Q["sort"],
  firstDescending: boolean,
): Q {
  if (query.sort !== column) return { ...query, sort: column, descending: firstDescending };
  if (query.descending === firstDescending) return { ...query, descending: !firstDescending };
  return { ...query, sort: null, descending: false };
}
