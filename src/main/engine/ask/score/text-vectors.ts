import type { Embedder } from "../../models/embedder";
import type { Ports, Seeds } from "../stage";

/** About 30 MB at width 384. */
const MOST_KEPT = 20_000;

/** Vectors of recent texts, least recently used first; relation words and short phrases come again with every question. */
const kept = new WeakMap<Embedder, Map<string, Float32Array>>();

/** One vector of length 1 per text, in order; texts seen lately are not embedded again. */
export async function vectorsOf(
  texts: readonly string[],
  { embedder, signal }: Pick<Ports, "embedder" | "signal">,
): Promise<Float32Array[]> {
  const memory = memoryOf(embedder);
  const missing = [...new Set(texts)].filter((text) => !memory.has(text));
  const made = missing.length > 0 ? await embedder.embed(missing, { signal }) : new Float32Array(0);
  const fresh = new Map(
    missing.map((text, row) => [text, made.slice(row * embedder.width, (row + 1) * embedder.width)]),
  );
  const vectors = texts.map((text) => fresh.get(text) ?? memory.get(text)!);
  texts.forEach((text, index) => {
    memory.delete(text);
    memory.set(text, vectors[index]!);
  });
  for (const oldest of memory.keys()) {
    if (memory.size <= MOST_KEPT) break;
    memory.delete(oldest);
  }
  return vectors;
}

/** Vector of the whole question, made when something is first compared with it; zeros where nothing is to be like it. */
export async function questionVector(
  { text }: Pick<Seeds, "text">,
  ports: Pick<Ports, "embedder" | "signal">,
): Promise<Float32Array> {
  return text === undefined ? new Float32Array(ports.embedder.width) : (await vectorsOf([text], ports))[0]!;
}

/** The same by the model that the graph's nodes were embedded by. */
export async function nodeQuestionVector(
  seeds: Pick<Seeds, "text">,
  { embedder, nodeEmbedder = embedder, signal }: Pick<Ports, "embedder" | "nodeEmbedder" | "signal">,
): Promise<Float32Array> {
  return questionVector(seeds, { embedder: nodeEmbedder, signal });
}

/** Dot product, the cosine of vectors of length 1. */
export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}

/** The mean of two vectors. */
export function mean(a: Float32Array, b: Float32Array): Float32Array {
  return a.map((value, at) => (value + b[at]!) / 2);
}

function memoryOf(embedder: Embedder): Map<string, Float32Array> {
  const found = kept.get(embedder) ?? new Map<string, Float32Array>();
  kept.set(embedder, found);
  return found;
}
