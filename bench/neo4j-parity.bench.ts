/**
 * The same questions over the same graph in its file and in a managed Neo4j: whole runs must be alike, edge by edge and answer by answer.
 * `--graph` NAME of a sample (films if not given), `--recipes` a,b,c, `--questions` N of the graph's own.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findBuiltInRecipe } from "../src/main/engine/ask/recipes";
import { runRecipe, type FinishedRun } from "../src/main/engine/ask/recipe-runner";
import { transferToNeo4j } from "../src/main/engine/export/transfer-to-neo4j";
import { serverFolder, startServer, stopServer } from "../src/main/engine/neo4j/managed-server";
import { readCredentials } from "../src/main/engine/neo4j/server-files";
import { productFolders } from "../src/main/engine/server/folders";
import { openWorkplace } from "../src/main/engine/server/workplace";
import { openNeo4jStore } from "../src/main/engine/store/neo4j/neo4j-store";

const calm = new AbortController().signal;

export async function main(args: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      graph: { type: "string", default: "films" },
      recipes: { type: "string", default: "d-rag,g-retriever,biomedical" },
      questions: { type: "string", default: "6" },
    },
  });
  const folder = await mkdtemp(join(tmpdir(), "neo4j-parity-"));
  const home = { folder };
  const workplace = openWorkplace(productFolders({ ...process.env, DRAGOMAN_HOME: folder }));
  const path = join(workplace.folders.samples, `${values.graph}.duckdb`);
  const memory = { heapMb: 1024, pageCacheMb: 256 };
  const { url, database } = await startServer(home, "parity", {
    ...{ signal: calm, progress: () => undefined, memory },
  });
  try {
    const login = (await readCredentials(serverFolder(home, "parity")))!;
    const to = { url, database, ...login };
    const { nodes, edges, ms } = await transferToNeo4j({
      ...{ graph: path, to, replace: false, signal: calm, progress: () => undefined },
    });
    console.log(
      `${values.graph}: ${String(nodes)} nodes, ${String(edges)} edges, ${String(Math.round(ms))} ms`,
    );
    const remote = await openNeo4jStore(to);
    const ports = {
      ...{ embedder: await workplace.embedder(), retriever: workplace.retriever, signal: calm },
      progress: () => undefined,
    };
    const [same, all] = await workplace.stores.use(path, async (builtIn) => {
      let [same, all] = [0, 0];
      const { questions } = await builtIn.describe();
      for (const question of questions.slice(0, Number(values.questions)))
        for (const name of values.recipes.split(",")) {
          const recipe = await findBuiltInRecipe(name, workplace.folders.recipes);
          const here = await runRecipe(question, recipe, 7, { ...ports, store: builtIn });
          const there = await runRecipe(question, recipe, 7, { ...ports, store: remote });
          all++;
          const isSame = decided(here) === decided(there);
          if (isSame) same++;
          console.log(`${isSame ? "same  " : "OTHER "} ${name.padEnd(12)} ${question}`);
        }
      return [same, all];
    });
    console.log(`${String(same)} of ${String(all)} runs alike (load ${loadavg()[0]!.toFixed(1)})`);
    await remote.close();
  } finally {
    await stopServer(home, "parity");
    await workplace.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Candidates, verdicts, kept nodes and answers, as text; scores are left out: cosines differ in their seventh digit. */
function decided({ run: { graph, subgraph, reading } }: FinishedRun): string {
  const { nodes, edges, sources, targets, relations } = graph;
  const columns = [nodes, edges, sources, targets, relations, subgraph.verdicts, subgraph.nodes];
  return JSON.stringify([columns.map((column) => [...column]), reading.answers.map(({ row }) => row)]);
}
