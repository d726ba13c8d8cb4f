/** Handles of a graph in Neptune: those an export wrote into an own graph, or hashes of a foreign one's ids. */
import type { NeptuneGraph } from "./neptune-graph";
import { edgeId, HandleBook } from "./neptune-scheme";
import type { Handles } from "./neptune-steps";

/** The handles of one open store. */
export function handlesOf({ scheme }: NeptuneGraph): Handles {
  return scheme.kind === "own" ? ownHandles(scheme.namespace) : foreignHandles();
}

function ownHandles(namespace: string): Handles {
  return {
    node: Number,
    edge: Number,
    nodeKey: (handle) => handle,
    edgeKey: (handle) => handle,
    edgeId: (handle) => edgeId(namespace, handle),
    edgeOfId: (id) => Number(id.slice(edgeId(namespace, 0).length - 1)),
  };
}

function foreignHandles(): Handles {
  const [nodes, edges] = [new HandleBook(), new HandleBook()];
  const id = (handle: number) => edges.id(handle, "edge");
  return {
    node: (key) => nodes.handle(String(key)),
    edge: (key) => edges.handle(String(key)),
    nodeKey: (handle) => nodes.id(handle, "node"),
    ...{ edgeKey: id, edgeId: id },
    edgeOfId: (text) => edges.handle(text),
  };
}
