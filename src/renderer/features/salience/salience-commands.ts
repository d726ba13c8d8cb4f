/** Fetching the table of relations, and editing it. */
import type { SalienceTable } from "../../../shared/salience";
import type { EngineClient } from "../../api/engine-client";
import { fetchedOf } from "../../state/fetched";
import type { AskCommands } from "../../state/ask-commands";
import type { StepCommands } from "../../state/step-commands";
import type { WorkbenchStore } from "../../state/workbench-store";
import { salienceInput, salienceKey, setWeight, type Column } from "./salience";

export interface SalienceCommands {
  /** Fetches the table for what is chosen, unless it is at hand; the one before stays in sight until then. */
  lookAtSalience(): Promise<void>;
  /** Gives a relation a number of its own, or none (null), and asks again. */
  weighRelation(table: SalienceTable, column: Column, relation: string, value: number | null): void;
}

export function salienceCommands(
  client: EngineClient,
  store: WorkbenchStore,
  asking: AskCommands,
  { choose }: StepCommands,
): SalienceCommands {
  return {
    async lookAtSalience() {
      const input = salienceInput(store.getState());
      if (input === null) return;
      const key = salienceKey(input);
      const before = store.getState().salience;
      if (before?.key === key && before.table.state !== "failed") return;
      const shown = before?.table.state === "ready" ? before.table : ({ state: "loading" } as const);
      store.setState((state) => ({ ...state, salience: { key, table: shown } }));
      const table = fetchedOf(await client.request("recipe:salience", input));
      store.setState((state) =>
        state.salience?.key === key ? { ...state, salience: { key, table } } : state,
      );
    },
    weighRelation(table, column, relation, value) {
      const before = store.getState().overrides;
      choose(`${column} ${relation}`, (state) => setWeight(state, table, column, relation, value));
      if (store.getState().overrides !== before) asking.askAgainSoon();
    },
  };
}
