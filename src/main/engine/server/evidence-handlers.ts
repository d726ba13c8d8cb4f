import type { EVIDENCE_REQUESTS } from "../../../shared/documents/evidence";
import { concordanceOf } from "../explore/concordance";
import { findGraphFile } from "./graph-files";
import type { Handlers } from "./handlers";
import type { Workspace } from "./workspace";

/** The passages of a graph as a person reads them. */
export function evidenceHandlers({
  folders,
  stores,
}: Workspace): Pick<Handlers, keyof typeof EVIDENCE_REQUESTS> {
  return {
    "evidence:concordance": ({ graph, node, most }, { signal }) =>
      stores.use(findGraphFile(graph, folders).path, (store) => concordanceOf(store, node, signal, most)),
  };
}
