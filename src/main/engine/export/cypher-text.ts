/** Values inside the text of Cypher files, which have no parameters; names are quoted where all queries' are. */
import { quoteName } from "../store/remote/cypher-names";
import type { PropertyValue } from "../../../shared/graph";

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
  return `{${[...entries].map(([name, value]) => `${quoteName(name)}: ${cypherValue(value)}`).join(", ")}}`;
}
