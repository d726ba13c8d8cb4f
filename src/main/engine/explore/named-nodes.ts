import type { FoundNodes } from "../../../shared/explore";
import type { GraphStore } from "../store/graph-store";

/** Ids, names and first labels of nodes, in the order asked. */
export async function nameNodes(store: GraphStore, nodes: readonly number[]): Promise<FoundNodes> {
  const handle = Int32Array.from(nodes);
  const [{ labels: known }, { ids, names, labels }] = await Promise.all([
    store.describe(),
    store.nodeNames(handle),
  ]);
  return { handle, id: ids, name: names, label: Array.from(labels, (label) => known[label]?.name ?? "") };
}
