/** "CO_OCCURS_WITH" and "LOVES" are how databases write; "CbG" is a name. */
const SHOUTED = /^[\p{Lu}\d ]{4,}$/u;

/** A relation as people read it: "directed_by" → "directed by", "INTERACTS_WITH" → "interacts with"; "fooBar" stays as it is. */
export function relationWords(relation: string): string {
  const words = relation.replace(/_/g, " ").trim();
  return SHOUTED.test(words) ? words.toLowerCase() : words || relation;
}
