/** What an import would make of files, judged by their beginnings with the very readers that import them. */
import type { ImportPreview } from "../../../shared/import/requests";
import { FailureError } from "../../../shared/failure";
import type { ImportFormat, TableMapping } from "../../../shared/import/preview";
import { message } from "../../../shared/sentences/sentences";
import { agreeOnFormat } from "./agree-on-format";
import { headBytes, remarkLetters } from "./source/file-bytes";
import { GraphBuilder } from "./graph/graph-builder";
import { ElementCounts, refuse, type ImportRun, type SourceFile } from "./source/import-run";
import { libraryTables } from "./library/library-tables";
import { previewEdges, previewFile } from "./preview-files";
import { READERS } from "./readers";
import { planTables, type TablePlan } from "./tables/table-plan";
import { RejectList } from "./source/reject-list";
import { SampleSink } from "./graph/sample-sink";
import { withoutMark } from "./source/text-blocks";

export interface PreviewRequest {
  /** Files on disk; `complete` says whether they are there to their end, else they end with a whole line. */
  readonly files: readonly (SourceFile & { readonly complete: boolean })[];
  readonly format?: ImportFormat | undefined;
  readonly tables: readonly TableMapping[];
  readonly redistributable?: boolean;
  readonly signal: AbortSignal;
}

const LISTED_REJECTS = 100;

/** Throws the FailureError that the import would throw, as far as the beginnings tell. */
export async function previewImport({
  files,
  format,
  tables,
  redistributable = false,
  signal,
}: PreviewRequest): Promise<ImportPreview> {
  const agreed = format ?? (await agreeOnFormat(files, signal));
  const how = { mappings: tables, named: [], areTriples: format === "triples", typed: true, signal };
  const plans =
    agreed === "triples"
      ? await planTables(files, how)
      : agreed === "library"
        ? await libraryTables(files, (tables) => planTables(tables, how), signal)
        : [];
  const shown = await Promise.all(
    files.map(async (file) => previewFile(file, await headText(file, signal), agreed, plans)),
  );
  const complete = files.every((file) => file.complete);
  const run: ImportRun = {
    signal,
    rejects: new RejectList(),
    elements: new ElementCounts(),
    onBytes: () => undefined,
    isCut: !complete,
  };
  await remarkLetters(files, run);
  const sink = new SampleSink();
  await readSample(files, { format: agreed, plans, run, sink, complete, redistributable });
  const { nodes, edges, evidence, labels, relations, licences, firstEdges } = sink;
  // Beside tables of nodes it is the first file of edges that they stand in.
  const first = Math.max(
    0,
    files.findIndex(({ name }) => run.elements.of(name).edges > 0),
  );
  return {
    format: agreed,
    files: shown.map((file, at) => file ?? previewEdges(files[at]!.name, at === first ? firstEdges : [])),
    doubts: plans.flatMap(({ file, sure }) => (sure ? [] : [file.name])),
    warnings: plans.flatMap(({ file, warnings }) => warnings.map((why) => ({ file: file.name, why }))),
    graph: { nodes, edges, evidence, labels, relations, licences },
    ...{ rejects: run.rejects.inOrder().slice(0, LISTED_REJECTS), rejected: run.rejects.count, complete },
    ...{ rules: run.rejects.rules, remarks: run.rejects.remarksInOrder() },
  };
}

async function headText(file: SourceFile, signal: AbortSignal): Promise<string> {
  const head = withoutMark(await headBytes(file, signal)).toString("utf8");
  if (head.trim() === "") refuse(file, message("file-empty"));
  return head;
}

interface Sample {
  readonly format: ImportFormat;
  readonly plans: readonly TablePlan[];
  readonly run: ImportRun;
  readonly sink: SampleSink;
  readonly complete: boolean;
  readonly redistributable: boolean;
}

async function readSample(
  files: readonly SourceFile[],
  { format, plans, run, sink, complete, redistributable }: Sample,
): Promise<void> {
  const graph = new GraphBuilder(sink, run.rejects, {
    nodesAreFinal: READERS[format].nodesAreFinal,
    keepsVectors: false,
  });
  try {
    await READERS[format].read(files, graph, run, { plans, redistributable });
  } catch (fault) {
    // A file that breaks off cannot be well-formed; what stood before the break counts.
    if (!(fault instanceof FailureError) || complete || graph.nodeCount === 0) throw fault;
  }
  await graph.end();
}
