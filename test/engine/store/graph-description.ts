/** Graphs small enough to draw, described by names, for any store to hold. */
import type { GraphStore } from "../../../src/main/engine/store/graph-store";
import { createGraph } from "../../../src/main/engine/store/graph-writer";

export interface NodeDescription {
  readonly id: string;
  readonly name?: string;
  readonly labels?: readonly string[];
  readonly text?: string;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly vector?: readonly number[];
}

export interface EdgeDescription {
  readonly source: string;
  readonly relation: string;
  readonly target: string;
  readonly undirected?: boolean;
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly evidence?: readonly {
    readonly text: string;
    readonly source: string;
    readonly start?: number;
    readonly end?: number;
    readonly references: readonly string[];
  }[];
}

/** Nodes and edges get their handles in this order; labels and relations in the order they are first met. */
export interface GraphDescription {
  readonly nodes: readonly NodeDescription[];
  readonly edges: readonly EdgeDescription[];
}

/** Makes a store of the described graph; handles follow the order of the description. */
export type OpenStore = (graph: GraphDescription) => Promise<GraphStore>;

/** "a r b" gives the edge a —r→ b; nodes come in the order given, then as edges meet them. */
export function draw(edges: readonly string[], nodes: readonly NodeDescription[] = []): GraphDescription {
  const described = edges.map((edge) => {
    const [source, relation, target] = edge.split(" ") as [string, string, string];
    return { source, relation, target };
  });
  const ids = new Set([
    ...nodes.map(({ id }) => id),
    ...described.flatMap(({ source, target }) => [source, target]),
  ]);
  const known = new Map(nodes.map((node) => [node.id, node]));
  return { nodes: [...ids].map((id) => known.get(id) ?? { id }), edges: described };
}

/** Writes a described graph as a built-in graph file. */
export async function writeGraph(path: string, { nodes, edges }: GraphDescription): Promise<void> {
  const labels = [...new Set(nodes.flatMap((node) => node.labels ?? []))];
  const relations = [...new Set(edges.map(({ relation }) => relation))];
  const handles = new Map(nodes.map(({ id }, handle) => [id, handle]));
  const writer = await createGraph(path);
  await writer.writeMeta({ name: "drawn", questions: '["what is a?"]', vectorModel: "drawn by hand" });
  await writer.writeLabels(labels);
  await writer.writeRelations(
    relations,
    relations.map((relation) => relation.replaceAll("_", " ")),
  );
  await writer.appendNodes({
    ids: nodes.map(({ id }) => id),
    names: nodes.map(({ id, name }) => name ?? id),
    labels: nodes.map((node) => (node.labels ?? []).map((label) => labels.indexOf(label))),
    texts: nodes.map(({ text }) => text ?? ""),
    properties: nodes.map(({ properties }) => JSON.stringify(properties ?? {})),
  });
  await writer.appendEdges({
    sources: Int32Array.from(edges, ({ source }) => handles.get(source)!),
    targets: Int32Array.from(edges, ({ target }) => handles.get(target)!),
    relations: Int32Array.from(edges, ({ relation }) => relations.indexOf(relation)),
    properties: edges.map(({ properties }) => JSON.stringify(properties ?? {})),
  });
  await writer.appendUndirected(
    Int32Array.from(edges.flatMap(({ undirected }, handle) => (undirected === true ? [handle] : []))),
  );
  const evidence = edges.flatMap((edge, handle) =>
    (edge.evidence ?? []).map((piece) => ({ ...piece, edge: handle })),
  );
  await writer.appendEvidence({
    edges: Int32Array.from(evidence, ({ edge }) => edge),
    texts: evidence.map(({ text }) => text),
    sources: evidence.map(({ source }) => source),
    starts: Int32Array.from(evidence, ({ start }) => start ?? -1),
    ends: Int32Array.from(evidence, ({ end }) => end ?? -1),
    references: evidence.map(({ references }) => references),
  });
  const width = nodes[0]?.vector?.length ?? 0;
  if (width > 0)
    await writer.appendVectors(0, Float32Array.from(nodes.flatMap(({ vector }) => [...vector!])), width);
  await writer.finish();
}
