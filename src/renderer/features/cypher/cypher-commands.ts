/** What the Cypher console can do that takes time. */
import { CONNECTION_GRAPH } from "../../../shared/connections";
import type { EngineClient } from "../../api/engine-client";
import {
  canRunCypher,
  cypherConnection,
  failCypher,
  readParameters,
  receiveCypher,
  receiveCypherNames,
  startCypher,
} from "./cypher";
import type { WorkbenchStore } from "../../state/workbench-store";

export interface CypherCommands {
  /** Runs the text as it stands; `confirmed` where a person said that it may be costly. */
  runCypher(confirmed?: boolean): Promise<void>;
  cancelCypher(): void;
  /** Asks a connection what it calls things, for completion; silent where it does not say. */
  loadCypherNames(connection: string): Promise<void>;
}

export function cypherCommands(client: EngineClient, store: WorkbenchStore): CypherCommands {
  let controller = new AbortController();
  let last = 0;
  return {
    async runCypher(confirmed = false) {
      const state = store.getState();
      const connection = cypherConnection(state)?.name;
      if (connection === undefined || !canRunCypher(state)) return;
      const { text, rows, seconds } = state.cypher;
      const parameters = readParameters(state.cypher.parameters) ?? {};
      controller = new AbortController();
      const id = ++last;
      store.setState((now) => startCypher(now, id, performance.now()));
      const reply = await client.request(
        "cypher:run",
        { graph: CONNECTION_GRAPH + connection, text, parameters, rows, seconds, confirmed },
        { signal: controller.signal },
      );
      store.setState((now) =>
        reply.ok
          ? receiveCypher(now, id, { connection, text }, reply.value)
          : failCypher(now, id, reply.failure),
      );
    },
    cancelCypher: () => controller.abort(),
    async loadCypherNames(connection) {
      if (store.getState().cypher.names?.connection === connection) return;
      const reply = await client.request("cypher:names", { graph: CONNECTION_GRAPH + connection });
      if (reply.ok) store.setState((state) => receiveCypherNames(state, connection, reply.value));
    },
  };
}
