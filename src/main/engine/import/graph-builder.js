import { EdgeColumns, NodeColumns } from "./columns";
import { NameTable } from "./name-table";
import { relationWords } from "./relation-words";
import { quote } from "./reject-list";
const NODES_PER_WRITE = 65_536;
/**
 * Nodes are either *defined*, with all their details at once, or *mentioned* by edges, and then come to be. Call `flush` now and then:
 * it writes the edges, and the nodes too as long as `nodesAreFinal`; otherwise nodes may still gain labels and wait for `end`.
 */
export class GraphBuilder {
  writer;
  rejects;
  how;
  ids = new NameTable();
  labels = new NameTable();
  relations = new NameTable();
  nodes;
  edges = new EdgeColumns();
  /** Label names by node handle, kept only where rules ask for the labels of an edge's ends. */
  labelsOf = [];
  /** Mentioned nodes that no line has defined so far. */
  undefinedNodes = new Set();
  constructor(writer, rejects, how) {
    this.writer = writer;
    this.rejects = rejects;
    this.how = how;
    this.nodes = new NodeColumns(how.keepsVectors);
  }
  get nodeCount() {
    return this.ids.size;
  }
  get edgeCount() {
    return this.edges.total;
  }
  /** Width of the vectors given with the nodes, 0 when none had one. */
  get vectorWidth() {
    return this.nodes.vectorWidth;
  }
  get vectorCount() {
    return this.nodes.vectorCount;
  }
  /** The handle of a node there is, or −1. */
  find(id) {
    return this.ids.find(id);
  }
  /** The handle of a node, which comes to be, named like its id, when it is new. */
  mention(id, name = id) {
    const known = this.ids.find(id);
    if (known >= 0) return known;
    const handle = this.add(id, name);
    if (!this.how.nodesAreFinal) this.undefinedNodes.add(handle);
    return handle;
  }
  /** Adds a node or the details of a mentioned one, or rejects it and returns −1: when its id is taken or it breaks a rule. */
  define(node, place) {
    const known = this.find(node.id);
    if (known >= 0 && !this.undefinedNodes.delete(known))
      return this.reject(place, `the id ${quote(node.id)} occurs before`);
    const broken = this.how.rules?.checkNode(node);
    if (broken) return this.reject(place, broken);
    const handle = known >= 0 ? known : this.add(node.id, node.name);
    this.nodes.rename(handle, node.name);
    this.detail(handle, node);
    return handle;
  }
  /** Gives a mentioned node one more label, unless a rule forbids it; only while nodes are not final. */
  addLabel(handle, label, place) {
    const broken = this.how.rules?.checkLabel(label);
    if (broken) return void this.reject(place, broken);
    const isNew = this.nodes.addLabel(handle, this.label(label));
    if (isNew && this.how.rules) this.labelsOf[handle] = [...(this.labelsOf[handle] ?? []), label];
  }
  /** Adds an edge, or rejects it for breaking a rule. Self-loops and parallel edges stay. */
  edge(edge, place) {
    const broken = this.how.rules?.checkEdge(
      edge.relation,
      this.labelsOf[edge.source] ?? [],
      this.labelsOf[edge.target] ?? [],
    );
    if (broken) this.reject(place, broken);
    else this.edges.add(edge, this.relation(edge.relation));
  }
  /** Writes what is complete. */
  async flush() {
    await this.edges.write(this.writer);
    if (this.how.nodesAreFinal) await this.nodes.write(this.writer, NODES_PER_WRITE);
  }
  /** Writes all that is left, the labels and the relations. */
  async end() {
    await this.edges.write(this.writer);
    await this.nodes.write(this.writer, NODES_PER_WRITE);
    await this.writer.writeLabels(this.labels.names);
    await this.writer.writeRelations(this.relations.names, this.relations.names.map(relationWords));
  }
  detail(handle, { labels, text, properties, vector }) {
    const handles = labels.map((label) => this.label(label));
    this.nodes.detail(handle, handles, text, properties);
    if (vector) this.nodes.addVector(vector);
    if (this.how.rules) this.labelsOf[handle] = labels;
  }
  add(id, name) {
    const handle = this.ids.add(id);
    const own = this.ids.names[handle];
    this.nodes.add(own, name === id ? own : name);
    return handle;
  }
  reject(place, reason) {
    this.rejects.add(place.file, place.line, reason);
    return -1;
  }
  label(name) {
    return handleOf(name, this.labels);
  }
  relation(name) {
    return handleOf(name, this.relations);
  }
}
function handleOf(name, table) {
  const known = table.find(name);
  return known >= 0 ? known : table.add(name);
}
