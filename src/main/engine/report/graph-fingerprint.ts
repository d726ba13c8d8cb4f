/** What tells one graph from another, whatever it is called and wherever it was imported. */
import { createHash } from "node:crypto";
import type { GraphSchema } from "../../../shared/graph";
import { openGraphRows } from "../export/graph-rows";

/**
 * "sha256:…" over every node and edge of a graph's file in order of handle: ids, names, labels, texts, ends and relations. Not over vectors,
 * properties and evidence: what they change in a run, its numbers show. Throws FailureError graph-missing or graph-unreadable.
 */
export async function fingerprintOfFile(path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash("sha256");
  const graph = await openGraphRows(path);
  try {
    const { vectorModel = "", vectorTemplate } = graph.meta;
    const embedded = vectorTemplate === undefined ? [vectorModel] : [vectorModel, vectorTemplate];
    hash.update(JSON.stringify([...embedded, graph.names.relations]));
    for await (const nodes of graph.nodes()) {
      signal.throwIfAborted();
      hash.update(JSON.stringify(nodes.map(({ id, name, labels, text }) => [id, name, labels, text])));
    }
    for await (const edges of graph.edges()) {
      signal.throwIfAborted();
      hash.update(JSON.stringify(edges.map(({ source, relation, target }) => [source, relation, target])));
    }
    return `sha256:${hash.digest("hex")}`;
  } finally {
    graph.close();
  }
}

/** "counts-sha256:…" over names and counts of labels and relations: all that is cheap to know of a graph in a database. */
export function fingerprintOfCounts({ nodes, edges, labels, relations }: GraphSchema): string {
  const byName = (list: GraphSchema["labels"]) => list.map(({ name, count }) => [name, count]).sort();
  const counts = JSON.stringify([nodes, edges, byName(labels), byName(relations)]);
  return `counts-sha256:${createHash("sha256").update(counts).digest("hex")}`;
}
