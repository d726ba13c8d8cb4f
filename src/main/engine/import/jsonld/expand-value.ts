/** A value that a word's own rules make an address, a typed value, or a text in a language (JSON-LD 1.1, "Value Expansion"). */
import { toIri, type Context } from "./words";

export function expandValue(active: Context, property: string, value: unknown): Record<string, unknown> {
  const term = active.terms.get(property);
  if (typeof value === "string" && term?.type === "@id")
    return { "@id": toIri(active, value, { isRelative: true }) };
  if (typeof value === "string" && term?.type === "@vocab")
    return { "@id": toIri(active, value, { isWord: true, isRelative: true }) };
  const isTyped = term?.type !== undefined && !["@id", "@vocab", "@none"].includes(term.type);
  if (isTyped) return { "@value": value, "@type": term.type };
  const language = term?.language === undefined ? active.language : term.language;
  return typeof value === "string" && language
    ? { "@value": value, "@language": language }
    : { "@value": value };
}
