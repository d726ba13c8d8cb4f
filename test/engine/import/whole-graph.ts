/** Reads a graph file as one plain value, and imports texts into one: what the tests of import and export compare. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { ImportReport } from "../../../src/shared/import/requests";
import { importGraph, type ImportRequest } from "../../../src/main/engine/import/import-graph";
import { openGraphRows } from "../../../src/main/engine/export/graph-rows";

export interface WholeGraph {
  readonly nodes: readonly object[];
  readonly edges: readonly object[];
}

/** All nodes and edges in order; ids instead of handles, and nothing where there is nothing to say. */
export async function readWhole(path: string): Promise<WholeGraph> {
  const graph = await openGraphRows(path);
  try {
    const nodes: object[] = [];
    const edges: object[] = [];
    for await (const rows of graph.nodes())
      for (const { handle: _, ...node } of rows) nodes.push(withoutEmpty(node));
    for await (const rows of graph.edges())
      for (const { handle: _, source, target, ...edge } of rows)
        edges.push(withoutEmpty({ ...edge, source: graph.ids[source], target: graph.ids[target] }));
    return { nodes, edges };
  } finally {
    graph.close();
  }
}

function withoutEmpty(row: object): object {
  const isEmpty = (value: unknown): boolean =>
    value === "" || (typeof value === "object" && value !== null && Object.keys(value).length === 0);
  return Object.fromEntries(Object.entries(row).filter(([key, value]) => key === "name" || !isEmpty(value)));
}

/** An empty folder that goes with the test. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "dragoman-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Imported {
  readonly report: Omit<ImportReport, "ms" | "graph">;
  readonly target: string;
}

type Options = Partial<Omit<ImportRequest, "files">>;

/** Imports files given as names and contents, which go with the test. */
export async function importTexts(
  texts: Readonly<Record<string, string | Uint8Array>>,
  options: Options = {},
): Promise<Imported> {
  return importIn(scratchFolder(), texts, options);
}

/** As `importTexts`, in a folder of the caller's: for a graph that several tests read. */
export async function importIn(
  folder: string,
  texts: Readonly<Record<string, string | Uint8Array>>,
  options: Options = {},
): Promise<Imported> {
  const files = Object.entries(texts).map(([name, content], at) => {
    const path = join(folder, `file-${at}`);
    writeFileSync(path, content);
    return { name, path };
  });
  const target = options.target ?? join(folder, "graph.duckdb");
  const {
    graph: _graph,
    ms: _ms,
    ...report
  } = await importGraph({
    into: "graph",
    signal: new AbortController().signal,
    progress: () => undefined,
    ...options,
    files,
    target,
  });
  return { report, target };
}

/** The graph that files given as names and contents become; nothing may be rejected. */
export async function importWhole(
  texts: Readonly<Record<string, string | Uint8Array>>,
  options: Options = {},
): Promise<WholeGraph> {
  const { report, target } = await importTexts(texts, options);
  if (report.rejected > 0) throw new Error(JSON.stringify(report.rejects));
  return readWhole(target);
}
