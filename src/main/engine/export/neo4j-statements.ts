/** Nodes and edges as statements that create them: one for each set of labels, relation and shape. */
import { createEdgesQuery, createNodesQuery } from "../store/neo4j/cypher-writing";
import type { Statement } from "../store/neo4j/parameters";
import { isCypherName } from "../store/remote/cypher-names";
import type { EdgeRow, NodeRow } from "./graph-rows";
import { edgeProperties, nodeProperties } from "./neo4j-rows";

export function nodeStatements(
  nodes: readonly NodeRow[],
  labelHandles: ReadonlyMap<string, number>,
): Statement[] {
  return grouped(nodes, ({ labels }) => JSON.stringify(labels)).map(([first, rows]) => {
    const handles = first.labels.map((label) => labelHandles.get(label)!);
    const query = createNodesQuery(first.labels.filter(isCypherName));
    return { query, parameters: { rows: rows.map((node) => nodeProperties(node, handles)) } };
  });
}

/** `numbers`: Neo4j's own numbers of the nodes, by handle. */
export function edgeStatements(
  edges: readonly EdgeRow[],
  typeOfRelation: (relation: string) => string,
  numbers: Float64Array,
): Statement[] {
  const rows = edges.map((edge) => ({ edge, relation: edge.relation, properties: edgeProperties(edge) }));
  return grouped(rows, ({ relation, properties }) => `${String(properties !== undefined)} ${relation}`).map(
    ([first, its]) => {
      const hasProperties = first.properties !== undefined;
      const ends = (of: "source" | "target") => Float64Array.from(its, ({ edge }) => numbers[edge[of]]!);
      const handles = Float64Array.from(its, ({ edge }) => edge.handle);
      const more = hasProperties ? { properties: its.map(({ properties }) => properties!) } : {};
      const parameters = { handles, sources: ends("source"), targets: ends("target"), ...more };
      return { query: createEdgesQuery(typeOfRelation(first.relation), hasProperties), parameters };
    },
  );
}

function grouped<T>(
  rows: readonly T[],
  keyOf: (row: T) => string,
): (readonly [first: T, rows: readonly T[]])[] {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups.values()].map((group) => [group[0]!, group]);
}
