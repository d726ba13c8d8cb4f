const NO_PROPERTIES = "{}";
/** Nodes from handle `written` on; details only for those that have any. */
export class NodeColumns {
  keepsVectors;
  vectorWidth = 0;
  vectorCount = 0;
  written = 0;
  ids = [];
  names = [];
  details = new Map();
  vectors = [];
  constructor(keepsVectors) {
    this.keepsVectors = keepsVectors;
  }
  rename(handle, name) {
    this.names[handle - this.written] = name;
  }
  add(id, name) {
    this.ids.push(id);
    this.names.push(name);
  }
  detail(handle, labels, text, properties) {
    this.details.set(handle, { labels: [...new Set(labels)], text, properties: toJson(properties) });
  }
  addVector(vector) {
    this.vectorWidth = vector.length;
    this.vectorCount++;
    if (this.keepsVectors) this.vectors.push(vector);
  }
  /** Returns whether the label was new to the node. */
  addLabel(handle, label) {
    const known = this.details.get(handle);
    if (!known) this.details.set(handle, { labels: [label], text: "", properties: NO_PROPERTIES });
    else if (known.labels.includes(label)) return false;
    else known.labels.push(label);
    return true;
  }
  async write(writer, rows) {
    for (let start = 0; start < this.ids.length; start += rows) await this.writeSlice(writer, start, rows);
    await this.writeVectors(writer);
    this.written += this.ids.length;
    this.ids = [];
    this.names = [];
    this.details = new Map();
  }
  async writeSlice(writer, start, rows) {
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
  async writeVectors(writer) {
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
  sources = [];
  targets = [];
  relations = [];
  properties = [];
  hasProperties = false;
  evidence = new EvidenceColumns();
  add(edge, relation) {
    this.sources.push(edge.source);
    this.targets.push(edge.target);
    this.relations.push(relation);
    const properties = edge.properties ? toJson(edge.properties) : NO_PROPERTIES;
    if (properties !== NO_PROPERTIES) this.hasProperties = true;
    this.properties.push(properties);
    if (edge.evidence) this.evidence.add(this.total, edge.evidence);
    this.total++;
  }
  async write(writer) {
    await writer.appendEdges({
      sources: Int32Array.from(this.sources),
      targets: Int32Array.from(this.targets),
      relations: Int32Array.from(this.relations),
      properties: this.hasProperties ? this.properties : null,
    });
    await this.evidence.write(writer);
    this.sources = [];
    this.targets = [];
    this.relations = [];
    this.properties = [];
    this.hasProperties = false;
    this.evidence = new EvidenceColumns();
  }
}
class EvidenceColumns {
  edges = [];
  rows = [];
  add(edge, evidence) {
    for (const row of evidence) {
      this.edges.push(edge);
      this.rows.push(row);
    }
  }
  async write(writer) {
    if (this.rows.length === 0) return;
    const placed = this.rows.map(({ start, end }) => start !== undefined && end !== undefined);
    await writer.appendEvidence({
      edges: Int32Array.from(this.edges),
      texts: this.rows.map((row) => row.text),
      sources: this.rows.map((row) => row.source),
      starts: Int32Array.from(this.rows, (row, at) => (placed[at] ? row.start : -1)),
      ends: Int32Array.from(this.rows, (row, at) => (placed[at] ? row.end : -1)),
      references: this.rows.map((row) => row.references),
    });
  }
}
function toJson(properties) {
  for (const key in properties) if (Object.hasOwn(properties, key)) return JSON.stringify(properties);
  return NO_PROPERTIES;
}
