/** The graph as a run sees it: where it has a cut, names and labels are those of then. */
import type { GraphStore } from "../../store/graph-store";
import type { Run } from "../stage";

/** The store itself for runs without a cut. */
export function storeOfRun({ graph }: Pick<Run, "graph">, store: GraphStore): Promise<GraphStore> {
  return storeAsOf(graph.listing?.cut ?? "", store);
}

/** The same for a cut as it is written, "" for none. */
export async function storeAsOf(cut: string, store: GraphStore): Promise<GraphStore> {
  return (cut.trim() !== "" && (await store.asOf?.(cut))) || store;
}
