/** Reading evidence: passages about one node, asked of the engine once. */
import type { EngineClient } from "../../api/engine-client";
import type { ConcordanceAtHand } from "./evidence-view";
import { fetchedOf } from "../../state/fetched";
import type { WorkbenchStore } from "../../state/workbench-store";

export interface EvidenceCommands {
  /** Fetches every passage about a node of the run's graph. */
  readConcordance(node: number, name: string): Promise<void>;
}

export function evidenceCommands(client: EngineClient, store: WorkbenchStore): EvidenceCommands {
  return {
    async readConcordance(node, name) {
      const { run, concordance } = store.getState();
      if (run === null) return;
      const { graph } = run;
      const known = concordance?.graph === graph && concordance.node === node;
      if (known && concordance.found.state !== "failed") return;
      const asked: ConcordanceAtHand = { graph, node, name, found: { state: "loading" } };
      store.setState({ concordance: asked });
      const reply = await client.request("evidence:concordance", { graph, node });
      const found = fetchedOf(reply);
      store.setState((state) =>
        state.concordance === asked ? { ...state, concordance: { ...asked, found } } : state,
      );
    },
  };
}
