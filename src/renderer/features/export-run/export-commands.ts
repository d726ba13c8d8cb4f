/** Fetching the run at hand as a file. */
import type { Reply, RequestInput, RequestOutput, SaidRun } from "../../../shared/contract";
import type { EngineClient } from "../../api/engine-client";
import { importCommands, type ImportCommands } from "../import-graph/import-commands";
import { chosenGraph, type Workbench } from "../../state/workbench";
import { TEXTS } from "../../ui/texts/texts";
import type { WorkbenchStore } from "../../state/workbench-store";

export type ExportChoice = Omit<RequestInput<"run:export">, "run" | "said">;

export interface ExportCommands {
  /** The run at hand in the format and scope chosen; fails as a value. */
  exportRun(choice: ExportChoice): Promise<Reply<RequestOutput<"run:export">>>;
}

function exportCommands(client: EngineClient, store: WorkbenchStore): ExportCommands {
  return {
    async exportRun(choice) {
      const run = store.getState().run?.run ?? "";
      return client.request("run:export", { run, ...choice, said: saidOf(store.getState()) });
    },
  };
}

/** What the run at hand tells, in the language spoken. */
function saidOf(state: Workbench): SaidRun {
  const { clauses = [], notes = [] } = state.run ?? {};
  return {
    title: TEXTS.said(chosenGraph(state)?.title ?? ""),
    clauses: clauses.map(({ said }) => TEXTS.said(said)),
    notes: notes.map(TEXTS.said),
  };
}

/** Everything that takes files in or hands them out. */
export type FileCommands = ImportCommands & ExportCommands;

/** `reload` fetches the list of graphs again after an import. */
export function fileCommands(
  client: EngineClient,
  store: WorkbenchStore,
  reload: () => Promise<void>,
): FileCommands {
  return { ...importCommands(client, store, reload), ...exportCommands(client, store) };
}
