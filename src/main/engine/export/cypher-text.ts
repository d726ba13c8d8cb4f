/** Names and values inside Cypher statements: the only place that quotes them. */
import type { PropertyValue } from "../../../shared/graph";

/**
 * A label, type or property key in backticks. A backslash is written as its code, because Neo4j before Cypher 25 decodes `\u0060` to a
 * backtick ahead of parsing, which would end the name.
 */
export function cypherName(name: string): string {
  return `\`${name.replaceAll("\\", "\\u005C").replaceAll("`", "``")}\``;
}

const ESCAPES: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  "'": "\\'",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};

/** A text as an expression. `\u` never appears: it is decoded ahead of parsing, even behind another backslash. */
export function cypherText(text: string): string {
  const quoted = text.replace(/[\\'\n\r\t]/g, (character) => ESCAPES[character]!);
  return `'${quoted.replaceAll("\\u", "\\' + 'u")}'`;
}

/** A value as an expression; lists of several kinds, which Neo4j cannot store, become their JSON text. */
export function cypherValue(value: PropertyValue): string {
  if (typeof value === "string") return cypherText(value);
  if (!Array.isArray(value)) return String(value);
  const isUniform = new Set(value.map((item) => typeof item)).size <= 1;
  return isUniform ? `[${value.map(cypherValue).join(", ")}]` : cypherText(JSON.stringify(value));
}

/** A map as an expression. */
export function cypherMap(entries: Iterable<readonly [name: string, value: PropertyValue]>): string {
  return `{${[...entries].map(([name, value]) => `${cypherName(name)}: ${cypherValue(value)}`).join(", ")}}`;
}
