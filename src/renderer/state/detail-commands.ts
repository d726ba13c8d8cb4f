/** What inspector and table fetch: details of nodes and edges, what would admit an edge, candidates that are not drawn. */
import { MOST_EDGES } from "../../shared/contract";
import type { EngineClient } from "../api/engine-client";
import type { ElementRef } from "../picture/elements";
import { fetchedOf } from "./fetched";
import { cutAtHand, graphAtHand, type Workbench } from "./workbench";
import type { WorkbenchStore } from "./workbench-store";

/** Fetches what the inspector shows of an element, once. */
export async function loadDetails(
  client: EngineClient,
  store: WorkbenchStore,
  element: ElementRef | null,
): Promise<void> {
  if (element === null) return;
  const load = element.kind === "node" ? loadNodes : loadEdges;
  await load(client, store, [element.handle]);
}

/** Fetches what is known of several nodes, those that are known already left out. */
export async function loadNodes(
  client: EngineClient,
  store: WorkbenchStore,
  nodes: readonly number[],
): Promise<void> {
  const { nodeDetails } = store.getState();
  const graph = graphAtHand(store.getState());
  const cut = cutAtHand(store.getState());
  const missing = nodes.filter((node) => nodeDetails[node] === undefined);
  if (graph === "" || missing.length === 0) return;
  const reply = await client.request("node:details", { graph, nodes: missing, ...cut });
  if (reply.ok && cutAtHand(store.getState()).cut === cut.cut) noteNodes(store, graph, reply.value);
}

/** Fetches what is known of several edges, those that are known already left out. */
export async function loadEdges(
  client: EngineClient,
  store: WorkbenchStore,
  edges: readonly number[],
): Promise<void> {
  const { edgeDetails } = store.getState();
  const graph = graphAtHand(store.getState());
  const cut = cutAtHand(store.getState());
  const missing = edges.filter((edge) => edgeDetails[edge] === undefined);
  if (graph === "" || missing.length === 0) return;
  const reply = await client.request("edge:details", { graph, edges: missing, ...cut });
  if (reply.ok && cutAtHand(store.getState()).cut === cut.cut) noteEdges(store, graph, reply.value);
}

function noteNodes(
  store: WorkbenchStore,
  graph: string,
  nodes: readonly Workbench["nodeDetails"][number][],
): void {
  store.setState((state) => {
    if (graphAtHand(state) !== graph) return state;
    const added = Object.fromEntries(nodes.map((details) => [details.node, details]));
    return { ...state, nodeDetails: { ...state.nodeDetails, ...added } };
  });
}

function noteEdges(
  store: WorkbenchStore,
  graph: string,
  edges: readonly Workbench["edgeDetails"][number][],
): void {
  store.setState((state) => {
    if (graphAtHand(state) !== graph) return state;
    const added = Object.fromEntries(edges.map((details) => [details.edge, details]));
    return { ...state, edgeDetails: { ...state.edgeDetails, ...added } };
  });
}

/** Notes what was found about a candidate edge (by row) or a node (by handle), as long as its run is the one at hand. */
function noteAt<K extends "whyNot" | "origins" | "nodeReadings">(
  store: WorkbenchStore,
  run: string,
  kind: K,
  row: number,
) {
  return (found: Workbench[K][number]): void =>
    store.setState((state) =>
      state.run?.run === run ? { ...state, [kind]: { ...state[kind], [row]: found } } : state,
    );
}

/** Asks what would admit the candidate edge `row`, and notes the answer with the run it is about. */
export async function askWhyNot(client: EngineClient, store: WorkbenchStore, row: number): Promise<void> {
  const { run } = store.getState();
  if (run === null) return;
  const note = noteAt(store, run.run, "whyNot", row);
  note({ state: "loading" });
  const reply = await client.request("run:why-not", { run: run.run, row });
  note(fetchedOf(reply));
}

/** Asks which relation paths gave the candidate edge `row` its probability. */
export async function askOrigin(client: EngineClient, store: WorkbenchStore, row: number): Promise<void> {
  const { run } = store.getState();
  if (run === null) return;
  const note = noteAt(store, run.run, "origins", row);
  note({ state: "loading" });
  const reply = await client.request("run:edge-origin", { run: run.run, row });
  note(fetchedOf(reply));
}

/** Asks what the trained reader of the run at hand made of a node. */
export async function askNodeReading(
  client: EngineClient,
  store: WorkbenchStore,
  node: number,
): Promise<void> {
  const { run } = store.getState();
  if (run === null) return;
  const note = noteAt(store, run.run, "nodeReadings", node);
  note({ state: "loading" });
  note(fetchedOf(await client.request("run:node-reading", { run: run.run, node })));
}

/** Fetches the run at hand with all its candidates; its stages are remembered, so that nothing runs twice. */
export async function askEverything(client: EngineClient, store: WorkbenchStore): Promise<void> {
  const { run, ranWith } = store.getState();
  if (run === null || ranWith === null) return;
  const note = (everything: Workbench["everything"]): void =>
    store.setState((state) => (state.run?.run === run.run ? { ...state, everything } : state));
  note({ state: "loading" });
  const { question, graph, recipe, seed } = run;
  const { overrides, pins } = ranWith;
  const asked = { question, graph, recipe, overrides, seed, limit: MOST_EDGES };
  const reply = await client.request("ask", pins ? { ...asked, pins } : asked);
  note(fetchedOf(reply));
}
