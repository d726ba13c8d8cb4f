/** What is in a graph's file, to be compared with what came back from a database. */
import { openGraphRows, type EdgeRow, type NodeRow } from "../../../../src/main/engine/export/graph-rows";

/** Everything in a graph's file but its name, properties with their names in order: Neo4j keeps none. */
export async function contentsOfFile(path: string) {
  const graph = await openGraphRows(path);
  try {
    const sorted = (value: unknown) => JSON.stringify(value, Object.keys(value as object).sort());
    const nodes: (Omit<NodeRow, "properties"> & { readonly properties: string })[] = [];
    const edges: (Omit<EdgeRow, "properties"> & { readonly properties: string })[] = [];
    const vectors: number[] = [];
    for await (const list of graph.nodes())
      for (const { properties, ...node } of list) nodes.push({ ...node, properties: sorted(properties) });
    for await (const list of graph.edges())
      for (const { properties, ...edge } of list) edges.push({ ...edge, properties: sorted(properties) });
    for await (const portion of graph.vectors()) for (const value of portion.vectors) vectors.push(value);
    const { labels, relations: known } = graph.names;
    const relations = known.map(({ name }) => name);
    return {
      ...{ meta: { ...graph.meta, name: "", importedFrom: "", layout: "" }, labels, known, relations },
      ...{ nodes, edges, vectors },
    };
  } finally {
    graph.close();
  }
}
