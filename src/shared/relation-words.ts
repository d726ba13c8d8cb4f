/** "CO_OCCURS_WITH" and "LOVES" are how databases write; "CbG" is a name. */
const SHOUTED = /^[\p{Lu}\d ]{4,}$/u;

/** A participle, a verb or a noun with what leads on to the other end: "locatedin", "partof", "livesin". */
const RUN_TOGETHER =
  /^(?:(\w{3,}ed|born|led|lives?|works?|plays?|lies|occurs|resides|belongs|leads|reports|member|part|capital|son|daughter|child|parent|father|mother|brother|sister|sibling|spouse|friend|head|leader|author|kind|type|instance|subclass|owner|citizen|student|neighbou?r|ancestor|descendant)(in|by|to|of|at|with|from|for))$/;

/** A relation's words with what was written as one word in two: "locatedin" → "located in". */
export const parted = (words: string): string => words.replace(RUN_TOGETHER, "$1 $2");

/** What stands before a name in an address or a CURIE: "biolink:" of "biolink:treats". */
const NAMESPACE = /^(?:https?:\/\/[\w./~-]*[/#]|[\w.-]+:)(?=\p{L}[\p{L}\p{N}_.-]*$)/u;

/** A kind or relation without its namespace: "biolink:Gene" → "Gene". */
export const withoutNamespace = (name: string): string => name.replace(NAMESPACE, "");

/** A relation as people read it: "directed_by" → "directed by", "INTERACTS_WITH" → "interacts with", "locatedin" → "located in", "biolink:treats" → "treats"; "fooBar" stays as it is. */
export function relationWords(relation: string): string {
  const words = withoutNamespace(relation).replace(/_/g, " ").trim();
  const read = SHOUTED.test(words) ? words.toLowerCase() : words || relation;
  return parted(read);
}

/** True of a code that stands for a relation ("CbG", "DaG", read as "cb g", "Gr>G"): nobody would ask by it. */
export function isRelationCode(words: string): boolean {
  if (words.length > 5 || /^(?:is|in|of|at|by|on|to|as)\b/i.test(words)) return false;
  return /\p{Ll}[^\p{L}\s]*\p{Lu}/u.test(words) || words.split(" ").every((word) => word.length <= 2);
}

/** "treats" → "treat", "carries" → "carry", "passes" → "pass". */
export function bareVerb(verb: string): string {
  if (/[^aeiou]ies$/.test(verb)) return verb.replace(/ies$/, "y");
  return /(?:ss|sh|ch|x|zz|o)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}
