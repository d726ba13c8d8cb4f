/** In which documents each edge was found, and when those were written: read from the references of its evidence. */
import { documentAboutSchema, type DocumentAbout, type Firsts } from "../../../../shared/library";
import { CUT_KINDS, type CutKind } from "../../../../shared/cut";
import { parseJson } from "../details";
import type { DuckDbFile } from "../duckdb-file";
import type { Meta } from "../layout";

export interface Occurrences {
  /** Ids of documents, in the order of the graph's file; references that are no document of it stand behind. */
  readonly ids: readonly string[];
  /** When each was written, by each kind of time; 0 where its source does not say. */
  readonly times: Readonly<Record<CutKind, Int32Array>>;
  /** What documents, by their place, are the first to say of concepts. */
  readonly firsts: ReadonlyMap<number, Firsts>;
  /** Documents of edge e, ascending and each once: `of[starts[e]] … of[starts[e + 1] − 1]`. */
  readonly starts: Int32Array;
  readonly of: Int32Array;
}

const NONE: DocumentAbout = {};

/** Reads all of a graph's evidence; an edge whose evidence names no reference counts its sources. */
export async function readOccurrences(file: DuckDbFile, meta: Meta, edgeCount: number): Promise<Occurrences> {
  const { ids, times, firsts } = await readDocuments(file, meta);
  const known = new Map(ids.map((id, at) => [id, at]));
  const strange: string[] = [];
  const found: (readonly [edges: Int32Array, documents: Int32Array])[] = [];
  const query =
    "SELECT DISTINCT edge, unnest(CASE WHEN len(refs) > 0 THEN refs WHEN source <> '' THEN [source] ELSE [] END) AS document " +
    "FROM evidence ORDER BY edge, document";
  for await (const batch of file.batches(query)) {
    const documents = batch.strings(1).map((id) => {
      const at = known.get(id ?? "");
      if (at !== undefined) return at;
      known.set(id ?? "", ids.length + strange.length);
      strange.push(id ?? "");
      return ids.length + strange.length - 1;
    });
    found.push([batch.integers(0).slice(), Int32Array.from(documents)]);
  }
  const count = ids.length + strange.length;
  const padded = (column: Int32Array): Int32Array => {
    const all = new Int32Array(count);
    all.set(column);
    return all;
  };
  const { date, pmid, order } = times;
  return {
    ids: [...ids, ...strange],
    firsts,
    times: { date: padded(date), pmid: padded(pmid), order: padded(order) },
    ...byEdge(found, edgeCount),
  };
}

async function readDocuments(file: DuckDbFile, { layout }: Meta) {
  const hasDocuments = layout !== "1" && layout !== "2";
  const rows = hasDocuments ? await file.rows("SELECT id, about FROM documents ORDER BY rowid") : [];
  const abouts = rows.map(
    ({ about }) => documentAboutSchema.safeParse(parseJson(String(about))).data ?? NONE,
  );
  const times = Object.fromEntries(
    CUT_KINDS.map((kind) => [kind, Int32Array.from(abouts, (about) => Number(about[kind] ?? 0))]),
  ) as Record<CutKind, Int32Array>;
  const firsts = new Map(abouts.flatMap(({ firsts: own }, at) => (own ? [[at, own] as const] : [])));
  return { ids: rows.map(({ id }) => String(id)), times, firsts };
}

function byEdge(found: readonly (readonly [edges: Int32Array, documents: Int32Array])[], edgeCount: number) {
  const starts = new Int32Array(edgeCount + 1);
  for (const [edges] of found) for (const edge of edges) starts[edge + 1]!++;
  for (let edge = 0; edge < edgeCount; edge++) starts[edge + 1]! += starts[edge]!;
  const of = new Int32Array(starts[edgeCount]!);
  const next = starts.slice(0, edgeCount);
  for (const [edges, documents] of found)
    edges.forEach((edge, row) => {
      of[next[edge]!++] = documents[row]!;
    });
  for (let edge = 0; edge < edgeCount; edge++) of.subarray(starts[edge], starts[edge + 1]).sort();
  return { starts, of };
}
