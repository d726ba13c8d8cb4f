/** Reading evidence: passages about one node, asked of the engine once. */
import type { EngineClient } from "../../api/engine-client";
import { graphAtHand } from "../../state/workbench";
import type { ConcordanceAtHand, PassagesAtHand } from "./evidence-view";
import { fetchedOf } from "../../state/fetched";
import type { WorkbenchStore } from "../../state/workbench-store";

/** Edges of a node that is only looked at, whose passages are read. */
const EDGES_AT_FIRST = 400;

export interface EvidenceCommands {
  /** Fetches every passage about a node of the graph at hand. */
  readConcordance(node: number, name: string): Promise<void>;
  /** Fetches the passages behind the first edges of a node. */
  readPassages(node: number): Promise<void>;
}

export function evidenceCommands(client: EngineClient, store: WorkbenchStore): EvidenceCommands {
  return {
    async readConcordance(node, name) {
      const { concordance } = store.getState();
      const graph = graphAtHand(store.getState());
      if (graph === "" || isAbout(concordance, graph, node)) return;
      const asked: ConcordanceAtHand = { graph, node, name, found: { state: "loading" } };
      store.setState({ concordance: asked });
      const found = fetchedOf(await client.request("evidence:concordance", { graph, node }));
      store.setState((state) => (state.concordance === asked ? { concordance: { ...asked, found } } : {}));
    },
    async readPassages(node) {
      const { passages } = store.getState();
      const graph = graphAtHand(store.getState());
      if (graph === "" || isAbout(passages, graph, node)) return;
      const asked: PassagesAtHand = { graph, node, found: { state: "loading" } };
      store.setState({ passages: asked });
      const most = EDGES_AT_FIRST;
      const found = fetchedOf(await client.request("evidence:concordance", { graph, node, most }));
      store.setState((state) => (state.passages === asked ? { passages: { ...asked, found } } : {}));
    },
  };
}

/** True where these passages are at hand or on their way; what failed is asked again. */
function isAbout(known: PassagesAtHand | null, graph: string, node: number): boolean {
  return known?.graph === graph && known.node === node && known.found.state !== "failed";
}
