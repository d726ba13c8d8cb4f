import { quote } from "./reject-list";
import { readXml } from "./xml-events";
import { XmlGraph } from "./xml-graph";
const TYPES = {
  boolean: "boolean",
  integer: "integer",
  long: "integer",
  short: "integer",
  byte: "integer",
  float: "number",
  double: "number",
};
/** Reads the files into the builder; ids are shared between them. Rejects single nodes and edges. */
export async function readGexf(files, graph, run) {
  for (const file of files) {
    const items = new XmlGraph(file, graph, run);
    await readXml(file, run, new GexfHandler(items, graph));
    await items.end();
  }
}
class GexfHandler {
  items;
  graph;
  root = "gexf";
  attributes = { node: new Map(), edge: new Map() };
  unfinished = [];
  declaring = "node";
  attribute;
  constructor(items, graph) {
    this.items = items;
    this.graph = graph;
  }
  open(element) {
    const { name, attributes } = element;
    if (name === "attributes") this.declaring = attributes["class"] === "edge" ? "edge" : "node";
    else if (name === "attribute") this.attribute = this.declare(element);
    else if (name === "attvalue") this.setValue(element);
    else if (name === "node" || name === "edge")
      this.unfinished.push({ element, kind: name, values: new Map() });
  }
  close({ name }, text) {
    if (name === "default" && this.attribute) this.attribute.standard = text;
    else if (name === "attribute") this.attribute = undefined;
    else if (name === "node" || name === "edge") this.items.add(this.completed(this.unfinished.pop()));
  }
  settle() {
    return this.graph.flush();
  }
  declare({ attributes }) {
    const id = attributes["id"] ?? "";
    const type = attributes["type"] ?? "string";
    const attribute = {
      name: attributes["title"] ?? id,
      type: Object.hasOwn(TYPES, type) ? TYPES[type] : "string",
    };
    this.attributes[this.declaring].set(id, attribute);
    return attribute;
  }
  setValue({ attributes }) {
    const item = this.unfinished.at(-1);
    if (!item) return;
    const id = attributes["for"] ?? attributes["id"] ?? "";
    const attribute = this.attributes[item.kind].get(id);
    if (attribute) item.values.set(attribute.name, { type: attribute.type, text: attributes["value"] ?? "" });
    else item.fault ??= `the attribute ${quote(id)} is not declared`;
  }
  completed(item) {
    const { weight } = item.element.attributes;
    if (item.kind === "edge" && weight !== undefined && !item.values.has("weight"))
      item.values.set("weight", { type: "number", text: weight });
    for (const { name, type, standard } of this.attributes[item.kind].values())
      if (standard !== undefined && !item.values.has(name)) item.values.set(name, { type, text: standard });
    return item;
  }
}
