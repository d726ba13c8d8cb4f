/** Vectors in Neptune Analytics' own index: it finds the nearest nodes, their vectors are fetched and compared exactly here. */
import { z } from "zod";
import type { ScoredNode } from "../../../../shared/graph";
import { BestNodes } from "../best-nodes";
import { checkWidth, portions } from "../handles";
import type { NeptuneConnection } from "./neptune-connection";
import type { NeptuneGraph } from "./neptune-graph";
import { nodeLabel } from "./neptune-scheme";
import { keySchema, type Handles } from "./neptune-steps";
import { nearestQuery, vectorsQuery } from "./open-cypher-search";

const PORTION = 500;
const nearSchema = z.object({ key: keySchema, score: z.number() });
const vectorSchema = z.object({ key: keySchema, embedding: z.array(z.number()) });
const embeddingSchema = vectorSchema.pick({ embedding: true });
/** A foreign index tells its width only by refusing vectors of another. */
const ANY_WIDTH = 0;

/** The index of Neptune Analytics, where it is that service and it is known which model made the vectors. */
export async function findIndexVectors(
  connection: NeptuneConnection,
  graph: NeptuneGraph,
  handles: Handles,
  signal: AbortSignal,
): Promise<IndexVectors | undefined> {
  const { service, model: named } = connection.address;
  const { record, scheme } = graph;
  const model = named || (record && record.vectorWidth > 0 ? (record.meta["vectorModel"] ?? "") : "");
  if (service !== "neptune-graph" || model === "") return undefined;
  if (!record) return new IndexVectors(connection, graph, handles, ANY_WIDTH, model);
  const parameters = { nodes: [0], namespace: scheme.namespace };
  const [row] = await connection.read({ query: vectorsQuery(scheme), parameters }, embeddingSchema, signal);
  return row && new IndexVectors(connection, graph, handles, row.embedding.length, model);
}

export class IndexVectors {
  constructor(
    private readonly connection: NeptuneConnection,
    private readonly graph: NeptuneGraph,
    private readonly handles: Handles,
    readonly width: number,
    readonly model: string,
  ) {}

  /**
   * The k nodes of highest cosine among those the index finds; exact where all vectors have length 1, since it goes by distance. Throws
   * FailureError invalid-request for another width.
   */
  async nearest(
    vector: Float32Array,
    k: number,
    labels: readonly string[],
    signal: AbortSignal,
  ): Promise<ScoredNode[]> {
    if (this.width !== ANY_WIDTH) checkWidth(vector, this.width);
    if (k <= 0) return [];
    const filter = this.filter(labels);
    const query = nearestQuery(this.graph.scheme, filter !== undefined, k);
    const parameters = { vector: [...vector], ...(filter === undefined ? {} : { filter }) };
    const rows = await this.connection.read({ query, parameters }, nearSchema, signal);
    const nodes = Int32Array.from(new Set(rows.map(({ key }) => this.handles.node(key))));
    const cosines = await this.similarities(vector, nodes, signal);
    const best = new BestNodes(k);
    nodes.forEach((node, at) => {
      if (!Number.isNaN(cosines[at]!)) best.add(node, cosines[at]!);
    });
    return best.sorted();
  }

  /** Cosine of `vector` with each node's vector, NaN where the node has none of its width. */
  async similarities(vector: Float32Array, nodes: Int32Array, signal: AbortSignal): Promise<Float32Array> {
    const cosines = new Map<number, number>();
    const wanted = [...new Set(nodes)];
    const query = vectorsQuery(this.graph.scheme);
    for (const nodes of portions(wanted, PORTION)) {
      const keys = nodes.map((node) => this.handles.nodeKey(node));
      const parameters = { nodes: keys, namespace: this.graph.scheme.namespace };
      for (const { key, embedding } of await this.connection.read(
        { query, parameters },
        vectorSchema,
        signal,
      ))
        if (embedding.length === vector.length)
          cosines.set(this.handles.node(key), cosine(vector, embedding));
    }
    return Float32Array.from(nodes, (node) => cosines.get(node) ?? NaN);
  }

  /** Of the index, so that it gives k nodes that pass: labels are tested there, and the namespace as a choice of its labels. */
  private filter(labels: readonly string[]): string | undefined {
    const { scheme, schema } = this.graph;
    const known = schema.labels.map(({ name }) => name);
    const isOne = (label: string) => ({ equals: { property: "~label", value: scheme.namespace + label } });
    const anyOf = (names: readonly string[]) =>
      names.length === 1 ? isOne(names[0]!) : { orAll: names.map(isOne) };
    const own = { equals: { property: "~label", value: nodeLabel(scheme) } };
    if (scheme.kind === "own")
      return JSON.stringify(labels.length === 0 ? own : { andAll: [own, anyOf(labels)] });
    const wanted = labels.length > 0 ? labels : scheme.namespace === "" ? [] : known;
    return wanted.length === 0 ? undefined : JSON.stringify(anyOf(wanted));
  }
}

function cosine(one: Float32Array, other: readonly number[]): number {
  let [dot, ones, others] = [0, 0, 0];
  for (let at = 0; at < one.length; at++) {
    dot += one[at]! * other[at]!;
    ones += one[at]! * one[at]!;
    others += other[at]! * other[at]!;
  }
  return ones > 0 && others > 0 ? Math.fround(dot / Math.sqrt(ones * others)) : NaN;
}
