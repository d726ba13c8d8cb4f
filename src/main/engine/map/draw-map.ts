/** A whole graph drawn as a map, in slices between which the engine answers other requests. */
import type { GraphMap } from "../../../shared/map";
import { LONGEST_MAP_NAME, MOST_MAP_EDGES, MOST_MAP_NODES } from "../../../shared/map";
import { FailureError } from "../../../shared/failure";
import type { GraphStore } from "../store/graph-store";
import { densestPart } from "./densest-part";
import type { MapPart } from "./densest-part";
import { settle } from "./settle";
import { startPlaces } from "./start-places";
import type { MapPlaces } from "./start-places";
import { byRow, walkGraph } from "./walked-graph";

/** Kept as long as its store is open: a graph that is imported again is another store. */
const drawn = new WeakMap<GraphStore, GraphMap>();

export interface DrawTask {
  readonly signal: AbortSignal;
  /** The share done, 0 to 1. */
  readonly onDone: (share: number) => void;
}

/**
 * The map of a store's graph; the same graph gives the same map. Throws AbortError when cancelled, FailureError invalid-request for a store
 * that cannot list a whole graph.
 */
export async function drawMap(store: GraphStore, task: DrawTask): Promise<GraphMap> {
  const known = drawn.get(store);
  if (known !== undefined) return known;
  const graph = await store.wholeGraph?.();
  if (graph === undefined)
    throw new FailureError({
      kind: "invalid-request",
      reason: "a map is drawn of graphs on this machine only: import this one first",
    });
  const part = densestPart(graph, MOST_MAP_NODES, MOST_MAP_EDGES);
  const places = await settledPlaces(part, task);
  const [{ names }, schema] = [await store.nodeNames(part.nodes), await store.describe()];
  const map: GraphMap = {
    nodes: {
      handle: Int32Array.from(part.nodes),
      label: Int32Array.from(part.nodes, (node) => graph.labels[node]!),
      degree: Int32Array.from(part.degrees),
      ...toUnits(places),
      name: names.map((name) => name.slice(0, LONGEST_MAP_NAME)),
    },
    edges: { source: Int32Array.from(part.sources), target: Int32Array.from(part.targets) },
    labels: schema.labels.map(({ name }) => name),
    totals: { nodes: graph.labels.length, edges: graph.sources.length },
  };
  drawn.set(store, map);
  return map;
}

async function settledPlaces({ nodes, sources, targets }: MapPart, task: DrawTask): Promise<MapPlaces> {
  await breathe(task.signal);
  const graph = walkGraph(nodes.length, sources, targets);
  const places = startPlaces(graph);
  for (const share of settle(places, graph.rows)) {
    task.onDone(share);
    await breathe(task.signal);
  }
  return { x: byRow(places.x, graph), y: byRow(places.y, graph) };
}

async function breathe(signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => setImmediate(resolve));
  signal.throwIfAborted();
}

/** From −1 to 1 around the middle, both axes to one scale. */
function toUnits({ x, y }: MapPlaces): { x: Float32Array<ArrayBuffer>; y: Float32Array<ArrayBuffer> } {
  const [spanX, spanY] = [spanOf(x), spanOf(y)];
  const half = Math.max(spanX.half, spanY.half) || 1;
  return {
    x: Float32Array.from(x, (value) => (value - spanX.middle) / half),
    y: Float32Array.from(y, (value) => (value - spanY.middle) / half),
  };
}

function spanOf(values: Float64Array): { middle: number; half: number } {
  const least = values.reduce((low, value) => Math.min(low, value), Infinity);
  const most = values.reduce((high, value) => Math.max(high, value), -Infinity);
  return values.length === 0
    ? { middle: 0, half: 0 }
    : { middle: (least + most) / 2, half: (most - least) / 2 };
}
