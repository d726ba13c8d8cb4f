/** How many edges nodes have, in any store. */
import type { GraphStore } from "./graph-store";

/** Edges of each node in either direction, a self-loop once: an expansion that may take nothing still counts what it leaves out. */
export async function degreesOf(
  store: Pick<GraphStore, "expand">,
  nodes: readonly number[],
  signal: AbortSignal,
): Promise<ReadonlyMap<number, number>> {
  const degrees = new Map(nodes.map((node) => [node, 0]));
  if (nodes.length === 0) return degrees;
  const none = { labels: [], relations: [], degreeCap: 0, edgeBudget: 0 };
  const { dropped } = await store.expand(nodes, { hops: 1, direction: "both", ...none }, signal);
  dropped.node.forEach((node, row) => degrees.set(node, degrees.get(node)! + dropped.count[row]!));
  return degrees;
}
