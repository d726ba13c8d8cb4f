/** GraphML, as Gephi, NetworkX, yEd and Neo4j write it. */
import { message } from "../../../../shared/sentences/sentences";
import type { GraphBuilder } from "../graph/graph-builder";
import type { ImportRun, SourceFile } from "../source/import-run";
import type { ScalarType } from "../values/typed-values";
import { readXml, type XmlElement, type XmlHandler } from "./xml-events";
import { XmlGraph } from "./xml-graph";
import { addValue, valuesWithin, type XmlItem } from "./xml-values";

interface Key {
  readonly name: string;
  readonly type: ScalarType;
  readonly kind: string;
  /** Value of items that do not mention the key. */
  standard?: string;
}

const TYPES: Readonly<Record<string, ScalarType>> = {
  boolean: "boolean",
  int: "integer",
  integer: "integer",
  long: "integer",
  float: "number",
  double: "number",
  real: "number",
};

/** Reads the files into the builder; ids are shared between them. Rejects single nodes and edges. */
export async function readGraphml(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
): Promise<void> {
  for (const file of files) {
    const items = new XmlGraph(file, graph, run);
    await readXml(file, run, new GraphmlHandler(file, items, graph, run));
    await items.end();
  }
}

class GraphmlHandler implements XmlHandler {
  readonly root = "graphml";
  private readonly keys = new Map<string, Key>();
  private readonly unfinished: XmlItem[] = [];
  private key: Key | undefined;
  private hasChildren = false;
  /** Of the graphs that are open, outermost first. */
  private readonly directed: boolean[] = [];

  constructor(
    private readonly file: SourceFile,
    private readonly items: XmlGraph,
    private readonly graph: GraphBuilder,
    private readonly run: ImportRun,
  ) {}

  open(element: XmlElement): void {
    const { name, line } = element;
    this.hasChildren = name !== "data";
    if (name === "graph") this.directed.push(element.attributes["edgedefault"] !== "undirected");
    else if (name === "key") this.key = this.declare(element);
    else if (name === "node" || name === "edge")
      this.unfinished.push({
        ...{ element, kind: name, values: valuesWithin("parent", name, this.unfinished.at(-1)) },
        isUndirected:
          element.attributes["directed"] === undefined
            ? this.directed.at(-1) === false
            : element.attributes["directed"] === "false",
      });
    else if (name === "hyperedge") this.run.rejects.add(this.file.name, line, message("xml-hyperedge"));
  }

  close(element: XmlElement, text: string): void {
    const { name } = element;
    if (name === "default" && this.key) this.key.standard = text;
    else if (name === "key") this.key = undefined;
    else if (name === "graph") this.directed.pop();
    else if (name === "data" && !this.hasChildren) this.setValue(element, text);
    else if (name === "desc") this.addText("desc", text.trim());
    else if (name === "NodeLabel" || name === "EdgeLabel") this.addText("label", text.trim());
    else if (name === "node" || name === "edge") this.items.add(this.withStandards(this.unfinished.pop()!));
  }

  settle(): Promise<void> {
    return this.graph.flush();
  }

  private declare({ attributes }: XmlElement): Key {
    const id = attributes["id"] ?? "";
    const type = attributes["attr.type"] ?? "string";
    const key: Key = {
      name: attributes["attr.name"] ?? id,
      type: Object.hasOwn(TYPES, type) ? TYPES[type]! : "string",
      kind: attributes["for"] ?? "all",
    };
    this.keys.set(id, key);
    return key;
  }

  private setValue({ attributes }: XmlElement, text: string): void {
    const item = this.unfinished.at(-1);
    if (!item) return;
    const id = attributes["key"] ?? "";
    const key = this.keys.get(id);
    if (key) addValue(item.values, key.name, key.type, text);
    // A value that nobody declared is still one.
    else if (id !== "") addValue(item.values, id, "string", text);
  }

  /** Descriptions, and what yEd shows inside a drawing: the first is the item's own, the others are numbered. */
  private addText(name: string, text: string): void {
    const values = this.unfinished.at(-1)?.values;
    if (!values || text === "") return;
    let free = name;
    for (let count = 2; values.has(free); count++) {
      if (values.get(free)!.text === text) return;
      free = `${name} ${count}`;
    }
    values.set(free, { type: "string", text });
  }

  private withStandards(item: XmlItem): XmlItem {
    for (const { name, type, kind, standard } of this.keys.values())
      if (standard !== undefined && (kind === item.kind || kind === "all") && !item.values.has(name))
        item.values.set(name, { type, text: standard });
    return item;
  }
}
