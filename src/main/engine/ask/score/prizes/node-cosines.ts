import { FailureError } from "../../../../../shared/failure";
import type { CandidateGraph, GraphSchema } from "../../../../../shared/graph";
import type { Ports } from "../../stage";

/** Cosine of `vector` with every candidate node, n rows; NaN for nodes without a vector. Throws FailureError no-vectors for a graph without any. */
export async function nodeCosines(
  vector: Float32Array,
  graph: CandidateGraph,
  schema: GraphSchema,
  ports: Ports,
): Promise<Float64Array> {
  if (schema.vectorWidth === 0) throw new FailureError({ kind: "no-vectors", graph: schema.name });
  return Float64Array.from(await ports.store.similarities(vector, graph.nodes, ports.signal));
}
