/** "CO_OCCURS_WITH" and "LOVES" are how databases write; "CbG" is a name. */
const SHOUTED = /^[\p{Lu}\d ]{4,}$/u;

/** A relation as people read it: "directed_by" → "directed by", "INTERACTS_WITH" → "interacts with"; "fooBar" stays as it is. */
export function relationWords(relation: string): string {
  const words = relation.replace(/_/g, " ").trim();
  return SHOUTED.test(words) ? words.toLowerCase() : words || relation;
}

/** True of a code that stands for a relation ("CbG", "DaG", read as "cb g"): nobody would ask by it. */
export function isRelationCode(words: string): boolean {
  if (words.length > 5 || /^(?:is|in|of|at|by|on|to|as)\b/i.test(words)) return false;
  return /\p{Ll}\p{Lu}/u.test(words) || words.split(" ").every((word) => word.length <= 2);
}
