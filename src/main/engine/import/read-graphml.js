import { quote } from "./reject-list";
import { readXml } from "./xml-events";
import { XmlGraph } from "./xml-graph";
const TYPES = {
  boolean: "boolean",
  int: "integer",
  integer: "integer",
  long: "integer",
  float: "number",
  double: "number",
  real: "number",
};
/** Reads the files into the builder; ids are shared between them. Rejects single nodes and edges. */
export async function readGraphml(files, graph, run) {
  for (const file of files) {
    const items = new XmlGraph(file, graph, run);
    await readXml(file, run, new GraphmlHandler(file, items, graph, run));
    await items.end();
  }
}
class GraphmlHandler {
  file;
  items;
  graph;
  run;
  root = "graphml";
  keys = new Map();
  unfinished = [];
  key;
  hasChildren = false;
  constructor(file, items, graph, run) {
    this.file = file;
    this.items = items;
    this.graph = graph;
    this.run = run;
  }
  open(element) {
    const { name, line } = element;
    this.hasChildren = name !== "data";
    if (name === "key") this.key = this.declare(element);
    else if (name === "node" || name === "edge")
      this.unfinished.push({ element, kind: name, values: new Map() });
    else if (name === "hyperedge")
      this.run.rejects.add(this.file.name, line, "hyperedges have no place in this kind of graph");
  }
  close(element, text) {
    const { name } = element;
    if (name === "default" && this.key) this.key.standard = text;
    else if (name === "key") this.key = undefined;
    else if (name === "data" && !this.hasChildren) this.setValue(element, text);
    else if (name === "node" || name === "edge") this.items.add(this.withStandards(this.unfinished.pop()));
  }
  settle() {
    return this.graph.flush();
  }
  declare({ attributes }) {
    const id = attributes["id"] ?? "";
    const type = attributes["attr.type"] ?? "string";
    const key = {
      name: attributes["attr.name"] ?? id,
      type: Object.hasOwn(TYPES, type) ? TYPES[type] : "string",
      kind: attributes["for"] ?? "all",
    };
    this.keys.set(id, key);
    return key;
  }
  setValue({ attributes }, text) {
    const item = this.unfinished.at(-1);
    if (!item) return;
    const id = attributes["key"] ?? "";
    const key = this.keys.get(id);
    if (key) item.values.set(key.name, { type: key.type, text });
    else item.fault ??= `the key ${quote(id)} is not declared`;
  }
  withStandards(item) {
    for (const { name, type, kind, standard } of this.keys.values())
      if (standard !== undefined && (kind === item.kind || kind === "all") && !item.values.has(name))
        item.values.set(name, { type, text: standard });
    return item;
  }
}
