/**
 * Solving Steiner trees: this solver, and pcst_fast beside it where DRAGOMAN_PYTHON names a Python that has it
 * (pcst_fast==1.0.10 with numpy<2). Times are milliseconds of solving alone; both sides get the same instances.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { performance } from "node:perf_hooks";
import type { Instance, Pruning } from "../src/main/engine/pcst/instance";
import { solve } from "../src/main/engine/pcst/solve";
import { randomFrom } from "./random";

/** Milliseconds. */
const WARM_UP = 250;

interface Row {
  readonly name: string;
  readonly instance: Instance;
  readonly rounds: number;
}

interface Times {
  readonly min: number;
  readonly median: number;
}

/** Prints the table; `DRAGOMAN_BENCH_EDGES` caps the size. */
export async function main(): Promise<void> {
  const python = process.env["DRAGOMAN_PYTHON"];
  const limit = Number(process.env["DRAGOMAN_BENCH_EDGES"] ?? 1e6);
  console.log("solve, ms".padEnd(44) + columns("ours min", "median", "pcst min", "median", "times faster"));
  for (const row of rows(limit)) {
    const ours = measure(row);
    const reference = python === undefined ? undefined : measureReference(python, row);
    console.log(row.name.padEnd(44) + columns(...cells(ours, reference)));
  }
  if (python === undefined) console.log("(set DRAGOMAN_PYTHON to a Python with pcst_fast to see it beside)");
}

function rows(limit: number): Row[] {
  const sizes = [1e3, 1e4, 1e5, 1e6].filter((edges) => edges <= limit);
  const few = sizes.map((edges) =>
    row(`ten prized nodes, ${edges} edges`, fewPrizes(edges / 5, edges, "gw")),
  );
  const all = sizes.map((edges) =>
    row(`every node prized, ${edges} edges`, allPrized(edges / 5, edges, "gw")),
  );
  const again = (["gw", "strong"] as const).flatMap((pruning) => [
    row(`prune again, 1000 nodes / 5000 edges, ${pruning}`, fewPrizes(1000, 5000, pruning)),
    row(`same, every node prized, ${pruning}`, allPrized(1000, 5000, pruning)),
  ]);
  return [...few, ...all, ...again];
}

function row(name: string, instance: Instance): Row {
  return { name, instance, rounds: Math.max(3, Math.min(200, Math.round(2e6 / instance.costs.length))) };
}

/** As G-Retriever asks: prizes 10 … 1, every edge of cost 0.5. */
function fewPrizes(nodeCount: number, edgeCount: number, pruning: Pruning): Instance {
  const random = randomFrom(1);
  const prizes = new Float64Array(nodeCount);
  for (let prize = 1; prize <= 10; prize++) prizes[Math.floor(random() * nodeCount)] = prize;
  return { ...randomEdges(random, nodeCount, edgeCount), prizes, pruning };
}

/** The hard case: moats everywhere, no two alike. */
function allPrized(nodeCount: number, edgeCount: number, pruning: Pruning): Instance {
  const random = randomFrom(2);
  const prizes = Float64Array.from({ length: nodeCount }, () => 3 * random());
  const instance = { ...randomEdges(random, nodeCount, edgeCount), prizes, pruning };
  return { ...instance, costs: instance.costs.map(() => 2 * random()) };
}

function randomEdges(
  random: () => number,
  nodeCount: number,
  edgeCount: number,
): Omit<Instance, "prizes" | "pruning"> {
  const node = (): number => Math.floor(random() * nodeCount);
  const sources = Int32Array.from({ length: edgeCount }, node);
  const targets = Int32Array.from({ length: edgeCount }, node);
  return { nodeCount, sources, targets, costs: new Float64Array(edgeCount).fill(0.5), root: -1, clusters: 1 };
}

function measure({ instance, rounds }: Row): Times {
  const times: number[] = [];
  // A workbench solves again and again: the rounds in which the code is still being compiled do not count.
  for (const until = performance.now() + WARM_UP; performance.now() < until;) solve(instance);
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    solve(instance);
    times.push(performance.now() - started);
  }
  return summary(times);
}

/** Lets Python solve the same instance as often, from a file of little-endian columns. */
function measureReference(python: string, { instance, rounds }: Row): Times {
  const folder = mkdtempSync(join(tmpdir(), "pcst-bench-"));
  try {
    const file = join(folder, "instance.bin");
    const { nodeCount, sources, targets, prizes, costs, pruning } = instance;
    const counts = Int32Array.of(nodeCount, costs.length);
    const columns = [counts, sources, targets, prizes, costs];
    writeFileSync(file, Buffer.concat(columns.map((column) => Buffer.from(column.buffer))));
    const script = resolve("bench/pcst-reference.py");
    const output = execFileSync(python, [script, file, pruning, String(rounds)], { encoding: "utf8" });
    return summary(JSON.parse(output) as number[]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function summary(times: number[]): Times {
  const sorted = [...times].sort((a, b) => a - b);
  return { min: sorted[0]!, median: sorted[sorted.length >> 1]! };
}

function cells(ours: Times, reference: Times | undefined): string[] {
  const told = [ours.min, ours.median].map((time) => time.toFixed(2));
  if (reference === undefined) return told;
  const ratio = `${(reference.min / ours.min).toFixed(1)} / ${(reference.median / ours.median).toFixed(1)}`;
  return [...told, reference.min.toFixed(2), reference.median.toFixed(2), ratio];
}

function columns(...texts: string[]): string {
  return texts.map((text) => text.padStart(14)).join("");
}
