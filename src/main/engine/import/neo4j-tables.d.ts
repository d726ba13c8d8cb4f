import type { PropertyValue } from "../../../shared/graph";
import type { GraphBuilder } from "./graph-builder";
import type { SourceFile } from "./import-run";
import type { Field, Role } from "./neo4j-header";
import { type RejectList } from "./reject-list";
interface TableOptions {
  /** Whether ids carry the name of their id space. */
  readonly isQualified: boolean;
  readonly nameColumn?: string;
}
type Properties = Record<string, PropertyValue>;
declare abstract class Table {
  protected readonly file: SourceFile;
  protected readonly fields: readonly Field[];
  protected readonly graph: GraphBuilder;
  private readonly rejects;
  protected readonly options: TableOptions;
  constructor(
    file: SourceFile,
    fields: readonly Field[],
    graph: GraphBuilder,
    rejects: RejectList,
    options: TableOptions,
  );
  /** Adds the row, or rejects it with the first thing wrong in it. */
  add(cells: readonly string[], line: number, emptyStrings: readonly number[]): void;
  protected abstract addRow(cells: readonly string[], line: number, emptyStrings: readonly number[]): void;
  protected column(test: (field: Field) => boolean): number;
  protected role(role: Role): number;
  protected qualified(column: number, cell: string): string;
  /** Values of the columns that are not in `taken`; bare empty cells are no values. */
  protected properties(
    cells: readonly string[],
    emptyStrings: readonly number[],
    taken: ReadonlySet<number>,
  ): Properties;
}
/** Rows of a file with an :ID column. */
export declare class NodeTable extends Table {
  private readonly id;
  private readonly label;
  private readonly name;
  private readonly text;
  private readonly exact;
  private readonly vector;
  private readonly taken;
  protected addRow(cells: readonly string[], line: number, emptyStrings: readonly number[]): void;
  private cell;
  private labelsOf;
  private idProperty;
  private nameColumn;
  private firstOf;
}
/** Rows of a file with :START_ID, :END_ID and :TYPE. */
export declare class EdgeTable extends Table {
  private readonly start;
  private readonly end;
  private readonly type;
  private readonly evidence;
  private readonly exact;
  private readonly taken;
  protected addRow(cells: readonly string[], line: number, emptyStrings: readonly number[]): void;
  private node;
}
export {};
