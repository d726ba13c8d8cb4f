/**
 * The built-in store on random graphs whose degrees follow a power law: writing, opening, expansion, and seeds of every kind.
 * `--only` NAME runs one part: graphs, vectors, names, typed or counts.
 */
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { completeName } from "../src/main/engine/explore/complete-name";
import type { Expansion } from "../src/shared/graph";
import { openBuiltInStore } from "../src/main/engine/store/built-in-store";
import { createGraph } from "../src/main/engine/store/graph-writer";
import type { GraphStore, SeedQuery } from "../src/main/engine/store/graph-store";
import { randomFrom } from "./random";

const EDGES = [1e3, 1e4, 1e5, 1e6];
const NAMES = 100_000;
const TYPED_NAMES = 1_000_000;
const WIDTH = 384;
const EXPANSION: Expansion = {
  ...{ hops: 2, direction: "both", labels: [], relations: [] },
  ...{ degreeCap: 100, edgeBudget: 10_000 },
};
const calm = new AbortController().signal;

export async function main(args: readonly string[] = []): Promise<void> {
  const only = args[args.indexOf("--only") + 1];
  const folder = await mkdtemp(join(tmpdir(), "store-bench-"));
  const wants = (part: string) => args.length === 0 || only === part;
  try {
    if (wants("graphs")) console.table(await inTurn(EDGES, (edges) => benchGraph(folder, edges)));
    if (wants("vectors")) console.table([await benchVectors(folder)]);
    if (wants("names")) console.table(await benchNames(folder));
    if (wants("typed")) console.table(await benchTyped(folder));
    if (wants("counts")) console.table(await benchCounts(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function benchGraph(folder: string, edges: number) {
  const path = join(folder, `${edges}.duckdb`);
  const written = await timed(() => writeRandomGraph(path, edges));
  const opened = await repeated(5, async () => (await openBuiltInStore(path)).close());
  const store = await openBuiltInStore(path);
  const { nodes } = await store.describe();
  const random = randomFrom(7);
  const sizes: number[] = [];
  const expand = async (how: Expansion) => {
    const from = Array.from({ length: 10 }, () => Math.floor(random() * nodes));
    sizes.push((await store.expand(from, how, calm)).edges.length);
  };
  const capped = await repeated(200, () => expand(EXPANSION));
  const size = sizes.sort((one, other) => one - other)[sizes.length >> 1];
  const free = await repeated(20, () => expand({ ...EXPANSION, degreeCap: 0, edgeBudget: 10_000_000 }));
  await store.close();
  return {
    ...{ edges, nodes, "write ms": round(written), "file MB": round((await stat(path)).size / 2 ** 20) },
    ...columns("open ms", opened),
    ...{ "candidate edges (cap 100)": size },
    ...columns("2 hops ms", capped),
    ...columns("no cap ms", free),
  };
}

async function benchVectors(folder: string) {
  const path = join(folder, "vectors.duckdb");
  const random = randomFrom(3);
  const vector = (rows: number) => Float32Array.from({ length: rows * WIDTH }, () => random() - 0.5);
  const writer = await startGraph(path, NAMES);
  for (let first = 0; first < NAMES; first += 10_000)
    await writer.appendVectors(first, vector(10_000), WIDTH);
  await writer.finish();
  const store = await openBuiltInStore(path);
  const search = () => seeds(store, { by: "vector", vector: vector(1), k: 10, labels: [] });
  const first = await timed(search);
  const top = await repeated(50, search);
  const nodes = Int32Array.from({ length: 5000 }, (_, node) => node * 7);
  const some = await repeated(50, () => store.similarities(vector(1), nodes, calm));
  await store.close();
  return {
    ...{ vectors: NAMES, width: WIDTH, "first search, with loading ms": round(first) },
    ...columns("top 10 ms", top),
    ...columns("5,000 similarities ms", some),
  };
}

async function benchNames(folder: string) {
  const path = join(folder, "names.duckdb");
  await (await startGraph(path, NAMES)).finish();
  const store = await openBuiltInStore(path);
  const random = randomFrom(11);
  const name = () => randomName(random);
  const kinds: Record<string, () => SeedQuery> = {
    text: () => ({ by: "text", text: `${name()} ${name()}`, k: 10, labels: [] }),
    mention: () => ({
      by: "mention",
      question: `which ${name()} acted with ${name()} in it?`,
      k: 10,
      labels: [],
    }),
    "mention with a typo": () => ({
      ...{ by: "mention", k: 10, labels: [] },
      question: `which ${name().replace(/.$/, "x")} acted with ${name().slice(1)} in it?`,
    }),
    name: () => ({ by: "name", names: [name()] }),
  };
  const rows = await inTurn(Object.keys(kinds), async (kind) => {
    const first = await timed(() => seeds(store, kinds[kind]!()));
    const later = await repeated(200, () => seeds(store, kinds[kind]!()));
    return { "seeds by": kind, names: NAMES, "first, with index ms": round(first), ...columns("ms", later) };
  });
  await store.close();
  return rows;
}

/** Every beginning of names and of a question that ends with one, as they are typed letter by letter. */
async function benchTyped(folder: string) {
  const path = join(folder, "typed.duckdb");
  await writeRandomGraph(path, TYPED_NAMES, TYPED_NAMES);
  const store = await openBuiltInStore(path);
  const random = randomFrom(13);
  const names = Array.from({ length: 100 }, () => randomName(random));
  const first = await timed(() => seeds(store, { by: "prefix", text: "ka", k: 8 }));
  const rows = await inTurn([1, 2, 3, 5, 8, 12, 16], async (letters) => {
    const taken = names.map((name) => name.slice(0, letters));
    const prefix = await each(taken, (text) => seeds(store, { by: "prefix", text, k: 8 }));
    const asked = taken.map((text) => `Which ${names[0]!} acted with ${text}`);
    const question = await each(asked, (text) => completeName(store, text, "question", 8, calm));
    return {
      ...{ letters, names: TYPED_NAMES, "first, with index ms": round(first) },
      ...columns("name ms", prefix),
      "name ms, p95": round(prefix[94]!),
      ...columns("in a question ms", question),
      "in a question ms, p95": round(question[94]!),
    };
  });
  await store.close();
  return rows;
}

/** Whole sets of a graph of 1M edges and 100k nodes, counted, and how long a count goes on once it is cancelled. */
async function benchCounts(folder: string) {
  const path = join(folder, "counts.duckdb");
  await writeRandomGraph(path, TYPED_NAMES);
  const store = await openBuiltInStore(path);
  const { nodes, relations } = await store.describe();
  const relation = relations[0]!.name;
  const half = Int32Array.from({ length: nodes / 2 }, (_, node) => 2 * node);
  const how = { direction: "out", limit: 200 } as const;
  const follow = (from: "all" | Int32Array, over: string, signal = calm) =>
    store.follow({ from, relation: over, ...how }, signal);
  const kinds: Record<string, () => Promise<unknown>> = {
    "steps over one relation": () => follow("all", relation),
    "all steps": () => follow("all", ""),
    "steps over one relation from half of the nodes": () => follow(half, relation),
    "all steps to half of the nodes": () =>
      store.follow({ from: half, relation: "", ...how, direction: "in" }, calm),
    "nodes of one kind": () => store.members("", 200, calm),
  };
  const rows = await inTurn(Object.keys(kinds), async (kind) => ({
    ...{ counted: kind, first: round(await timed(kinds[kind]!)) },
    ...columns("ms", await repeated(30, kinds[kind]!)),
  }));
  const stopped = await repeated(30, async () => {
    const cancel = new AbortController();
    const counting = follow("all", "", cancel.signal).catch(() => undefined);
    cancel.abort();
    await counting;
  });
  await store.close();
  return [...rows, { counted: "cancelled, until it ends", ...columns("ms", stopped) }];
}

/** As many edges as asked, a tenth as many nodes; one end of each edge falls on few nodes far more often than on others. */
async function writeRandomGraph(path: string, edges: number, nodes = Math.ceil(edges / 10)): Promise<void> {
  const random = randomFrom(1);
  const writer = await startGraph(path, nodes);
  for (let first = 0; first < edges; first += 100_000) {
    const count = Math.min(100_000, edges - first);
    const column = (value: () => number) => Int32Array.from({ length: count }, value);
    await writer.appendEdges({
      sources: column(() => Math.floor(random() * nodes)),
      // A prime factor scatters the popular nodes over all handles.
      targets: column(() => (Math.floor(nodes * random() ** 3) * 7919) % nodes),
      relations: column(() => Math.floor(random() * 20)),
      properties: null,
    });
  }
  await writer.finish();
}

async function startGraph(path: string, nodes: number) {
  const random = randomFrom(5);
  const writer = await createGraph(path);
  const relations = Array.from({ length: 20 }, (_, relation) => `relation_${relation}`);
  await writer.writeMeta({ name: "random", vectorModel: "random" });
  await writer.writeRelations(relations, relations);
  const rows = Array.from({ length: nodes }, (_, node) => node);
  await writer.appendNodes({
    ...{ labels: null, texts: null, properties: null },
    ids: rows.map((node) => `node-${node}`),
    names: rows.map(() => randomName(random)),
  });
  return writer;
}

/** Two or three words of two to four syllables, as many different ones as names of people have. */
function randomName(random: () => number): string {
  const syllables = [
    "ka",
    "ro",
    "mi",
    "tan",
    "del",
    "so",
    "vir",
    "pe",
    "lun",
    "ga",
    "the",
    "bo",
    "ri",
    "sha",
    "nor",
    "i",
  ];
  const word = () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => syllables[Math.floor(random() * 16)]).join("");
  const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);
  return Array.from({ length: random() < 0.7 ? 2 : 3 }, () => capital(word())).join(" ");
}

function seeds(store: GraphStore, query: SeedQuery) {
  return store.seeds(query, calm);
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}

async function repeated(times: number, act: () => Promise<unknown>): Promise<number[]> {
  const results: number[] = [];
  for (let time = 0; time < times; time++) results.push(await timed(act));
  return results.sort((one, other) => one - other);
}

async function each<T>(items: readonly T[], act: (item: T) => Promise<unknown>): Promise<number[]> {
  return (await inTurn(items, (item) => timed(() => act(item)))).sort((one, other) => one - other);
}

async function inTurn<T, R>(items: readonly T[], act: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await act(item));
  return results;
}

function columns(name: string, sorted: number[]) {
  return { [`${name}, min`]: round(sorted[0]!), [`${name}, median`]: round(sorted[sorted.length >> 1]!) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
