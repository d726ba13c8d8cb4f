/** Fetching the map of a graph, and what is clicked on it. */
import type { EngineClient } from "../api/engine-client";
import { drawnOf } from "./explore";
import { foundNode, FIRST_MAP, graphToMap, isMapOf, pickOnMap } from "./map";
import type { ExploreCommands } from "./explore-commands";
import type { ElementRef } from "../canvas/canvas-props";
import type { WorkbenchStore } from "./workbench-store";

export interface MapCommands {
  /** Fetches the map of a graph, unless it is at hand or on its way. */
  drawMap(graph: string): Promise<void>;
  cancelMap(): void;
  /** Marks a node of the map; where the picture of the answer has it too, it is selected there. */
  pickOnMap(node: number | null): void;
  /** Adds a node of the map to the picture of the answer, and selects it. */
  addFromMap(node: number): Promise<void>;
}

/** What these commands need of others. */
export interface MapNeeds extends Pick<ExploreCommands, "addFound"> {
  reveal(element: ElementRef): Promise<void>;
}

export function mapCommands(client: EngineClient, store: WorkbenchStore, needs: MapNeeds): MapCommands {
  let running: AbortController | null = null;
  return {
    async drawMap(graph) {
      if (graph === "" || isMapOf(store.getState(), graph)) return;
      running?.abort();
      const controller = new AbortController();
      running = controller;
      await fetchMap(client, store, graph, controller.signal);
    },
    cancelMap: () => running?.abort(),
    pickOnMap(node) {
      store.setState((state) => pickOnMap(state, node));
      const state = store.getState();
      if (node !== null && state.map.graph === state.run?.graph && isDrawn(store, node))
        void needs.reveal({ kind: "node", handle: node });
    },
    async addFromMap(node) {
      const graph = graphToMap(store.getState());
      const reply = await client.request("node:details", { graph, nodes: [node] });
      const details = reply.ok ? reply.value[0] : undefined;
      if (details !== undefined) await needs.addFound(foundNode(details));
    },
  };
}

async function fetchMap(
  client: EngineClient,
  store: WorkbenchStore,
  graph: string,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = performance.now();
  store.setState({ map: { ...FIRST_MAP, graph, startedAt, found: { state: "loading" } } });
  const isCurrent = (): boolean => {
    const { map } = store.getState();
    return map.graph === graph && map.startedAt === startedAt;
  };
  const reply = await client.request(
    "map:graph",
    { graph },
    {
      signal,
      onProgress: (progress) => {
        if (isCurrent()) store.setState(({ map }) => ({ map: { ...map, progress } }));
      },
    },
  );
  if (!isCurrent()) return;
  store.setState(({ map }) => ({
    map: {
      ...map,
      progress: null,
      found: reply.ok ? { state: "ready", value: reply.value } : { state: "failed", failure: reply.failure },
    },
  }));
}

function isDrawn(store: WorkbenchStore, node: number): boolean {
  return drawnOf(store.getState())?.nodes.handle.includes(node) === true;
}
