/** Trying a device in the process that may die of it: do the shipped models open there, are their numbers the CPU's, and how fast are they? */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Tensor } from "onnxruntime-node";
import { MOST_DIFFERENCE, type Device, type DeviceSpeed, type DeviceTrial } from "../../../shared/devices";
import { messageOf } from "../../../shared/failure";
import { withOutputs } from "./extra-outputs";
import { findEmbedder, findRetriever, tensorsRead } from "./manifest";
import { onnxRuntime, type Runtime, type RuntimeSession } from "./model-session";
import { DEFAULT_EMBEDDER } from "./onnx-embedder";
import { DEFAULT_RETRIEVER } from "./retriever";
import { asTrialed, differenceBetween, pathFeeds, textFeeds, wordFeeds } from "./trial-feeds";

interface Models {
  readonly paths: RuntimeSession;
  readonly words: RuntimeSession;
  readonly texts: RuntimeSession;
}

/** Names of an import at a time; more where that is faster. */
const BATCHES = [64, 256] as const;
const NAMES = 64;
const NAME_TOKENS = 8;
/** Calls timed at least, and the time after which no more are. */
const LEAST_CALLS = 3;
const ENOUGH_MS = 600;

/**
 * Tries `device` with the shipped models of `folder`: tells that it works as soon as its numbers are known to be right, and once more when
 * it was timed. Throws only where the models themselves cannot be read.
 */
export async function tryDevice(
  device: Device,
  folder: string,
  tell: (trial: DeviceTrial) => void,
  runtime: Runtime = onnxRuntime,
): Promise<void> {
  const files = await modelFiles(folder);
  let own: Models;
  try {
    own = await openAll(files, device, runtime);
  } catch (error) {
    tell({ outcome: "absent", device, reason: firstSentence(error) });
    return;
  }
  const cpu = await openAll(files, "cpu", runtime);
  const difference = await largestDifference(own, cpu);
  if (!(difference <= MOST_DIFFERENCE)) {
    tell({ outcome: "differs", device, difference: Number.isFinite(difference) ? difference : null });
    return;
  }
  tell({ outcome: "works", device, difference, speed: null });
  const speed = { own: await speedOf(own, BATCHES), cpu: await speedOf(cpu, [NAMES]) };
  tell({ outcome: "works", device, difference, speed });
}

interface ModelFiles {
  readonly paths: Uint8Array;
  readonly words: Uint8Array;
  readonly texts: Uint8Array;
}

async function modelFiles(folder: string): Promise<ModelFiles> {
  const embedder = await findEmbedder(folder, DEFAULT_EMBEDDER);
  const { files } = await findRetriever(folder, DEFAULT_RETRIEVER);
  const texts = await readFile(join(folder, embedder.file));
  return {
    paths: await readFile(join(folder, files.paths.file)),
    words: await readFile(join(folder, files.words.file)),
    texts: withOutputs(texts, await tensorsRead(folder, embedder.name)),
  };
}

/** The smallest first: where there is no such device, nothing larger is opened. */
async function openAll(files: ModelFiles, device: Device, runtime: Runtime): Promise<Models> {
  const paths = await runtime(files.paths, device);
  const words = await runtime(files.words, device);
  return { paths, words, texts: await runtime(files.texts, device) };
}

/** Over every output of every model, the paths scored after the same words on both; Infinity where a number is none. */
async function largestDifference(own: Models, cpu: Models): Promise<number> {
  let [largest, words] = [0, {} as Readonly<Record<string, Tensor>>];
  const feeds = {
    texts: () => textFeeds(2, 9),
    words: () => wordFeeds(6, 12),
    paths: () => pathFeeds(words, 24, 12),
  };
  for (const model of ["texts", "words", "paths"] as const) {
    const given = feeds[model]();
    const right = await cpu[model].run(given);
    const tried = await own[model].run(given);
    largest = Math.max(largest, differenceBetween(asTrialed(right), asTrialed(tried)));
    if (model === "words") words = asTrialed(right);
  }
  return largest;
}

async function speedOf(models: Models, batches: readonly number[]): Promise<DeviceSpeed> {
  const words = asTrialed(await models.words.run(wordFeeds(12, 60)));
  const asking = await timeOf(async () => {
    await models.texts.run(textFeeds(1, 12));
    await models.words.run(wordFeeds(12, 60));
    await models.paths.run(pathFeeds(words, 500, 60));
  });
  let [importing, batch] = [Infinity, NAMES];
  for (const size of batches) {
    const feeds = textFeeds(size, NAME_TOKENS);
    const ms = (await timeOf(() => models.texts.run(feeds))) * (NAMES / size);
    if (ms < importing) [importing, batch] = [ms, size];
  }
  return { asking, importing, batch };
}

/** Median milliseconds of a call, the first not counted: it compiles. */
async function timeOf(call: () => Promise<unknown>): Promise<number> {
  await call();
  const times: number[] = [];
  for (let spent = 0; times.length < LEAST_CALLS || spent < ENOUGH_MS; spent += times.at(-1)!) {
    const started = performance.now();
    await call();
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[times.length >> 1]!;
}

/** Runtimes prefix what they say with source files, conditions and functions: what follows the last of them is for people. */
function firstSentence(error: unknown): string {
  const text = messageOf(error);
  const [line] = text.split("\n").filter((one) => one.trim() !== "");
  return (line ?? text).replace(/^.* was false\. |^\w+_\w+: /, "").slice(0, 200);
}
