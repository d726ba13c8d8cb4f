import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { IdentifiedEmbedder } from "../../../src/main/engine/models/embedder";
import type { RetrieverEntry } from "../../../src/main/engine/models/manifest";
import { openEmbedder } from "../../../src/main/engine/models/onnx-embedder";
import { openRetriever, type Retriever, type StepVectors } from "../../../src/main/engine/models/retriever";
import { operatorsOf } from "./operators";

const MODELS = "resources/models";
const PARITY = 1e-4;

/** Made by PyTorch: training/retriever/model/export.py. */
interface Case {
  readonly question: string;
  readonly relations: readonly string[];
  readonly labels: readonly string[];
  readonly states: { readonly shape: readonly number[]; readonly first: readonly number[][] };
  readonly matter: readonly number[];
  readonly close: readonly number[][];
  readonly paths: readonly number[][];
  readonly scores: readonly number[];
}

let embedder: IdentifiedEmbedder;
let retriever: Retriever;
let known: Case;
const folders: string[] = [];
beforeAll(async () => {
  known = JSON.parse(await readFile("test/engine/models/golden/retriever-case.json", "utf8")) as Case;
  embedder = await openEmbedder(MODELS);
  retriever = await openRetriever(MODELS, embedder);
});
afterAll(async () => {
  await retriever.close();
  await embedder.close();
  for (const folder of folders) await rm(folder, { recursive: true });
});

/** Every relation in both directions, the first four with a label in turn. */
async function stepsOf({ relations, labels }: Case): Promise<StepVectors> {
  const width = embedder.width;
  const words = await embedder.embed(relations);
  const names = await embedder.embed(labels);
  const count = relations.length * 2;
  const steps = {
    relations: new Float32Array(count * width),
    backward: Float32Array.from({ length: count }, (_, step) => step % 2),
    labels: new Float32Array(count * width),
    labelled: Float32Array.from({ length: count }, (_, step) => (step < 4 ? 1 : 0)),
  };
  for (let step = 0; step < count; step++) {
    const relation = step >> 1;
    steps.relations.set(words.subarray(relation * width, (relation + 1) * width), step * width);
    const label = step % 2 === 0 ? 1 : 0;
    if (step < 4) steps.labels.set(names.subarray(label * width, (label + 1) * width), step * width);
  }
  return steps;
}

function furthest(numbers: Float32Array, expected: readonly number[]): number {
  expect(numbers.length).toBe(expected.length);
  return expected.reduce((most, value, at) => Math.max(most, Math.abs(value - numbers[at]!)), 0);
}

test("the question's inner states are PyTorch's", async () => {
  const states = await embedder.states(known.question, "layer_norm_8");
  const { shape, first } = known.states;
  expect(states.length).toBe(shape[0]! * shape[1]!);
  const starts = first.flatMap((row, word) => row.map((value, at) => value - states[word * shape[1]! + at]!));
  expect(Math.max(...starts.map(Math.abs))).toBeLessThan(PARITY);
});

test("scores of paths are PyTorch's", async () => {
  const reading = await retriever.read(known.question, await stepsOf(known));
  expect(furthest(reading.matter, known.matter)).toBeLessThan(PARITY);
  expect(furthest(reading.close, known.close.flat())).toBeLessThan(PARITY);
  const scores = await reading.score(Int32Array.from(known.paths.flat()));
  expect(furthest(scores, known.scores)).toBeLessThan(PARITY);
});

test("a lonely path has the score it has among others", async () => {
  const reading = await retriever.read(known.question, await stepsOf(known));
  const alone = await reading.score(Int32Array.from(known.paths[1]!));
  expect(furthest(alone, [known.scores[1]!])).toBeLessThan(PARITY);
});

test("the right path comes first", () => {
  const best = known.scores.indexOf(Math.max(...known.scores));
  expect(known.paths[best]).toStrictEqual([1, 2, -1, -1]);
});

test("no shipped model scatters: onnxruntime's sums of repeated indices are wrong with several threads", async () => {
  const files = (await readdir(MODELS, { recursive: true })).filter((file) => file.endsWith(".onnx"));
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const operators = operatorsOf(await readFile(join(MODELS, file)));
    expect(operators.has("MatMul") || operators.has("Gemm")).toBe(true);
    expect([...operators].filter((operator) => operator.startsWith("Scatter"))).toStrictEqual([]);
  }
});

/** A copy of the models folder whose retriever's entry and files `change` may spoil. */
async function spoiled(change: (folder: string, entry: RetrieverEntry) => Promise<void>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "dragoman-models-"));
  folders.push(folder);
  await cp(MODELS, folder, { recursive: true });
  const path = join(folder, "manifest.json");
  const manifest = JSON.parse(await readFile(path, "utf8")) as { models: RetrieverEntry[] };
  await change(
    folder,
    manifest.models.find(({ task }) => task === "retriever")!,
  );
  await writeFile(path, JSON.stringify(manifest));
  return folder;
}

async function sentenceOf(folder: string): Promise<string> {
  const opened = await openRetriever(folder, embedder);
  const steps = await stepsOf(known);
  const sentence = await opened
    .read(known.question, steps)
    .then((reading) => reading.score(Int32Array.from(known.paths.flat())))
    .then(
      () => "it works",
      (error: unknown) => (error as Error).message,
    );
  await opened.close();
  return sentence;
}

test("a file with other contents than promised is refused", async () => {
  const folder = await spoiled(async (models, { files }) => {
    const path = join(models, files.words.file);
    const bytes = await readFile(path);
    bytes[bytes.length >> 1]! ^= 1;
    await writeFile(path, bytes);
  });
  expect(await sentenceOf(folder)).toBe(
    "The model “path-retriever” cannot be used: its contents differ from what the manifest promises (SHA-256).",
  );
});

test("a file that takes other inputs is refused", async () => {
  const folder = await spoiled((_, entry) => {
    const { words, paths } = entry.files;
    entry.files = { words: paths, paths: words };
    return Promise.resolve();
  });
  expect(await sentenceOf(folder)).toMatch(
    /^The model “path-retriever” cannot be used: it does not take what a retriever is given/,
  );
});

test("a file that is no model is refused", async () => {
  const folder = await spoiled(async (models, { files }) => {
    const bytes = Buffer.from("no model");
    await writeFile(join(models, files.paths.file), bytes);
    files.paths = {
      ...files.paths,
      bytes: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
    };
  });
  expect(await sentenceOf(folder)).toMatch(
    /^The model “path-retriever” cannot be used: the runtime refuses it/,
  );
});

test("features that are not numbers give no scores", async () => {
  const steps = await stepsOf(known);
  steps.relations.fill(NaN);
  const reading = await retriever.read(known.question, steps);
  await expect(reading.score(Int32Array.from(known.paths.flat()))).rejects.toThrow(
    "The model “path-retriever” cannot be used: its scores are not numbers.",
  );
});

test("a retriever for another embedder is refused in one sentence", async () => {
  await expect(openRetriever(MODELS, { ...embedder, name: "other" })).rejects.toThrow(
    "The model “path-retriever” cannot be used: it reads all-MiniLM-L6-v2, not other.",
  );
});
