import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { IdentifiedEmbedder } from "../../../src/main/engine/models/embedder";
import { openGraphReader, type GraphReader } from "../../../src/main/engine/models/graph-reader";
import { openEmbedder } from "../../../src/main/engine/models/onnx-embedder";
import { neighbourLists, type ReaderGraph } from "../../../src/main/engine/models/reader-graph";
import { operatorsOf } from "./operators";

const MODELS = "resources/models";
const NAME = "graph-reader";
const PARITY = 1e-5;

let embedder: IdentifiedEmbedder;
let reader: GraphReader;
let graph: ReaderGraph;
let wanted: Float32Array;

/** Made by PyTorch: training/biomed_reader/export.py. */
beforeAll(async () => {
  const text = await readFile("test/engine/models/golden/graph-reader.json", "utf8");
  const stored = JSON.parse(text) as Record<string, string>;
  const bytes = (name: string) => Uint8Array.from(Buffer.from(stored[name]!, "base64"));
  const floats = (name: string) => new Float32Array(bytes(name).buffer);
  const ints = (name: string) => new Int32Array(bytes(name).buffer);
  graph = {
    ...{ question: floats("question"), labels: floats("labels"), labelOf: ints("labelOf") },
    ...{ steps: bytes("steps"), numbers: floats("numbers"), relations: floats("relations") },
    ...{ relationOf: ints("relationOf"), sources: ints("sources"), targets: ints("targets") },
    messageNumbers: floats("messageNumbers"),
  };
  wanted = floats("scores");
  embedder = await openEmbedder(MODELS);
  reader = await openGraphReader(MODELS, embedder, NAME);
});
afterAll(async () => {
  await reader.close();
  await embedder.close();
});

test("the file gives PyTorch's scores, a vector for every node, and shares of messages that add up", async () => {
  const { scores, vectors, attention } = await reader.read(graph);
  expect(Math.max(...scores.map((score, node) => Math.abs(score - wanted[node]!)))).toBeLessThan(PARITY);
  expect(vectors.length % scores.length).toBe(0);
  expect(attention.length).toBeGreaterThan(0);
  for (const shares of attention) {
    const heard = new Float64Array(scores.length);
    graph.targets.forEach((target, message) => (heard[target]! += shares[message]!));
    for (const node of new Set(graph.targets)) expect(heard[node]).toBeCloseTo(1, 4);
  }
});

test("one thread and two give the same bits", async () => {
  const before = process.env["DRAGOMAN_THREADS"];
  const runs: Float32Array[] = [];
  for (const threads of ["1", "2"]) {
    process.env["DRAGOMAN_THREADS"] = threads;
    const own = await openGraphReader(MODELS, embedder, NAME);
    runs.push((await own.read(graph)).scores.slice());
    await own.close();
  }
  if (before === undefined) delete process.env["DRAGOMAN_THREADS"];
  else process.env["DRAGOMAN_THREADS"] = before;
  expect(runs[0]).toStrictEqual(runs[1]);
});

test("a subgraph without edges is read as well, and nothing scatters", async () => {
  const nodes = graph.labelOf.length;
  const none = new Int32Array(0);
  const alone = {
    ...graph,
    relationOf: none,
    sources: none,
    targets: none,
    messageNumbers: new Float32Array(0),
  };
  const { scores, attention } = await reader.read(alone);
  expect(scores).toHaveLength(nodes);
  expect(scores.every(Number.isFinite)).toBe(true);
  expect(attention[0]).toHaveLength(0);
  const operators = operatorsOf(await readFile(`${MODELS}/${NAME}/reader.onnx`));
  expect([...operators].filter((name) => name.startsWith("Scatter"))).toStrictEqual([]);
  expect(operators).toContain("Gather");
});

test("a reader that is not there is told by name", async () => {
  await expect(openGraphReader(MODELS, embedder, "nobody")).rejects.toMatchObject({
    failure: { kind: "model-missing", model: "nobody" },
  });
});

test("messages are listed by their target, in classes by how many there are, each once", () => {
  // Node 0 hears 5 messages, node 1 none, node 2 two, node 3 a hundred.
  const targets = Int32Array.from([0, 0, 0, 0, 0, 2, 2, ...new Array<number>(100).fill(3)]);
  const { lists, placeOf } = neighbourLists(4, targets);
  expect(lists.map(({ rows, width }) => [rows, width])).toStrictEqual([
    [2, 2],
    [1, 5],
    [1, 1],
    [1, 100],
  ]);
  const listOf = (node: number) => {
    let place = placeOf[node]!;
    for (const { rows, width, messages } of lists) {
      if (place < rows)
        return [...messages.subarray(place * width, (place + 1) * width)].filter((at) => at >= 0);
      place -= rows;
    }
    throw new Error("no list");
  };
  expect([0, 1, 2].map(listOf)).toStrictEqual([[0, 1, 2, 3, 4], [], [5, 6]]);
  expect(listOf(3)).toHaveLength(100);
});
