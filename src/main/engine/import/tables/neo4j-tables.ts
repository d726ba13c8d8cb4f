/** Rows of node and edge tables as nodes and edges of the graph. */
import { EXACT_COLUMN, EVIDENCE_COLUMN, exactEdgeSchema, exactNodeSchema } from "../../../../shared/exchange";
import { ReasonError, reasonOf } from "../../../../shared/failure";
import type { PropertyValue } from "../../../../shared/graph";
import { message } from "../../../../shared/sentences/sentences";
import { parseEvidence } from "../values/evidence";
import type { GraphBuilder } from "../graph/graph-builder";
import type { NewNode } from "../graph/graph-items";
import type { SourceFile } from "../source/import-run";
import { parseJson } from "../values/json-values";
import type { Field, Role } from "./neo4j-header";
import { IdColumn } from "./quick-cells";
import { labelsOf, QuickEdges, QuickNodes } from "./quick-rows";
import { named, type RejectList } from "../source/reject-list";
import type { TakeLine } from "./scan-cells";
import { parseValue, parseVector } from "../values/typed-values";

export interface TableOptions {
  /** Whether ids carry the name of their id space. */
  readonly isQualified: boolean;
  readonly nameColumn?: string;
  /** Where somebody has said it: the columns of the name and the text (−1: none), and what parts labels. */
  readonly columns?: { readonly name: number; readonly text: number; readonly labelMarks: RegExp };
}

type Properties = Record<string, PropertyValue>;

abstract class Table {
  constructor(
    protected readonly file: SourceFile,
    protected readonly fields: readonly Field[],
    protected readonly graph: GraphBuilder,
    private readonly rejects: RejectList,
    protected readonly options: TableOptions,
  ) {}

  /** Adds the row, or rejects it with the first thing wrong in it. */
  add(cells: readonly string[], line: number, emptyStrings: readonly number[]): void {
    try {
      this.addRow(cells, line, emptyStrings);
    } catch (fault) {
      this.rejects.add(this.file.name, line, reasonOf(fault));
    }
  }

  /** Takes rows as bytes, and refuses those that `add` must take; undefined where it must take all. */
  abstract quickly(): TakeLine | undefined;

  protected abstract addRow(cells: readonly string[], line: number, emptyStrings: readonly number[]): void;

  protected column(test: (field: Field) => boolean): number {
    return this.fields.findIndex(test);
  }

  protected role(role: Role): number {
    return this.column((field) => field.role === role);
  }

  protected qualified(column: number, cell: string): string {
    const space = this.space(column);
    if (cell === "")
      throw new ReasonError(message("end-empty", { end: ROLE_NAMES[this.fields[column]!.role!] }));
    return space !== "" ? `${space}:${cell}` : cell;
  }

  protected space(column: number): string {
    return this.options.isQualified ? this.fields[column]!.space : "";
  }

  /** Values of the columns that are not in `taken`; bare empty cells are no values. */
  protected properties(
    cells: readonly string[],
    emptyStrings: readonly number[],
    taken: ReadonlySet<number>,
  ): Properties {
    // Without a prototype a column called “__proto__” is a column like any other.
    const found = Object.create(null) as Properties;
    cells.forEach((cell, column) => {
      const field = this.fields[column]!;
      if (taken.has(column) || field.role || field.name === "") return;
      if (cell !== "") found[field.name] = parseValue(field, cell);
      else if (emptyStrings.includes(column) && field.type === "string")
        found[field.name] = field.isArray ? [""] : "";
    });
    return found;
  }
}

const ROLE_NAMES = {
  ID: "id",
  START_ID: "start id",
  END_ID: "end id",
  TYPE: "type",
  LABEL: "label",
  IGNORE: "column",
} as const satisfies Readonly<Record<Role, string>>;

/** Rows of a file with an :ID column. */
export class NodeTable extends Table {
  private readonly id = this.role("ID");
  private readonly label = this.role("LABEL");
  private readonly name = this.nameColumn();
  private readonly text = this.options.columns?.text ?? this.firstOf(["text", "description"]);
  private readonly exact = this.firstOf([EXACT_COLUMN]);
  private readonly vector = this.column(
    ({ name, type, isArray = false }) => type === "number" && isArray && isVectorName(name),
  );
  private readonly taken = new Set([this.name, this.text, this.exact, this.vector]);

  protected addRow(cells: readonly string[], line: number, emptyStrings: readonly number[]): void {
    const id = this.qualified(this.id, cells[this.id]!);
    const exact = parseJson(exactNodeSchema, this.cell(cells, this.exact) || "{}", EXACT_COLUMN);
    const vector =
      this.vector >= 0 ? { vector: parseVector(cells[this.vector]!, this.graph.vectorWidth) } : {};
    const node: NewNode = {
      id,
      name: exact.name ?? (this.cell(cells, this.name) || cells[this.id]!),
      labels: exact.labels ?? labelsOf(this.cell(cells, this.label), this.options.columns?.labelMarks),
      text: exact.text ?? this.cell(cells, this.text),
      properties: {
        ...this.idProperty(cells),
        ...this.properties(cells, emptyStrings, this.taken),
        ...exact.properties,
      },
      ...vector,
    };
    this.graph.define(node, { file: this.file.name, line });
  }

  override quickly(): TakeLine | undefined {
    if (!this.graph.takesBytes || this.vector >= 0) return undefined;
    const rows = new QuickNodes(this.graph, {
      ...{ fields: this.fields, id: this.id, space: this.space(this.id) },
      ...{ label: this.label, name: this.name, text: this.text },
      special: [this.exact].filter((column) => column >= 0),
      ...(this.options.columns && { labelMarks: this.options.columns.labelMarks }),
    });
    return (bytes, cells) => rows.take(bytes, cells);
  }

  private cell(cells: readonly string[], column: number): string {
    return column >= 0 ? cells[column]! : "";
  }

  // neo4j-admin keeps the id as a property when its column has a name.
  private idProperty(cells: readonly string[]): Properties {
    const { name } = this.fields[this.id]!;
    return name === "" ? {} : { [name]: cells[this.id]! };
  }

  private nameColumn(): number {
    const { nameColumn, columns } = this.options;
    if (columns) return columns.name;
    const found = this.firstOf(nameColumn === undefined ? ["name", "title", "label"] : [nameColumn]);
    if (nameColumn !== undefined && found < 0)
      throw new ReasonError(message("no-column", { name: named(nameColumn) }));
    return found;
  }

  private firstOf(names: readonly string[]): number {
    const columns = names.map((name) =>
      this.column(
        (field) => !field.role && !field.isArray && field.name.toLowerCase() === name.toLowerCase(),
      ),
    );
    return columns.find((column) => column >= 0) ?? -1;
  }
}

function isVectorName(name: string): boolean {
  return /^(embedding|vector)$/i.test(name);
}

/** Rows of a file with :START_ID, :END_ID and :TYPE. */
export class EdgeTable extends Table {
  private readonly start = this.role("START_ID");
  private readonly end = this.role("END_ID");
  private readonly type = this.role("TYPE");
  private readonly evidence = this.column(({ name, role }) => !role && name === EVIDENCE_COLUMN);
  private readonly exact = this.column(({ name, role }) => !role && name === EXACT_COLUMN);
  private readonly taken = new Set([this.evidence, this.exact]);
  /** Columns that change what a row states. */
  private readonly negated = this.column(({ name }) => name === "negated");
  private readonly direction = this.column(({ name }) => name === "object_direction_qualifier");

  protected addRow(cells: readonly string[], line: number, emptyStrings: readonly number[]): void {
    const exact = this.exact >= 0 ? parseJson(exactEdgeSchema, cells[this.exact]! || "{}", EXACT_COLUMN) : {};
    const relation = exact.relation ?? cells[this.type]!;
    if (relation === "") throw new ReasonError(message("end-empty", { end: "type" }));
    this.graph.edge(
      {
        source: this.node(this.start, cells),
        target: this.node(this.end, cells),
        relation,
        properties: { ...this.properties(cells, emptyStrings, this.taken), ...exact.properties },
        evidence: this.evidence >= 0 ? parseEvidence(cells[this.evidence]!) : [],
        ...(exact.undirected && { isUndirected: true }),
      },
      { file: this.file.name, line },
    );
  }

  override quickly(): TakeLine | undefined {
    if (!this.graph.takesBytes) return undefined;
    const rows = new QuickEdges(this.graph, {
      fields: this.fields,
      start: new IdColumn(this.start, this.space(this.start)),
      end: new IdColumn(this.end, this.space(this.end)),
      type: this.type,
      special: [this.evidence, this.exact, this.negated, this.direction].filter((column) => column >= 0),
    });
    return (bytes, cells) => rows.take(bytes, cells);
  }

  private node(column: number, cells: readonly string[]): number {
    const id = this.qualified(column, cells[column]!);
    const handle = this.graph.find(id);
    if (handle < 0) throw new ReasonError(message("no-node-id", { id: named(id) }));
    return handle;
  }
}
