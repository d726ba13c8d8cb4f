/** The nouns that a sentence gives beside a name for what its bearer is. */
import { isOfSomebody, isPerson, type TextLanguage } from "./asked-words";
import type { SpanToken } from "./spans/span-tokens";

/** Endings of nouns for who does something. */
const DOERS: Readonly<Record<TextLanguage, RegExp>> = {
  en: /(?:[^e]er|or|ist|curate|man|master|woman|wright|keeper|monger|ress|ian|ant|ary)$/,
  ro: /(?:ar|arul|areasa|areasă|tor|torul|toare|ist|istul|ista|istă|giu|giul|er|erul|eră|log|logul|ean|as|asul|ant|antul)$/,
};
const COPULA =
  /^(?:is|was|became|been|este|e|era|fusese|fost|fu|ajunse|ajuns|deveni|devenise|numea|numeste|chema|called|named)$/;
const BETWEEN: ReadonlySet<string> = new Set(["DET", "ADJ", "ADV"]);
const FURTHEST = 4;

/** What stands right before a name ("botanistul A", "the constable, Mr. A"), behind it and a comma ("A, a rich tailor"), or told of it ("A era morar", "acarul se numea A"). */
export function nounsBeside(
  tokens: readonly SpanToken[],
  { start, end }: { readonly start: number; readonly end: number },
  language: TextLanguage,
): SpanToken[] {
  const first = tokens.findIndex((token) => token.end > start);
  const next = tokens.findIndex((token) => token.start >= end);
  if (first < 0) return [];
  const within = tokens.slice(first, next < 0 ? tokens.length : next);
  const found = [
    ...within.slice(0, -1),
    before(tokens, first),
    next < 0 ? undefined : behind(tokens, next, language === "en"),
  ];
  return found.flatMap((noun): SpanToken[] => {
    if (!noun || !/^\p{L}{3,}/u.test(noun.text) || isOfSomebody(noun.word, language)) return [];
    // "Peter" of "Peter Louttit" only ends like one.
    const isLike = DOERS[language].test(noun.word) && !(within.includes(noun) && /^\p{Lu}/u.test(noun.text));
    const isKnown = isPerson(noun.word, language) || isLike;
    return isKnown ? [noun] : [];
  });
}

/** Over a title, a comma, or "se numea". */
function before(tokens: readonly SpanToken[], first: number): SpanToken | undefined {
  let at = first - 1;
  while (at >= 0 && first - at <= FURTHEST && isPassed(tokens[at]!)) at--;
  const noun = tokens[at];
  const opener = tokens[at - 1];
  // "The ghost frightened A", "a dealer. A": only an article or its own ending makes the noun one with the name.
  const isOne = hasArticle(noun) || opener?.upos === "DET" || at === 0;
  return noun?.upos === "NOUN" && isOne ? noun : undefined;
}

const isPassed = ({ text, word }: SpanToken): boolean =>
  /^(?:Mrs?|Ms|Dr|Miss)\.?$/.test(text) ||
  text === "," ||
  /^(?:se|il|o|numit|pe|nume)$/.test(word) ||
  COPULA.test(word);

/** With the Romanian article at its end: "botanistul". */
const hasArticle = (noun: SpanToken | undefined): boolean => /(?:ul|a|ea|le)$/.test(noun?.word ?? "");

function behind(tokens: readonly SpanToken[], next: number, isEnglish: boolean): SpanToken | undefined {
  let at = next;
  const opener = tokens[at];
  if (!opener || !(opener.text === "," || opener.upos === "AUX" || COPULA.test(opener.word)))
    return undefined;
  at++;
  while (at - next <= FURTHEST && isWithin(tokens[at])) at++;
  // "A rich | dealer": the English tagger tells no adjectives.
  while (tokens[at]?.upos === "NOUN" && tokens[at + 1]?.upos === "NOUN" && isEnglish) at++;
  const noun = tokens[at];
  return noun?.upos === "NOUN" ? noun : undefined;
}

const isWithin = (token: SpanToken | undefined): boolean =>
  token !== undefined &&
  (BETWEEN.has(token.upos) || /^(?:who|care|de|as|ca|drept)$/.test(token.word) || COPULA.test(token.word));
