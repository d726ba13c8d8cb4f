import type { Ports } from "../../../src/main/engine/ask/stage";
import type { GraphStore } from "../../../src/main/engine/store/graph-store";
import { wordEmbedder } from "./word-embedder";

/** Ports over a test store, for a stage or a whole run: nothing cancelled, nobody listening. */
export function portsOf(store: GraphStore): Omit<Ports, "progress"> & { progress: () => undefined } {
  return { store, embedder: wordEmbedder(), signal: new AbortController().signal, progress: () => undefined };
}
