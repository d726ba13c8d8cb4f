/** Nodes and edges waiting to be written, as columns. */
import type { PropertyValue } from "../../../../shared/graph";
import type { GraphWriter } from "../../store/graph-writer";
import type { NewEdge } from "./graph-items";

/** What takes the columns: a graph file, or whatever looks at them. */
export type GraphSink = Pick<
  GraphWriter,
  | "appendNodes"
  | "appendEdges"
  | "appendUndirected"
  | "appendEvidence"
  | "appendVectors"
  | "appendDocuments"
  | "appendMentions"
  | "writeLabels"
  | "writeRelations"
>;

interface Details {
  readonly labels: number[];
  readonly text: string;
  readonly properties: string;
}

type Properties = Readonly<Record<string, PropertyValue>>;

const NO_PROPERTIES = "{}";

/** Nodes from handle `written` on; details only for those that have any. */
export class NodeColumns {
  vectorWidth = 0;
  vectorCount = 0;
  private written = 0;
  private ids: string[] = [];
  private names: string[] = [];
  /** By place since the last write. */
  private details: (Details | undefined)[] = [];
  private vectors: Float32Array[] = [];

  constructor(private readonly keepsVectors: boolean) {}

  rename(handle: number, name: string): void {
    this.names[handle - this.written] = name;
  }

  add(id: string, name: string): void {
    this.ids.push(id);
    this.names.push(name);
    this.details.push(undefined);
  }

  detail(handle: number, labels: readonly number[], text: string, properties: Properties): void {
    this.detailPlain(handle, [...new Set(labels)], text, toJson(properties));
  }

  /** As `detail`, with labels that differ and are from now on the node's own, and properties as JSON. */
  detailPlain(handle: number, labels: number[], text: string, properties: string): void {
    this.details[handle - this.written] = { labels, text, properties };
  }

  addVector(vector: Float32Array): void {
    this.vectorWidth = vector.length;
    this.vectorCount++;
    if (this.keepsVectors) this.vectors.push(vector);
  }

  /** Returns whether the label was new to the node. */
  addLabel(handle: number, label: number): boolean {
    const known = this.details[handle - this.written];
    if (!known) this.detailPlain(handle, [label], "", NO_PROPERTIES);
    else if (known.labels.includes(label)) return false;
    else known.labels.push(label);
    return true;
  }

  async write(writer: GraphSink, rows: number): Promise<void> {
    for (let start = 0; start < this.ids.length; start += rows) await this.writeSlice(writer, start, rows);
    await this.writeVectors(writer);
    this.written += this.ids.length;
    this.ids = [];
    this.names = [];
    this.details = [];
  }

  private async writeSlice(writer: GraphSink, start: number, rows: number): Promise<void> {
    const ids = this.ids.slice(start, start + rows);
    const names = this.names.slice(start, start + rows);
    const details = this.details.slice(start, start + rows);
    const hasDetails = details.some((found) => found !== undefined);
    await writer.appendNodes({
      ids,
      names,
      labels: hasDetails ? details.map((found) => found?.labels ?? []) : null,
      texts: hasDetails ? details.map((found) => found?.text ?? "") : null,
      properties: hasDetails ? details.map((found) => found?.properties ?? NO_PROPERTIES) : null,
    });
  }

  private async writeVectors(writer: GraphSink): Promise<void> {
    if (this.vectors.length === 0) return;
    const flat = new Float32Array(this.vectors.length * this.vectorWidth);
    this.vectors.forEach((vector, row) => flat.set(vector, row * this.vectorWidth));
    await writer.appendVectors(this.written, flat, this.vectorWidth);
    this.vectors = [];
  }
}

/** Edges and their evidence since the last write. */
export class EdgeColumns {
  total = 0;
  private readonly sources = new IntegerColumn();
  private readonly targets = new IntegerColumn();
  private readonly relations = new IntegerColumn();
  /** JSON of the edges since the last write, up to the last one that has any. */
  private properties: string[] = [];
  private evidence = new EvidenceColumns();
  private undirected: number[] = [];

  add(edge: NewEdge, relation: number): void {
    const properties = edge.properties ? toJson(edge.properties) : NO_PROPERTIES;
    if (edge.isUndirected === true) this.undirected.push(this.total);
    if (edge.evidence) this.evidence.add(this.total, edge.evidence);
    this.addPlain(edge.source, relation, edge.target, properties);
  }

  /** Adds an edge without evidence; its properties as JSON. */
  addPlain(source: number, relation: number, target: number, properties = NO_PROPERTIES): void {
    if (properties !== NO_PROPERTIES) {
      pad(this.properties, this.sources.length);
      this.properties.push(properties);
    }
    this.sources.push(source);
    this.targets.push(target);
    this.relations.push(relation);
    this.total++;
  }

  async write(writer: GraphSink): Promise<void> {
    const count = this.sources.length;
    if (count === 0) return;
    const { properties } = this;
    if (properties.length > 0) pad(properties, count);
    await writer.appendEdges({
      sources: this.sources.take(),
      targets: this.targets.take(),
      relations: this.relations.take(),
      properties: properties.length === 0 ? null : properties,
    });
    await this.evidence.write(writer);
    if (this.undirected.length > 0) await writer.appendUndirected(Int32Array.from(this.undirected));
    this.undirected = [];
    this.properties = [];
    this.evidence = new EvidenceColumns();
  }
}

function pad(properties: string[], length: number): void {
  while (properties.length < length) properties.push(NO_PROPERTIES);
}

/** Integers that are added one by one and taken all at once. */
class IntegerColumn {
  length = 0;
  private values = new Int32Array(1024);

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Int32Array(2 * this.length);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length++] = value;
  }

  take(): Int32Array {
    const taken = this.values.slice(0, this.length);
    this.length = 0;
    return taken;
  }
}

class EvidenceColumns {
  private readonly edges: number[] = [];
  private readonly rows: NonNullable<NewEdge["evidence"]>[number][] = [];

  add(edge: number, evidence: NonNullable<NewEdge["evidence"]>): void {
    for (const row of evidence) {
      this.edges.push(edge);
      this.rows.push(row);
    }
  }

  async write(writer: GraphSink): Promise<void> {
    if (this.rows.length === 0) return;
    const placed = this.rows.map(({ start, end }) => start !== undefined && end !== undefined);
    await writer.appendEvidence({
      edges: Int32Array.from(this.edges),
      texts: this.rows.map((row) => row.text),
      sources: this.rows.map((row) => row.source),
      starts: Int32Array.from(this.rows, (row, at) => (placed[at] ? row.start! : -1)),
      ends: Int32Array.from(this.rows, (row, at) => (placed[at] ? row.end! : -1)),
      references: this.rows.map((row) => row.references),
    });
  }
}

function toJson(properties: Properties): string {
  for (const key in properties) if (Object.hasOwn(properties, key)) return JSON.stringify(properties);
  return NO_PROPERTIES;
}
