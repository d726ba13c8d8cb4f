/** What a transfer or an export notes in a database about the graph it brings, and how that becomes a schema. */
import { z } from "zod";
import type { GraphSchema } from "../../../../shared/graph";

const namedCount = z.object({ name: z.string(), count: z.number() });
export const graphRecordSchema = z.object({
  /** Tells one state of a graph's file from another. */
  fingerprint: z.string(),
  meta: z.record(z.string(), z.string()),
  labels: z.array(namedCount),
  /** `type` is the name in Neo4j: another where Neo4j cannot hold the relation's own. */
  relations: z.array(namedCount.extend({ words: z.string(), type: z.string() })),
  nodes: z.number(),
  edges: z.number(),
  vectorWidth: z.number(),
  /** Most words in one name. */
  longestName: z.number(),
  /** Edges without a direction; those of before did not say. */
  undirected: z.number().default(0),
  /** How many nodes, vectors and edges have come. */
  done: z.object({ nodes: z.number(), vectors: z.number(), edges: z.number() }),
});
export type GraphRecord = z.infer<typeof graphRecordSchema>;

/** The schema of the graph that a record describes. */
export function schemaOf({ meta, labels, relations, nodes, edges, vectorWidth }: GraphRecord): GraphSchema {
  const text = (key: string) => meta[key] ?? "";
  return {
    name: text("name"),
    title: meta["title"] ?? text("name"),
    description: text("description"),
    licence: text("licence"),
    attribution: text("attribution"),
    ...{ nodes, edges, labels, vectorWidth },
    relations: relations.map(({ name, words, count }) => ({ name, words, count })),
    vectorModel: vectorWidth > 0 ? text("vectorModel") : "",
    writable: false,
    questions: z
      .array(z.string())
      .catch([])
      .parse(JSON.parse(meta["questions"] ?? "[]")),
  };
}

/** "ACTED_IN" and "actedIn" become "acted in". */
export function asWords(name: string): string {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/[_\W]+/gu, " ")
    .trim()
    .toLowerCase();
}
