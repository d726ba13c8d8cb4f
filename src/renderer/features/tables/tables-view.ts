/** What a person chose in tables and charts, as the workbench holds it; the functions are in tables.ts. */
export type TableKind = "node" | "edge";

/** Order and filter of a table; `sort` is the id of a column. */
export interface TableQuery {
  /** As in `TripleQuery`. */
  readonly text: string;
  readonly sort: string | null;
  readonly descending: boolean;
}

/** A range of one number of nodes or edges: low ≤ value ≤ high. */
export interface Brush {
  readonly kind: TableKind;
  readonly name: string;
  readonly low: number;
  readonly high: number;
}

export interface Tables {
  readonly nodes: TableQuery;
  readonly brush: Brush | null;
  /** Columns not shown, as "edge p" or "node hops". */
  readonly hidden: readonly string[];
}

export const FIRST_TABLES: Tables = {
  // What was kept comes first, as among the triples.
  nodes: { text: "", sort: "kept", descending: true },
  brush: null,
  hidden: [],
};
