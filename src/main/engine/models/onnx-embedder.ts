import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { FailureError } from "../../../shared/failure";
import type { EmbedOptions, IdentifiedEmbedder } from "./embedder";
import { withOutputs } from "./extra-outputs";
import { findEmbedder, tensorsRead, verifyEmbedder } from "./manifest";
import type { EmbedderEntry } from "./manifest";
import { openTokenizer } from "./tokenizer";
import type { Tokenize } from "./tokenizer";

/** The embedder that ships with the product. */
export const DEFAULT_EMBEDDER = "all-MiniLM-L6-v2";

/** Most tokens in one call of the runtime: about a third of a second on two cores, the longest wait of a cancellation. */
const BATCH_TOKENS = 2048;
const BATCH_TEXTS = 64;
/** Texts tokenized and sorted at a time: bounds memory and keeps the loop responsive during an import. */
const PORTION = 4096;
/** More threads than this gain little for models of this size. */
const MOST_THREADS = 4;
/** Threads of a model, if not one a core up to `MOST_THREADS`; its numbers are the same to the bit (a test holds that). */
const THREADS_VARIABLE = "DRAGOMAN_THREADS";

interface Loaded {
  readonly tokenize: Tokenize;
  readonly session: InferenceSession;
}

interface Tokenized {
  readonly row: number;
  readonly ids: readonly number[];
}

/**
 * The embedder `name` of a models folder, on the CPU. Opening reads the manifest only; the files are verified (SHA-256) and loaded by the
 * first text embedded. Vectors do not depend on the other texts of a call beyond 1e-7. Throws model-missing or model-unusable.
 */
export async function openEmbedder(folder: string, name = DEFAULT_EMBEDDER): Promise<IdentifiedEmbedder> {
  const entry = await findEmbedder(folder, name);
  let loading: Promise<Loaded> | undefined;
  const loaded = () => {
    loading ??= load(folder, entry).catch((error: unknown) => {
      // The file may be put right while the app runs: try again next time.
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    name: entry.name,
    width: entry.width,
    fingerprint: `${entry.sha256.slice(0, 16)}${entry.tokenizerSha256.slice(0, 16)}-${entry.maxTokens}`,
    async embed(texts, options = {}) {
      options.signal?.throwIfAborted();
      if (texts.length === 0) return new Float32Array(0);
      return embedAll(await loaded(), entry, texts, options);
    },
    async states(text, tensor) {
      const { tokenize, session } = await loaded();
      return runBatch(session, [{ row: 0, ids: tokenize(text) }], tensor);
    },
    async close() {
      const opened = await loading?.catch(() => undefined);
      loading = undefined;
      await opened?.session.release();
    },
  };
}

async function load(folder: string, entry: EmbedderEntry): Promise<Loaded> {
  await verifyEmbedder(folder, entry);
  const tokenize = await openTokenizer(join(folder, entry.tokenizer), entry.name, entry.maxTokens);
  const file = await readFile(join(folder, entry.file));
  const bytes = withOutputs(file, await tensorsRead(folder, entry.name));
  return { tokenize, session: await createSession(bytes, entry.name) };
}

function threads(): number {
  const asked = Number(process.env[THREADS_VARIABLE]);
  return Number.isInteger(asked) && asked > 0 ? asked : Math.min(MOST_THREADS, availableParallelism());
}

/** A model on the CPU. Throws model-unusable when the runtime refuses it. */
export async function createSession(bytes: Uint8Array, model: string): Promise<InferenceSession> {
  try {
    return await InferenceSession.create(bytes, {
      executionProviders: ["cpu"],
      intraOpNumThreads: threads(),
      interOpNumThreads: 1,
      logSeverityLevel: 3,
      // Threads that spin while they wait gain a few ms on an idle machine and cost a multiple of that on a busy one.
      extra: { session: { intra_op: { allow_spinning: "0" } } },
    });
  } catch (error) {
    const reason = `the runtime refuses it (${error instanceof Error ? error.message : String(error)})`;
    throw new FailureError({ kind: "model-unusable", model, reason });
  }
}

async function embedAll(
  { tokenize, session }: Loaded,
  { name, width }: EmbedderEntry,
  texts: readonly string[],
  { signal, progress }: EmbedOptions,
): Promise<Float32Array> {
  const vectors = new Float32Array(texts.length * width);
  let done = 0;
  for (const batch of batches(texts, tokenize)) {
    // The runtime blocks the process while it runs: let messages (a cancellation) in between batches.
    await nextTurn();
    signal?.throwIfAborted();
    const rows = await runBatch(session, batch);
    if (rows.length !== batch.length * width)
      throw new FailureError({
        kind: "model-unusable",
        model: name,
        reason: `it does not give ${width} numbers`,
      });
    batch.forEach(({ row }, i) => vectors.set(rows.subarray(i * width, (i + 1) * width), row * width));
    done += batch.length;
    progress?.(done, texts.length);
  }
  return vectors;
}

function* batches(texts: readonly string[], tokenize: Tokenize): Generator<Tokenized[]> {
  for (let start = 0; start < texts.length; start += PORTION) {
    const portion = texts.slice(start, start + PORTION);
    yield* evenBatches(portion.map((text, i) => ({ row: start + i, ids: tokenize(text) })));
  }
}

/**
 * Shortest first, and only texts of one length in a batch: nothing is padded, so no work is wasted and a text's vector does not depend on
 * the company it was embedded in.
 */
function* evenBatches(tokenized: readonly Tokenized[]): Generator<Tokenized[]> {
  const sorted = tokenized.toSorted((a, b) => a.ids.length - b.ids.length || a.row - b.row);
  let batch: Tokenized[] = [];
  for (const text of sorted) {
    const length = text.ids.length;
    const full = batch.length === BATCH_TEXTS || (batch.length + 1) * length > BATCH_TOKENS;
    if (batch.length > 0 && (full || batch[0]!.ids.length !== length)) {
      yield batch;
      batch = [];
    }
    batch.push(text);
  }
  if (batch.length > 0) yield batch;
}

async function runBatch(
  session: InferenceSession,
  batch: readonly Tokenized[],
  output = session.outputNames[0]!,
): Promise<Float32Array> {
  const shape = [batch.length, batch[0]!.ids.length];
  const ids = BigInt64Array.from(
    batch.flatMap((text) => text.ids),
    BigInt,
  );
  const feeds = {
    input_ids: new Tensor("int64", ids, shape),
    attention_mask: new Tensor("int64", new BigInt64Array(ids.length).fill(1n), shape),
  };
  const results = await session.run(feeds, [output]);
  return results[output]!.data as Float32Array;
}
