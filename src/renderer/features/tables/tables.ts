/** What a person chose in tables and charts: order and filter of the nodes, a range of one number, columns not shown. */
import { columnOf, type Column } from "./columns";
import { compileFilter, passing, type RowTest } from "./filter-rows";
import type { Sliced } from "./sliced";
import { everyRow, rowsBy } from "./sort-rows";
import type { Brush, TableKind, TableQuery, Tables } from "./tables-view";
import { EVERY_TRIPLE, turnSort, type Listing } from "./triples";
import type { Workbench } from "../../state/workbench";

/** Another filter or order of the table of nodes. */
export function queryNodes(state: Workbench, part: Partial<TableQuery>): Workbench {
  return withTables(state, { nodes: { ...state.tables.nodes, ...part } });
}

/** A click on the head of a column of nodes: sorted, the other way round, not at all. Numbers start with the greatest. */
export function sortNodes(state: Workbench, column: Column): Workbench {
  return withTables(state, { nodes: turnSort(state.tables.nodes, column.id, column.kind === "number") });
}

/** Only a range of one number is listed, and marked on the canvas; null lists all again. */
export function brushNumber(state: Workbench, brush: Brush | null): Workbench {
  return withTables(state, { brush });
}

/** Shows a column that is hidden, hides one that is shown. */
export function toggleColumn(state: Workbench, kind: TableKind, id: string): Workbench {
  const { hidden } = state.tables;
  const key = columnKey(kind, id);
  return withTables(state, {
    hidden: hidden.includes(key) ? hidden.filter((other) => other !== key) : [...hidden, key],
  });
}

export function columnKey(kind: TableKind, id: string): string {
  return `${kind} ${id}`;
}

/** Every row in the order of the query. */
export function* orderRows(
  columns: readonly Column[],
  count: number,
  { sort, descending }: Pick<TableQuery, "sort" | "descending">,
): Sliced<Int32Array> {
  const column = sort === null ? undefined : columnOf(columns, sort);
  return column === undefined ? everyRow(count) : yield* rowsBy(column, count, descending);
}

/** Those of the ordered rows that the filter and `also` admit. */
export function* listRows(
  columns: readonly Column[],
  order: Int32Array,
  text: string,
  also: RowTest | null,
): Sliced<Listing> {
  const { test, fault } = yield* compileFilter(text, columns);
  return { rows: yield* passing(order, [test, also]), fault };
}

/** The test of a range on rows of its kind; null where there is none, or the run has no such number. */
export function brushTest(columns: readonly Column[], kind: TableKind, brush: Brush | null): RowTest | null {
  if (brush?.kind !== kind) return null;
  const column = columnOf(columns, brush.name);
  if (column?.kind !== "number") return null;
  const { values } = column;
  const { low, high } = brush;
  return (row) => values[row]! >= low && values[row]! <= high;
}

function withTables(state: Workbench, part: Partial<Tables>): Workbench {
  return { ...state, tables: { ...state.tables, ...part } };
}

/** No filter and no range in any table; orders and columns stay. */
export function clearFilters(state: Workbench): Workbench {
  const { triples, tables } = state;
  const filtered =
    [triples.text, triples.verdict, tables.nodes.text].some((text) => text !== "") ||
    triples.bound !== null ||
    tables.brush !== null;
  if (!filtered) return state;
  const { sort, descending } = triples;
  const nodes = { ...tables.nodes, text: "" };
  return {
    ...state,
    triples: { ...EVERY_TRIPLE, sort, descending },
    tables: { ...tables, nodes, brush: null },
  };
}

/** Every column is shown again. */
export function showColumns(state: Workbench): Workbench {
  return withTables(state, { hidden: [] });
}
