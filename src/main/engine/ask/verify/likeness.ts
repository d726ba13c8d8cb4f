/** How near an explanation stays to what it was written from: cosines of the means of vectors. */
import type { Likeness } from "../../../../shared/hypothesis";
import { dot, vectorsOf } from "../score/text-vectors";
import type { Ports } from "../stage";

/**
 * The tenth percentile of the cosines of 500 pairs' explanations, of seven documents each (`node training/hgcr/explain.mjs GRAPH.duckdb 500 --likeness`):
 * below it an explanation speaks less of its documents, of its pair or of what was written later than nine in ten do.
 */
export const TENTH = { contexts: 0.788, pair: 0.2143, later: 0.2733 } as const;

/** Of what is quoted; undefined where nothing is. `texts` are those of the contexts. */
export async function likenessOf(
  quoted: readonly string[],
  contexts: readonly Float32Array[],
  pair: Float32Array,
  ports: Pick<Ports, "embedder" | "signal">,
): Promise<Likeness | undefined> {
  if (quoted.length === 0 || contexts.length === 0) return undefined;
  const told = meanVector(await vectorsOf(quoted, ports));
  const near = { contexts: dot(told, meanVector(contexts)), pair: dot(told, pair) };
  return { ...near, isLow: near.contexts < TENTH.contexts || near.pair < TENTH.pair };
}

/** The mean of vectors as one of length 1. */
export function meanVector(vectors: readonly Float32Array[]): Float32Array {
  const sum = vectors[0]!.map((_, at) => vectors.reduce((total, vector) => total + vector[at]!, 0));
  const length = Math.sqrt(dot(sum, sum));
  return length === 0 ? sum : sum.map((value) => value / length);
}
