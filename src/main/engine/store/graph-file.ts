/** A graph file opened and looked over: what it is not fit for is told as one failure, and no handle is held then. */
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { FailureError, messageOf, ReasonError } from "../../../shared/failure";
import { message, type Reason } from "../../../shared/sentences/sentences";
import { readVocabulary, type Vocabulary } from "./details";
import { DuckDbFile } from "./duckdb-file";
import { GRAPH_EXTENSION, LAYOUT_VERSION, LAYOUTS } from "./layout";
import type { Topology } from "./topology";

/** Throws FailureError graph-missing or graph-unreadable; `read` closes the file, or keeps it open. */
export async function readGraphFile<T>(
  path: string,
  read: (file: DuckDbFile, graph: string) => Promise<T>,
): Promise<T> {
  const graph = basename(path, GRAPH_EXTENSION);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) throw new FailureError({ kind: "graph-missing", graph });
  let file: DuckDbFile | undefined;
  try {
    file = await DuckDbFile.open(path, { readOnly: true, memory: "512MB", threads: 2 });
    return await read(file, graph);
  } catch (fault) {
    file?.close();
    throw new FailureError({ kind: "graph-unreadable", graph, reason: faultIn(fault, path) });
  }
}

/** Throws ReasonError for a layout of another version. */
export async function checkedVocabulary(file: DuckDbFile): Promise<Vocabulary> {
  const vocabulary = await readVocabulary(file);
  if (!LAYOUTS.has(vocabulary.meta.layout ?? ""))
    throw new ReasonError(
      message("layout-other", { layout: vocabulary.meta.layout ?? "unknown", own: LAYOUT_VERSION }),
    );
  return vocabulary;
}

/** Throws ReasonError where an edge or node names what the vocabulary does not have. */
export function checkNames(topology: Topology, { relations, labels }: Vocabulary): void {
  let isSound = topology.labelsOf.every((label) => label >= 0 && label < labels.length);
  for (let edge = 0; edge < topology.edgeCount; edge++)
    isSound &&= topology.relation(edge) < relations.length;
  if (!isSound) throw new ReasonError(message("names-unfit"));
}

// DuckDB's messages run over several lines, begin with the kind of fault and quote the whole path; people need none of that.
export function faultIn(fault: unknown, path = ""): Reason {
  if (fault instanceof ReasonError) return fault.reason;
  return messageOf(fault)
    .split("\n")[0]!
    .replace(/^([A-Z]\w* )*Error: /, "")
    .replaceAll(path || "\n", basename(path))
    .slice(0, 300);
}
