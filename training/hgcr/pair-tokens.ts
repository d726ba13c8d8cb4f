/** A sentence as the trained reader sees it: words in lower case, numbers and names as what kind of thing they are. */
import { LESS, MORE, GIVING, TREATED } from "../../src/main/engine/ask/verify/trigger";
import type { NamedConcept } from "../../src/main/engine/ask/verify/predicate";

export interface Token {
  /** The word in lower case, "#" for a number, "@C" for a chemical that is named. */
  readonly word: string;
  /** The word without its ending. */
  readonly stem: string;
  /** What kind of word it is; "" where nothing is known of it. */
  readonly kind: string;
}

const KINDS: readonly (readonly [kind: string, words: RegExp])[] = [
  ["LESS", new RegExp(`^(?:${LESS})`)],
  ["MORE", new RegExp(`^(?:${MORE})`)],
  [
    "REL",
    /^(?:associat|correlat|relat|link|involv|implicat|role|risk|predict|marker|susceptib|modif|alter|affect|influenc|regulat|chang|mediat|effect|mutation|variant|polymorphism|allele)/,
  ],
  ["BIND", /^(?:interact|bind|bound|complex)/],
  ["COME", /^(?:develop|occur|experienc|observ|seen|found|report|describ|note|present|show|exhibit|follow)/],
  ["GIVE", new RegExp(`^(?:${GIVING})`)],
  ["WHO", new RegExp(`^(?:${TREATED})$`)],
  ["NOT", /^(?:no|not|without|neither|nor|never|fail\w*|lack\w*|absen\w+|unable|cannot|unlikely|hardly)$/],
  [
    "MAY",
    /^(?:may|might|could|possib\w+|potential\w*|suggest\w*|suspect\w*|likely|appear\w*|seem\w*|hypothe\w+|whether|probabl\w+|presum\w+|putative|perhaps|unclear|unknown|investigat\w+|examin\w+|determin\w+|assess\w*|stud\w+|aim\w*|propos\w+)$/,
  ],
  ["BE", /^(?:is|are|was|were|been|be|being|has|have|had|did|does|do)$/],
  ["JOIN", /^(?:and|or|plus)$/],
  ["THEN", /^(?:but|although|whereas|while|however|when|if|which|who|that|because)$/],
];
const LITTLE =
  /^(?:by|with|in|of|to|for|on|from|after|during|following|against|under|than|between|at|as|through|via|due|secondary|the|a|an|into)$/;
const ENDING = /(?:ational|ations?|itions?|ions?|ings?|ments?|ives?|ors?|ers?|ed|es|ly|s|e)$/;

/** What the letters of a type are told by: C, D, G, V, or X of any other. */
export function letterOf(type: string): string {
  return /^(?:Chemical|Disease|Gene|Variant)$/.test(type) ? type[0]! : "X";
}

/** The tokens of `sentence` from `from` to `until`, names among them as one token each. */
export function tokensOf(
  sentence: string,
  concepts: readonly NamedConcept[],
  from: number,
  until: number,
): Token[] {
  const tokens: Token[] = [];
  const inside = concepts
    .filter(({ start, end }) => start >= from && end <= until)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  let at = from;
  for (const { start, end, type } of inside) {
    if (start < at) continue;
    tokens.push(...plain(sentence.slice(at, start)), named(type));
    at = end;
  }
  return [...tokens, ...plain(sentence.slice(at, until))];
}

function named(type: string): Token {
  const word = `@${letterOf(type)}`;
  return { word, stem: word, kind: word };
}

function plain(text: string): Token[] {
  return [...text.toLowerCase().matchAll(/\p{L}+|\p{N}+|[^\s\p{L}\p{N}]/gu)].map(([word]) => {
    if (/^\p{N}/u.test(word)) return { word: "#", stem: "#", kind: "" };
    return { word, stem: stemOf(word), kind: kindOf(word) };
  });
}

export function stemOf(word: string): string {
  const bare = word.replace(ENDING, "");
  return bare.length >= 4 ? bare : word;
}

function kindOf(word: string): string {
  if (!/^\p{L}/u.test(word) || LITTLE.test(word)) return word;
  const kind = KINDS.find(([, words]) => words.test(word))?.[0];
  if (kind === undefined) return "";
  return /^(?:LESS|MORE|GIVE|COME|REL|BIND)$/.test(kind) ? kind + formOf(word) : kind;
}

/** Active and passive verbs, and the nouns made of them, are told apart by their endings. */
function formOf(word: string): string {
  if (/ed$/.test(word)) return "ed";
  if (/ing$/.test(word)) return "ing";
  if (/(?:ion|ment|ism|ions|ments|ance|ity|tors?|ers?)$/.test(word)) return "n";
  return "";
}
