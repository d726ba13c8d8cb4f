/** Cypher statements that rebuild the graph in an empty Neo4j: `cypher-shell < graph.cypher`. */
import { EVIDENCE_COLUMN, EXACT_COLUMN } from "../../../shared/exchange";
import type { PropertyValue } from "../../../shared/graph";
import { quoteName } from "../store/remote/cypher-names";
import { UNDIRECTED } from "../store/remote/scheme";
import { cypherMap } from "./cypher-text";
import { toPlainJson } from "./exact-parts";
import type { EdgeRow, NodeRow, RowSource } from "./graph-rows";

const ROWS_PER_STATEMENT = 500;
const NODES_PER_CLEANING = 20_000;

/** Label and key by which edges find their nodes while loading; both are gone at the end. */
const MARK = quoteName("DragomanImport");
const KEY = quoteName("dragomanHandle");

/** Nodes carry `id`, `name`, `text` and their properties, edges their properties, their evidence as a list of JSON texts, and a mark where they have no direction. */
export async function* cypherText(
  graph: Pick<RowSource, "nodes" | "edges"> & { readonly nodeCount: number },
): AsyncGenerator<string> {
  yield `CREATE CONSTRAINT dragoman_import IF NOT EXISTS FOR (n:${MARK}) REQUIRE n.${KEY} IS UNIQUE;\n`;
  for await (const nodes of graph.nodes())
    for (const [labels, rows] of grouped(nodes, ({ labels }) => labels.map(quoteName).join(":")))
      yield statements(
        rows.map(nodeMap),
        `CREATE (n:${labels === "" ? MARK : `${MARK}:${labels}`}) SET n = row`,
      );
  for await (const edges of graph.edges())
    for (const [relation, rows] of grouped(edges, (edge) => quoteName(edge.relation)))
      yield statements(
        rows.map(edgeMap),
        `MATCH (a:${MARK} {${KEY}: row.a}) MATCH (b:${MARK} {${KEY}: row.b}) CREATE (a)-[e:${relation}]->(b) SET e = row.p`,
      );
  yield cleaning(graph.nodeCount);
}

function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

function statements(maps: readonly string[], action: string): string {
  let text = "";
  for (let start = 0; start < maps.length; start += ROWS_PER_STATEMENT)
    text += `UNWIND [\n${maps.slice(start, start + ROWS_PER_STATEMENT).join(",\n")}\n] AS row ${action};\n`;
  return text;
}

function nodeMap({ handle, id, name, text, properties }: NodeRow): string {
  const own: [string, PropertyValue][] = [
    ["id", id],
    ["name", name],
    ...(text === "" ? [] : [["text", text] as [string, PropertyValue]]),
    ["dragomanHandle", handle],
  ];
  return cypherMap(withoutClashes(own, properties));
}

function edgeMap({ source, target, properties, evidence, undirected }: EdgeRow): string {
  const own: [string, PropertyValue][] = [];
  if (evidence.length > 0) own.push([EVIDENCE_COLUMN, evidence.map(toPlainJson)]);
  if (undirected) own.push([UNDIRECTED, true]);
  return `{a: ${source}, b: ${target}, p: ${cypherMap(withoutClashes(own, properties))}}`;
}

/** Own entries first; properties whose names are taken or empty stand together as JSON. */
function withoutClashes(
  own: [string, PropertyValue][],
  properties: NodeRow["properties"],
): [string, PropertyValue][] {
  const taken = new Set(["", EXACT_COLUMN, "text", ...own.map(([name]) => name)]);
  const entries = Object.entries(properties);
  const clashes = entries.filter(([name]) => taken.has(name));
  const free = entries.filter(([name]) => !taken.has(name));
  const rest = toPlainJson({ properties: Object.fromEntries(clashes) });
  return [
    ...own,
    ...free,
    ...(clashes.length === 0 ? [] : [[EXACT_COLUMN, rest] as [string, PropertyValue]]),
  ];
}

// In portions: one transaction over millions of nodes would need gigabytes.
function cleaning(nodes: number): string {
  const one = `MATCH (n:${MARK}) WITH n LIMIT ${NODES_PER_CLEANING} REMOVE n:${MARK} REMOVE n.${KEY};\n`;
  return `${one.repeat(Math.ceil(nodes / NODES_PER_CLEANING))}DROP CONSTRAINT dragoman_import IF EXISTS;\n`;
}
