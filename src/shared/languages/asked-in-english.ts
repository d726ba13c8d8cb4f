/** What a relation leads to, asked as an English speaker would ask it. Which relations are English is not known: only shapes that English has are worded. */

/** "inhibits", "interacts with": a verb told of somebody, alone or with its preposition. */
const VERB = /^(\p{L}+?)s(?:\s(with|to|on|in|at|of|from|for|by|against|into|as))?$/iu;
/** Nouns in -s, where most relations in -s are verbs. */
const PLURAL =
  /(?:tion|sion|ness|ship|ing|ism|ity|tor|parent|child|agent|effect|sibling|member|genre|symptom|tag)s$/iu;
/** "directed by", "located in". */
const PARTICIPLE = /^\p{L}+(?:ed|en) (?:by|in|on|at|to|from|for|with|of)$/iu;
/** "part of", "manifestation of". */
const OF = /^\p{L}+ of$/iu;
/** What only persons do to persons, also where a graph gives nobody a kind. */
const OF_PERSONS = /^(?:marri|divorce|wed|befriend|betroth)(?:e?s|ed (?:to|by|with))$/iu;
const HAS = /^has (\p{L}[\p{L} ]*)$/iu;

/**
 * "What does Imatinib inhibit?", "What is Alien directed by?", "What genre does Alien have?"; of what leads to persons "Whom does Ana marry?",
 * "Who is Alien directed by?". Undefined for words of no such shape.
 */
export function askedInEnglish(name: string, words: string, leadsToPersons = false): string | undefined {
  const ofPersons = leadsToPersons || OF_PERSONS.test(words);
  const has = HAS.exec(words)?.[1];
  if (has !== undefined) return `What ${has} does ${name} have?`;
  if (PARTICIPLE.test(words) || OF.test(words)) return `${ofPersons ? "Who" : "What"} is ${name} ${words}?`;
  const [, stem, preposition] = VERB.exec(words) ?? [];
  if (stem === undefined || /[sui]$|^(?:ha|wa)$/iu.test(stem)) return undefined;
  if (preposition === undefined && PLURAL.test(words)) return undefined;
  return `${ofPersons ? "Whom" : "What"} does ${name} ${[plainVerb(stem), preposition].filter(Boolean).join(" ")}?`;
}

/** "carrie" → "carry", "expresse" → "express", "cause" stays. */
function plainVerb(stem: string): string {
  if (/[^aeiou]ie$/i.test(stem) && stem.length > 3) return `${stem.slice(0, -2)}y`;
  return /(?:ss|sh|ch|x|zz)e$|^(?:go|do)e$/i.test(stem) ? stem.slice(0, -1) : stem;
}
