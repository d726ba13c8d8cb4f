/** Which single words with a capital are names at all: what only opens sentences, or is a common noun with an article, is none. */
import { fold } from "../../../../shared/fold";
import type { ChunkedText, Mention } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { keyOf } from "../language/words";
import { COMMON, type NameLists } from "../tagger/features";
import { opensSentence } from "./opens-sentence";
import { tokenText } from "./token-text";
import { isAnnounced, isInRow } from "./unread";
import type { WordCount } from "./word-counts";

interface Known {
  readonly words: ReadonlyMap<string, WordCount>;
  readonly lists: NameLists;
  readonly pack: LanguagePack;
  /** Of these it is known. */
  readonly sure: ReadonlySet<Mention>;
  readonly familyOf: (mention: Mention) => string;
}

/** A capital that a sentence's start explains so often at most says nothing. */
const FEW_OPENINGS = 2;
/** A common word with a capital inside a sentence so often at most is no name. */
const FEW_CAPITALS = 2;

/** In a text of fewer words and signs a name need not stand more often. */
const SHORT = 10_000;

/** The list of Romanian given names. */
const GIVEN = "F";

/** A Roman number, a scan's "XlX" and "Ill" among them. */
const NUMERAL = /^[IVXLCl]{2,}$/u;

/** So many full names that end with a word make it a surname. */
const SURNAME = 2;

/** "la Sfântul Dimitrie", "ajunul Sfântului Gheorghe": a day of the year. */
function isDay(text: ChunkedText, { first }: Mention): boolean {
  const [before, saint] = [first - 2, first - 1].map((at) => keyOf(tokenText(text, at)));
  return /^sf(?:antul|antului|anta|intei)?$/.test(saint!) && DAY.test(before!);
}
const DAY = /^(?:la|de|pana|ajunul|ziua|noaptea|dupa|spre|pe)$/;

/** The mentions without single words that are hardly names. */
export function plausible(
  text: ChunkedText,
  mentions: readonly Mention[],
  { words, lists, pack, sure, familyOf }: Known,
): Mention[] {
  const families = new Map<string, { all: number; inside: number }>();
  const surnames = new Map<string, number>();
  for (const mention of mentions) {
    const seen = families.get(familyOf(mention)) ?? { all: 0, inside: 0 };
    families.set(familyOf(mention), seen);
    seen.all++;
    if (!opensSentence(text, mention.first, mention.sentence)) seen.inside++;
    if (mention.end - mention.first === 1) continue;
    const last = keyOf(tokenText(text, mention.end - 1));
    surnames.set(last, (surnames.get(last) ?? 0) + 1);
  }
  const taken = new Set(
    mentions.flatMap(({ first, end }) => Array.from({ length: end - first }, (_, row) => first + row)),
  );
  const isListed = (word: string): boolean =>
    [...lists].some(([letter, names]) => letter !== COMMON && names.has(word)) &&
    !(lists.get(COMMON)?.has(word) ?? false);
  return mentions.filter((mention) => {
    const form = tokenText(text, mention.first);
    const isOne = mention.end - mention.first === 1;
    if (isDay(text, mention)) return false;
    if (isOne && NUMERAL.test(form)) return false;
    if (!isOne || sure.has(mention)) return true;
    const key = keyOf(form);
    if (isAnnounced(text, mention.first, pack) || isInRow(text, mention.first, taken)) return true;
    if (isListed(fold(form)) || (surnames.get(key) ?? 0) >= SURNAME) return true;
    const { all, inside } = families.get(familyOf(mention))!;
    if (inside === 0 && all <= FEW_OPENINGS) return false;
    const isCommon = [fold(form), familyOf(mention)].some((word) => lists.get(COMMON)?.has(word) ?? false);
    // "Anca" is old for "încă" as well: but here it is never written small.
    const isAlways = text.tokens.starts.length < SHORT && inside >= FEW_CAPITALS;
    const isGiven = isAlways || (inside > 0 && (lists.get(GIVEN)?.has(fold(form)) ?? false));
    if (!isCommon || (isGiven && (words.get(key)?.small ?? 0) === 0)) return true;
    return (
      (words.get(key)?.capital ?? 0) > FEW_CAPITALS && !(mention.type !== "ORG" && pack.articled.test(key))
    );
  });
}
