/** An import from first byte to finished graph: all of it, or nothing. */
import { resolve } from "node:path";
import type { ImportReport } from "../../../shared/import/requests";
import type { Progress } from "../../../shared/contract";
import type { ReadPredicates } from "../../../shared/graph";
import type { ImportNotes } from "../../../shared/import/notes";
import type { ImportFormat, TableMapping } from "../../../shared/import/preview";
import { FailureError } from "../../../shared/failure";
import { inEnglish, message } from "../../../shared/sentences/sentences";
import type { Embedder } from "../models/embedder";
import { knownDiskReason } from "../records/disk-reasons";
import { createGraph, type GraphWriter } from "../store/graph-writer";
import type { Meta } from "../store/layout";
import { embedNodes } from "./graph/embed-nodes";
import type { NodeTemplates } from "./graph/node-templates";
import { fileSize, remarkLetters } from "./source/file-bytes";
import { agreeOnFormat } from "./agree-on-format";
import { mappingsIn } from "./tables/given-maps";
import { GraphBuilder } from "./graph/graph-builder";
import { joinByXrefs } from "./graph/join-by-xrefs";
import { readRelations } from "./graph/read-relations";
import { refuseTwins } from "./source/twins";
import { watchFiles } from "./source/unchanged";
import { ElementCounts, refuse, type ImportRun, type SourceFile } from "./source/import-run";
import { planImport } from "./plan-import";
import { asLibraryTable } from "./library/read-library-tables";
import { READERS } from "./readers";
import { notesOf, nothingRead, refuseRows } from "./refuse-rows";
import { RejectList } from "./source/reject-list";
import { mappingOfPlans, type TablePlan } from "./tables/table-plan";
import { readSchemaFile } from "./graph/schema-file";
import { SchemaRules } from "./graph/schema-rules";

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
  /** What the embedder reads of a node, name and text if left out. */
  readonly templates?: NodeTemplates;
  readonly meta?: Meta;
  /** For node tables: the column nodes take their name from. */
  readonly nameColumn?: string;
  /** For tables: what their columns become. */
  readonly tables?: readonly TableMapping[];
  /** The same as text, as `import --map` takes it; also for the keys of a list of objects in JSON. */
  readonly maps?: readonly string[];
  /** For biomedical sources: leave out rows whose licence does not allow handing them on. */
  readonly redistributable?: boolean;
  /** Whether nodes of different files that their cross-references say are one become one; else they are only counted. */
  readonly mergeXrefs?: boolean;
  /** Told before the first byte is read: what the tables are taken for, and what to look at. */
  readonly onPlan?: (mapping: string, warnings: readonly string[]) => void;
  /** Asked before anything is saved when rows were rejected; false gives the import up. */
  readonly accepts?: (report: ImportReport) => boolean;
  readonly signal: AbortSignal;
  /** Stages "read" (bytes), "embed" (nodes) and "save". */
  readonly progress: (progress: Progress) => void;
}

/** Graphs that an import writes to right now. */
const busy = new Set<string>();

/** Imports the files into one graph. Throws a FailureError when a file is refused, an AbortError when cancelled. */
export async function importGraph(request: ImportRequest): Promise<ImportReport> {
  const target = resolve(request.target);
  if (busy.has(target)) refuse(request.files[0]!, message("import-running"));
  busy.add(target);
  try {
    return await importAlone(request);
  } catch (fault) {
    const onDisk = fault instanceof FailureError ? undefined : knownDiskReason(fault);
    if (onDisk !== undefined) refuse(request.files[0]!, onDisk);
    throw fault;
  } finally {
    busy.delete(target);
  }
}

async function importAlone(request: ImportRequest): Promise<ImportReport> {
  const start = performance.now();
  const { files, signal, schema } = request;
  const refuseChanged = await watchFiles(files);
  const rules = schema === undefined ? undefined : new SchemaRules(await readSchemaFile(schema));
  const run = await startRun(request);
  const agreed = request.format ?? (await agreeOnFormat(files, signal));
  const planned = await planImport(agreed, request);
  const namesDocuments = planned.some(({ roles }) => roles.includes("pmid") || roles.includes("document"));
  const format = namesDocuments ? "library" : agreed;
  const plans = format === "library" ? planned.map(asLibraryTable) : planned;
  const mapping = mappingOfPlans(plans);
  request.onPlan?.(
    mapping,
    plans.flatMap(({ file, warnings }) => warnings.map((why) => `${file.name}: ${inEnglish(why)}`)),
  );
  const writer = await createGraph(request.target);
  try {
    const graph = await readAll(request, { format, plans }, run, writer, rules);
    await refuseChanged();
    const xrefs = await joinByXrefs(writer.staging, graph, {
      merges: request.mergeXrefs === true,
      hasVectors: graph.vectorCount > 0 && !request.embedder,
      refused: () => refuse(files[0]!, message("merge-vectors")),
    });
    const nodeCount = graph.nodeCount - (xrefs?.merged === true ? xrefs.nodes : 0);
    const report = (embedded: number): ImportReport => ({
      ...{
        graph: request.into,
        format: nameOf(format, plans),
        nodes: nodeCount,
        edges: graph.edgeCount,
      },
      ...{ embedded, rejects: run.rejects.inOrder(), rejected: run.rejects.count },
      ...{ rules: run.rejects.rules, remarks: run.rejects.remarksInOrder() },
      ...{
        elements: run.elements.all,
        textValues: run.elements.textValues,
        unlisted: graph.unlistedCount,
        ...(xrefs && { xrefs }),
        mapping,
        ms: performance.now() - start,
      },
    });
    if (run.rejects.count > 0 && request.accepts?.(report(0)) === false)
      refuseRows(files, run, plans.length > 0);
    const embedded = await addVectors(request, writer, graph, nodeCount);
    const predicates = request.embedder
      ? await readRelations(writer.staging, request.embedder, run, files[0]!.name)
      : {};
    const isLibrary = format === "library";
    await save(request, writer, graph, {
      ...{ notes: notesOf(run, isLibrary), predicates },
      ...{ isEmbedded: embedded > 0, isLibrary },
      mapping: mappingOfPlans(plans, true),
    });
    return report(embedded);
  } catch (fault) {
    await writer.abandon();
    throw fault;
  }
}

/** Triples are tables of edges with a relation each. */
function nameOf(format: ImportFormat, plans: readonly TablePlan[]): string {
  const areTriples = plans.every(({ kind, roles }) => kind === "edges" && roles.includes("relation"));
  return format === "triples" && !areTriples ? "tables" : format;
}

async function startRun({ files, signal, progress }: ImportRequest): Promise<ImportRun> {
  let total = 0;
  for (const file of files) {
    const size = await fileSize(file);
    if (size === 0) refuse(file, message("file-empty"));
    total += size;
  }
  await refuseTwins(files, signal);
  let done = 0;
  const onBytes = (bytes: number): void => progress({ stage: "read", done: (done += bytes), total });
  const run = { signal, rejects: new RejectList(), elements: new ElementCounts(), onBytes };
  await remarkLetters(files, run);
  return run;
}

async function readAll(
  { files, embedder, nameColumn, redistributable = false, maps = [] }: ImportRequest,
  { format, plans }: { readonly format: ImportFormat; readonly plans: readonly TablePlan[] },
  run: ImportRun,
  writer: GraphWriter,
  rules: SchemaRules | undefined,
): Promise<GraphBuilder> {
  const keepsVectors = embedder === undefined;
  const graph = new GraphBuilder(writer, run.rejects, {
    nodesAreFinal: READERS[format].nodesAreFinal,
    keepsVectors,
    ...(rules && { rules }),
  });
  const named = maps.flatMap(mappingsIn);
  const options = { ...(nameColumn !== undefined && { nameColumn }), plans, redistributable, named };
  await READERS[format].read(files, graph, run, options);
  await graph.end();
  if (graph.nodeCount === 0) refuse(files[0]!, nothingRead(run.rejects));
  return graph;
}

async function addVectors(
  { files, embedder, templates, signal, progress }: ImportRequest,
  writer: GraphWriter,
  graph: GraphBuilder,
  nodeCount: number,
): Promise<number> {
  if (!embedder) {
    if (graph.vectorCount > 0 && graph.vectorCount < graph.nodeCount)
      refuse(files[0]!, message("vectors-missing", { some: graph.vectorCount, all: graph.nodeCount }));
    return 0;
  }
  const onDone = (done: number, total: number): void => progress({ stage: "embed", done, total });
  await embedNodes(writer, nodeCount, embedder, signal, onDone, templates);
  return nodeCount;
}

async function save(
  { into, files, embedder, templates, meta, signal, progress }: ImportRequest,
  writer: GraphWriter,
  graph: GraphBuilder,
  {
    isEmbedded,
    isLibrary,
    mapping,
    notes,
    predicates,
  }: {
    readonly isEmbedded: boolean;
    readonly isLibrary: boolean;
    readonly mapping: string;
    readonly notes: ImportNotes;
    readonly predicates: ReadPredicates;
  },
): Promise<void> {
  progress({ stage: "save", done: 0, total: 1 });
  const names = files.map(({ name }) => name);
  // A library's files come in any order, and leave no trace of it.
  if (isLibrary) names.sort();
  const ownModel = graph.vectorCount > 0 ? "from file" : "";
  await writer.writeMeta({
    ...{ title: into, description: "", licence: "", attribution: "", questions: "[]" },
    ...{ vectorModel: isEmbedded ? embedder!.name : ownModel },
    ...(isEmbedded && templates && { vectorTemplate: JSON.stringify(templates) }),
    ...{ importedFrom: names.join(", ") },
    ...(mapping !== "" && { mapping }),
    ...(notes.rules.length > 0 && { notes: JSON.stringify(notes) }),
    ...(Object.keys(predicates).length > 0 && { predicates: JSON.stringify(predicates) }),
    ...meta,
    name: into,
  });
  signal.throwIfAborted();
  await writer.finish();
  progress({ stage: "save", done: 1, total: 1 });
}
