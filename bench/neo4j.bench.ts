/**
 * The same random graph in the built-in store and in a managed Neo4j: how fast it is transferred, and how long an expansion takes built in,
 * pushed down to Neo4j, and in Neo4j with one round trip for every node walked. `--edges` N (a million if not given), `--heap` MB.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { transferToNeo4j } from "../src/main/engine/export/transfer-to-neo4j";
import { serverFolder, startServer, stopServer } from "../src/main/engine/managed-neo4j/managed-server";
import { readCredentials } from "../src/main/engine/managed-neo4j/server-files";
import type { Expansion } from "../src/shared/graph";
import { openBuiltInStore } from "../src/main/engine/store/built-in-store";
import type { GraphStore } from "../src/main/engine/store/graph-store";
import { createGraph } from "../src/main/engine/store/graph-writer";
import { connect, type Connection, type Neo4jAddress } from "../src/main/engine/store/neo4j/connection";
import { stepsQuery } from "../src/main/engine/store/neo4j/cypher";
import { openNeo4jStore } from "../src/main/engine/store/neo4j/neo4j-store";
import { OWN } from "../src/main/engine/store/remote/scheme";
import { randomFrom } from "./random";

const GRAPH = "bench";
const HOW: Expansion = {
  ...{ hops: 2, direction: "both", labels: [], relations: [] },
  ...{ degreeCap: 100, edgeBudget: 10_000 },
};
const SEEDS = 10;
const WARM_UP = 5;
const ROUNDS = 15;
const calm = new AbortController().signal;

export async function main(args: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { edges: { type: "string", default: "1000000" }, heap: { type: "string", default: "1024" } },
  });
  const home = { folder: await mkdtemp(join(tmpdir(), "neo4j-bench-")) };
  const path = join(home.folder, "bench.duckdb");
  const edges = Number(values.edges);
  await writeRandomGraph(path, edges);
  const memory = { heapMb: Number(values.heap), pageCacheMb: 512 };
  const started = performance.now();
  const { url, database } = await startServer(home, GRAPH, {
    signal: calm,
    progress: () => undefined,
    memory,
  });
  try {
    console.log(`load ${loadavg()[0]!.toFixed(1)}, start ${seconds(performance.now() - started)} s`);
    const login = (await readCredentials(serverFolder(home, GRAPH)))!;
    await compare(path, { url, database, ...login });
  } finally {
    await stopServer(home, GRAPH);
    await rm(home.folder, { recursive: true, force: true });
  }
}

async function compare(path: string, address: Neo4jAddress): Promise<void> {
  let [start, end] = [0, 0];
  const progress = ({ stage, done }: { stage: string; done: number }) => {
    if (stage === "nodes") start = performance.now();
    if (stage === "edges" && done > 0) end = performance.now();
  };
  const brought = await transferToNeo4j({ graph: path, to: address, replace: false, signal: calm, progress });
  const rate = Math.round(brought.edges / ((end - start) / 1000));
  console.log(`transfer ${seconds(brought.ms)} s in all; edges alone ${String(rate)} a second`);
  const builtIn = await openBuiltInStore(path);
  const remote = await openNeo4jStore(address);
  const connection = await connect(address);
  console.table({
    "built-in": await times((from) => builtIn.expand(from, HOW, calm), brought.nodes),
    "Neo4j, pushed down": await times((from) => remote.expand(from, HOW, calm), brought.nodes),
    "Neo4j, a round trip for each node": await times(
      (from) => naive(connection, builtIn, from),
      brought.nodes,
    ),
  });
  for (const one of [builtIn, remote, connection]) await one.close();
}

/** Walks the nodes that the built-in store walks, asking for the steps of each by itself. */
async function naive(connection: Connection, store: GraphStore, from: readonly number[]): Promise<void> {
  const { nodes, hops } = await store.expand(from, HOW, calm);
  const query = stepsQuery(OWN, { direction: "both", relations: [], hasLabels: false });
  for (const [row, node] of nodes.entries())
    if (hops[row]! < HOW.hops)
      await connection.read({ query, parameters: { nodes: [node], page: HOW.degreeCap, after: -1 } }, calm);
}

async function times(work: (from: readonly number[]) => Promise<unknown>, nodes: number) {
  const random = randomFrom(7);
  const found: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const from = Array.from({ length: SEEDS }, () => Math.floor(random() * nodes));
    const start = performance.now();
    await work(from);
    if (round >= WARM_UP) found.push(performance.now() - start);
  }
  found.sort((one, other) => one - other);
  return { "p50 ms": round1(found[found.length >> 1]!), "max ms": round1(found.at(-1)!) };
}

/** Degrees follow a power law; twenty relations, four edges a node. */
async function writeRandomGraph(path: string, edgeCount: number): Promise<void> {
  const random = randomFrom(42);
  const nodeCount = Math.ceil(edgeCount / 4);
  const ids = Array.from({ length: nodeCount }, (_, node) => `node ${String(node)}`);
  const ends = () => Int32Array.from({ length: edgeCount }, () => Math.floor(nodeCount * random() ** 2));
  const writer = await createGraph(path);
  const names = Array.from({ length: 20 }, (_, relation) => `relation ${String(relation)}`);
  await writer.writeMeta({ name: GRAPH });
  await writer.writeLabels([]);
  await writer.writeRelations(names, names);
  await writer.appendNodes({ ids, names: ids, labels: null, texts: null, properties: null });
  const relations = Int32Array.from({ length: edgeCount }, () => Math.floor(random() * names.length));
  await writer.appendEdges({ sources: ends(), targets: ends(), relations, properties: null });
  await writer.finish();
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);
const round1 = (ms: number) => Math.round(ms * 10) / 10;
