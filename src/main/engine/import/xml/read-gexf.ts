/** GEXF 1.2 and 1.3, as Gephi writes it. */
import type { GraphBuilder } from "../graph/graph-builder";
import type { ImportRun, SourceFile } from "../source/import-run";
import type { ScalarType } from "../values/typed-values";
import { readXml, type XmlElement, type XmlHandler } from "./xml-events";
import { XmlGraph } from "./xml-graph";
import { addValue, valuesWithin, type XmlItem } from "./xml-values";

interface Attribute {
  readonly name: string;
  readonly type: ScalarType;
  standard?: string;
}

const TYPES: Readonly<Record<string, ScalarType>> = {
  boolean: "boolean",
  integer: "integer",
  long: "integer",
  short: "integer",
  byte: "integer",
  float: "number",
  double: "number",
};

/** Reads the files into the builder; ids are shared between them. Rejects single nodes and edges. */
export async function readGexf(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void> {
  for (const file of files) {
    const items = new XmlGraph(file, graph, run);
    await readXml(file, run, new GexfHandler(items, graph));
    await items.end();
  }
}

class GexfHandler implements XmlHandler {
  readonly root = "gexf";
  private readonly attributes = { node: new Map<string, Attribute>(), edge: new Map<string, Attribute>() };
  private readonly unfinished: XmlItem[] = [];
  private declaring: "node" | "edge" = "node";
  private isDirected = true;
  private attribute: Attribute | undefined;

  constructor(
    private readonly items: XmlGraph,
    private readonly graph: GraphBuilder,
  ) {}

  open(element: XmlElement): void {
    const { name, attributes } = element;
    if (name === "graph") this.isDirected = attributes["defaultedgetype"] !== "undirected";
    else if (name === "attributes") this.declaring = attributes["class"] === "edge" ? "edge" : "node";
    else if (name === "attribute") this.attribute = this.declare(element);
    else if (name === "attvalue") this.setValue(element);
    else if (name === "node" || name === "edge")
      this.unfinished.push({
        ...{ element, kind: name },
        values: valuesWithin("pid", name, this.unfinished.at(-1)),
      });
    else if (name === "spell") this.addSpell(spellOf(attributes));
  }

  close({ name }: XmlElement, text: string): void {
    if (name === "default" && this.attribute) this.attribute.standard = text;
    else if (name === "attribute") this.attribute = undefined;
    else if (name === "node" || name === "edge") this.items.add(this.completed(this.unfinished.pop()!));
  }

  settle(): Promise<void> {
    return this.graph.flush();
  }

  private declare({ attributes }: XmlElement): Attribute {
    const id = attributes["id"] ?? "";
    const type = attributes["type"] ?? "string";
    const attribute = {
      name: attributes["title"] ?? id,
      type: Object.hasOwn(TYPES, type) ? TYPES[type]! : "string",
    };
    this.attributes[this.declaring].set(id, attribute);
    return attribute;
  }

  private setValue({ attributes }: XmlElement): void {
    const item = this.unfinished.at(-1);
    if (!item) return;
    const id = attributes["for"] ?? attributes["id"] ?? "";
    // A value that nobody declared is still one.
    const { name, type } = this.attributes[item.kind].get(id) ?? { name: id, type: "string" };
    if (name === "") return;
    addValue(item.values, name, type, attributes["value"] ?? "");
    const spell = spellOf(attributes);
    if (spell !== "/") addValue(item.values, `${name} spells`, "string", spell);
  }

  private addSpell(spell: string): void {
    const item = this.unfinished.at(-1);
    if (item) addValue(item.values, "spells", "string", spell);
  }

  private completed(item: XmlItem): XmlItem {
    const { weight } = item.element.attributes;
    const type = item.element.attributes["type"] ?? (this.isDirected ? "directed" : "undirected");
    if (item.kind === "edge") item.isUndirected = type === "undirected" || type === "mutual";
    if (item.kind === "edge" && weight !== undefined && !item.values.has("weight"))
      item.values.set("weight", { type: "number", text: weight });
    for (const { name, type, standard } of this.attributes[item.kind].values())
      if (standard !== undefined && !item.values.has(name)) item.values.set(name, { type, text: standard });
    return item;
  }
}

/** From when to when something is so, "2009/2010"; either may be open. */
function spellOf({ start, startopen, end, endopen, timestamp }: XmlElement["attributes"]): string {
  return timestamp ?? `${start ?? startopen ?? ""}/${end ?? endopen ?? ""}`;
}
