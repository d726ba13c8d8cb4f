/** An import from first byte to finished graph: all of it, or nothing. */
import { resolve } from "node:path";
import type { ImportReport, Progress } from "../../../shared/contract";
import type { ImportFormat, TableMapping } from "../../../shared/import-preview";
import { say } from "../../../shared/sentences";
import type { Embedder } from "../models/embedder";
import { createGraph, type GraphWriter } from "../store/graph-writer";
import type { Meta } from "../store/layout";
import { embedNodes } from "./embed-nodes";
import { fileSize } from "./file-bytes";
import { agreeOnFormat } from "./agree-on-format";
import { GraphBuilder } from "./graph-builder";
import { refuse, type ImportRun, type SourceFile } from "./import-run";
import { nodesAreFinal, READERS } from "./readers";
import { RejectList } from "./reject-list";
import { readSchemaFile, type SchemaRules } from "./schema-rules";

export interface ImportRequest {
  readonly files: readonly SourceFile[];
  /** Name of the graph. */
  readonly into: string;
  /** Path of the graph's file; what lies there is replaced when, and only when, the import succeeds. */
  readonly target: string;
  /** Guessed from names and contents when left out. */
  readonly format?: ImportFormat;
  /** Path of a schema file. */
  readonly schema?: string;
  /** With it every node gets a vector; without it vectors in the files are kept. */
  readonly embedder?: Embedder;
  readonly meta?: Meta;
  /** For node tables: the column nodes take their name from. */
  readonly nameColumn?: string;
  /** For tables of triples: what their columns become. */
  readonly tables?: readonly TableMapping[];
  readonly signal: AbortSignal;
  /** Stages "read" (bytes), "embed" (nodes) and "save". */
  readonly progress: (progress: Progress) => void;
}

/** Graphs that an import writes to right now. */
const busy = new Set<string>();

/** Imports the files into one graph. Throws a FailureError when a file is refused, an AbortError when cancelled. */
export async function importGraph(request: ImportRequest): Promise<ImportReport> {
  const target = resolve(request.target);
  if (busy.has(target)) refuse(request.files[0]!, say("import-running"));
  busy.add(target);
  try {
    return await importAlone(request);
  } finally {
    busy.delete(target);
  }
}

async function importAlone(request: ImportRequest): Promise<ImportReport> {
  const start = performance.now();
  const { files, signal } = request;
  const run = await startRun(request);
  const format = request.format ?? (await agreeOnFormat(files, signal));
  const rules = request.schema === undefined ? undefined : await readSchemaFile(request.schema);
  const writer = await createGraph(request.target);
  try {
    const graph = await readAll(request, format, run, writer, rules);
    const embedded = await addVectors(request, writer, graph);
    await save(request, writer, graph, embedded > 0);
    return {
      ...{ graph: request.into, format, nodes: graph.nodeCount, edges: graph.edgeCount, embedded },
      ...{ rejects: run.rejects.inOrder(), rejected: run.rejects.count, ms: performance.now() - start },
    };
  } catch (fault) {
    await writer.abandon();
    throw fault;
  }
}

async function startRun({ files, signal, progress }: ImportRequest): Promise<ImportRun> {
  let total = 0;
  for (const file of files) {
    const size = await fileSize(file);
    if (size === 0) refuse(file, say("file-empty"));
    total += size;
  }
  let done = 0;
  const onBytes = (bytes: number): void => progress({ stage: "read", done: (done += bytes), total });
  return { signal, rejects: new RejectList(), onBytes };
}

async function readAll(
  { files, embedder, nameColumn, tables }: ImportRequest,
  format: ImportFormat,
  run: ImportRun,
  writer: GraphWriter,
  rules: SchemaRules | undefined,
): Promise<GraphBuilder> {
  const keepsVectors = embedder === undefined;
  const graph = new GraphBuilder(writer, run.rejects, {
    nodesAreFinal: nodesAreFinal(format),
    keepsVectors,
    ...(rules && { rules }),
  });
  const options = { ...(nameColumn !== undefined && { nameColumn }), ...(tables && { tables }) };
  await READERS[format](files, graph, run, options);
  await graph.end();
  if (graph.nodeCount === 0) refuse(files[0]!, nothingRead(run.rejects));
  return graph;
}

function nothingRead({ kept: [first], count }: RejectList): string {
  if (!first) return say("no-row");
  return say("no-row-usable", { count, line: first.line, why: first.reason });
}

async function addVectors(
  { files, embedder, signal, progress }: ImportRequest,
  writer: GraphWriter,
  graph: GraphBuilder,
): Promise<number> {
  if (!embedder) {
    if (graph.vectorCount > 0 && graph.vectorCount < graph.nodeCount)
      refuse(files[0]!, say("vectors-missing", { some: graph.vectorCount, all: graph.nodeCount }));
    return 0;
  }
  const onDone = (done: number, total: number): void => progress({ stage: "embed", done, total });
  await embedNodes(writer, graph.nodeCount, embedder, signal, onDone);
  return graph.nodeCount;
}

async function save(
  { into, files, embedder, meta, signal, progress }: ImportRequest,
  writer: GraphWriter,
  graph: GraphBuilder,
  isEmbedded: boolean,
): Promise<void> {
  progress({ stage: "save", done: 0, total: 1 });
  const ownModel = graph.vectorCount > 0 ? "from file" : "";
  await writer.writeMeta({
    ...{ title: into, description: "", licence: "", attribution: "", questions: "[]" },
    ...{ vectorModel: isEmbedded ? embedder!.name : ownModel },
    ...{ importedFrom: files.map(({ name }) => name).join(", ") },
    ...meta,
    name: into,
  });
  signal.throwIfAborted();
  await writer.finish();
  progress({ stage: "save", done: 1, total: 1 });
}
