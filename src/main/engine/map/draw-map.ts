/** A whole graph drawn as a map: first places at once, then rounds of forces in slices between which the engine answers other requests. */
import {
  LONGEST_MAP_NAME,
  MOST_MAP_EDGES,
  MOST_MAP_NODES,
  type GraphMap,
  type MapPlaces as PlacesOnMap,
} from "../../../shared/map";
import { FailureError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import { Breather } from "../store/breather";
import type { GraphStore } from "../store/graph-store";
import { densestPart, type MapPart } from "./densest-part";
import { settle } from "./settle";
import { startPlaces, type MapPlaces } from "./start-places";
import { byRow, walkGraph, type WalkedGraph } from "./walked-graph";

/** Kept as long as its store is open: a graph that is imported again is another store. */
const drawn = new WeakMap<GraphStore, Promise<Drawn>>();

interface Drawn {
  readonly map: Omit<GraphMap, "settled">;
  readonly settling: Settling;
}

export interface SettleTask {
  readonly signal: AbortSignal;
  /** The share done, 0 to 1, and where the nodes lie by now (asked for only when somebody wants to see it). */
  readonly onDone: (share: number, places: () => PlacesOnMap) => void;
}

/**
 * The map of a store's graph, its nodes where they lie by now: at their first places, settled where it was settled before. Throws
 * FailureError invalid-request for a store that cannot list a whole graph.
 */
export async function drawMap(store: GraphStore): Promise<GraphMap> {
  const { map, settling } = await drawnOf(store);
  return { ...map, nodes: { ...map.nodes, ...settling.places() }, settled: settling.done };
}

/** Where the nodes of a store's map come to rest; the same for the same graph. Throws AbortError when cancelled, and goes on from there next time. */
export async function settleMap(store: GraphStore, { signal, onDone }: SettleTask): Promise<PlacesOnMap> {
  const { settling } = await drawnOf(store);
  const places = (): PlacesOnMap => settling.places();
  while (!settling.done) {
    await new Promise<void>((resolve) => setImmediate(resolve));
    signal.throwIfAborted();
    onDone(settling.advance(), places);
  }
  return places();
}

function drawnOf(store: GraphStore): Promise<Drawn> {
  const known = drawn.get(store);
  if (known !== undefined) return known;
  const drawing = draw(store);
  drawn.set(store, drawing);
  // What could not be drawn is tried anew by the next request.
  drawing.catch(() => drawn.delete(store));
  return drawing;
}

async function draw(store: GraphStore): Promise<Drawn> {
  const graph = await store.wholeGraph?.();
  if (graph === undefined)
    throw new FailureError({
      kind: "invalid-request",
      reason: message("map-elsewhere"),
    });
  const part = densestPart(graph, MOST_MAP_NODES, MOST_MAP_EDGES);
  const [{ names }, schema] = [await store.nodeNames(part.nodes), await store.describe()];
  const settling = await startOf(part);
  const nodes = {
    handle: Int32Array.from(part.nodes),
    label: Int32Array.from(part.nodes, (node) => graph.labels[node]!),
    degree: Int32Array.from(part.degrees),
    ...settling.places(),
    name: names.map((name) => name.slice(0, LONGEST_MAP_NAME)),
  };
  return {
    map: {
      nodes,
      edges: { source: Int32Array.from(part.sources), target: Int32Array.from(part.targets) },
      labels: schema.labels.map(({ name }) => name),
      totals: { nodes: graph.labels.length, edges: graph.sources.length },
    },
    settling,
  };
}

/** What several may wait for is cancelled by none of them. */
async function startOf({ nodes, sources, targets }: MapPart): Promise<Settling> {
  const breather = new Breather(new AbortController().signal);
  const graph = await walkGraph(nodes.length, sources, targets, breather);
  return new Settling(graph, await startPlaces(graph, breather));
}

/** The places of a part, a round at a time and each in parts. */
class Settling {
  done = false;
  private readonly rounds: Generator<number>;

  constructor(
    private readonly graph: WalkedGraph,
    private readonly now: MapPlaces,
  ) {
    this.rounds = settle(now, graph.rows);
  }

  /** Goes on a little; the share done. */
  advance(): number {
    const round = this.rounds.next();
    const share = round.done === true ? 1 : round.value;
    this.done ||= share === 1;
    return share;
  }

  /** From −1 to 1 around the middle, both axes to one scale. */
  places(): PlacesOnMap {
    const { x, y } = this.now;
    const [spanX, spanY] = [spanOf(x), spanOf(y)];
    const half = Math.max(spanX.half, spanY.half) || 1;
    return {
      x: byRow(
        Float32Array.from(x, (value) => (value - spanX.middle) / half),
        this.graph,
      ),
      y: byRow(
        Float32Array.from(y, (value) => (value - spanY.middle) / half),
        this.graph,
      ),
    };
  }
}

function spanOf(values: Float64Array): { middle: number; half: number } {
  const least = values.reduce((low, value) => Math.min(low, value), Infinity);
  const most = values.reduce((high, value) => Math.max(high, value), -Infinity);
  return values.length === 0
    ? { middle: 0, half: 0 }
    : { middle: (least + most) / 2, half: (most - least) / 2 };
}
