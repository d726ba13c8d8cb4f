/** Triples as tables: three columns of names, or of ids that dictionaries beside them explain. */
import type { PropertyValue } from "../../../shared/graph";
import type { TableMapping } from "../../../shared/import-preview";
import { say } from "../../../shared/sentences";
import { parseEvidence } from "./evidence";
import { headBytes } from "./file-bytes";
import type { NewEdge } from "./graph-items";
import type { GraphBuilder } from "./graph-builder";
import { refuse, type ImportRun, type SourceFile } from "./import-run";
import { dictionaryKind, readDictionary } from "./read-dictionary";
import type { Place } from "./graph-items";
import { NameTable } from "./name-table";
import { labelsOf } from "./quick-rows";
import { RecordSplitter } from "./records";
import { named } from "./reject-list";
import { isTrimmed, LineCutter, scanBlock, type ByteCell, type TakeLine } from "./scan-cells";
import { dialectOf, wholeMapping } from "./table-guess";
import { textBlocks } from "./text-blocks";
import { mappedColumns, tripleColumns, type TripleColumns } from "./triple-header";
import { parseValue } from "./typed-values";

export interface TripleOptions {
  /** Tables read as they are mapped; all others by their headers. */
  readonly tables?: readonly TableMapping[];
}

interface Dictionaries {
  /** Whether entities are given by id; then each must be known. */
  readonly hasEntities: boolean;
  /** Names of relations by their ids, or undefined when relations go by name. */
  readonly relations: ReadonlyMap<string, string> | undefined;
}

/** Reads dictionaries first, then every other file as triples. Refuses empty files and broken headers; rejects single rows. */
export async function readTriples(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
  options: TripleOptions = {},
): Promise<void> {
  const dictionaries = await readDictionaries(files, graph, run);
  const tables = files.filter(({ name }) => dictionaryKind(name) === undefined);
  if (tables.length === 0) refuse(files[0]!, say("dictionary-alone"));
  for (const file of tables) {
    const mapping = options.tables?.find((table) => table.file === file.name);
    await readTable(file, graph, run, { dictionaries, mapping });
  }
}

async function readDictionaries(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<Dictionaries> {
  const relations = new Map<string, string>();
  const ofKind = (kind: string): SourceFile[] => files.filter(({ name }) => dictionaryKind(name) === kind);
  for (const file of ofKind("entities"))
    await readDictionary(file, run, (id, name, line) =>
      graph.define({ id, name, labels: [], text: "", properties: {} }, { file: file.name, line }),
    );
  for (const file of ofKind("relations"))
    await readDictionary(file, run, (id, name, line) => {
      if (relations.has(id)) run.rejects.add(file.name, line, say("id-before", { id: named(id) }));
      else relations.set(id, name);
    });
  return {
    hasEntities: ofKind("entities").length > 0,
    relations: ofKind("relations").length > 0 ? relations : undefined,
  };
}

interface TableWays {
  readonly dictionaries: Dictionaries;
  readonly mapping: TableMapping | undefined;
}

async function readTable(
  file: SourceFile,
  graph: GraphBuilder,
  run: ImportRun,
  { dictionaries, mapping }: TableWays,
): Promise<void> {
  const head = (await headBytes(file, run.signal)).toString("utf8");
  if (head.trim() === "") refuse(file, say("file-empty"));
  const whole = mapping && wholeMapping(file, head, mapping);
  const dialect = dialectOf(file.name, head, mapping?.delimiter);
  const splitter = new RecordSplitter(file, dialect, run.rejects);
  let rows: TripleRows | undefined;
  const onRecord = (cells: readonly string[], line: number): void => {
    rows ??= new TripleRows(file, columnsBy(file, cells, whole), graph, run, dictionaries);
    rows.take(cells, line);
  };
  const cutter = new LineCutter({ ...dialect, width: 3 });
  const quickly: TakeLine = (bytes, cells) => rows?.takeBytes(bytes, cells) ?? false;
  for await (const block of textBlocks(file, run)) {
    const take = rows?.isPlain === false ? undefined : quickly;
    scanBlock(block, { cutter, take, splitter, onRecord });
    await graph.flush();
  }
  splitter.end();
  if (!rows && run.rejects.count === 0) refuse(file, say("file-empty"));
}

function columnsBy(
  file: SourceFile,
  first: readonly string[],
  whole: ReturnType<typeof wholeMapping> | undefined,
): TripleColumns {
  try {
    return whole ? mappedColumns(first, whole.roles, whole.header) : tripleColumns(first);
  } catch (fault) {
    return refuse(file, fault instanceof Error ? fault.message : String(fault));
  }
}

class TripleRows {
  private skipsNext: boolean;
  /** Whether lines hold nothing but source, relation and target, in this order. */
  readonly isPlain: boolean;
  /** Relation cells met as bytes, and the relations they stand for. */
  private readonly relationCells = new NameTable();
  private readonly relationHandles: number[] = [];

  constructor(
    private readonly file: SourceFile,
    private readonly columns: TripleColumns,
    private readonly graph: GraphBuilder,
    private readonly run: ImportRun,
    private readonly dictionaries: Dictionaries,
  ) {
    this.skipsNext = columns.isHeader;
    const { source, relation, target, width } = columns;
    this.isPlain = source === 0 && relation === 1 && target === 2 && width === 3 && graph.takesBytes;
  }

  /** Takes a line as bytes; false when it has to be trimmed or a dictionary does not know it, so that the long way says why. */
  takeBytes(bytes: Buffer, cells: readonly ByteCell[]): boolean {
    if (this.skipsNext || !this.isPlain || !cells.every((cell) => isTrimmed(bytes, cell))) return false;
    const [source, relation, target] = cells as readonly [ByteCell, ByteCell, ByteCell];
    const handle = this.relationHandle(bytes, relation);
    if (handle < 0) return false;
    if (!this.dictionaries.hasEntities) {
      this.graph.plainEdge(
        this.graph.mentionBytes(bytes, source),
        handle,
        this.graph.mentionBytes(bytes, target),
      );
      return true;
    }
    const from = this.graph.findBytes(bytes, source);
    const to = this.graph.findBytes(bytes, target);
    if (from >= 0 && to >= 0) this.graph.plainEdge(from, handle, to);
    return from >= 0 && to >= 0;
  }

  private relationHandle(bytes: Buffer, { start, end, hash }: ByteCell): number {
    const known = this.relationCells.findBytes(bytes, start, end, hash);
    if (known >= 0) return this.relationHandles[known]!;
    const cell = bytes.toString("utf8", start, end);
    const name = this.dictionaries.relations ? this.dictionaries.relations.get(cell) : cell;
    if (name === undefined) return -1;
    this.relationCells.addBytes(bytes, start, end, hash);
    return this.relationHandles[this.relationHandles.push(this.graph.relation(name)) - 1]!;
  }

  take(cells: readonly string[], line: number): void {
    if (this.skipsNext) {
      this.skipsNext = false;
      return;
    }
    try {
      const { source, relation, target, width } = this.columns;
      if (cells.length !== width)
        throw new Error(say("columns-expected", { expected: width, found: cells.length }));
      const names = { source: cells[source]!, relation: cells[relation]!, target: cells[target]! };
      const place = { file: this.file.name, line };
      const edge = this.toEdge(names, cells);
      this.label(edge.source, this.columns.sourceLabel, cells, place);
      this.label(edge.target, this.columns.targetLabel, cells, place);
      this.graph.edge(edge, place);
    } catch (fault) {
      this.run.rejects.add(this.file.name, line, fault instanceof Error ? fault.message : String(fault));
    }
  }

  private toEdge(names: Record<"source" | "relation" | "target", string>, cells: readonly string[]): NewEdge {
    const relation = this.relation(filled(names.relation, "relation"));
    // Everything is looked at before an end comes to be: a rejected row leaves no node behind.
    const source = filled(names.source, "source");
    const target = filled(names.target, "target");
    const { others, evidence, sourceName, targetName } = this.columns;
    const details = others.length === 0 && evidence === undefined ? {} : this.details(cells);
    return {
      ...{
        source: this.node(source, cellAt(cells, sourceName)),
        target: this.node(target, cellAt(cells, targetName)),
      },
      ...{ relation, ...details },
    };
  }

  private label(node: number, column: number | undefined, cells: readonly string[], place: Place): void {
    if (column === undefined) return;
    for (const label of labelsOf(cells[column]!)) this.graph.addLabel(node, label.trim(), place);
  }

  /** A node is called as the row says that mentions it first; dictionaries have the last word. */
  private node(name: string, called: string): number {
    if (!this.dictionaries.hasEntities) return this.graph.mention(name, called || name);
    const handle = this.graph.find(name);
    if (handle < 0) throw new Error(say("dictionary-entity", { name: named(name) }));
    return handle;
  }

  private relation(name: string): string {
    if (!this.dictionaries.relations) return name;
    const found = this.dictionaries.relations.get(name);
    if (found === undefined) throw new Error(say("dictionary-relation", { name: named(name) }));
    return found;
  }

  private details(cells: readonly string[]): Pick<NewEdge, "properties" | "evidence"> {
    const properties = Object.create(null) as Record<string, PropertyValue>;
    const { others, evidence } = this.columns;
    for (const { column, name, type } of others) {
      const cell = cells[column]!;
      const field = { name, type, space: "", isArray: false };
      if (cell !== "") properties[name] = type === "string" ? cell : parseValue(field, cell);
    }
    return { properties, evidence: evidence === undefined ? [] : parseEvidence(cells[evidence]!) };
  }
}

function cellAt(cells: readonly string[], column: number | undefined): string {
  return column === undefined ? "" : cells[column]!.trim();
}

function filled(cell: string, end: "source" | "relation" | "target"): string {
  const name = cell.trim();
  if (name === "") throw new Error(say("end-empty", { end }));
  return name;
}
