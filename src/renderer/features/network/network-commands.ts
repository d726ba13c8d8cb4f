/** Fetching what a graph looks like before any question. */
import { connectionIn } from "../../../shared/connections";
import type { EngineClient } from "../../api/engine-client";
import type { WorkbenchStore } from "../../state/workbench-store";
import { networkAtHand, networkView } from "./network";
import type { NetworkAtHand } from "./network-view";

export interface NetworkCommands {
  /** Fetches the network of a graph; one at hand stays until the new one is there. A graph in a database is too far away to be listed. */
  lookOver(graph: string): Promise<void>;
}

export function networkCommands(client: EngineClient, store: WorkbenchStore): NetworkCommands {
  return {
    async lookOver(graph) {
      const { graphs, network: before } = store.getState();
      const summary = graphs.state === "ready" ? graphs.value.find(({ name }) => name === graph) : undefined;
      if (summary === undefined || connectionIn(graph) !== undefined) return;
      const asked: NetworkAtHand = { graph, found: { state: "loading" } };
      if (before?.graph !== graph) store.setState({ network: asked });
      // What was found for the graph stays in sight while it is looked for anew.
      const { questions } = networkAtHand({ network: before, settings: { graph } }) ?? {};
      const kept = questions && { questions };
      const reply = await client.request("explore:network", { graph });
      const found: NetworkAtHand["found"] = reply.ok
        ? {
            state: "ready",
            value: { ...kept, view: networkView(summary, reply.value), whole: reply.value.whole },
          }
        : { state: "failed", failure: reply.failure };
      const note = (now: NetworkAtHand["found"]): void =>
        store.setState(({ network }) => (network?.graph === graph ? { network: { graph, found: now } } : {}));
      note(found);
      const isLeft = store.getState().network?.graph !== graph;
      if (found.state !== "ready" || summary.questions.length > 0 || isLeft) return;
      // They are tried one after the other, and the picture waits for none.
      const ready = await client.request("explore:questions", { graph });
      note({ ...found, value: { ...found.value, questions: ready.ok ? ready.value.questions : [] } });
    },
  };
}
