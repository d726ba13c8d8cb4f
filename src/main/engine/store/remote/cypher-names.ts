/** Names inside Cypher text: the only place that quotes them. */
import { FailureError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";

/** Query text; only the builders of cypher.ts make it, so whatever runs has been built there. */
export type Cypher = string & { readonly __cypher: never };

/** Neo4j takes 16,383 bytes; nobody's label is longer than this. */
const LONGEST_NAME = 1000;
const HALF_OF_A_PAIR = /[\ud800-\udfff]/u;

/**
 * A label, type or property key in backticks. A backslash is written as its code, because Cypher 5 decodes `\u0060` to a backtick ahead
 * of parsing, which would end the name.
 */
export function quoteName(name: string): string {
  return `\`${name.replaceAll("\\", "\\u005C").replaceAll("`", "``")}\``;
}

/** Whether Neo4j can hold the name as it is: not empty, no NUL, no half of a surrogate pair, not endless. */
export function isCypherName(name: string): boolean {
  return name !== "" && name.length <= LONGEST_NAME && !name.includes("\u0000") && !HALF_OF_A_PAIR.test(name);
}

/** A quoted name; throws FailureError invalid-request for one that Neo4j cannot hold. */
export function cypherName(name: string): string {
  if (isCypherName(name)) return quoteName(name);
  const shown = JSON.stringify(name.slice(0, 60));
  throw new FailureError({ kind: "invalid-request", reason: message("name-in-neo4j", { name: shown }) });
}

/** One alternative of several types, `:`A`|`B``; empty text for none, which means all. */
export function typesOf(names: readonly string[]): string {
  return names.length === 0 ? "" : `:${names.map(cypherName).join("|")}`;
}
