import { createHash } from "node:crypto";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { messageOf } from "../../../shared/failure";
import type { EmbedOptions, IdentifiedEmbedder } from "./embedder";
import { DEVICE_NAMES } from "../../../shared/devices";
import { fromHalf, toHalf } from "../../../shared/half-floats";
import { KEY_BYTES, VectorFile } from "./vector-file";

/** Texts handled at a time; what is embedded is on disk after each of them, so an interrupted import resumes there. */
const PORTION = 1024;
/** Records of a full file, about 0.8 GB at width 384. It is then set aside, and the one set aside before is dropped. */
const FILE_RECORDS = 1_000_000;

/**
 * `inner` with its vectors kept on disk in `folder` by model and text: what was embedded once is read back, in later sessions too, without
 * loading the model. Vectors are rounded to half precision whether they were kept or not, so a repetition gives the same bits. A folder that
 * cannot be written costs a warning, never an answer.
 */
export function cachedEmbedder(inner: IdentifiedEmbedder, folder: string): IdentifiedEmbedder {
  const shelf = new Shelf(join(folder, `${shelfName(inner)}.vectors`), inner.width);
  return {
    name: inner.name,
    width: inner.width,
    fingerprint: inner.fingerprint,
    get device() {
      return inner.device ?? DEVICE_NAMES.cpu;
    },
    async embed(texts, options = {}) {
      const vectors = new Float32Array(texts.length * inner.width);
      for (let start = 0; start < texts.length; start += PORTION) {
        options.signal?.throwIfAborted();
        const rows = vectors.subarray(start * inner.width, (start + PORTION) * inner.width);
        const portionOptions = shifted(options, start, texts.length);
        await embedPortion(inner, shelf, texts.slice(start, start + PORTION), rows, portionOptions);
      }
      return vectors;
    },
    ...(inner.words && { words: inner.words.bind(inner) }),
    states: (text, tensor) => inner.states(text, tensor),
    async close() {
      await shelf.close();
      await inner.close();
    },
  };
}

/** Another device may give other bits: what it made is kept apart. */
function shelfName({ fingerprint, device = DEVICE_NAMES.cpu }: IdentifiedEmbedder): string {
  return device === DEVICE_NAMES.cpu ? fingerprint : `${fingerprint}-${device.replace(/\W.*/, "")}`;
}

/** Options whose progress counts from `start` of `total`. */
function shifted({ signal, progress }: EmbedOptions, start: number, total: number): EmbedOptions {
  return {
    ...(signal && { signal }),
    ...(progress && { progress: (done: number) => progress(start + done, total) }),
  };
}

interface Miss {
  readonly text: string;
  readonly key: Buffer;
  readonly rows: number[];
}

async function embedPortion(
  inner: IdentifiedEmbedder,
  shelf: Shelf,
  texts: readonly string[],
  vectors: Float32Array,
  { signal, progress }: EmbedOptions,
): Promise<void> {
  const misses = await takeHits(shelf, texts, vectors, inner.width);
  const hits = texts.length - misses.reduce((sum, miss) => sum + miss.rows.length, 0);
  progress?.(hits, texts.length);
  if (misses.length === 0) return;
  const made = await inner.embed(
    misses.map((miss) => miss.text),
    { ...(signal && { signal }), progress: (done) => progress?.(hits + done, texts.length) },
  );
  const halves = Uint16Array.from(made, toHalf);
  const entries = misses.map(({ key, rows }, i) => {
    const vector = halves.subarray(i * inner.width, (i + 1) * inner.width);
    for (const row of rows) widen(vector, vectors, row * inner.width);
    return { key, value: Buffer.from(vector.slice().buffer) };
  });
  await shelf.append(entries);
  progress?.(texts.length, texts.length);
}

/** Fills the rows of texts that are on the shelf; the others come back, each text once. */
async function takeHits(
  shelf: Shelf,
  texts: readonly string[],
  vectors: Float32Array,
  width: number,
): Promise<Miss[]> {
  const misses = new Map<string, Miss>();
  for (const [row, text] of texts.entries()) {
    const key = createHash("sha256").update(text, "utf8").digest().subarray(0, KEY_BYTES);
    const kept = await shelf.read(key);
    if (kept) widen(kept, vectors, row * width);
    else if (misses.has(text)) misses.get(text)!.rows.push(row);
    else misses.set(text, { text, key, rows: [row] });
  }
  return [...misses.values()];
}

function widen(halves: Uint16Array, into: Float32Array, offset: number): void {
  for (let i = 0; i < halves.length; i++) into[offset + i] = fromHalf(halves[i]!);
}

/** The file in use and the full one before it, opened by the first text. */
class Shelf {
  #files: Promise<VectorFile[]> | undefined;

  constructor(
    readonly path: string,
    readonly width: number,
  ) {}

  async read(key: Buffer): Promise<Uint16Array | undefined> {
    for (const file of await this.#opened()) {
      const value = file.read(key);
      if (value) return new Uint16Array(new Uint8Array(value).buffer);
    }
    return undefined;
  }

  async append(entries: readonly { readonly key: Buffer; readonly value: Buffer }[]): Promise<void> {
    const [current] = await this.#opened();
    if (current === undefined) return;
    try {
      current.append(entries);
      if (current.count >= FILE_RECORDS) await this.#begin();
    } catch (error) {
      await this.#giveUp(error);
    }
  }

  async close(): Promise<void> {
    const files = await this.#files;
    this.#files = undefined;
    files?.forEach((file) => file.close());
  }

  #opened(): Promise<VectorFile[]> {
    this.#files ??= this.#open();
    return this.#files;
  }

  async #open(): Promise<VectorFile[]> {
    try {
      await mkdir(join(this.path, ".."), { recursive: true });
      return [
        await VectorFile.open(this.path, this.width * 2),
        await VectorFile.open(`${this.path}.old`, this.width * 2),
      ];
    } catch (error) {
      warn(this.path, error);
      return [];
    }
  }

  async #begin(): Promise<void> {
    await this.close();
    await rename(this.path, `${this.path}.old`);
  }

  /** Goes on without a file until the next session. */
  async #giveUp(error: unknown): Promise<void> {
    warn(this.path, error);
    await this.close();
    this.#files = Promise.resolve([]);
  }
}

function warn(path: string, error: unknown): void {
  const reason = messageOf(error);
  process.emitWarning(`Embeddings are not kept in ${path} (${reason}): they are computed again next time.`);
}
