/** Collects the edges a walk over a remote graph keeps, and gives them out as columns in canonical order. */
import { FailureError } from "../../../../shared/failure";
import type { CandidateGraph, DroppedEdges } from "../../../../shared/graph";
import { message } from "../../../../shared/sentences/sentences";

export interface Drop {
  readonly node: number;
  /** Index into DROP_REASONS. */
  readonly reason: number;
  readonly count: number;
}

/** One edge with its ends as node handles. */
export interface RemoteEdge {
  readonly edge: number;
  readonly source: number;
  readonly target: number;
  readonly relation: number;
}

/** `hops` names every node of the result; edges come in any order, each once, with both ends among the nodes. */
export function toCandidates(
  hops: ReadonlyMap<number, number>,
  edges: readonly RemoteEdge[],
  drops: readonly Drop[],
): CandidateGraph {
  const nodes = Int32Array.from(hops.keys(), checked).sort();
  const rows = new Map<number, number>();
  nodes.forEach((node, row) => rows.set(node, row));
  const sorted = [...edges].sort((one, other) => one.edge - other.edge);
  return {
    nodes,
    hops: Uint8Array.from(nodes, (node) => hops.get(node)!),
    edges: Int32Array.from(sorted, ({ edge }) => checked(edge)),
    sources: Int32Array.from(sorted, ({ source }) => rows.get(source)!),
    targets: Int32Array.from(sorted, ({ target }) => rows.get(target)!),
    relations: Int32Array.from(sorted, ({ relation }) => relation),
    dropped: toDropped(drops),
  };
}

/** A database's own numbers may be greater than a handle can be. */
function checked(handle: number): number {
  if (handle < 2 ** 31) return handle;
  const reason = message("numbered-beyond", { handle: Number(handle) });
  throw new FailureError({ kind: "invalid-request", reason });
}

function toDropped(drops: readonly Drop[]): DroppedEdges {
  return {
    node: Int32Array.from(drops, ({ node }) => node),
    reason: Uint8Array.from(drops, ({ reason }) => reason),
    count: Int32Array.from(drops, ({ count }) => count),
  };
}
