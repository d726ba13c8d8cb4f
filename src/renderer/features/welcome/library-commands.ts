/** What is done with own graphs as files: titles and deleting. */
import type { Reply } from "../../../shared/contract";
import type { EngineClient } from "../../api/engine-client";
import type { WorkbenchStore } from "../../state/workbench-store";

export interface LibraryCommands {
  /** Gives one of the person's own graphs a title; "" gives its own back. */
  retitleGraph(graph: string, title: string): Promise<void>;
  /** Deletes one of the person's own graphs. */
  deleteGraph(graph: string): Promise<void>;
}

/** `reload` fetches the list of graphs again. */
export function libraryCommands(
  client: EngineClient,
  store: WorkbenchStore,
  reload: () => Promise<void>,
): LibraryCommands {
  const relist = async (reply: Reply<unknown>): Promise<void> => {
    if (reply.ok) await reload();
    else store.setState({ failure: reply.failure });
  };
  return {
    retitleGraph: async (graph, title) => relist(await client.request("graph:retitle", { graph, title })),
    deleteGraph: async (graph) => relist(await client.request("graph:delete", { graph })),
  };
}
