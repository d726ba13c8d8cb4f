/** What a graph looks like before any question. */
import { NODES_FOR_MANY, WHOLE_NETWORK, type ExploredPart } from "../../../shared/explore";
import { FailureError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import { Breather } from "../store/breather";
import type { GraphStore } from "../store/graph-store";
import { bestJoined, degreesOf, edgesAmong } from "./best-joined";
import { nameNodes } from "./named-nodes";

export interface Network {
  readonly part: ExploredPart;
  /** Edges in the whole graph, by row of the part's nodes. */
  readonly degree: Int32Array<ArrayBuffer>;
  /** True where the part is the whole graph. */
  readonly whole: boolean;
}

/** A small graph whole, otherwise its best joined nodes; throws FailureError invalid-request for a store that cannot list a whole graph. */
export async function networkOf(store: GraphStore, signal: AbortSignal): Promise<Network> {
  const graph = await store.wholeGraph?.();
  if (graph === undefined)
    throw new FailureError({ kind: "invalid-request", reason: message("map-elsewhere") });
  const breather = new Breather(signal);
  const degrees = degreesOf(graph);
  await breather.rest();
  const { nodes: mostNodes, edges: mostEdges } = WHOLE_NETWORK;
  const whole = graph.labels.length <= mostNodes && graph.sources.length <= mostEdges;
  const chosen = whole ? [...degrees.keys()] : bestJoined(graph, NODES_FOR_MANY, mostEdges);
  const nodes = chosen.sort((a, b) => degrees[b]! - degrees[a]! || a - b);
  await breather.rest();
  const handles = edgesAmong(graph, nodes);
  const found = await store.edgeDetails(handles, signal);
  return {
    part: {
      nodes: await nameNodes(store, nodes),
      edges: {
        handle: Int32Array.from(found, ({ edge }) => edge),
        source: Int32Array.from(found, ({ source }) => source),
        target: Int32Array.from(found, ({ target }) => target),
        relation: found.map(({ relation }) => relation),
      },
    },
    degree: Int32Array.from(nodes, (node) => degrees[node]!),
    whole,
  };
}
