/** The trained node reader alone, over made-up subgraphs of several sizes with some hubs: time, and processor time of all threads. */
import { join } from "node:path";
import { percentile } from "../src/main/engine/evaluate/percentile";
import { openGraphReader } from "../src/main/engine/models/graph-reader";
import { openEmbedder } from "../src/main/engine/models/onnx-embedder";
import {
  MESSAGE_COLUMNS,
  MOST_STEPS,
  NUMBER_COLUMNS,
  STEP_COLUMNS,
  type ReaderGraph,
} from "../src/main/engine/models/reader-graph";
import { randomFrom } from "./random";

const MODELS = join("resources", "models");
const SIZES = [
  { nodes: 100, edges: 250 },
  { nodes: 700, edges: 1_200 },
  { nodes: 2_000, edges: 10_000 },
];
const ROUNDS = 20;
const WIDTH = 384;
const [LABELS, RELATIONS] = [20, 60];

export async function main(): Promise<void> {
  const embedder = await openEmbedder(MODELS);
  const reader = await openGraphReader(MODELS, embedder, "graph-reader");
  const rows = [];
  for (const size of SIZES) {
    const graph = madeUp(size.nodes, size.edges);
    await reader.read(graph);
    const [times, processor]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      const [start, before] = [performance.now(), process.cpuUsage()];
      await reader.read(graph);
      const { user, system } = process.cpuUsage(before);
      times.push(performance.now() - start);
      processor.push((user + system) / 1000);
    }
    const of = (all: readonly number[]) =>
      `${percentile(all, 50).toFixed(1)} / ${percentile(all, 95).toFixed(1)}`;
    rows.push({ ...size, "ms, p50 / p95": of(times), "processor ms, p50 / p95": of(processor) });
  }
  console.table(rows);
  await reader.close();
  await embedder.close();
}

function madeUp(nodes: number, edges: number): ReaderGraph {
  const random = randomFrom(18);
  const below = (most: number) => Math.floor(random() * most);
  const numbers = (length: number) => Float32Array.from({ length }, () => random() - 0.5);
  const hub = () => Math.floor(nodes * random() ** 2);
  const pairs = Array.from({ length: edges }, () => [hub(), below(nodes)] as const);
  const messages = pairs
    .flatMap(([a, b]) => [[a, b] as const, [b, a] as const])
    .sort((one, other) => one[1] - other[1]);
  return {
    ...{ question: numbers(WIDTH), labels: numbers(LABELS * WIDTH), relations: numbers(RELATIONS * WIDTH) },
    labelOf: Int32Array.from({ length: nodes }, () => below(LABELS)),
    steps: Uint8Array.from({ length: nodes * STEP_COLUMNS }, () => below(MOST_STEPS)),
    numbers: numbers(nodes * NUMBER_COLUMNS),
    relationOf: Int32Array.from(messages, () => below(RELATIONS)),
    sources: Int32Array.from(messages, ([source]) => source),
    targets: Int32Array.from(messages, ([, target]) => target),
    messageNumbers: numbers(messages.length * MESSAGE_COLUMNS),
  };
}
