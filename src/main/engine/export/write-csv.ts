/** Node and edge tables with neo4j-admin headers; what they cannot say stands as JSON in the column `dragoman`. */
import { EVIDENCE_COLUMN, EXACT_COLUMN } from "../../../shared/exchange";
import type { PropertyValue } from "../../../shared/graph";
import { exactEdge, exactNode, type Limits } from "./exact-parts";
import type { RowSource } from "./graph-rows";
import { findColumns, type ColumnType, type Properties, type PropertyColumn } from "./property-columns";

const TYPES: Readonly<Record<ColumnType, string>> = {
  integer: "long",
  number: "double",
  boolean: "boolean",
  string: "string",
};

const LIMITS: Limits = {
  canSay: () => true,
  // Labels are parted by semicolons and have no escape.
  canSayLabels: (labels) => labels.every((label) => label !== "" && !label.includes(";")),
};

/** The table of nodes. */
export async function* csvNodes(graph: RowSource): AsyncGenerator<string> {
  const columns = await findColumns(graph.nodes(), isReserved("name", "text"));
  yield record([":ID", "name", ":LABEL", "text", ...columns.map(toHeader), EXACT_COLUMN]);
  for await (const nodes of graph.nodes())
    yield nodes
      .map((node) =>
        record([
          ...[node.id, node.name, node.labels.join(";"), node.text],
          ...cells(node.properties, columns),
          exactNode(node, columns, LIMITS),
        ]),
      )
      .join("");
}

/** The table of edges, with their evidence as JSON. */
export async function* csvEdges(graph: RowSource): AsyncGenerator<string> {
  const columns = await findColumns(graph.edges(), isReserved(EVIDENCE_COLUMN));
  yield record([":START_ID", ":END_ID", ":TYPE", EVIDENCE_COLUMN, ...columns.map(toHeader), EXACT_COLUMN]);
  for await (const edges of graph.edges())
    yield edges
      .map((edge) =>
        record([
          ...[graph.ids[edge.source]!, graph.ids[edge.target]!, edge.relation],
          edge.evidence.length === 0 ? "" : JSON.stringify(edge.evidence),
          ...cells(edge.properties, columns),
          exactEdge(edge, columns, LIMITS),
        ]),
      )
      .join("");
}

function isReserved(...names: string[]): (name: string) => boolean {
  return (name) =>
    name === "" || name !== name.trim() || [...names, EXACT_COLUMN].includes(name.toLowerCase());
}

// A colon in the name does no harm: the type is what follows the last one.
function toHeader({ name, type }: PropertyColumn): string {
  return `${name}:${TYPES[type]}`;
}

// A bare empty cell is no value, "" in quotes is an empty text.
function cells(properties: Properties, columns: readonly PropertyColumn[]): (PropertyValue | undefined)[] {
  return columns.map(({ name }) => (Object.hasOwn(properties, name) ? properties[name]! : undefined));
}

function record(values: readonly (PropertyValue | undefined)[]): string {
  return `${values.map(toCell).join(",")}\n`;
}

function toCell(value: PropertyValue | undefined, column: number): string {
  if (value === undefined) return "";
  const text = Object.is(value, -0) ? "-0" : String(value);
  const isBare = !/[",\r\n]|^\s|\s$/.test(text) && (text !== "" || column < 4);
  return isBare ? text : `"${text.replaceAll('"', '""')}"`;
}
