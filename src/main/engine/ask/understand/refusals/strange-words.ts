/** Words of a question that no language here has and no name and no word of the graph is: what is called so the graph does not know. */
import { described } from "../../execute/categories";
import { byStem } from "../../execute/word-fit";
import type { World } from "../../execute/world";
import { spellingOf, type Spelling } from "../../seed/spelling";
import { isContent } from "../question-parts";
import type { Token } from "../tokens/read-tokens";

/** Shorter ones are rather rests of words ("ll") and codes. */
const SHORTEST = 4;
/** Regular endings of English words, and what may stand in for them. */
const FORMS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:ies|ied|iest|ier|ily)$/, ["y"]],
  [/(?:es|ed|er|ers|est|ing|ings|al|ity|able|ation)$/, ["", "e"]],
  [/(?:s|d|ly|ness|less|ful|ment|ments)$/, [""]],
];
const BEGINNING = /^(?:un|re|non|co|pre|over|under|anti|multi|sub|out|mis)(?=.{4})/;

/** From this fit on a word is like one of the graph's. */
const LIKE = 0.3;

/** Words that may as well be the name of something the graph does not have ("zorblaxin"): no words, no slips of any, and nothing in the graph is like them. */
export async function strangeWords({ parts, facts, fit, ports }: World): Promise<Token[]> {
  const { tokens, pack } = parts;
  const spelling = await spellingOf(facts.schema, ports.embedder);
  if (!spelling.hasLanguage) return [];
  const schema = [
    ...facts.relations,
    ...facts.labels,
    ...described(facts).flatMap((label) => label.properties),
  ];
  const isStrange = (token: Token) =>
    isContent(token) &&
    /^\p{L}+$/u.test(token.text) &&
    token.word.length >= SHORTEST &&
    token.english.length === 1 &&
    token.english[0] === token.word &&
    !pack.knows(token.word) &&
    !isWord(token.word, spelling) &&
    !schema.some((worded) => Math.max(byStem(token, worded), fit.of(token, worded)) >= LIKE);
  return tokens.filter(isStrange);
}

/** Whether a folded word is English, a regular form of such a word, or a slip of one. */
function isWord(word: string, spelling: Spelling): boolean {
  const bare = word.replace(BEGINNING, "");
  return [...new Set([word, bare])].some(
    (one) =>
      spelling.knows(one) ||
      spelling.nearest(one) !== undefined ||
      isForm(one, spelling) ||
      isCompound(one, spelling),
  );
}

/** "Grandspouse", "seafloor", or a blank forgotten ("fatherdead"): two common words. */
function isCompound(word: string, spelling: Spelling): boolean {
  const isCut = (at: number) => [word.slice(0, at), word.slice(at)].every((half) => isCommon(half, spelling));
  return [...word].some((_, at) => isCut(at));
}

const isCommon = (word: string, spelling: Spelling): boolean =>
  word.length >= SHORTEST - 1 && spelling.knows(word) && spelling.isFrequent(word);

function isForm(word: string, spelling: Spelling): boolean {
  return FORMS.some(([ending, stands]) => {
    const base = word.replace(ending, "");
    if (base === word || base.length < SHORTEST - 1) return false;
    const single = base.replace(/(.)\1$/, "$1");
    return stands.some((stand) => spelling.knows(base + stand)) || spelling.knows(single);
  });
}
