/** Cytoscape JSON (.cyjs), for Cytoscape and cytoscape.js. */
import type { EdgeRow, NodeRow, RowSource } from "./graph-rows";

/** The whole graph as one JSON document; properties stay together under `properties`. */
export async function* cyjsText(graph: RowSource): AsyncGenerator<string> {
  const { name = "", title = "", licence = "", attribution = "" } = graph.meta;
  yield `{"format_version":"1.0","data":${JSON.stringify({ name, title, licence, attribution })},"elements":{\n"nodes":[`;
  yield* listed(graph.nodes(), nodeText);
  const prefix = edgePrefix(graph.ids);
  yield '\n],\n"edges":[';
  yield* listed(graph.edges(), (edge) => edgeText(edge, prefix, graph.ids));
  yield "\n]}}\n";
}

async function* listed<T>(
  lists: AsyncIterable<readonly T[]>,
  toText: (row: T) => string,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of lists) {
    if (rows.length === 0) continue;
    yield (isFirst ? "\n" : ",\n") + rows.map(toText).join(",\n");
    isFirst = false;
  }
}

function nodeText({ id, name, labels, text, properties }: NodeRow): string {
  return JSON.stringify({ data: { id, name, labels, text, properties } });
}

function edgeText(
  { handle, source, target, relation, properties, evidence, undirected }: EdgeRow,
  prefix: string,
  ids: readonly string[],
): string {
  const ends = { source: ids[source], target: ids[target] };
  return JSON.stringify({
    data: { id: `${prefix}${handle}`, ...ends, interaction: relation, properties, evidence, undirected },
  });
}

// Nodes and edges share one space of ids there.
function edgePrefix(ids: readonly string[]): string {
  let prefix = "edge";
  while (ids.some((id) => id.startsWith(prefix))) prefix += "-";
  return prefix;
}
