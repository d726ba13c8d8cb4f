/** The attention ranker of paths (arXiv 2511.05498; training/hgcr). Always on the CPU: a device would give other bits for little time. */
import { Tensor } from "onnxruntime-node";
import { FailureError, messageOf } from "../../../shared/failure";
import { say } from "../../../shared/sentences/sentences";
import type { IdentifiedEmbedder } from "./embedder";
import { findPathRanker, readModelFile, type PathRankerEntry } from "./manifest";
import { openSession, type ModelSession } from "./model-session";

/** Paths as padded columns: `there` is 1 where a place holds a node or a document, else 0. */
export interface RankerPaths {
  readonly paths: number;
  /** Distinct vectors of names and texts, row-major. */
  readonly vectors: Float32Array;
  readonly nodes: RankerRows;
  readonly contexts: RankerRows;
}

/** `wide` places a path. */
export interface RankerRows {
  readonly wide: number;
  /** The vector of each place. */
  readonly of: Int32Array;
  readonly numbers: Float32Array;
  readonly there: Float32Array;
}

export interface PathLogits {
  readonly logits: Float32Array;
  /** Of each document, what share it gives each node of its path: [paths × documents × nodes], rows add up to 1. */
  readonly attention: Float32Array;
}

export interface PathRanker {
  readonly name: string;
  /** Changes whenever a score could. */
  readonly fingerprint: string;
  readonly trainedUpTo: number;
  rank(paths: RankerPaths): Promise<PathLogits>;
  close(): Promise<void>;
}

/** The ranker `name` of a models folder, made for `embedder`'s vectors; its file is verified and loaded at the first question. Throws model-missing, model-unusable. */
export async function openPathRanker(
  folder: string,
  embedder: IdentifiedEmbedder,
  name: string,
): Promise<PathRanker> {
  const entry = await findPathRanker(folder, name);
  if (entry.embedder !== embedder.name)
    throw unusable(name, say("model-reads", { reads: entry.embedder, own: embedder.name }));
  let loading: Promise<ModelSession> | undefined;
  return {
    name,
    fingerprint: `${entry.sha256.slice(0, 16)}-${embedder.fingerprint}`,
    trainedUpTo: entry.trainedUpTo,
    async rank(paths) {
      loading ??= load(folder, entry).catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return rankPaths(await loading, name, paths, embedder.width);
    },
    async close() {
      const opened = await loading?.catch(() => undefined);
      loading = undefined;
      await opened?.release();
    },
  };
}

async function load(folder: string, entry: PathRankerEntry): Promise<ModelSession> {
  return openSession(() => readModelFile(folder, entry.name, entry), entry.name);
}

async function rankPaths(
  session: ModelSession,
  model: string,
  { paths, vectors, nodes, contexts }: RankerPaths,
  width: number,
): Promise<PathLogits> {
  const feeds = {
    vectors: new Tensor("float32", vectors, [vectors.length / width, width]),
    ...rowFeeds("node", nodes, paths),
    ...rowFeeds("context", contexts, paths),
  };
  const found = await session.run(feeds).catch((error: unknown) => {
    throw unusable(model, say("model-inputs", { why: messageOf(error) }));
  });
  const logits = found["scores"]!.data as Float32Array;
  if (!logits.every(Number.isFinite)) throw unusable(model, say("scores-no-numbers"));
  return { logits, attention: found["attention"]!.data as Float32Array };
}

function rowFeeds(kind: "node" | "context", { wide, of, numbers, there }: RankerRows, paths: number) {
  const dims = [paths, wide] as const;
  return {
    [`${kind}_of`]: new Tensor("int64", BigInt64Array.from(of, BigInt), dims),
    [`${kind}_numbers`]: new Tensor("float32", numbers, [...dims, numbers.length / of.length]),
    [`${kind}_there`]: new Tensor("float32", there, dims),
  };
}

function unusable(model: string, reason: string): FailureError {
  return new FailureError({ kind: "model-unusable", model, reason });
}
