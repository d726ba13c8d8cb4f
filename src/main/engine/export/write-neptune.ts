/**
 * Files for Amazon Neptune's bulk loader (its Gremlin CSV form, which openCypher reads too): nodes.csv, edges.csv, and graph.csv with the
 * record that the Neptune store goes by. Neptune keeps no lists and no order of labels, so those stand as one text each.
 */
import { words } from "../../../shared/fold";
import type { PropertyValue } from "../../../shared/graph";
import { isCypherName } from "../store/remote/cypher-names";
import type { GraphRecord } from "../store/remote/graph-record";
import { LONGEST_FOLD } from "../store/remote/question-spans";
import { isReserved } from "../store/remote/details";
import { EVIDENCE, EXACT, FOLD, HANDLE, LABELS, UNDIRECTED, WORDS } from "../store/remote/scheme";
import { hashOfIds } from "../store/neptune/local-vectors";
import { edgeId, graphLabel, labelsText, nodeLabel } from "../store/neptune/neptune-scheme";
import type { EdgeRow, GraphRows, NodeRow } from "./graph-rows";
import { texts, typeOf, wordCount } from "./neo4j-rows";
import { findColumns, type ColumnType, type Properties, type PropertyColumn } from "./property-columns";

const TYPES: Readonly<Record<ColumnType, string>> = {
  integer: "Long",
  number: "Double",
  boolean: "Bool",
  string: "String",
};

/** What a header can say without escapes. */
const PLAIN_NAME = /^[\p{L}_][\p{L}\p{N}_ -]{0,99}$/u;
const NODE_COLUMNS = ["id", "name", "text", HANDLE, FOLD, WORDS, LABELS, EXACT];

type Cell = PropertyValue | undefined;

/** The table of nodes; `namespace` stands ahead of every label and id. */
export async function* neptuneNodes(graph: GraphRows, namespace: string): AsyncGenerator<string> {
  const columns = await findColumns(graph.nodes(), (name) => !canBeColumn(name, "node"));
  const handles = new Map(graph.names.labels.map((name, handle) => [name, handle]));
  const own = NODE_COLUMNS.map((name) => `${name}:${name === HANDLE ? "Long" : "String"}(single)`);
  yield record(["~id", "~label", ...own, ...columns.map((column) => toHeader(column, "(single)"))]);
  for await (const nodes of graph.nodes())
    yield nodes.map((node) => record(nodeCells(node, namespace, handles, columns))).join("");
}

/** The table of edges. */
export async function* neptuneEdges(graph: GraphRows, namespace: string): AsyncGenerator<string> {
  const columns = await findColumns(graph.edges(), (name) => !canBeColumn(name, "edge"));
  const types = new Map(relationTypes(graph).map(({ name, type }) => [name, type]));
  const own = [`${HANDLE}:Long`, `${EVIDENCE}:String`, `${EXACT}:String`, `${UNDIRECTED}:Bool`];
  yield record(["~id", "~from", "~to", "~label", ...own, ...columns.map((column) => toHeader(column, ""))]);
  for await (const edges of graph.edges())
    yield edges
      .map((edge) => {
        const [from, to] = [graph.ids[edge.source]!, graph.ids[edge.target]!].map((id) => namespace + id);
        const ends = [edgeId(namespace, edge.handle), from, to, types.get(edge.relation)];
        const [exact, ...plain] = cells(edge.properties, columns);
        return record([...ends, edge.handle, evidenceText(edge), exact, edge.undirected, ...plain]);
      })
      .join("");
}

/** The table of one node that holds the graph's record. */
export async function* neptuneRecord(graph: GraphRows, namespace: string): AsyncGenerator<string> {
  const scheme = { kind: "own", namespace } as const;
  const id = `${namespace}dragoman graph`;
  yield record(["~id", "~label", "record:String(single)"]);
  yield record([id, graphLabel(scheme), JSON.stringify(await describe(graph))]);
}

/** Vectors for the index of Neptune Analytics: a table by itself, since Neptune's database refuses the type. */
export async function* neptuneVectors(graph: GraphRows, namespace: string): AsyncGenerator<string> {
  const width = await graph.vectorWidth();
  yield record(["~id", "embedding:Vector"]);
  for await (const { first, vectors } of graph.vectors())
    for (let at = 0; at < vectors.length; at += width) {
      const vector = vectors.subarray(at, at + width);
      if (vector.some((value) => value !== 0))
        yield record([namespace + graph.ids[first + at / width]!, vector.join(";")]);
    }
}

function nodeCells(
  node: NodeRow,
  namespace: string,
  handles: ReadonlyMap<string, number>,
  columns: readonly PropertyColumn[],
): Cell[] {
  const nameWords = words(node.name);
  const all = [...nameWords, ...words([node.text, ...texts(node.properties)].join(" "))];
  // Labels are parted by semicolons and have no escape; the text of handles keeps those too.
  const labels = node.labels.filter((label) => isCypherName(label) && !label.includes(";"));
  return [
    namespace + node.id,
    [nodeLabel({ kind: "own", namespace }), ...labels.map((label) => namespace + label)].join(";"),
    ...[node.id, node.name, node.text, node.handle],
    ...[nameWords.join(" ").slice(0, LONGEST_FOLD), all.join(" ")],
    labelsText(node.labels.map((label) => handles.get(label)!)),
    ...cells(node.properties, columns),
  ];
}

/** What has no column as JSON, then the columns. */
function cells(properties: Properties, columns: readonly PropertyColumn[]): Cell[] {
  const said = new Set(columns.map(({ name }) => name));
  const rest = Object.entries(properties).filter(([name, value]) => !said.has(name) || value === "");
  const exact = rest.length === 0 ? undefined : JSON.stringify(Object.fromEntries(rest));
  return [
    exact,
    ...columns.map(({ name }) => (Object.hasOwn(properties, name) ? properties[name]! : undefined)),
  ];
}

function evidenceText({ evidence }: EdgeRow): Cell {
  return evidence.length === 0
    ? undefined
    : JSON.stringify(evidence.map((passage) => JSON.stringify(passage)));
}

function canBeColumn(name: string, owner: "node" | "edge"): boolean {
  return PLAIN_NAME.test(name) && name === name.trim() && !isReserved(name, owner);
}

function relationTypes({ names }: GraphRows): { name: string; words: string; type: string }[] {
  const taken = new Set(names.relations.map(({ name }) => name));
  return names.relations.map(({ name, words: its }, handle) => ({
    name,
    words: its,
    type: typeOf(name, handle, taken),
  }));
}

async function describe(graph: GraphRows): Promise<GraphRecord> {
  const labels = new Map(graph.names.labels.map((name) => [name, 0]));
  const relations = new Map(graph.names.relations.map(({ name }) => [name, 0]));
  let longestName = 0;
  for await (const nodes of graph.nodes())
    for (const node of nodes) {
      for (const label of node.labels) labels.set(label, labels.get(label)! + 1);
      longestName = Math.max(longestName, wordCount(node.name));
    }
  for await (const edges of graph.edges())
    for (const { relation } of edges) relations.set(relation, relations.get(relation)! + 1);
  const { nodeCount: nodes, edgeCount: edges } = graph;
  return {
    fingerprint: hashOfIds(graph.ids),
    meta: { ...graph.meta },
    labels: [...labels].map(([name, count]) => ({ name, count })),
    relations: relationTypes(graph).map((relation) => ({
      ...relation,
      count: relations.get(relation.name)!,
    })),
    ...{ nodes, edges, vectorWidth: await graph.vectorWidth(), longestName },
    undirected: await graph.undirectedCount(),
    done: { nodes, vectors: nodes, edges },
  };
}

function toHeader({ name, type }: PropertyColumn, cardinality: string): string {
  return `${name}:${TYPES[type]}${cardinality}`;
}

// The loader leaves out empty cells, quoted or not: an empty text is among the exact properties.
function record(values: readonly Cell[]): string {
  return `${values.map(toCell).join(",")}\n`;
}

function toCell(value: Cell): string {
  if (value === undefined) return "";
  const text = Object.is(value, -0) ? "-0" : String(value);
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
