/** What is offered under a cut: only names that documents up to it know. */
import type { GraphStore } from "../store/graph-store";

/** So many more are looked at for those that were there. */
const MORE = 8;

/** The store with the nodes of then, by their names of then; itself where nothing is cut off, or nobody can read the cut. */
export async function seenUpTo(cut: string, store: GraphStore, signal: AbortSignal): Promise<GraphStore> {
  if (cut.trim() === "" || !store.past) return store;
  // A cut that is being written is refused by the run, not by what it offers.
  const past = await store.past(cut, signal).catch(() => undefined);
  if (!past) return store;
  const then = (await store.asOf?.(cut)) ?? store;
  const seeds: GraphStore["seeds"] = async (query, stop) => {
    if (query.by !== "prefix") return then.seeds(query, stop);
    const found = await store.seeds({ ...query, k: query.k * MORE }, stop);
    const nodes = Int32Array.from(found, ({ node }) => node);
    const [now, known] = [await store.nodeNames(nodes), await then.nodeNames(nodes)];
    const isThere = (node: number): boolean => past.starts[node + 1]! > past.starts[node]!;
    return found
      .filter(({ node }, at) => isThere(node) && now.names[at] === known.names[at])
      .slice(0, query.k);
  };
  return Object.assign(Object.create(then) as GraphStore, { seeds });
}
