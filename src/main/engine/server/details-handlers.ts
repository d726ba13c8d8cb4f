import { edgeDetailsThen } from "../ask/run/details-then";
import { storeAsOf } from "../ask/run/store-of-run";
import { findGraphFile } from "./graph-files";
import type { Handlers } from "./handlers";
import type { Workspace } from "./workspace";

/** What the inspector shows of single nodes and edges. */
export function detailsHandlers({
  folders,
  stores,
}: Workspace): Pick<Handlers, "node:details" | "edge:details"> {
  return {
    "node:details": ({ graph, nodes, cut = "" }, { signal }) =>
      stores.use(findGraphFile(graph, folders).path, async (store) =>
        (await storeAsOf(cut, store)).nodeDetails(nodes, signal),
      ),
    "edge:details": ({ graph, edges, cut = "" }, { signal }) =>
      stores.use(findGraphFile(graph, folders).path, (store) => edgeDetailsThen(edges, cut, store, signal)),
  };
}
