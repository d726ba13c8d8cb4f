/** Rows of a table of edges as edges of the graph; their ends come to be where no table of nodes has them. */
import { ReasonError, reasonOf } from "../../../../shared/failure";
import type { Evidence, PropertyValue } from "../../../../shared/graph";
import type { MappingRole } from "../../../../shared/import/preview";
import { message } from "../../../../shared/sentences/sentences";
import { parseEvidence } from "../values/evidence";
import type { GraphBuilder } from "../graph/graph-builder";
import type { NewEdge, Place } from "../graph/graph-items";
import type { ImportRun } from "../source/import-run";
import { cellsOf } from "./column-cells";
import { isKgtk, KgtkNames } from "./kgtk";
import { NAMED_EDGE } from "./known-columns";
import { NameTable, type ByteCell } from "../graph/name-table";
import { LABEL_MARKS, labelsOf } from "./quick-rows";
import { named } from "../source/reject-list";
import { isTrimmed, type TakeLine } from "./scan-cells";
import { pmidWatch } from "./pmid-cells";
import type { TablePlan } from "./table-plan";
import { hasDecimalCommas, parseValue, withPoint } from "../values/typed-values";

export interface Dictionaries {
  /** Whether entities are given by id; then each must be known. */
  readonly hasEntities: boolean;
  /** Names of relations by their ids, or undefined when relations go by name. */
  readonly relations: ReadonlyMap<string, string> | undefined;
}

const UNDIRECTED = /^(?:undirected|mutual|bidirectional|false|0|no|nu)$/i;

export class EdgeRows {
  readonly kind = "edges";
  /** Whether there was an edge so far, and whether a table of nodes had an end of one. */
  hasEdge = false;
  hasKnownEnd = false;
  readonly quickly: TakeLine | undefined;
  private readonly columns: ReadonlyMap<MappingRole, number>;
  /** Relation cells met as bytes, and the relations they stand for. */
  private readonly relationCells = new NameTable();
  private readonly relationHandles: number[] = [];
  /** Whether columns say where a passage stands. */
  private readonly hasPlaces: boolean;
  /** Columns that become properties; those that say where a passage stands only in rows without one. */
  private readonly kept: readonly KeptColumn[];
  private readonly watchPmids: ReturnType<typeof pmidWatch>;
  /** Of a table of KGTK's: what its values say. */
  private readonly values: KgtkNames | undefined;

  constructor(
    private readonly plan: TablePlan,
    private readonly graph: GraphBuilder,
    private readonly run: ImportRun,
    private readonly dictionaries: Dictionaries,
    /** Whether tables of nodes came first. */
    private readonly hasNodes: boolean,
  ) {
    this.columns = new Map(plan.roles.map((role, at) => [role, at]));
    this.hasPlaces = plan.roles.some((role) => PLACES.has(role));
    this.kept = plan.roles.flatMap((role, at) => keptColumn(role, at, plan));
    this.watchPmids = pmidWatch(plan, run.rejects);
    this.values = isKgtk(plan.names) ? new KgtkNames(graph) : undefined;
    const isPlain = plan.roles.join() === "source,relation,target" && graph.takesBytes && !this.values;
    this.quickly = isPlain ? (bytes, cells) => this.takeBytes(bytes, cells) : undefined;
  }

  /** Takes a line as bytes; false when it has to be trimmed or a dictionary does not know it, so that the long way says why. */
  private takeBytes(bytes: Buffer, cells: readonly ByteCell[]): boolean {
    const [source, relation, target] = cells as readonly [ByteCell, ByteCell, ByteCell];
    if (!isTrimmed(bytes, source) || !isTrimmed(bytes, relation) || !isTrimmed(bytes, target)) return false;
    const handle = this.relationHandle(bytes, relation);
    if (handle < 0) return false;
    const { graph } = this;
    if (!this.dictionaries.hasEntities) {
      this.connect(graph.mentionBytes(bytes, source), handle, graph.mentionBytes(bytes, target));
      return true;
    }
    const from = graph.findBytes(bytes, source);
    const to = graph.findBytes(bytes, target);
    if (from >= 0 && to >= 0) this.connect(from, handle, to);
    return from >= 0 && to >= 0;
  }

  private connect(source: number, relation: number, target: number): void {
    this.note(source, target);
    this.graph.plainEdge(source, relation, target);
  }

  private note(source: number, target: number): void {
    this.hasEdge = true;
    if (!this.hasNodes || this.hasKnownEnd) return;
    this.hasKnownEnd = this.graph.isDefined(source) || this.graph.isDefined(target);
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

  /** Adds a row of as many cells as there are roles, or rejects it with the first thing wrong in it. */
  take(cells: readonly string[], line: number): void {
    const place = { file: this.plan.file.name, line };
    try {
      const edge = this.toEdge(cells);
      this.label(edge.source, "source-label", cells, place);
      this.label(edge.target, "target-label", cells, place);
      this.note(edge.source, edge.target);
      this.graph.edge(edge, place);
      this.watchPmids?.(cells, place);
    } catch (fault) {
      this.run.rejects.add(place.file, line, reasonOf(fault));
    }
  }

  private toEdge(cells: readonly string[]): NewEdge {
    // Everything is looked at before an end comes to be: a rejected row leaves no node behind.
    const { source, relation, target } = this.columns.has("edge")
      ? this.namedEdge(cells)
      : this.triple(cells);
    const details = this.details(cells);
    const from = this.node(source, this.cell(cells, "source-name"));
    const to = this.node(target, this.cell(cells, "target-name"));
    this.values?.take(from, relation, target);
    return {
      ...{ source: from, target: to, relation, ...details },
      isUndirected: this.columns.has("direction") && UNDIRECTED.test(this.cell(cells, "direction")),
    };
  }

  private triple(cells: readonly string[]): Record<"source" | "relation" | "target", string> {
    const relation = this.relation(cells);
    return { source: this.filled(cells, "source"), relation, target: this.filled(cells, "target") };
  }

  private namedEdge(cells: readonly string[]): Record<"source" | "relation" | "target", string> {
    const name = this.cell(cells, "edge");
    const [, source, relation, target] = NAMED_EDGE.exec(name) ?? [];
    if (!source || !relation || !target)
      throw new ReasonError(message("edge-unnamed", { name: named(name) }));
    return { source, relation, target };
  }

  private cell(cells: readonly string[], role: MappingRole): string {
    const at = this.columns.get(role);
    return at === undefined ? "" : cells[at]!.trim();
  }

  private filled(cells: readonly string[], end: "source" | "relation" | "target"): string {
    const name = this.cell(cells, end);
    if (name === "") throw new ReasonError(message("end-empty", { end }));
    return name;
  }

  private relation(cells: readonly string[]): string {
    if (!this.columns.has("relation")) return this.plan.relation;
    const name = this.filled(cells, "relation");
    if (!this.dictionaries.relations) return name;
    const found = this.dictionaries.relations.get(name);
    if (found === undefined) throw new ReasonError(message("dictionary-relation", { name: named(name) }));
    return found;
  }

  private label(node: number, role: MappingRole, cells: readonly string[], place: Place): void {
    if (!this.columns.has(role)) return;
    for (const label of labelsOf(this.cell(cells, role), LABEL_MARKS))
      this.graph.addLabel(node, label.trim(), place);
  }

  /** A node is called as the row says that mentions it first; dictionaries have the last word. */
  private node(name: string, called: string): number {
    if (!this.dictionaries.hasEntities)
      return this.graph.mention(name, this.values?.nameOf(called || name) ?? (called || name));
    const handle = this.graph.find(name);
    if (handle < 0) throw new ReasonError(message("dictionary-entity", { name: named(name) }));
    return handle;
  }

  private details(cells: readonly string[]): Pick<NewEdge, "properties" | "evidence"> {
    const properties = Object.create(null) as Record<string, PropertyValue>;
    const hasPassage = this.cell(cells, "evidence") !== "";
    for (const { at, name, type, isPlace, hasCommas } of this.kept) {
      const cell = cells[at]!;
      if (cell === "" || (isPlace && hasPassage)) continue;
      if (type === "weight") properties[name] = this.weight(cell, hasCommas);
      else properties[name] = type === "string" ? cell : parseValue({ name, type, hasCommas }, cell);
    }
    return { properties, evidence: hasPassage ? this.evidence(cells) : [] };
  }

  /** A weight that is no finite number stays as it is written. */
  private weight(cell: string, hasCommas: boolean): PropertyValue {
    const value = Number(hasCommas ? withPoint(cell) : cell);
    if (cell.trim() !== "" && Number.isFinite(value)) return value;
    this.run.elements.textValues++;
    return cell;
  }

  private evidence(cells: readonly string[]): Evidence[] {
    const passages = parseEvidence(cells[this.columns.get("evidence")!]!);
    if (!this.hasPlaces) return passages;
    const source = this.sourceOf(cells);
    return passages.map((passage) => (passage.source === "" ? { ...passage, source } : passage));
  }

  /** "Opera, ch. 3, p. 12": where a passage stands. */
  private sourceOf(cells: readonly string[]): string {
    const [chapter, page] = [this.cell(cells, "chapter"), this.cell(cells, "page")];
    const parts = [this.cell(cells, "publication"), this.cell(cells, "work")];
    parts.push(chapter && `ch. ${chapter}`, page && `p. ${page}`);
    return parts.filter((part) => part !== "").join(", ");
  }
}

interface KeptColumn {
  readonly at: number;
  readonly name: string;
  readonly type: "weight" | "number" | "boolean" | "string";
  readonly isPlace: boolean;
  readonly hasCommas: boolean;
}

const PLACES: ReadonlySet<MappingRole> = new Set(["publication", "work", "chapter", "page"]);
const TEXTS: ReadonlySet<MappingRole> = new Set(["string", "date", "name", "labels", "text"]);

/** Where a passage stands is a property where there is no passage. */
function keptColumn(role: MappingRole, at: number, plan: TablePlan): KeptColumn[] {
  const { names, rows } = plan;
  const name = names[at]!;
  const [isPlace, hasCommas] = [PLACES.has(role), hasDecimalCommas(cellsOf(rows, at))];
  if (role === "weight") return [{ at, name: weightName(plan, at), type: role, isPlace, hasCommas }];
  if (role === "number" || role === "boolean") return [{ at, name, type: role, isPlace, hasCommas }];
  return isPlace || TEXTS.has(role) ? [{ at, name, type: "string", isPlace, hasCommas }] : [];
}

/** A weight is called so, unless another column that is kept is. */
function weightName({ names, roles }: TablePlan, at: number): string {
  const other = names.indexOf("weight");
  return other < 0 || other === at || roles[other] === "ignored" ? "weight" : names[at]!;
}
