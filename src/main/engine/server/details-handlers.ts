import { findGraphFile } from "./graph-files";
import type { Handlers } from "./handlers";
import type { Workspace } from "./workspace";

/** What the inspector shows of single nodes and edges. */
export function detailsHandlers({
  folders,
  stores,
}: Workspace): Pick<Handlers, "node:details" | "edge:details"> {
  return {
    "node:details": ({ graph, nodes }, { signal }) =>
      stores.use(findGraphFile(graph, folders).path, (store) => store.nodeDetails(nodes, signal)),
    "edge:details": ({ graph, edges }, { signal }) =>
      stores.use(findGraphFile(graph, folders).path, (store) => store.edgeDetails(edges, signal)),
  };
}
