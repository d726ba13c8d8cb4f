/** GEXF 1.3 for Gephi; what its attributes cannot say stands as JSON in the attribute `dragoman`. */
import { EVIDENCE_COLUMN, EXACT_COLUMN } from "../../../shared/exchange";
import type { PropertyValue } from "../../../shared/graph";
import { exactEdge, exactNode, toPlainJson } from "./exact-parts";
import type { EdgeRow, NodeRow, RowSource } from "./graph-rows";
import { findColumns, type ColumnType, type PropertyColumn } from "./property-columns";
import { isReservedInXml, XML_LIMITS, xmlValue } from "./write-graphml";
import { xmlIdOf, xmlText } from "./xml-text";

const TYPES: Readonly<Record<ColumnType, string>> = {
  integer: "long",
  number: "double",
  boolean: "boolean",
  string: "string",
};

const STRING = (name: string): PropertyColumn => ({ name, type: "string" });
const NODE_ATTRIBUTES = ["labels", "text", EXACT_COLUMN].map(STRING);
const EDGE_ATTRIBUTES = [EVIDENCE_COLUMN, EXACT_COLUMN].map(STRING);

/** The whole graph as one GEXF document. */
export async function* gexfText(graph: RowSource): AsyncGenerator<string> {
  const nodeColumns = await findColumns(graph.nodes(), isReservedInXml);
  const edgeColumns = await findColumns(graph.edges(), isReservedInXml);
  const xmlId = xmlIdOf(graph.ids);
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<gexf xmlns="http://gexf.net/1.3" version="1.3">\n';
  yield `  <meta><description>${xmlText(graph.meta.title ?? "")}</description></meta>\n`;
  yield '  <graph defaultedgetype="directed" mode="static">\n';
  yield attributes("node", [...NODE_ATTRIBUTES, ...nodeColumns]);
  yield attributes("edge", [...EDGE_ATTRIBUTES, ...edgeColumns]);
  yield "    <nodes>\n";
  for await (const nodes of graph.nodes())
    yield nodes.map((node) => nodeText(node, xmlId(node.handle), nodeColumns)).join("");
  yield "    </nodes>\n    <edges>\n";
  for await (const edges of graph.edges())
    yield edges.map((edge) => edgeText(edge, xmlId(edge.source), xmlId(edge.target), edgeColumns)).join("");
  yield "    </edges>\n  </graph>\n</gexf>\n";
}

function attributes(kind: string, columns: readonly PropertyColumn[]): string {
  const rows = columns.map(
    ({ name, type }, at) => `      <attribute id="${at}" title="${xmlText(name)}" type="${TYPES[type]}"/>\n`,
  );
  return `    <attributes class="${kind}">\n${rows.join("")}    </attributes>\n`;
}

function nodeText(node: NodeRow, xmlId: string, columns: readonly PropertyColumn[]): string {
  const labels = node.labels.length === 0 ? "" : toPlainJson(node.labels);
  const reserved = [labels, node.text, exactNode(node, columns, XML_LIMITS)];
  const start = `      <node id="${xmlText(xmlId)}" label="${xmlText(node.name)}">`;
  return `${start}${values(reserved, node.properties, columns)}</node>\n`;
}

function edgeText(edge: EdgeRow, source: string, target: string, columns: readonly PropertyColumn[]): string {
  const evidence = edge.evidence.length === 0 ? "" : toPlainJson(edge.evidence);
  const reserved = [evidence, exactEdge(edge, columns, XML_LIMITS)];
  const relation = xmlText(edge.relation);
  const plain = `source="${xmlText(source)}" target="${xmlText(target)}"`;
  const ends = edge.undirected ? `${plain} type="undirected"` : plain;
  // The kind tells parallel edges apart; the label is what Gephi shows.
  const start = `      <edge id="${edge.handle}" ${ends} kind="${relation}" label="${relation}">`;
  return `${start}${values(reserved, edge.properties, columns)}</edge>\n`;
}

function values(
  reserved: readonly string[],
  properties: Readonly<Record<string, PropertyValue>>,
  columns: readonly PropertyColumn[],
): string {
  const known = reserved.map((text) => (text === "" ? undefined : text));
  const own = columns.map(({ name }) => (Object.hasOwn(properties, name) ? properties[name] : undefined));
  const rows = [...known, ...own].flatMap((value, at) =>
    value === undefined ? [] : [`<attvalue for="${at}" value="${xmlText(xmlValue(value))}"/>`],
  );
  return rows.length === 0 ? "" : `<attvalues>${rows.join("")}</attvalues>`;
}
