import type { Ports } from "../../../src/main/engine/ask/stage";
import type { GraphStore } from "../../../src/main/engine/store/graph-store";
import { wordEmbedder } from "./word-embedder";

/** Ports over a test store: nothing cancelled, nobody listening. */
export function portsOf(store: GraphStore): Ports {
  return { store, embedder: wordEmbedder(), signal: new AbortController().signal, progress: () => undefined };
}
