import type { RelationType } from "../../../../../shared/graph";
import type { GraphStore } from "../../../store/graph-store";
import type { Ports } from "../../stage";

/** Vectors of the relation words, one row per relation handle; they never change while a store is open. */
const vectorsOf = new WeakMap<GraphStore, { embedder: string; vectors: Float32Array }>();

/** Cosine of `vector` with the words of every relation type, indexed by relation handle; equal words have equal cosines. */
export async function relationCosines(
  vector: Float32Array,
  relations: readonly RelationType[],
  ports: Ports,
): Promise<Float64Array> {
  const vectors = await relationVectors(relations, ports);
  const width = vector.length;
  return Float64Array.from(relations, (_, relation) => {
    let sum = 0;
    for (let at = 0; at < width; at++) sum += vector[at]! * vectors[relation * width + at]!;
    return sum;
  });
}

async function relationVectors(relations: readonly RelationType[], ports: Ports): Promise<Float32Array> {
  const { store, embedder, signal } = ports;
  const known = vectorsOf.get(store);
  if (known?.embedder === embedder.name) return known.vectors;
  // Equal words are embedded once: a batch may round the same text differently in different rows, and ties must stay ties.
  const texts = [...new Set(relations.map((relation) => relation.words))];
  const unique = await embedder.embed(texts, { signal });
  const row = new Map(texts.map((text, index) => [text, index]));
  const vectors = new Float32Array(relations.length * embedder.width);
  relations.forEach((relation, handle) => {
    const start = row.get(relation.words)! * embedder.width;
    vectors.set(unique.subarray(start, start + embedder.width), handle * embedder.width);
  });
  vectorsOf.set(store, { embedder: embedder.name, vectors });
  return vectors;
}
