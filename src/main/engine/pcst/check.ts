import { FailureError } from "../../../shared/failure";
import type { Instance } from "./instance";
import type { Scratch } from "./scratch";

/** A forest as `solve` returns it; ascending columns. */
export interface KeptForest {
  readonly nodes: Int32Array;
  readonly edges: Int32Array;
}

/**
 * Refuses a result that is no forest: an edge with an end that was not kept, an edge that closes a cycle, a missing root, or (but for
 * pruning “none”, which keeps the trees of stopped clusters too) more trees than wanted. Takes time in proportion to the result.
 */
export function checkForest(instance: Instance, { nodes, edges }: KeptForest, scratch: Scratch): void {
  const { sources, targets, root } = instance;
  // Each kept node leads to itself at first; 0 marks the others, so that rows never touched cost nothing.
  const leaders = scratch.integers(instance.nodeCount);
  for (const node of nodes) leaders[node] = node + 1;
  if (root >= 0 && leaders[root] === 0) broken(`the root ${root} is missing`);
  for (const edge of edges) {
    const source = sources[edge]!;
    const target = targets[edge]!;
    if (leaders[source] === 0 || leaders[target] === 0) broken(`edge ${edge} lacks an end`);
    const first = leaderOf(leaders, source);
    const second = leaderOf(leaders, target);
    if (first === second) broken(`edge ${edge} closes a cycle`);
    leaders[first] = second + 1;
  }
  const trees = nodes.length - edges.length;
  if (instance.pruning !== "none" && trees > instance.clusters) broken(`it falls into ${trees} trees`);
}

function leaderOf(leaders: Int32Array, node: number): number {
  let leader = node;
  while (leaders[leader] !== leader + 1) {
    const above = leaders[leader]! - 1;
    leaders[leader] = leaders[above]!;
    leader = above;
  }
  return leader;
}

function broken(reason: string): never {
  throw new FailureError({ kind: "unexpected", reason: `the solver's result is not a forest: ${reason}` });
}
