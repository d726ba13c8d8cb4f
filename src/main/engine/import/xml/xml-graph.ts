/** What GraphML and GEXF have in common: items with typed values that become nodes and edges. */
import { EVIDENCE_COLUMN, EXACT_COLUMN, exactEdgeSchema, exactNodeSchema } from "../../../../shared/exchange";
import { PLAIN_RELATION } from "../../../../shared/import/preview";
import { ReasonError, reasonOf } from "../../../../shared/failure";
import type { PropertyValue } from "../../../../shared/graph";
import { message, type Reason } from "../../../../shared/sentences/sentences";
import { parseEvidence } from "../values/evidence";
import type { NewEdge } from "../graph/graph-items";
import type { GraphBuilder } from "../graph/graph-builder";
import { MAX_CELL, tooLarge, type ImportRun, type SourceFile } from "../source/import-run";
import { parseJson } from "../values/json-values";
import { named } from "../source/reject-list";
import { parseScalar, type ScalarType } from "../values/typed-values";
import type { XmlElement } from "./xml-events";
import {
  EDGE_ATTRIBUTES,
  keepAttributes,
  MADE_UP,
  NODE_ATTRIBUTES,
  take,
  takeFirst,
  takeKind,
  type Values,
  type XmlItem,
} from "./xml-values";

interface LateEdge extends Omit<NewEdge, "source" | "target"> {
  readonly source: string;
  readonly target: string;
  readonly line: number;
}

/** Edges that are looked at before it is settled what their labels are, and the fewest that tell. */
const LOOKED_AT = 200;
const FEWEST = 10;

/** Adds items to the graph as they close. Edges may come before their nodes: they wait for `end`. */
export class XmlGraph {
  private readonly late: LateEdge[] = [];
  /** Edges that wait until enough of them tell what their labels are. */
  private first: (LateEdge & { readonly isLabel: boolean })[] = [];
  private labelsAreNames: boolean | undefined;
  private isSettled = false;
  /** Ids of nodes whose XML id is not their id. */
  private readonly ids = new Map<string, string>();

  constructor(
    private readonly file: SourceFile,
    private readonly graph: GraphBuilder,
    private readonly run: ImportRun,
  ) {}

  add(item: XmlItem): void {
    const count = this.run.elements.of(this.file.name);
    if (item.kind === "node") count.nodes++;
    else count.edges++;
    try {
      checkSizes(item);
      if (item.kind === "node") this.addNode(item);
      else this.addEdge(item);
    } catch (fault) {
      this.reject(item.element.line, reasonOf(fault));
    }
  }

  /** Adds the edges whose nodes came after them, or rejects them. */
  async end(): Promise<void> {
    this.settle();
    for (const edge of this.late) {
      const missing = [edge.source, edge.target].find((id) => this.find(id) < 0);
      if (missing === undefined) this.connect(edge);
      else this.reject(edge.line, message("no-node-id", { id: named(missing) }));
    }
    await this.graph.flush();
  }

  private addNode(item: XmlItem): void {
    const { element, values } = item;
    const xmlId = required(element, "id");
    keepAttributes(item, NODE_ATTRIBUTES);
    const exact = parseJson(exactNodeSchema, take(values, EXACT_COLUMN) || "{}", EXACT_COLUMN);
    const attributes = element.attributes;
    const name = attributes["label"] ?? takeFirst(values, ["name", "label", "title"]);
    const labels = attributes["labels"] ?? (take(values, "labels") || takeKind(values));
    const text = takeFirst(values, ["text", "description"]);
    const id = exact.id ?? xmlId;
    if (id !== xmlId) this.ids.set(xmlId, id);
    this.graph.define(
      {
        id,
        name: exact.name ?? (name || id),
        labels: exact.labels ?? parseLabels(labels),
        text: exact.text ?? text,
        properties: { ...this.toProperties(values), ...exact.properties },
      },
      { file: this.file.name, line: element.line },
    );
  }

  private addEdge(item: XmlItem): void {
    const { element, values } = item;
    const label = element.attributes["kind"]
      ? ""
      : (element.attributes["label"] ?? values.get("label")?.text ?? "");
    const source = required(element, "source");
    const target = required(element, "target");
    keepAttributes(item, EDGE_ATTRIBUTES);
    const { id = "" } = element.attributes;
    if (id !== "" && !MADE_UP.test(id) && !values.has("id")) values.set("id", { type: "string", text: id });
    const exact = parseJson(exactEdgeSchema, take(values, EXACT_COLUMN) || "{}", EXACT_COLUMN);
    const evidence = parseEvidence(take(values, EVIDENCE_COLUMN));
    const plain = relationOf(element, values) || PLAIN_RELATION;
    const properties = { ...this.toProperties(values), ...exact.properties };
    const isUndirected = item.isUndirected ?? false;
    const edge = { source, target, properties, evidence, isUndirected, line: element.line };
    const relation = exact.relation ?? plain;
    const isLabel = exact.relation === undefined && label !== "" && plain === label;
    this.first.push({ ...edge, relation, isLabel });
    if (this.isSettled || this.first.length >= LOOKED_AT) this.settle();
  }

  /** Labels that hardly ever come again are names of single edges: then they are properties, and the edges only related. */
  private settle(): void {
    const labelled = this.first.filter(({ isLabel }) => isLabel).map(({ relation }) => relation);
    this.labelsAreNames ??= labelled.length >= FEWEST && new Set(labelled).size > labelled.length / 2;
    for (const { isLabel, ...edge } of this.first) {
      const isName = isLabel && this.labelsAreNames;
      const own = isName
        ? { ...edge, relation: PLAIN_RELATION, properties: { ...edge.properties, label: edge.relation } }
        : edge;
      if (this.find(edge.source) < 0 || this.find(edge.target) < 0) this.late.push(own);
      else this.connect(own);
    }
    this.first = [];
    this.isSettled = true;
  }

  private connect({ line, ...edge }: LateEdge): void {
    const ends = { source: this.find(edge.source), target: this.find(edge.target) };
    this.graph.edge({ ...edge, ...ends }, { file: this.file.name, line });
  }

  /** A value that is not of its attribute's type stays as text: it does not cost the element. */
  private toProperties(values: Values): Record<string, PropertyValue> {
    const found = Object.create(null) as Record<string, PropertyValue>;
    for (const [name, { type, text, more }] of values)
      if (more) found[name] = [text, ...more].map((one) => this.toValue(name, type, one));
      else if (text !== "" || type === "string") found[name] = this.toValue(name, type, text);
    return found;
  }

  private toValue(name: string, type: ScalarType, text: string): string | number | boolean {
    if (type === "boolean" && /^\s*[01]\s*$/.test(text)) return text.trim() === "1";
    try {
      return parseScalar(type, text, name);
    } catch {
      this.run.elements.textValues++;
      return text;
    }
  }

  private find(xmlId: string): number {
    return this.graph.find(this.ids.get(xmlId) ?? xmlId);
  }

  private reject(line: number, reason: Reason): void {
    this.run.rejects.add(this.file.name, line, reason);
  }
}

// GEXF says what kind of edge it is; Neo4j's GraphML says it in a label; others put it among the values.
function relationOf({ attributes }: XmlElement, values: Values): string {
  const own = attributes["kind"] || attributes["label"];
  if (own && values.get("label")?.text === own) values.delete("label");
  return own || takeFirst(values, ["relation", "label", "labelE", "predicate", "kind", "type"]);
}

/** ":Film:Drama" as Neo4j writes labels, a JSON list as we do, or one label. */
function parseLabels(text: string): string[] {
  if (text.startsWith("[")) return parseJson(exactNodeSchema.shape.labels.unwrap(), text, "labels");
  return text.split(text.startsWith(":") ? ":" : "\0").filter((label) => label !== "");
}

function required(element: XmlElement, attribute: string): string {
  const value = element.attributes[attribute];
  if (value === undefined || value === "")
    throw new ReasonError(
      message("xml-attribute", { element: element.name === "edge" ? "edge" : "node", attribute }),
    );
  return value;
}

function checkSizes({ element, values }: XmlItem): void {
  const texts = [...Object.values(element.attributes), ...[...values.values()].map(({ text }) => text)];
  const large = texts.find((text) => text.length > MAX_CELL);
  if (large !== undefined) throw new ReasonError(tooLarge(large.length));
}
