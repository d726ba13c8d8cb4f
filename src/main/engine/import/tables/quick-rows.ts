/** The quick ways through node and edge tables: rows that need no more than a look at each cell, taken from their bytes. */
import type { GraphBuilder } from "../graph/graph-builder";
import type { Field } from "./neo4j-header";
import { IdColumn, isEmpty, PropertyColumns, RepeatedCells, textOf } from "./quick-cells";
import type { ByteCell } from "../graph/name-table";

/** Node rows. Those with an id that is taken, a vector or any fault are left to the long way, which says what is wrong. */
export class QuickNodes {
  private readonly id: IdColumn;
  private readonly labels: RepeatedCells<number[]>;
  private readonly properties: PropertyColumns;
  /** Name of the id's own property as JSON, with the colon after it; "" where the id's column has no name. */
  private readonly idKey: string;

  constructor(
    private readonly graph: GraphBuilder,
    private readonly columns: NodeTableColumns,
  ) {
    const { fields, id, space, special, name, text } = columns;
    const idName = fields[id]!.name;
    this.id = new IdColumn(id, space);
    this.labels = new RepeatedCells((cell) =>
      [...new Set(labelsOf(cell, columns.labelMarks))].map((label) => graph.label(label)),
    );
    this.properties = new PropertyColumns(fields, [name, text, ...special]);
    this.idKey = idName === "" ? "" : `${JSON.stringify(idName)}:`;
  }

  /** Adds a row; false when it needs the long way. */
  take(bytes: Buffer, cells: readonly ByteCell[]): boolean {
    const { id, graph, columns } = this;
    if (columns.special.some((column) => !isEmpty(cells[column]!)) || !id.read(bytes, cells)) return false;
    if (graph.findBytes(id.bytes, id.cell) >= 0) return false;
    const properties = this.properties.json(bytes, cells, this.idJson(bytes, cells));
    if (properties === undefined) return false;
    const own = columns.name < 0 || isEmpty(cells[columns.name]!) ? columns.id : columns.name;
    graph.definePlain(id.bytes, id.cell, {
      name: textOf(bytes, cells[own]!),
      labels: columns.label < 0 ? [] : this.labels.get(bytes, cells[columns.label]!).slice(),
      text: columns.text < 0 ? "" : textOf(bytes, cells[columns.text]!),
      properties,
    });
    return true;
  }

  private idJson(bytes: Buffer, cells: readonly ByteCell[]): string {
    return this.idKey === "" ? "" : this.idKey + JSON.stringify(textOf(bytes, cells[this.columns.id]!));
  }
}

/** Where in a node table things stand; −1 for what is not there. */
export interface NodeTableColumns {
  readonly fields: readonly Field[];
  readonly id: number;
  /** Name of the id space, "" where ids carry none. */
  readonly space: string;
  readonly label: number;
  readonly name: number;
  readonly text: number;
  /** Columns that only the long way can read. */
  readonly special: readonly number[];
  readonly labelMarks?: RegExp;
}

/** What parts labels in tables that are not neo4j-admin's: KGX has bars. */
export const LABEL_MARKS = /[;|]/;

/** The labels in a cell, as written. */
export function labelsOf(cell: string, marks: RegExp | ";" = ";"): string[] {
  return cell.split(marks).filter((label) => label !== "");
}

/** Edge rows. Those with evidence, an end that is not there or any fault are left to the long way. */
export class QuickEdges {
  private readonly relations: RepeatedCells<number>;
  private readonly properties: PropertyColumns;

  constructor(
    private readonly graph: GraphBuilder,
    private readonly columns: EdgeTableColumns,
  ) {
    this.relations = new RepeatedCells((name) => graph.relation(name));
    this.properties = new PropertyColumns(columns.fields, columns.special);
  }

  /** Adds a row; false when it needs the long way. */
  take(bytes: Buffer, cells: readonly ByteCell[]): boolean {
    const { start, end, type, special } = this.columns;
    if (special.some((column) => !isEmpty(cells[column]!)) || isEmpty(cells[type]!)) return false;
    const source = this.find(start, bytes, cells);
    const target = this.find(end, bytes, cells);
    if (source < 0 || target < 0) return false;
    const properties = this.properties.json(bytes, cells);
    if (properties === undefined) return false;
    this.graph.plainEdge(source, this.relations.get(bytes, cells[type]!), target, properties);
    return true;
  }

  private find(column: IdColumn, bytes: Buffer, cells: readonly ByteCell[]): number {
    return column.read(bytes, cells) ? this.graph.findBytes(column.bytes, column.cell) : -1;
  }
}

/** Where in an edge table things stand. */
export interface EdgeTableColumns {
  readonly fields: readonly Field[];
  readonly start: IdColumn;
  readonly end: IdColumn;
  readonly type: number;
  /** Columns that only the long way can read. */
  readonly special: readonly number[];
}
