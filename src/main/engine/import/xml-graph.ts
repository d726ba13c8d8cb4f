/** What GraphML and GEXF have in common: items with typed values that become nodes and edges. */
import { EVIDENCE_COLUMN, EXACT_COLUMN, exactEdgeSchema, exactNodeSchema } from "../../../shared/exchange";
import type { PropertyValue } from "../../../shared/graph";
import { say } from "../../../shared/sentences";
import { parseEvidence } from "./evidence";
import type { NewEdge } from "./graph-items";
import type { GraphBuilder } from "./graph-builder";
import { MAX_CELL, tooLarge, type ImportRun, type SourceFile } from "./import-run";
import { parseJson } from "./json-values";
import type { ScalarType } from "./neo4j-header";
import { named } from "./reject-list";
import { parseValue } from "./typed-values";
import type { XmlElement } from "./xml-events";

/** A node or an edge while its element is open. */
export interface XmlItem {
  readonly element: XmlElement;
  readonly kind: "node" | "edge";
  readonly values: Map<string, { readonly type: ScalarType; readonly text: string }>;
  /** The first thing found wrong with it. */
  fault?: string;
}

interface LateEdge extends Omit<NewEdge, "source" | "target"> {
  readonly source: string;
  readonly target: string;
  readonly line: number;
}

/** The relation of edges that have none. */
const PLAIN_RELATION = "related_to";

/** Adds items to the graph as they close. Edges may come before their nodes: they wait for `end`. */
export class XmlGraph {
  private readonly late: LateEdge[] = [];
  /** Ids of nodes whose XML id is not their id. */
  private readonly ids = new Map<string, string>();

  constructor(
    private readonly file: SourceFile,
    private readonly graph: GraphBuilder,
    private readonly run: ImportRun,
  ) {}

  add(item: XmlItem): void {
    try {
      if (item.fault) throw new Error(item.fault);
      checkSizes(item);
      if (item.kind === "node") this.addNode(item);
      else this.addEdge(item);
    } catch (fault) {
      this.reject(item.element.line, fault instanceof Error ? fault.message : String(fault));
    }
  }

  /** Adds the edges whose nodes came after them, or rejects them. */
  async end(): Promise<void> {
    for (const edge of this.late) {
      const missing = [edge.source, edge.target].find((id) => this.find(id) < 0);
      if (missing === undefined) this.connect(edge);
      else this.reject(edge.line, say("no-node-id", { id: named(missing) }));
    }
    await this.graph.flush();
  }

  private addNode({ element, values }: XmlItem): void {
    const xmlId = required(element, "id");
    const exact = parseJson(exactNodeSchema, take(values, EXACT_COLUMN) || "{}", EXACT_COLUMN);
    const attributes = element.attributes;
    const name = attributes["label"] ?? takeFirst(values, ["name", "label", "title"]);
    const labels = attributes["labels"] ?? take(values, "labels");
    const text = takeFirst(values, ["text", "description"]);
    const id = exact.id ?? xmlId;
    if (id !== xmlId) this.ids.set(xmlId, id);
    this.graph.define(
      {
        id,
        name: exact.name ?? (name || id),
        labels: exact.labels ?? parseLabels(labels),
        text: exact.text ?? text,
        properties: { ...toProperties(values), ...exact.properties },
      },
      { file: this.file.name, line: element.line },
    );
  }

  private addEdge({ element, values }: XmlItem): void {
    const source = required(element, "source");
    const target = required(element, "target");
    const exact = parseJson(exactEdgeSchema, take(values, EXACT_COLUMN) || "{}", EXACT_COLUMN);
    const evidence = parseEvidence(take(values, EVIDENCE_COLUMN));
    const plain = relationOf(element, values) || PLAIN_RELATION;
    const properties = { ...toProperties(values), ...exact.properties };
    const relation = exact.relation ?? plain;
    const edge = { source, target, relation, properties, evidence, line: element.line };
    if (this.find(source) < 0 || this.find(target) < 0) this.late.push(edge);
    else this.connect(edge);
  }

  private connect({ line, ...edge }: LateEdge): void {
    const ends = { source: this.find(edge.source), target: this.find(edge.target) };
    this.graph.edge({ ...edge, ...ends }, { file: this.file.name, line });
  }

  private find(xmlId: string): number {
    return this.graph.find(this.ids.get(xmlId) ?? xmlId);
  }

  private reject(line: number, reason: string): void {
    this.run.rejects.add(this.file.name, line, reason);
  }
}

type Values = XmlItem["values"];

// GEXF says what kind of edge it is; Neo4j's GraphML says it in a label; others put it among the values.
function relationOf({ attributes }: XmlElement, values: Values): string {
  const own = attributes["kind"] || attributes["label"];
  if (own && values.get("label")?.text === own) values.delete("label");
  return own || takeFirst(values, ["relation", "label", "predicate", "kind", "type"]);
}

function take(values: Values, name: string): string {
  const found = values.get(name)?.text ?? "";
  values.delete(name);
  return found;
}

function takeFirst(values: Values, names: readonly string[]): string {
  const name = names.find((candidate) => values.get(candidate)?.text);
  return name === undefined ? "" : take(values, name);
}

/** ":Film:Drama" as Neo4j writes labels, a JSON list as we do, or one label. */
function parseLabels(text: string): string[] {
  if (text.startsWith("[")) return parseJson(exactNodeSchema.shape.labels.unwrap(), text, "labels");
  return text.split(text.startsWith(":") ? ":" : "\0").filter((label) => label !== "");
}

function toProperties(values: Values): Record<string, PropertyValue> {
  const found = Object.create(null) as Record<string, PropertyValue>;
  for (const [name, { type, text }] of values)
    if (text !== "" || type === "string")
      found[name] = parseValue({ name, type, isArray: false, space: "" }, text);
  return found;
}

function required(element: XmlElement, attribute: string): string {
  const value = element.attributes[attribute];
  if (value === undefined || value === "")
    throw new Error(say("xml-attribute", { element: element.name === "edge" ? "edge" : "node", attribute }));
  return value;
}

function checkSizes({ element, values }: XmlItem): void {
  const texts = [...Object.values(element.attributes), ...[...values.values()].map(({ text }) => text)];
  const large = texts.find((text) => text.length > MAX_CELL);
  if (large !== undefined) throw new Error(tooLarge(large.length));
}
