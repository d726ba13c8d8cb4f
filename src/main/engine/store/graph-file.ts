/** A graph file opened and looked over: what it is not fit for is told as one failure, and no handle is held then. */
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { FailureError, messageOf, ReasonError } from "../../../shared/failure";
import { message, type Message } from "../../../shared/sentences/sentences";
import { readVocabulary, type Vocabulary } from "./details";
import { DuckDbFile } from "./duckdb-file";
import { GRAPH_EXTENSION, LAYOUT_VERSION, LAYOUTS, type Meta } from "./layout";
import type { Topology } from "./topology";

/** How often a file is opened that others keep replacing meanwhile. */
const MOST_TRIES = 5;

/** Throws FailureError graph-missing, graph-unreadable or what `read` throws as one; `read` closes the file, or keeps it open. */
export async function readGraphFile<T>(
  path: string,
  read: (file: DuckDbFile, graph: string) => Promise<T>,
  memory = "512MB",
): Promise<T> {
  const graph = basename(path, GRAPH_EXTENSION);
  for (let tries = 1; ; tries++) {
    const stamp = await stampOf(path);
    if (stamp === undefined) throw new FailureError({ kind: "graph-missing", graph });
    let file: DuckDbFile | undefined;
    try {
      file = await DuckDbFile.open(path, { readOnly: true, memory, threads: 2 });
      return await read(file, graph);
    } catch (fault) {
      file?.close();
      // Another process may have replaced or removed it on the way: then the fault says nothing of the file that is there now.
      if (tries === MOST_TRIES || (await stampOf(path)) === stamp) throw unreadable(fault, path);
    }
  }
}

/** What a graph file says of itself; undefined where there is none, or none that can be read. */
export async function readMeta(path: string): Promise<Meta | undefined> {
  const meta = readGraphFile(
    path,
    async (file) => {
      const { meta: found } = await readVocabulary(file);
      file.close();
      return found;
    },
    "256MB",
  );
  return meta.catch(() => undefined);
}

/** What tells a file from another one in its place; undefined where there is none. */
async function stampOf(path: string): Promise<string | undefined> {
  const found = await stat(path, { bigint: true }).catch(() => undefined);
  return found?.isFile() === true ? [found.ino, found.size, found.mtimeNs].join() : undefined;
}

/** A fault met while a graph's file was read, as a FailureError; one that is one already stays. */
export function unreadable(fault: unknown, path: string): FailureError {
  if (fault instanceof FailureError) return fault;
  const graph = basename(path, GRAPH_EXTENSION);
  return new FailureError({ kind: "graph-unreadable", graph, reason: faultIn(fault, basename(path)) });
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

/** What DuckDB says of a file that has other tables than a graph, or is none of its own. */
const FOREIGN = /^(?:Catalog|Binder) Error|not a valid DuckDB database file/;
const KNOWN_FAULTS: readonly (readonly [words: RegExp, reason: Message])[] = [
  [/Permission denied/, message("file-forbidden")],
  [/Could not set lock/, message("graph-locked")],
  [/^Out of Memory/, message("graph-memory")],
  [/database file with version/, message("graph-version")],
];

// DuckDB's own words run over several lines and speak of catalogs and blocks: people need none of them.
function faultIn(fault: unknown, file: string): Message {
  if (fault instanceof ReasonError) return fault.reason;
  const words = messageOf(fault);
  if (FOREIGN.test(words)) return message("no-graph", { file });
  return KNOWN_FAULTS.find(([known]) => known.test(words))?.[1] ?? message("graph-damaged");
}
