/** Gives every node of a graph being written its vector. */
import type { Embedder } from "../models/embedder";
import type { GraphWriter } from "../store/graph-writer";
type Listener = (done: number, total: number) => void;
/** What the embedder reads of a node: its name, and its text where there is one. */
export declare function nodeWords(name: string, text: string): string;
/** Embeds all `count` nodes in order of handle. With a cached embedder nothing is embedded twice, so a broken-off import resumes. */
export declare function embedNodes(
  writer: GraphWriter,
  count: number,
  embedder: Embedder,
  signal: AbortSignal,
  progress: Listener,
): Promise<void>;
export {};
