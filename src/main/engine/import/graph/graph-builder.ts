/** Takes nodes and edges as a reader meets them, gives them handles and passes them on to the graph file in columns. */
import type { DocumentRows, MentionRows } from "../../store/graph-writer";
import { message, type Reason } from "../../../../shared/sentences/sentences";
import { EdgeColumns, NodeColumns, type GraphSink } from "./columns";
import { Flags } from "./flags";
import type { NewEdge, NewNode, Place, PlainNode } from "./graph-items";
import { NameTable, type ByteCell } from "./name-table";
import type { CheckedEdge } from "./checked-items";
import { withNegation } from "../../biolink/semrep";
import { statedRelation } from "../../biolink/stated-relation";
import { NodeFiles } from "./node-files";
import { relationsInWords } from "./relation-words";
import { named, type RejectList } from "../source/reject-list";
import type { SchemaRules } from "./schema-rules";
import { isTurnedDown } from "./turn-down";

export interface BuilderOptions {
  readonly rules?: SchemaRules;
  /** Whether a node never changes once it is defined, so that it may be written at once. */
  readonly nodesAreFinal: boolean;
  /** Whether vectors that come with the nodes are written, or only checked. */
  readonly keepsVectors: boolean;
}

const NODES_PER_WRITE = 65_536;

/**
 * Nodes are either *defined*, with all their details at once, or *mentioned* by edges, and then come to be. Call `flush` now and then:
 * it writes the edges, and the nodes too as long as `nodesAreFinal`; otherwise nodes may still gain labels and wait for `end`.
 */
export class GraphBuilder {
  private readonly ids = new NameTable();
  private readonly labels = new NameTable();
  private readonly relations = new NameTable();
  private readonly nodes: NodeColumns;
  private readonly edges = new EdgeColumns();
  /** Label names by node handle, kept only where rules ask for the labels of an edge's ends. */
  private readonly labelsOf: (readonly string[])[] = [];
  /** Where nodes stand, kept only where rules ask for it at the end. */
  private readonly places: (Place | undefined)[] = [];
  /** Whose rows come next is said to it for what is defined without a place. */
  readonly files = new NodeFiles();
  /** By handle whether a node was mentioned and not defined so far. */
  private readonly mentioned = new Flags();

  constructor(
    private readonly writer: GraphSink,
    private readonly rejects: RejectList,
    private readonly how: BuilderOptions,
  ) {
    this.nodes = new NodeColumns(how.keepsVectors);
  }

  get nodeCount(): number {
    return this.ids.size;
  }

  get edgeCount(): number {
    return this.edges.total;
  }

  /** Nodes that only edges name, in a graph whose other nodes are listed; 0 where none is. */
  get unlistedCount(): number {
    const unlisted = this.mentioned.count;
    return unlisted === this.nodeCount ? 0 : unlisted;
  }

  /** Width of the vectors given with the nodes, 0 when none had one. */
  get vectorWidth(): number {
    return this.nodes.vectorWidth;
  }

  get vectorCount(): number {
    return this.nodes.vectorCount;
  }

  /** The handle of a node there is, or −1. */
  find(id: string): number {
    return this.ids.find(this.idOf(id));
  }

  /** The handle of a node, which comes to be, named like its id, when it is new. */
  mention(said: string, name = said): number {
    const id = this.idOf(said);
    const known = this.ids.find(id);
    if (known >= 0) return known;
    const handle = this.add(id, name === said ? id : name);
    this.mentioned.set(handle, true);
    return handle;
  }

  /** Names a node that was only mentioned so far; only while nodes are not final. */
  call(handle: number, name: string): void {
    if (!this.isDefined(handle)) this.nodes.rename(handle, name);
  }

  /** Whether a node there is was defined, and not only mentioned. */
  isDefined(handle: number): boolean {
    return !this.mentioned.has(handle);
  }

  /** Adds a node or the details of a mentioned one, or rejects it and returns −1: when its id is taken or it breaks a rule. */
  define(said: NewNode, place: Place): number {
    const { rules } = this.how;
    const node = rules ? { ...said, id: rules.idOf(said.id) } : said;
    const known = this.ids.find(node.id);
    if (known >= 0 && this.isDefined(known))
      return this.reject(place, message("id-before", { id: named(node.id) }));
    const broken = rules ? [...rules.checkNode(node), ...rules.checkSpelling(said.id)] : [];
    if (isTurnedDown(this.rejects, broken, place)) return -1;
    const handle = known >= 0 ? known : this.add(node.id, node.name);
    this.mentioned.set(handle, false);
    this.files.begin(place.file);
    this.files.note(handle);
    this.nodes.rename(handle, node.name);
    this.detail(handle, node);
    if (rules?.asksAtEnd) this.places[handle] = place;
    return handle;
  }

  /** Gives a mentioned node one more label, unless a rule forbids it; only while nodes are not final. */
  addLabel(handle: number, label: string, place: Place): void {
    if (isTurnedDown(this.rejects, this.how.rules?.checkLabel(label) ?? [], place)) return;
    const isNew = this.nodes.addLabel(handle, this.label(label));
    if (isNew && this.how.rules) this.labelsOf[handle] = [...(this.labelsOf[handle] ?? []), label];
  }

  /** Adds an edge under the relation that it states, or rejects it for breaking a rule. Self-loops and parallel edges stay. */
  edge(written: NewEdge, place: Place): void {
    const edge = withNegation(written);
    if (isTurnedDown(this.rejects, this.how.rules?.checkEdge(this.checked(edge)) ?? [], place)) return;
    this.edges.add(edge, this.relation(statedRelation(edge.relation, edge.properties)));
  }

  /**
   * Defines a node that is new and has no vector, its id given as bytes: the name as text ("" for the id), labels that differ by handle
   * (from now on the node's own), and properties as JSON. Nothing is checked, so there must be no rules.
   */
  definePlain(bytes: Buffer, { start, end, hash }: ByteCell, node: PlainNode): void {
    const handle = this.ids.addBytes(bytes, start, end, hash);
    const id = this.ids.names[handle]!;
    this.nodes.add(id, node.name === "" || node.name === id ? id : node.name);
    this.mentioned.set(handle, false);
    this.files.note(handle);
    this.nodes.detailPlain(handle, node.labels, node.text, node.properties);
  }

  /** The handle of a label, which comes to be when it is new. */
  label(name: string): number {
    return handleOf(name, this.labels);
  }

  /** Whether nodes and edges may come as bytes and handles: a schema would ask for more. */
  get takesBytes(): boolean {
    return !this.how.rules;
  }

  /** As `find`, for a name as UTF-8 bytes and their hash (see NameTable). */
  findBytes(bytes: Buffer, { start, end, hash }: ByteCell): number {
    return this.ids.findBytes(bytes, start, end, hash);
  }

  /** As `mention`, for a name as bytes. */
  mentionBytes(bytes: Buffer, { start, end, hash }: ByteCell): number {
    const known = this.ids.findBytes(bytes, start, end, hash);
    if (known >= 0) return known;
    const handle = this.ids.addBytes(bytes, start, end, hash);
    const id = this.ids.names[handle]!;
    this.nodes.add(id, id);
    this.mentioned.set(handle, true);
    return handle;
  }

  /** The handle of a relation, which comes to be when it is new. */
  relation(name: string): number {
    return handleOf(name, this.relations);
  }

  /** Adds an edge without evidence, given all by handles; its properties as JSON. */
  plainEdge(source: number, relation: number, target: number, properties?: string): void {
    this.edges.addPlain(source, relation, target, properties);
  }

  /** Writes the documents behind the graph, and where they mention its nodes. */
  async texts(documents: DocumentRows, mentions: MentionRows): Promise<void> {
    await this.writer.appendDocuments(documents);
    await this.writer.appendMentions(mentions);
  }

  /** Writes what is complete. */
  async flush(): Promise<void> {
    await this.edges.write(this.writer);
    if (this.how.nodesAreFinal) await this.nodes.write(this.writer, NODES_PER_WRITE);
  }

  /** Writes all that is left, the labels and the relations. */
  async end(): Promise<void> {
    this.remarkMissing();
    await this.edges.write(this.writer);
    await this.nodes.write(this.writer, NODES_PER_WRITE);
    await this.writer.writeLabels(this.labels.names);
    await this.writer.writeRelations(this.relations.names, relationsInWords(this.relations.names));
  }

  private idOf(id: string): string {
    return this.how.rules?.idOf(id) ?? id;
  }

  private checked({ relation, source, target }: NewEdge): CheckedEdge {
    const [from, to] = [this.labelsOf[source] ?? [], this.labelsOf[target] ?? []];
    return { relation, source: this.ids.names[source]!, target: this.ids.names[target]!, from, to };
  }

  /** Nodes with fewer edges than the rules want: too late to reject them. */
  private remarkMissing(): void {
    const { rules } = this.how;
    if (!rules?.asksAtEnd) return;
    const nodes = this.ids.names.map((id, handle) => ({ id, labels: this.labelsOf[handle] ?? [] }));
    for (const { node, broken } of rules.atEnd(nodes)) {
      const { file, line } = this.places[node] ?? { file: "", line: 0 };
      this.rejects.remark(file, line, "warn", broken.reason, broken.rule);
    }
  }

  private detail(handle: number, { labels, text, properties, vector }: NewNode): void {
    const handles = labels.map((label) => this.label(label));
    this.nodes.detail(handle, handles, text, properties);
    if (vector) this.nodes.addVector(vector);
    if (this.how.rules) this.labelsOf[handle] = labels;
  }

  private add(id: string, name: string): number {
    const handle = this.ids.add(id);
    const own = this.ids.names[handle]!;
    this.nodes.add(own, name === id ? own : name);
    return handle;
  }

  private reject(place: Place, reason: Reason): -1 {
    this.rejects.add(place.file, place.line, reason);
    return -1;
  }
}

function handleOf(name: string, table: NameTable): number {
  const known = table.find(name);
  return known >= 0 ? known : table.add(name);
}
