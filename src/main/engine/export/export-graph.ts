/** A graph written out in another form, whole or not at all. */
import { join } from "node:path";
import type { Progress } from "../../../shared/contract";
import { openGraphRows, type GraphRows } from "./graph-rows";
import { writeTextFiles, type TextFile } from "./text-file";
import { importNotes } from "./write-import-notes";
import { csvEdges, csvNodes } from "./write-csv";
import { cyjsText } from "./write-cyjs";
import { cypherText } from "./write-cypher";
import { gexfText } from "./write-gexf";
import { graphmlText } from "./write-graphml";
import { jsonlText } from "./write-jsonl";
import { kgxEdges, kgxNodes } from "./write-kgx";
import { neptuneEdges, neptuneNodes, neptuneRecord, neptuneVectors } from "./write-neptune";

export const EXPORT_FORMATS = [
  "csv",
  "jsonl",
  "graphml",
  "gexf",
  "cypher",
  "cyjs",
  "neptune",
  "kgx",
  "rejects",
] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface ExportRequest {
  /** Path of the graph's file. */
  readonly graph: string;
  readonly format: ExportFormat;
  /** Path of the file to write; for "csv" and "neptune" the folder that gets nodes.csv, edges.csv and so on. */
  readonly out: string;
  /** For "neptune": what stands ahead of every label and id, so that several graphs fit beside each other. */
  readonly namespace?: string;
  readonly signal: AbortSignal;
  /** Stage "write", in rows read; looking for columns first takes a pass of its own. */
  readonly progress: (progress: Progress) => void;
}

export interface ExportReport {
  readonly format: ExportFormat;
  readonly files: readonly string[];
  readonly nodes: number;
  readonly edges: number;
  readonly ms: number;
}

/** Exports the graph row by row. Throws FailureError graph-missing, graph-unreadable or export-failed, an AbortError when cancelled. */
export async function exportGraph(request: ExportRequest): Promise<ExportReport> {
  const start = performance.now();
  const { format, signal } = request;
  const graph = await openGraphRows(request.graph);
  try {
    reportRows(graph, request);
    const files = WRITERS[format](graph, request);
    await writeTextFiles(files, signal);
    const counts = { nodes: graph.nodeCount, edges: graph.edgeCount };
    return { format, files: files.map(([path]) => path), ...counts, ms: performance.now() - start };
  } finally {
    graph.close();
  }
}

type Writer = (graph: GraphRows, request: ExportRequest) => TextFile[];

const WRITERS: Readonly<Record<ExportFormat, Writer>> = {
  csv: (graph, { out }) => [
    [join(out, "nodes.csv"), csvNodes(graph)],
    [join(out, "edges.csv"), csvEdges(graph)],
  ],
  jsonl: (graph, { out }) => [[out, jsonlText(graph)]],
  graphml: (graph, { out }) => [[out, graphmlText(graph)]],
  gexf: (graph, { out }) => [[out, gexfText(graph)]],
  cypher: (graph, { out }) => [[out, cypherText(graph)]],
  cyjs: (graph, { out }) => [[out, cyjsText(graph)]],
  neptune: (graph, { out, namespace = "" }) => [
    [join(out, "nodes.csv"), neptuneNodes(graph, namespace)],
    [join(out, "edges.csv"), neptuneEdges(graph, namespace)],
    [join(out, "graph.csv"), neptuneRecord(graph, namespace)],
    // Beside the others, in a folder of its own: the database's loader takes every file of a folder.
    [join(out, "analytics", "vectors.csv"), neptuneVectors(graph, namespace)],
  ],
  kgx: (graph, { out }) => [
    [join(out, "nodes.tsv"), kgxNodes(graph)],
    [join(out, "edges.tsv"), kgxEdges(graph)],
  ],
  rejects: (graph, { out }) => [[out, importNotes(graph)]],
};

/** Formats with typed columns look at everything first, and Neptune's record counts it once more. */
const PASSES: Partial<Record<ExportFormat, number>> = { csv: 2, graphml: 2, gexf: 2, neptune: 3, kgx: 2 };

function reportRows(graph: GraphRows, { format, progress }: ExportRequest): void {
  const total = (graph.nodeCount + graph.edgeCount) * (PASSES[format] ?? 1);
  let done = 0;
  graph.onRows = (rows) => progress({ stage: "write", done: (done += rows), total });
}
