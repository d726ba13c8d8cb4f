/** Documents behind edges, with their texts and where they mention the edges' ends. */
import type { CutKind } from "../../../../shared/documents/cut";
import type { DuckDbFile } from "../duckdb-file";
import { documentAboutSchema } from "../../../../shared/documents/library";
import { parseJson } from "../details";
import type { Meta } from "../layout";

/** Offsets are UTF-16 units into the text; `entity` is the id of a node. */
export interface StoredMention {
  readonly entity: string;
  readonly start: number;
  readonly end: number;
  /** What kind of thing is named, as a label of the graph; "" where nobody says. */
  readonly type: string;
}

export interface StoredText {
  readonly text: string;
  readonly mentions: readonly StoredMention[];
}

/** An edge's documents by id, in the order of the graph's file, with the first and the last by their time ("" where they have none). */
export interface EdgeDocuments {
  readonly edge: number;
  readonly documents: readonly string[];
  readonly first: string;
  readonly last: string;
}

/** A document with its time, 0 where it has none of that kind. */
export interface DatedDocument {
  readonly id: string;
  readonly time: number;
}

/** Edges' documents whenever they were written, oldest first, and what their times count. */
export interface DatedDocuments {
  readonly kind: CutKind;
  readonly edges: readonly (readonly DatedDocument[])[];
}

/** All documents of a graph and their times by each kind, 0 where it is not known. */
export interface AllTimes {
  readonly documents: number;
  readonly times: Readonly<Record<CutKind, Int32Array>>;
}

/** A graph's documents whenever they were written. */
export interface DocumentShelf {
  /** Of each edge, ordered by what the cut counts, or what all documents have. */
  dated(edges: readonly number[], cut: string): Promise<DatedDocuments>;
  allTimes(): Promise<AllTimes>;
  /** By id; those without a title are left out. */
  titles(documents: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** Texts and mentions of documents, by id; those without a text are left out. */
export async function readTexts(
  file: DuckDbFile,
  { layout }: Meta,
  ids: readonly string[],
): Promise<Map<string, StoredText>> {
  if (layout === "1" || layout === "2" || ids.length === 0) return new Map();
  const wanted = ids.map((_, at) => `$${(at + 1).toString()}`).join();
  const rows = await file.rows(`SELECT id, text FROM documents WHERE text <> '' AND id IN (${wanted})`, [
    ...ids,
  ]);
  const mentions = await file.rows(
    `SELECT document, start_char, end_char, entity, type FROM mentions WHERE document IN (${wanted}) ORDER BY rowid`,
    [...ids],
  );
  const found = new Map(
    rows.map(({ id, text }) => [String(id), { text: String(text), mentions: [] as StoredMention[] }]),
  );
  for (const { document, start_char, end_char, entity, type } of mentions)
    found.get(String(document))?.mentions.push({
      ...{ entity: String(entity), type: String(type ?? "") },
      ...{ start: Number(start_char), end: Number(end_char) },
    });
  return found;
}

/** Titles of documents, by id; those without one are left out. */
export async function readTitles(
  file: DuckDbFile,
  { layout }: Meta,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (layout === "1" || layout === "2" || ids.length === 0) return new Map();
  const wanted = ids.map((_, at) => `$${(at + 1).toString()}`).join();
  const rows = await file.rows(`SELECT id, about FROM documents WHERE id IN (${wanted})`, [...ids]);
  return new Map(
    rows.flatMap(({ id, about }) => {
      const title = documentAboutSchema.safeParse(parseJson(String(about))).data?.title;
      return title ? [[String(id), title] as const] : [];
    }),
  );
}
