/** JSONL: a line per node, then a line per edge. */
import type { EdgeRow, NodeRow, RowSource } from "./graph-rows";

/** Everything of the graph but its vectors and its own description. */
export async function* jsonlText(graph: RowSource): AsyncGenerator<string> {
  for await (const nodes of graph.nodes()) yield nodes.map((node) => line(toNode(node))).join("");
  for await (const edges of graph.edges()) yield edges.map((edge) => line(toEdge(edge, graph.ids))).join("");
}

function toNode({ id, name, labels, text, properties }: NodeRow): object {
  return {
    ...{ id, name },
    ...(labels.length > 0 && { labels }),
    ...(text !== "" && { text }),
    ...(Object.keys(properties).length > 0 && { properties }),
  };
}

function toEdge(
  { source, relation, target, properties, evidence, undirected }: EdgeRow,
  ids: readonly string[],
): object {
  return {
    ...{ source: ids[source], relation, target: ids[target] },
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(evidence.length > 0 && { evidence }),
    ...(undirected && { undirected }),
  };
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}
