/** On a disk that fills up: each thing that keeps something, in turn, and what it says; one JSON line each. */
import { existsSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { ConnectionFile } from "../../../src/main/engine/connections/connection-file";
import { exportGraph } from "../../../src/main/engine/export/export-graph";
import { importGraph } from "../../../src/main/engine/import/import-graph";
import { Ledger } from "../../../src/main/engine/ledger/ledger";
import { GraphTitles } from "../../../src/main/engine/records/graph-titles";
import { KeptSessions } from "../../../src/main/engine/records/kept-sessions";
import { connectionSchema } from "../../../src/shared/connections";
import { explain, FailureError, toFailure } from "../../../src/shared/failure";
import type { LedgerEntry } from "../../../src/shared/ledger";

const { home, source, entry, free } = JSON.parse(process.argv[2]!) as {
  home: string;
  source: string;
  entry: LedgerEntry;
  /** Bytes that the disk still takes when the acts begin. */
  free: number;
};
const signal = new AbortController().signal;
const records = join(home, "records");
const graph = join(home, "g.duckdb");
const connections = join(records, "connections.json");
const connection = (name: string) => connectionSchema.parse({ name, address: "bolt://127.0.0.1:7687" });
const bring = (path: string) =>
  importGraph({
    files: [{ name: "g.tsv", path }],
    into: "g",
    target: graph,
    signal,
    progress: () => undefined,
  });

/** Each act with the files whose old contents must stay where it fails. */
const ACTS: readonly (readonly [name: string, files: readonly string[], act: () => unknown])[] = [
  ["import", [graph], () => bring(source)],
  ["csv", [join(home, "out", "nodes.csv"), join(home, "out", "edges.csv")], () => out("csv", "out")],
  ["jsonl", [join(home, "out.jsonl")], () => out("jsonl", "out.jsonl")],
  ["session", [], () => new KeptSessions(records).keep("w", "x".repeat(300_000))],
  [
    "connections",
    [connections],
    () => new ConnectionFile(connections).save(connection("b".repeat(60)), undefined),
  ],
  [
    "titles",
    [join(records, "graph-titles.json")],
    () => new GraphTitles(join(records, "graph-titles.json")).set("g", "t".repeat(200)),
  ],
  ["ledger", [], () => keepRun("later")],
];

function out(format: "csv" | "jsonl", name: string) {
  return exportGraph({ graph, format, out: join(home, name), signal, progress: () => undefined });
}

function keepRun(id: string): void {
  const ledger = new Ledger(join(records, "runs.jsonl"));
  ledger.add({ ...entry, id, question: id.repeat(2000), digest: id });
  if (ledger.unwritten > 0)
    throw new FailureError({ kind: "export-failed", file: "runs.jsonl", reason: ledger.problem });
}

const contents = (paths: readonly string[]) =>
  paths.map((path) => (existsSync(path) ? readFileSync(path, "base64") : ""));

const first = join(home, "first.tsv");
writeFileSync(first, "a\tr\tb\n");
await bring(first);
await out("csv", "out");
await out("jsonl", "out.jsonl");
await new ConnectionFile(connections).save(connection("a"), undefined);
new GraphTitles(join(records, "graph-titles.json")).set("g", "first");
keepRun("first");
fill();
for (const [name, files, act] of ACTS) {
  const before = contents(files);
  let said = "";
  try {
    await act();
  } catch (fault) {
    said = explain(toFailure(fault));
  }
  const changed = JSON.stringify(contents(files)) !== JSON.stringify(before);
  writeSync(1, `${JSON.stringify({ name, said, changed })}\n`);
}
const runs = new Ledger(join(records, "runs.jsonl"), 1000, false).rows().map(({ id }) => id);
const names = (await new ConnectionFile(connections).list()).map(({ name }) => name);
writeSync(1, `${JSON.stringify({ name: "after", runs, names })}\n`);

/** Takes the room that is left, but for what is wanted. */
function fill(): void {
  const piece = Buffer.alloc(4096);
  const path = join(home, "fill");
  let taken = 0;
  try {
    for (;;) {
      writeFileSync(path, piece, { flag: "a" });
      taken += piece.length;
    }
  } catch {
    // Full: now a part of it is given back.
  }
  writeFileSync(path, Buffer.alloc(Math.max(0, taken - free)));
}
