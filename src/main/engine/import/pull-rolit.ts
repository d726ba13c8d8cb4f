/**
 * A graph from texts that lies in Neo4j as the RoLit-KG reference keeps it, in either of its shapes: mentions are folded into what they say,
 * (Work)-[:HAS_CHARACTER]->(Character), and edges get back their passages and our names of what they carry.
 */
import type { Evidence } from "../../../shared/graph";
import { cypher } from "../store/neo4j/cypher";
import type { RemoteGraph } from "../store/neo4j/neo4j-graph";
import type { Pull } from "./pull-request";

const MENTION = "Mention";
const OF_MENTIONS: ReadonlySet<string> = new Set(["HAS_MENTION", "REFERS_TO", "COREFERS_WITH"]);
const HAS_CHARACTER = "HAS_CHARACTER";

/** Whether a foreign graph has works and entities as the reference has them. */
export function isRolit({
  scheme,
  schema,
  types,
}: Pick<RemoteGraph, "scheme" | "schema" | "types">): boolean {
  const labels = new Set(schema.labels.filter(({ count }) => count > 0).map(({ name }) => name));
  const joins = types.includes(HAS_CHARACTER) || types.includes("HAS_MENTION");
  return scheme.kind === "foreign" && labels.has("Work") && labels.has("Entity") && joins;
}

/** The graph without its mentions, unless a label or relation is asked for by name. */
export function withoutMentions<P extends Pick<Pull, "graph" | "request">>(pull: P): P {
  const { graph, request } = pull;
  if (!isRolit(graph) || request.labels.length > 0 || request.relations.length > 0) return pull;
  const isKept = ({ name, count }: { name: string; count: number }): boolean =>
    count > 0 && name !== MENTION && !OF_MENTIONS.has(name);
  const labels = graph.schema.labels.filter(isKept);
  const derived = graph.types.includes(HAS_CHARACTER)
    ? []
    : [{ name: HAS_CHARACTER, words: "has character", count: 1 }];
  const relations = [...graph.schema.relations.filter(isKept), ...derived];
  return {
    ...pull,
    graph: {
      ...graph,
      types: relations.map(({ name }) => name),
      schema: { ...graph.schema, labels, relations },
    },
    request: {
      ...request,
      labels: labels.map(({ name }) => name),
      relations: relations.map(({ name }) => name),
    },
  };
}

/** Work → character, where mentions say it and no edge does; with the chunk of the first mention. Numbered below all edges of the database. */
export const CHARACTERS_BY_MENTIONS =
  cypher(`MATCH (source:Work)-[:HAS_MENTION]->(mention:Mention)-[:REFERS_TO]->(target:Character)
WHERE NOT EXISTS { (source)-[:HAS_CHARACTER]->(target) }
WITH source, target, mention ORDER BY mention.start_char
WITH source, target, head(collect(mention)) AS first
RETURN id(source) AS source, id(target) AS target, 'HAS_CHARACTER' AS type,
  {doc_id: first.doc_id, chunk_id: first.chunk_id, start_char: first.start_char, end_char: first.end_char, source: 'mentions', rule: 'mentioned', confidence: 1} AS properties
ORDER BY source, target`);

/** A node's properties without those that are its id, name and text. */
export function besideNames(stored: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { id: _, name: __, text: ___, ...beside } = stored;
  return beside;
}

const OUR_NAMES: Readonly<Record<string, string>> = {
  doc_id: "work",
  chunk_id: "chunk",
  start_char: "start",
  end_char: "end",
  source: "engine",
};
const PASSAGES: ReadonlySet<string> = new Set([
  "evidence_text",
  "evidence_source",
  "evidence_refs",
  "evidence_more",
]);

/** An edge's properties by our names, without passages and without what stands for nothing. */
export function ourProperties(stored: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const own = Object.entries(stored).filter(
    ([name, value]) =>
      !PASSAGES.has(name) && !(name in { ...OUR_NAMES, rule: "" } && (value === "" || value === -1)),
  );
  return Object.fromEntries(own.map(([name, value]) => [OUR_NAMES[name] ?? name, value]));
}

/** The passages of an edge; of the reference's graphs its one `evidence_text`. */
export function passagesOf(stored: Readonly<Record<string, unknown>>): Evidence[] {
  const { evidence_text: text, evidence_source: source, evidence_refs: refs, evidence_more: more } = stored;
  if (typeof text !== "string" || text === "") return [];
  const first = {
    text,
    source: typeof source === "string" ? source : String(stored["doc_id"] ?? ""),
    references: Array.isArray(refs) ? refs.map(String) : [],
  };
  return [first, ...(Array.isArray(more) ? more.flatMap(furtherPassage) : [])];
}

function furtherPassage(json: unknown): Evidence[] {
  try {
    const { text, source, references } = JSON.parse(String(json)) as Record<string, unknown>;
    if (typeof text !== "string" || !Array.isArray(references)) return [];
    return [{ text, source: String(source), references: references.map(String) }];
  } catch {
    return [];
  }
}
