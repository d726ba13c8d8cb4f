/** A candidate graph of given edges. */
import type { CandidateGraph } from "../../../shared/graph";
import { rowOfNode } from "./candidate-rows";
import type { Ports } from "./stage";

/** The edges (ascending handles) with their ends and the nodes in `more`; all hops are 0. */
export async function candidatesOf(
  edges: readonly number[],
  more: readonly number[],
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<CandidateGraph> {
  const details = await store.edgeDetails(edges, signal);
  const { relations } = await store.describe();
  const relationOf = new Map(relations.map(({ name }, handle) => [name, handle]));
  const ends = details.flatMap(({ source, target }) => [source, target]);
  const nodes = Int32Array.from(new Set([...more, ...ends])).sort();
  return {
    ...{ nodes, hops: new Uint8Array(nodes.length), edges: Int32Array.from(edges) },
    sources: Int32Array.from(details, ({ source }) => rowIn(nodes, source)),
    targets: Int32Array.from(details, ({ target }) => rowIn(nodes, target)),
    relations: Int32Array.from(details, ({ relation }) => relationOf.get(relation)!),
    dropped: { node: new Int32Array(0), reason: new Uint8Array(0), count: new Int32Array(0) },
  };
}

/** The row of a node in ascending handles. */
export function rowIn(nodes: Int32Array, node: number): number {
  return rowOfNode({ nodes } as CandidateGraph, node);
}
