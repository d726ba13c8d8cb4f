/** In which documents each edge was found, and when those were written: read from the references of its evidence, else from its properties. */
import { documentAboutSchema, type DocumentAbout, type Firsts } from "../../../../shared/documents/library";
import { CUT_KINDS, type CutKind } from "../../../../shared/documents/cut";
import { pmidOf } from "../../../../shared/documents/document-ids";
import { parseJson } from "../details";
import type { DuckDbFile } from "../duckdb-file";
import type { Meta } from "../layout";
import { readEdgeSayings, type EdgeSaying } from "./edge-sayings";

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

/** An edge and a document of it, as two columns. */
type Pairs = readonly [edges: Int32Array, documents: Int32Array];

/** Reads all of a graph's evidence; an edge whose evidence names no reference counts its sources, and one without evidence what its properties name. */
export async function readOccurrences(file: DuckDbFile, meta: Meta, edgeCount: number): Promise<Occurrences> {
  const { ids, times, firsts } = await readDocuments(file, meta);
  const sayings = await readEdgeSayings(file);
  const known = new Map(ids.map((id, at) => [id, at]));
  const all = [...ids];
  const placeOf = (id: string): number => {
    const at = known.get(id) ?? all.push(id) - 1;
    known.set(id, at);
    return at;
  };
  const found: Pairs[] = [];
  const query =
    "SELECT DISTINCT edge, unnest(CASE WHEN len(refs) > 0 THEN refs WHEN source <> '' THEN [source] ELSE [] END) AS document " +
    "FROM evidence ORDER BY edge, document";
  for await (const batch of file.batches(query))
    found.push([batch.integers(0).slice(), Int32Array.from(batch.strings(1), (id) => placeOf(id ?? ""))]);
  found.push(unattested(sayings, found, placeOf));
  const dates = saidDates(sayings, found, all.length);
  return {
    ids: all,
    firsts,
    times: {
      // What the graph's own documents say of themselves stands.
      date: dates.map((said, at) => times.date[at] ?? said),
      pmid: Int32Array.from(all, (id, at) => times.pmid[at] ?? pmidOf(id)),
      order: Int32Array.from(all, (_, at) => times.order[at] ?? 0),
    },
    ...byEdge(found, edgeCount),
  };
}

/** Documents that properties name, of edges without evidence. */
function unattested(
  sayings: ReadonlyMap<number, EdgeSaying>,
  found: readonly Pairs[],
  placeOf: (id: string) => number,
): Pairs {
  const attested = new Set<number>();
  for (const [edges] of found) for (const edge of edges) attested.add(edge);
  const pairs = [...sayings].flatMap(([edge, { documents }]) =>
    attested.has(edge) ? [] : documents.map((id) => [edge, placeOf(id)] as const),
  );
  return [Int32Array.from(pairs, ([edge]) => edge), Int32Array.from(pairs, ([, document]) => document)];
}

/** When documents were written by what their edges say; of several dates the latest, so that no cut sees what may be newer. */
function saidDates(
  sayings: ReadonlyMap<number, EdgeSaying>,
  found: readonly Pairs[],
  count: number,
): Int32Array {
  const dates = new Int32Array(count);
  for (const [edges, documents] of found)
    documents.forEach((document, row) => {
      dates[document] = Math.max(dates[document]!, sayings.get(edges[row]!)?.date ?? 0);
    });
  return dates;
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

function byEdge(found: readonly Pairs[], edgeCount: number) {
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
