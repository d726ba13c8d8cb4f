/** Nodes and edges waiting to be written, as columns. */
import type { Evidence, PropertyValue } from "../../../shared/graph";
import type { GraphWriter } from "../store/graph-writer";

/** An edge between handles that the builder gave. */
export interface NewEdge {
  readonly source: number;
  readonly target: number;
  readonly relation: string;
  readonly properties?: Readonly<Record<string, PropertyValue>>;
  readonly evidence?: readonly Evidence[];
}

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
  private details = new Map<number, Details>();
  private vectors: Float32Array[] = [];

  constructor(private readonly keepsVectors: boolean) {}

  rename(handle: number, name: string): void {
    this.names[handle - this.written] = name;
  }

  add(id: string, name: string): void {
    this.ids.push(id);
    this.names.push(name);
  }

  detail(handle: number, labels: readonly number[], text: string, properties: Properties): void {
    this.details.set(handle, { labels: [...new Set(labels)], text, properties: toJson(properties) });
  }

  addVector(vector: Float32Array): void {
    this.vectorWidth = vector.length;
    this.vectorCount++;
    if (this.keepsVectors) this.vectors.push(vector);
  }

  /** Returns whether the label was new to the node. */
  addLabel(handle: number, label: number): boolean {
    const known = this.details.get(handle);
    if (!known) this.details.set(handle, { labels: [label], text: "", properties: NO_PROPERTIES });
    else if (known.labels.includes(label)) return false;
    else known.labels.push(label);
    return true;
  }

  async write(writer: GraphWriter, rows: number): Promise<void> {
    for (let start = 0; start < this.ids.length; start += rows) await this.writeSlice(writer, start, rows);
    await this.writeVectors(writer);
    this.written += this.ids.length;
    this.ids = [];
    this.names = [];
    this.details = new Map();
  }

  private async writeSlice(writer: GraphWriter, start: number, rows: number): Promise<void> {
    const ids = this.ids.slice(start, start + rows);
    const names = this.names.slice(start, start + rows);
    const details = ids.map((_, at) => this.details.get(this.written + start + at));
    const hasDetails = details.some((found) => found !== undefined);
    await writer.appendNodes({
      ids,
      names,
      labels: hasDetails ? details.map((found) => found?.labels ?? []) : null,
      texts: hasDetails ? details.map((found) => found?.text ?? "") : null,
      properties: hasDetails ? details.map((found) => found?.properties ?? NO_PROPERTIES) : null,
    });
  }

  private async writeVectors(writer: GraphWriter): Promise<void> {
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
  /** JSON by place since the last write, only of edges that have any. */
  private properties = new Map<number, string>();
  private evidence = new EvidenceColumns();

  add(edge: NewEdge, relation: number): void {
    const properties = edge.properties ? toJson(edge.properties) : NO_PROPERTIES;
    if (properties !== NO_PROPERTIES) this.properties.set(this.sources.length, properties);
    if (edge.evidence) this.evidence.add(this.total, edge.evidence);
    this.addPlain(edge.source, relation, edge.target);
  }

  addPlain(source: number, relation: number, target: number): void {
    this.sources.push(source);
    this.targets.push(target);
    this.relations.push(relation);
    this.total++;
  }

  async write(writer: GraphWriter): Promise<void> {
    const count = this.sources.length;
    if (count === 0) return;
    const { properties } = this;
    await writer.appendEdges({
      sources: this.sources.take(),
      targets: this.targets.take(),
      relations: this.relations.take(),
      properties:
        properties.size === 0
          ? null
          : Array.from({ length: count }, (_, at) => properties.get(at) ?? NO_PROPERTIES),
    });
    await this.evidence.write(writer);
    this.properties = new Map();
    this.evidence = new EvidenceColumns();
  }
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

  async write(writer: GraphWriter): Promise<void> {
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
