/** GraphML for Gephi, Cytoscape, NetworkX, yEd; what its keys cannot say stands as JSON in the key `dragoman`. */
import { EVIDENCE_COLUMN, EXACT_COLUMN } from "../../../shared/exchange";
import type { PropertyValue } from "../../../shared/graph";
import { fitsXml } from "../../../shared/xml-text";
import { exactEdge, exactNode, toPlainJson, type Limits } from "./exact-parts";
import type { EdgeRow, NodeRow, RowSource } from "./graph-rows";
import { findColumns, type ColumnType, type PropertyColumn } from "./property-columns";
import { xmlIdOf, xmlText } from "./xml-text";

const TYPES: Readonly<Record<ColumnType, string>> = {
  integer: "long",
  number: "double",
  boolean: "boolean",
  string: "string",
};

/** Names that imports of XML read a meaning into. */
const TAKEN = [
  "name",
  "label",
  "labels",
  "title",
  "text",
  "description",
  "relation",
  "predicate",
  "kind",
  "type",
  "category",
  "entity_type",
  "labelE",
  "labelV",
];
const RESERVED: ReadonlySet<string> = new Set([...TAKEN, EVIDENCE_COLUMN, EXACT_COLUMN]);

/** Whether a property must not stand under its own name in XML. */
export function isReservedInXml(name: string): boolean {
  return name === "" || RESERVED.has(name) || !fitsXml(name);
}

/** Labels are written as a JSON list, which can say them all. */
export const XML_LIMITS: Limits = { canSay: fitsXml, canSayLabels: () => true, canSayUndirected: true };

const STRING = (name: string): PropertyColumn => ({ name, type: "string" });
const NODE_KEYS = ["name", "labels", "text", EXACT_COLUMN].map(STRING);
const EDGE_KEYS = ["relation", EVIDENCE_COLUMN, EXACT_COLUMN].map(STRING);

/** The whole graph as one GraphML document. */
export async function* graphmlText(graph: RowSource): AsyncGenerator<string> {
  const nodeColumns = await findColumns(graph.nodes(), isReservedInXml);
  const edgeColumns = await findColumns(graph.edges(), isReservedInXml);
  const xmlId = xmlIdOf(graph.ids);
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<graphml xmlns="http://graphml.graphdrawing.org/xmlns">\n';
  yield keys("node", "n", [...NODE_KEYS, ...nodeColumns]);
  yield keys("edge", "e", [...EDGE_KEYS, ...edgeColumns]);
  yield '  <graph edgedefault="directed">\n';
  for await (const nodes of graph.nodes())
    yield nodes.map((node) => nodeText(node, xmlId(node.handle), nodeColumns)).join("");
  for await (const edges of graph.edges())
    yield edges.map((edge) => edgeText(edge, xmlId(edge.source), xmlId(edge.target), edgeColumns)).join("");
  yield "  </graph>\n</graphml>\n";
}

function keys(kind: string, prefix: string, columns: readonly PropertyColumn[]): string {
  return columns
    .map(({ name, type }, at) => {
      const attributes = `attr.name="${xmlText(name)}" attr.type="${TYPES[type]}"`;
      return `  <key id="${prefix}${at}" for="${kind}" ${attributes}/>\n`;
    })
    .join("");
}

function nodeText(node: NodeRow, xmlId: string, columns: readonly PropertyColumn[]): string {
  const labels = node.labels.length === 0 ? "" : toPlainJson(node.labels);
  const reserved = [node.name, labels, node.text, exactNode(node, columns, XML_LIMITS)];
  return `    <node id="${xmlText(xmlId)}">${values("n", reserved, node.properties, columns)}</node>\n`;
}

function edgeText(edge: EdgeRow, source: string, target: string, columns: readonly PropertyColumn[]): string {
  const evidence = edge.evidence.length === 0 ? "" : toPlainJson(edge.evidence);
  const reserved = [edge.relation, evidence, exactEdge(edge, columns, XML_LIMITS)];
  const plain = `source="${xmlText(source)}" target="${xmlText(target)}"`;
  const ends = edge.undirected ? `${plain} directed="false"` : plain;
  return `    <edge id="e${edge.handle}" ${ends}>${values("e", reserved, edge.properties, columns)}</edge>\n`;
}

function values(
  prefix: string,
  reserved: readonly string[],
  properties: Readonly<Record<string, PropertyValue>>,
  columns: readonly PropertyColumn[],
): string {
  const known = reserved.map((text) => (text === "" ? undefined : text));
  const own = columns.map(({ name }) => (Object.hasOwn(properties, name) ? properties[name] : undefined));
  return [...known, ...own]
    .map((value, at) =>
      value === undefined ? "" : `<data key="${prefix}${at}">${xmlText(xmlValue(value))}</data>`,
    )
    .join("");
}

/** A plain value as XML attributes hold it. */
export function xmlValue(value: PropertyValue): string {
  return Object.is(value, -0) ? "-0" : String(value);
}
