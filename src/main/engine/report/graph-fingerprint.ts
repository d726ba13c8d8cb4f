/** What tells one graph from another, whatever it is called and wherever it was imported. */
import { createHash } from "node:crypto";
import type { GraphSchema } from "../../../shared/graph";
import type { Vocabulary } from "../store/details";
import type { Batch, DuckDbFile, Value } from "../store/duckdb-file";
import { checkedVocabulary, readGraphFile, unreadable } from "../store/graph-file";

/** Rows that are hashed as one list; another number would give every graph another fingerprint. */
const ROWS = 16_384;

/**
 * "sha256:…" over every node and edge of a graph's file in order of handle: ids, names, labels, texts, ends and relations. Not over vectors,
 * properties and evidence: what they change in a run, its numbers show. Throws FailureError graph-missing or graph-unreadable.
 */
export async function fingerprintOfFile(path: string, signal: AbortSignal): Promise<string> {
  const open = async (file: DuckDbFile) => ({ file, vocabulary: await checkedVocabulary(file) });
  const { file, vocabulary } = await readGraphFile(path, open);
  try {
    return await fingerprintOf(file, vocabulary, signal);
  } catch (fault) {
    if (signal.aborted) throw fault;
    // A block that is damaged is met only when its rows are asked for.
    throw unreadable(fault, path);
  } finally {
    file.close();
  }
}

/** Only the columns that count are read, and as columns: what runs beside the first question on a graph should be little. */
async function fingerprintOf(file: DuckDbFile, known: Vocabulary, signal: AbortSignal): Promise<string> {
  const hash = createHash("sha256");
  const { vectorModel = "", vectorTemplate } = known.meta;
  const embedded = vectorTemplate === undefined ? [vectorModel] : [vectorModel, vectorTemplate];
  hash.update(JSON.stringify([...embedded, known.relations]));
  const toNodes = (batch: Batch): unknown[] => {
    const [ids, names, labels, texts] = [
      batch.strings(0),
      batch.strings(1),
      batch.values(2),
      batch.strings(3),
    ];
    const named = labels.map((list) =>
      (list as readonly Value[]).map((label) => known.labels[Number(label)]!),
    );
    return ids.map((id, row) => [id, names[row], named[row], texts[row]]);
  };
  const toEdges = (batch: Batch): unknown[] => {
    const [sources, relations, targets] = [batch.integers(0), batch.integers(1), batch.integers(2)];
    const row = (at: number) => [sources[at], known.relations[relations[at]!]!.name, targets[at]];
    return Array.from({ length: batch.rows }, (_, at) => row(at));
  };
  for await (const list of listsOf(file, "nodes", "node", "id, name, labels, text", toNodes, signal))
    hash.update(JSON.stringify(list));
  for await (const list of listsOf(file, "edges", "edge", "source, relation, target", toEdges, signal))
    hash.update(JSON.stringify(list));
  return `sha256:${hash.digest("hex")}`;
}

/** A table's rows in order of handle, `ROWS` at a time. */
async function* listsOf(
  file: DuckDbFile,
  table: "nodes" | "edges",
  handle: "node" | "edge",
  columns: string,
  toRows: (batch: Batch) => unknown[],
  signal: AbortSignal,
): AsyncGenerator<unknown[]> {
  const [counted] = await file.rows(`SELECT count(*) AS count FROM ${table}`);
  const query = `SELECT ${columns} FROM ${table} WHERE ${handle} >= $1 AND ${handle} < $2 ORDER BY ${handle}`;
  for (let first = 0; first < Number(counted!["count"]); first += ROWS) {
    signal.throwIfAborted();
    const list: unknown[] = [];
    for await (const batch of file.batches(query, [first, first + ROWS])) list.push(...toRows(batch));
    yield list;
  }
}

/** "counts-sha256:…" over names and counts of labels and relations: all that is cheap to know of a graph in a database. */
export function fingerprintOfCounts({ nodes, edges, labels, relations }: GraphSchema): string {
  const byName = (list: GraphSchema["labels"]) => list.map(({ name, count }) => [name, count]).sort();
  const counts = JSON.stringify([nodes, edges, byName(labels), byName(relations)]);
  return `counts-sha256:${createHash("sha256").update(counts).digest("hex")}`;
}
