/** Fetching the map of a graph, and what is clicked on it. */
import type { Progress } from "../../../shared/contract";
import { mapPlacesSchema } from "../../../shared/map";
import type { EngineClient } from "../../api/engine-client";
import { graphAtHand } from "../../state/workbench";
import { foundNode, isMapOf, pickOnMap } from "./map";
import { FIRST_MAP, type MapView } from "./map-view";
import type { ExploreCommands } from "../explore/explore-commands";
import type { ElementRef } from "../../picture/elements";
import type { WorkbenchStore } from "../../state/workbench-store";

export interface MapCommands {
  /** Fetches the map of a graph, unless it is at hand or on its way. */
  drawMap(graph: string): Promise<void>;
  /** Gives up fetching it, or leaves its nodes where they are by now. */
  cancelMap(): void;
  /** Marks a node of the map and selects it, so that the inspector tells of it. */
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
      if (node !== null && state.map.graph === graphAtHand(state))
        void needs.reveal({ kind: "node", handle: node });
    },
    async addFromMap(node) {
      const graph = graphAtHand(store.getState());
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
  /** Changes the map at hand, unless it is another one by now. */
  const change = (part: Partial<MapView>): void =>
    store.setState(({ map }) =>
      map.graph === graph && map.startedAt === startedAt ? { map: { ...map, ...part } } : {},
    );
  const reply = await client.request("map:graph", { graph }, { signal });
  if (!reply.ok) return change({ found: { state: "failed", failure: reply.failure } });
  const { nodes, settled } = reply.value;
  change({ found: { state: "ready", value: reply.value }, places: nodes, settling: !settled });
  if (settled) return;
  const onProgress = (progress: Progress): void => {
    const places = mapPlacesSchema.safeParse(progress.partial);
    change({ progress, ...(places.success && { places: places.data }) });
  };
  const rest = await client.request("map:settle", { graph }, { signal, onProgress });
  // Stopped on the way, the map stays as it is.
  change({ progress: null, settling: false, ...(rest.ok && { places: rest.value }) });
}
