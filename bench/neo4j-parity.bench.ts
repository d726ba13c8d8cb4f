/**
 * The same questions over the same graph in its file, in a managed Neo4j and behind a local Neptune endpoint: expansions, path searches
 * and searches are compared column by column, whole runs edge by edge and answer by answer; the first difference ends the bench.
 * `--graph` NAME of a sample (films if not given), `--stores` neo4j,neptune, `--compare` N expansions, `--recipes` a,b,c, `--questions` N
 * of the graph's own.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findBuiltInRecipe } from "../src/main/engine/ask/recipes";
import { runRecipe, type FinishedRun } from "../src/main/engine/ask/recipe-runner";
import { exportGraph } from "../src/main/engine/export/export-graph";
import { transferToNeo4j } from "../src/main/engine/export/transfer-to-neo4j";
import { serverFolder, startServer, stopServer } from "../src/main/engine/managed-neo4j/managed-server";
import { readCredentials } from "../src/main/engine/managed-neo4j/server-files";
import { productFolders } from "../src/main/engine/server/folders";
import { openWorkspace, type Workspace } from "../src/main/engine/server/workspace";
import type { GraphStore } from "../src/main/engine/store/graph-store";
import type { Neo4jAddress } from "../src/main/engine/store/neo4j/connection";
import { openNeo4jStore } from "../src/main/engine/store/neo4j/neo4j-store";
import { parseNeptuneAddress } from "../src/main/engine/store/neptune/neptune-address";
import { openNeptuneStore } from "../src/main/engine/store/neptune/neptune-store";
import { bulkLoad } from "../test/engine/neptune/bulk-load";
import { openEndpoint } from "../test/engine/neptune/endpoint";
import { KEYS, REGION } from "../test/engine/neptune/signed-server";
import { compareExpansions, comparePaths, compareSearches } from "../test/engine/store/neo4j/same-graph";

const SERVER = "parity";
const NAMESPACE = "bench_";
/** Of one expansion; without a bound three hops are most of the graph, many times over. */
const MOST_EDGES = 3000;
const calm = new AbortController().signal;
const quiet = { signal: calm, progress: () => undefined };

interface Settings {
  readonly compare: number;
  readonly recipes: readonly string[];
  readonly questions: number;
}

interface Remote {
  readonly store: GraphStore;
  close(): Promise<void>;
}

type Open = (graph: string, neo4j: Neo4jAddress, folder: string) => Promise<Remote>;
const STORES: Readonly<Record<string, Open>> = { neo4j: openNeo4j, neptune: openNeptune };

export async function main(args: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      graph: { type: "string", default: "films" },
      stores: { type: "string", default: "neo4j,neptune" },
      compare: { type: "string", default: "200" },
      recipes: { type: "string", default: "d-rag,g-retriever,biomedical" },
      questions: { type: "string", default: "6" },
    },
  });
  const folder = await mkdtemp(join(tmpdir(), "neo4j-parity-"));
  const workspace = openWorkspace(productFolders({ ...process.env, DRAGOMAN_HOME: folder }));
  const path = join(workspace.folders.samples, `${values.graph}.duckdb`);
  const settings = {
    ...{ compare: Number(values.compare), questions: Number(values.questions) },
    recipes: values.recipes.split(",").filter((name) => name !== ""),
  };
  try {
    for (const name of values.stores.split(",")) {
      console.log(`${values.graph} in ${name}`);
      await withRemote(STORES[name]!, path, folder, (remote) =>
        workspace.stores.use(path, (builtIn) => compare(builtIn, remote, workspace, settings)),
      );
    }
  } finally {
    await workspace.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function withRemote(
  open: Open,
  path: string,
  folder: string,
  work: (remote: GraphStore) => Promise<void>,
): Promise<void> {
  const home = { folder: await mkdtemp(join(folder, "server-")) };
  const memory = { heapMb: 1024, pageCacheMb: 256 };
  const { url, database } = await startServer(home, SERVER, { ...quiet, memory });
  try {
    const login = (await readCredentials(serverFolder(home, SERVER)))!;
    const start = performance.now();
    const remote = await open(path, { url, database, ...login }, home.folder);
    console.log(`brought there in ${seconds(start)} s`);
    try {
      await work(remote.store);
    } finally {
      await remote.close();
    }
  } finally {
    await stopServer(home, SERVER);
  }
}

async function openNeo4j(graph: string, to: Neo4jAddress): Promise<Remote> {
  await transferToNeo4j({ ...quiet, graph, to, replace: false });
  const store = await openNeo4jStore(to);
  return { store, close: () => store.close() };
}

async function openNeptune(graph: string, to: Neo4jAddress, folder: string): Promise<Remote> {
  const out = join(folder, "bulk-load");
  await exportGraph({ ...quiet, graph, out, format: "neptune", namespace: NAMESPACE });
  const endpoint = await openEndpoint(to);
  await bulkLoad(endpoint.connection, out, false);
  const query = new URLSearchParams({ region: REGION, tls: "off", namespace: NAMESPACE, vectors: graph });
  const address = parseNeptuneAddress(`neptune://127.0.0.1:${String(endpoint.port)}?${query.toString()}`);
  const store = await openNeptuneStore(address, { credentials: KEYS });
  return {
    store,
    close: async () => {
      await store.close();
      await endpoint.close();
    },
  };
}

async function compare(
  builtIn: GraphStore,
  remote: GraphStore,
  workspace: Workspace,
  { compare: count, recipes, questions: most }: Settings,
): Promise<void> {
  const { questions } = await builtIn.describe();
  const start = performance.now();
  await compareExpansions(builtIn, remote, count, MOST_EDGES);
  await comparePaths(builtIn, remote, count >> 2);
  await compareSearches(builtIn, remote, questions);
  const searches = 3 * questions.length;
  console.log(
    `${String(count)} expansions, ${String(count >> 2)} path searches and ${String(searches)} searches alike (${seconds(start)} s)`,
  );
  const ports = {
    ...{
      embedder: await workspace.embedder(),
      retriever: workspace.retriever,
      graphReader: workspace.graphReader,
      signal: calm,
    },
    progress: () => undefined,
  };
  let [same, all] = [0, 0];
  for (const question of questions.slice(0, most))
    for (const name of recipes) {
      const recipe = await findBuiltInRecipe(name, workspace.folders.recipes);
      const here = await runRecipe(question, recipe, 7, { ...ports, store: builtIn });
      const there = await runRecipe(question, recipe, 7, { ...ports, store: remote });
      all++;
      const isSame = decided(here) === decided(there);
      if (isSame) same++;
      console.log(`${isSame ? "same  " : "OTHER "} ${name.padEnd(12)} ${question}`);
    }
  console.log(`${String(same)} of ${String(all)} runs alike (load ${loadavg()[0]!.toFixed(1)})`);
}

/** Candidates, verdicts, kept nodes and answers, as text; scores are left out: cosines differ in their seventh digit. */
function decided({ run: { graph, subgraph, reading } }: FinishedRun): string {
  const { nodes, edges, sources, targets, relations } = graph;
  const columns = [nodes, edges, sources, targets, relations, subgraph.verdicts, subgraph.nodes];
  return JSON.stringify([columns.map((column) => [...column]), reading.answers.map(({ row }) => row)]);
}

const seconds = (start: number) => ((performance.now() - start) / 1000).toFixed(1);
