/** The optional header of a table of triples. */
export interface TripleColumns {
  readonly source: number;
  readonly relation: number;
  readonly target: number;
  /** The other columns, with their names: properties of the edge. */
  readonly others: readonly {
    readonly column: number;
    readonly name: string;
  }[];
  readonly width: number;
  readonly isHeader: boolean;
}
/** Columns by the first record: named ones when it is a header, else source, relation, target. Throws a plain Error when one is missing. */
export declare function tripleColumns(first: readonly string[]): TripleColumns;
