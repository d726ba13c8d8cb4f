/** What edges' own properties say of documents: which they rest on, and when these were written. */
import {
  DATE_WORDS,
  PUBLICATION_WORDS,
  dateOf,
  documentsOf,
} from "../../../../shared/documents/document-ids";
import { propertiesSchema } from "../../../../shared/graph";
import { parseJson } from "../details";
import type { DuckDbFile } from "../duckdb-file";

export interface EdgeSaying {
  readonly documents: readonly string[];
  /** As yyyymmdd, 0 where nothing says it. */
  readonly date: number;
}

/** By edge; only those with something to say. A table of edges with publications and years is so a library, without one text. */
export async function readEdgeSayings(file: DuckDbFile): Promise<ReadonlyMap<number, EdgeSaying>> {
  const found = new Map<number, EdgeSaying>();
  const query = `SELECT edge, properties FROM edges WHERE regexp_matches(properties, '(?i)"(${PUBLICATION_WORDS}|${DATE_WORDS})"\\s*:') ORDER BY edge`;
  for await (const batch of file.batches(query)) {
    const [edges, properties] = [batch.integers(0), batch.strings(1)];
    edges.forEach((edge, row) => {
      const said = propertiesSchema.safeParse(parseJson(properties[row] ?? "{}")).data ?? {};
      const saying = { documents: documentsOf(said), date: dateOf(said) };
      if (saying.documents.length > 0 || saying.date > 0) found.set(edge, saying);
    });
  }
  return found;
}
