/**
 * Import of random graphs without embeddings: edges per second and the peak memory, each in a process of its own.
 * `--edges 100000,1000000` and `--format triples|neo4j-csv|jsonl` choose.
 */
import { fork } from "node:child_process";
import { mkdtemp, open, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { importGraph } from "../src/main/engine/import/import-graph";
import { randomFrom } from "./random";

const RUNS = 3;

interface Measured {
  readonly ms: number;
  readonly nodes: number;
  readonly peak: number;
  /** Time on all cores together: what is left of `ms` on a busy machine. */
  readonly cpu: number;
}

export async function main(args: readonly string[] = []): Promise<void> {
  const edges = (option(args, "--edges") ?? "100000,1000000").split(",").map(Number);
  const formats = option(args, "--format")?.split(",") ?? Object.keys(WRITERS);
  const folder = await mkdtemp(join(tmpdir(), "import-bench-"));
  try {
    const rows = [];
    for (const format of formats)
      for (const count of edges) rows.push(await benchImport(folder, format, count));
    console.table(rows);
    console.log(`${availableParallelism()} cores, load ${loadavg()[0]!.toFixed(1)} at the end`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function benchImport(folder: string, format: string, edges: number) {
  const files = await WRITERS[format]!(folder, edges);
  const runs: Measured[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await importInChild(files, join(folder, "graph.duckdb")));
  const times = runs.map(({ ms }) => ms).sort((a, b) => a - b);
  const perSecond = (ms: number) => `${Math.round(edges / ms)}k`;
  return {
    ...{ format, edges, nodes: runs[0]!.nodes },
    ...{ "min ms": Math.round(times[0]!), "median ms": Math.round(times[RUNS >> 1]!) },
    ...{ "edges/s best": perSecond(times[0]!), "edges/s median": perSecond(times[RUNS >> 1]!) },
    "cpu ms": Math.round(Math.min(...runs.map(({ cpu }) => cpu))),
    "peak MiB": Math.round(Math.max(...runs.map(({ peak }) => peak)) / 1024),
  };
}

/** A process of its own, so that the peak is that of one import alone. */
function importInChild(files: readonly string[], target: string): Promise<Measured> {
  return new Promise((done, fail) => {
    const child = fork(fileURLToPath(import.meta.url), ["--import", target, ...files], { execArgv: [] });
    child.on("message", (measured) => done(measured as Measured));
    child.on("exit", (code) => code !== 0 && fail(new Error(`the import ended with ${String(code)}`)));
  });
}

async function importHere([target, ...files]: readonly string[]): Promise<void> {
  const before = process.cpuUsage();
  const { ms, nodes } = await importGraph({
    files: files.map((path) => ({ name: path, path })),
    into: "bench",
    target: target!,
    signal: new AbortController().signal,
    progress: () => undefined,
  });
  const { user, system } = process.cpuUsage(before);
  process.send?.({ ms, nodes, cpu: (user + system) / 1000, peak: process.resourceUsage().maxRSS }, () =>
    process.exit(0),
  );
}

/** Files of a random graph with a fifth as many nodes as edges and 50 relations, some common, some rare. */
const WRITERS: Record<string, (folder: string, edges: number) => Promise<string[]>> = {
  triples: async (folder, edges) => [
    await writeLines(
      join(folder, `${edges}.tsv`),
      triples(edges, (s, r, t) => `${name(s)}\t${r}\t${name(t)}`),
    ),
  ],
  "neo4j-csv": async (folder, edges) => [
    await writeLines(join(folder, `${edges}-nodes.csv`), nodeTable(edges / 5)),
    await writeLines(join(folder, `${edges}-edges.csv`), edgeTable(edges)),
  ],
  jsonl: async (folder, edges) => [
    await writeLines(
      join(folder, `${edges}.jsonl`),
      triples(edges, (s, r, t) => `{"source":"${name(s)}","relation":"${r}","target":"${name(t)}"}`),
    ),
  ],
};

const name = (node: number): string => `Entity number ${node}`;

function* triples(edges: number, line: (source: number, relation: string, target: number) => string) {
  const random = randomFrom(1);
  for (let edge = 0; edge < edges; edge++) {
    const relation = `relation_${Math.floor(random() * random() * 50)}`;
    yield line(Math.floor((random() * edges) / 5), relation, Math.floor((random() * edges) / 5));
  }
}

function* nodeTable(nodes: number) {
  yield ":ID,name,:LABEL,age:int";
  for (let node = 0; node < nodes; node++) yield `${node},${name(node)},Thing,${node % 90}`;
}

function* edgeTable(edges: number) {
  yield ":START_ID,:END_ID,:TYPE,weight:float";
  yield* triples(edges, (source, relation, target) => `${source},${target},${relation},0.5`);
}

async function writeLines(path: string, lines: Iterable<string>): Promise<string> {
  const file = await open(path, "w");
  let waiting: string[] = [];
  for (const line of lines)
    if (waiting.push(line) === 20_000) {
      await file.write(`${waiting.join("\n")}\n`);
      waiting = [];
    }
  if (waiting.length > 0) await file.write(`${waiting.join("\n")}\n`);
  await file.close();
  return path;
}

function option(args: readonly string[], key: string): string | undefined {
  const at = args.indexOf(key);
  return at < 0 ? undefined : args[at + 1];
}

// The benches import this file, a child runs it.
if (process.argv[2] === "--import") await importHere(process.argv.slice(3));
