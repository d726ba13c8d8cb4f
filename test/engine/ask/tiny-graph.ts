import type { CandidateGraph } from "../../../src/shared/graph";

/** A candidate graph of `nodes` nodes in one column each; every edge is [source, relation, target], all by their rows. */
export function tinyGraph(
  nodes: number,
  edges: readonly (readonly [source: number, relation: number, target: number])[],
): CandidateGraph {
  return {
    nodes: Int32Array.from({ length: nodes }, (_, row) => row),
    hops: new Uint8Array(nodes),
    edges: Int32Array.from(edges, (_, edge) => edge),
    sources: Int32Array.from(edges, ([source]) => source),
    targets: Int32Array.from(edges, ([, , target]) => target),
    relations: Int32Array.from(edges, ([, relation]) => relation),
    dropped: { node: new Int32Array(0), reason: new Uint8Array(0), count: new Int32Array(0) },
  };
}
