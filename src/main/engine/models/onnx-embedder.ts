import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { DEVICE_NAMES } from "../../../shared/devices";
import { FailureError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import type { EmbedOptions, IdentifiedEmbedder } from "./embedder";
import { CPU_USE } from "./choose-device";
import { withOutputs } from "./extra-outputs";
import {
  embedderFingerprint,
  findEmbedder,
  readModelFile,
  tensorsRead,
  type EmbedderEntry,
} from "./manifest";
import { ON_CPU, openSession, type DevicePort, type ModelSession } from "./model-session";
import { pooled } from "./pool-tokens";
import { feedsOf } from "./token-feeds";
import { openTokenizer, wholeWords, type Tokenize } from "./tokenizer";

/** The embedder that ships with the product. */
export const DEFAULT_EMBEDDER = "all-MiniLM-L6-v2";

/** Most tokens in one call of the runtime: about a third of a second on two cores, the longest wait of a cancellation. */
const BATCH_TOKENS = 2048;
/** Texts tokenized and sorted at a time: bounds memory and keeps the loop responsive during an import. */
const PORTION = 4096;
/** Tokens allowed in one call for every text allowed: an accelerator given more texts at a time is given more tokens too. */
const TOKENS_PER_TEXT = BATCH_TOKENS / CPU_USE.batch;

interface Loaded {
  readonly tokenize: Tokenize;
  readonly session: ModelSession;
}

interface Tokenized {
  readonly row: number;
  readonly ids: readonly number[];
}

/** Where an embedder runs, and how many texts it is given at a time at most. */
export interface EmbedderPort extends DevicePort {
  readonly batch: number;
}

/**
 * The embedder `name` of a models folder, on the CPU if not told otherwise. Opening reads the manifest only; the files are verified (SHA-256)
 * and loaded by the first text embedded. Vectors do not depend on the other texts of a call beyond 1e-7. Throws model-missing or model-unusable.
 */
export async function openEmbedder(
  folder: string,
  name = DEFAULT_EMBEDDER,
  port: EmbedderPort = { ...ON_CPU, ...CPU_USE },
): Promise<IdentifiedEmbedder> {
  const entry = await findEmbedder(folder, name);
  let loading: Promise<Loaded> | undefined;
  let device = DEVICE_NAMES[port.device];
  let words: Promise<readonly string[]> | undefined;
  const loaded = () => {
    loading ??= load(folder, entry, port).catch((error: unknown) => {
      // The file may be put right while the app runs: try again next time.
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const used = <T>({ session }: Loaded, result: T): T => {
    device = session.device;
    return result;
  };
  return {
    name: entry.name,
    width: entry.width,
    fingerprint: embedderFingerprint(entry),
    get device() {
      return device;
    },
    async embed(texts, options = {}) {
      options.signal?.throwIfAborted();
      if (texts.length === 0) return new Float32Array(0);
      const model = await loaded();
      return used(model, await embedAll(model, { ...entry, batch: port.batch }, texts, options));
    },
    async words() {
      words ??= wholeWords(join(folder, entry.tokenizer), entry.name);
      return words;
    },
    async states(text, tensor) {
      const model = await loaded();
      return used(
        model,
        await runBatch(model.session, entry, [{ row: 0, ids: model.tokenize(text) }], tensor),
      );
    },
    async close() {
      const opened = await loading?.catch(() => undefined);
      loading = undefined;
      await opened?.session.release();
    },
  };
}

async function load(folder: string, entry: EmbedderEntry, port: DevicePort): Promise<Loaded> {
  const tokenizer = { file: entry.tokenizer, sha256: entry.tokenizerSha256 };
  await readModelFile(folder, entry.name, tokenizer);
  const tokenize = await openTokenizer(join(folder, entry.tokenizer), entry.name, entry.maxTokens);
  const read = async () =>
    withOutputs(await readModelFile(folder, entry.name, entry), await tensorsRead(folder, entry.name));
  return { tokenize, session: await openSession(read, entry.name, port) };
}

async function embedAll(
  { tokenize, session }: Loaded,
  entry: EmbedderEntry & Pick<EmbedderPort, "batch">,
  texts: readonly string[],
  { signal, progress }: EmbedOptions,
): Promise<Float32Array> {
  const { name, width, pooling } = entry;
  const vectors = new Float32Array(texts.length * width);
  let done = 0;
  for (const batch of batches(texts, tokenize, entry.batch)) {
    // The runtime blocks the process while it runs: let messages (a cancellation) in between batches.
    await nextTurn();
    signal?.throwIfAborted();
    const states = await runBatch(session, entry, batch);
    const rows = pooling === undefined ? states : pooled(states, pooling, batch.length, width);
    if (rows.length !== batch.length * width)
      throw new FailureError({
        kind: "model-unusable",
        model: name,
        reason: message("model-width", { width }),
      });
    batch.forEach(({ row }, i) => vectors.set(rows.subarray(i * width, (i + 1) * width), row * width));
    done += batch.length;
    progress?.(done, texts.length);
  }
  return vectors;
}

function* batches(texts: readonly string[], tokenize: Tokenize, most: number): Generator<Tokenized[]> {
  for (let start = 0; start < texts.length; start += PORTION) {
    const portion = texts.slice(start, start + PORTION);
    const tokenized = portion.map((text, i) => ({ row: start + i, ids: tokenize(text) }));
    yield* evenBatches(tokenized, most);
  }
}

/**
 * Shortest first, and only texts of one length in a batch: nothing is padded, so no work is wasted and a text's vector does not depend on
 * the company it was embedded in.
 */
function* evenBatches(tokenized: readonly Tokenized[], most: number): Generator<Tokenized[]> {
  const sorted = tokenized.toSorted((a, b) => a.ids.length - b.ids.length || a.row - b.row);
  let batch: Tokenized[] = [];
  for (const text of sorted) {
    const length = text.ids.length;
    const full = batch.length === most || (batch.length + 1) * length > most * TOKENS_PER_TEXT;
    if (batch.length > 0 && (full || batch[0]!.ids.length !== length)) {
      yield batch;
      batch = [];
    }
    batch.push(text);
  }
  if (batch.length > 0) yield batch;
}

async function runBatch(
  session: ModelSession,
  { inputs, outputs }: Pick<EmbedderEntry, "inputs" | "outputs">,
  batch: readonly Tokenized[],
  output = Object.keys(outputs)[0]!,
): Promise<Float32Array> {
  const feeds = feedsOf(
    batch.map(({ ids }) => ids),
    Object.keys(inputs),
  );
  const results = await session.run(feeds, [output]);
  return results[output]!.data as Float32Array;
}
