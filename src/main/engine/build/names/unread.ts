/** Names that no tagger marked: capitals inside sentences that nothing else explains. */
import type { ChunkedText, Mention } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { keyOf } from "../language/words";
import { COMMON, type NameLists } from "../tagger/features";
import { hasKin, isKinOfSomebody } from "./kin-signs";
import { isHonour } from "./pieces";
import { isNoName, isWordOf } from "./no-names";
import { opensSentence } from "./opens-sentence";
import { tokenText } from "./token-text";
import type { WordCount } from "./word-counts";

interface Known {
  readonly words: ReadonlyMap<string, WordCount>;
  readonly pack: LanguagePack;
  readonly lists: NameLists;
}

/** A name is at least so long, and written small at most in such a share of all its places. */
const SHORTEST = 3;
const SMALL_SHARE = 0.2;
const STEADY = 3;
/** A word alone is one that has a capital so often: "Gryphon". */
const OFTEN = 8;
/** "Mi-a scris", "Ne-am dus". */
export const CLITIC = /^\p{L}{1,3}-$/u;
const CAPITALISED = /^\p{Lu}\p{Ll}/u;
/** Words that a name stands behind where it is neither title nor opening: small ones, and commas. */
const INSIDE = /^(?:\p{Ll}[\p{Ll}'’-]*|,)$/u;

/** Runs of such words outside the mentions, as persons until the vote. */
export function unreadNames(text: ChunkedText, names: readonly Mention[], known: Known): Mention[] {
  const taken = new Set<number>();
  for (const { first, end } of names) for (let at = first; at < end; at++) taken.add(at);
  const { sentences } = text.tokens;
  const around = { ...known, taken };
  return text.chunks.flatMap((chunk, place) => {
    const found: Mention[] = [];
    for (let sentence = chunk.first; sentence < chunk.end; sentence++)
      for (let at = sentences[sentence]!; at < sentences[sentence + 1]!; at++) {
        let end = at;
        while (!taken.has(end) && end < sentences[sentence + 1]! && isName(text, [at, end, sentence], around))
          end++;
        if (end === at) continue;
        found.push(mentionAt(text, at, end, sentence, place));
        for (let own = at; own < end; own++) taken.add(own);
        at = end - 1;
      }
    return found;
  });
}

/** Whether the word is a name, or goes on one that began at `first`. */
function isName(
  text: ChunkedText,
  [first, at, sentence]: readonly [first: number, at: number, sentence: number],
  { words, pack, lists, taken }: Known & { readonly taken: ReadonlySet<number> },
): boolean {
  const form = tokenText(text, at);
  if (form.length < SHORTEST || !CAPITALISED.test(form) || CLITIC.test(form)) return false;
  const key = keyOf(form);
  const isListed = (letters: string): boolean =>
    [...letters].some((letter) => lists.get(letter)?.has(key) ?? false);
  const isNone =
    pack.abstract.test(key) ||
    (isWordOf(pack.titles, key, pack) && !isTitleAsName(text, at, words, pack)) ||
    pack.calendar.has(key) ||
    isHonour(text, [at, at + 1], pack);
  if (hasKin(text, at, pack)) return !pack.peoples.test(key) && !isWordOf(pack.titles, key, pack);
  if (isNone) return false;
  if (!opensSentence(text, at, sentence) && isKinOfSomebody(text, at + 1, pack))
    return !isNoName(key, pack) && !pack.peoples.test(key);
  if (isInRow(text, at, taken) && !isNoName(key, pack) && !pack.peoples.test(key)) return true;
  if (opensSentence(text, at, sentence)) return isListed("FL") && !isListed(COMMON) && !isNoName(key, pack);
  if (isBehind(pack.placeNouns, text, at, pack) || isTitleAsName(text, at, words, pack)) return true;
  if (pack.peoples.test(key)) return false;
  if (isBehind(pack.personNouns, text, at, pack)) return true;
  if (isNoName(key, pack)) return false;
  const before = tokenText(text, at - 1);
  if (pack.possessive.has(keyOf(before))) return true;
  const { small, capital } = words.get(key) ?? { small: 0, capital: 0 };
  const isPair = [at - 1, at].some((left) => [left, left + 1].every((own) => isSteady(text, own, words)));
  if (!pack.guessesNames && (isPair || (small === 0 && capital >= OFTEN))) return true;
  const isTitle =
    pack.articled.test(key) && !pack.towards.has(keyOf(before)) && !pack.placePrepositions.has(keyOf(before));
  const isGiven = isListed("F") && small === 0;
  if ((isListed(COMMON) && !isGiven) || small > SMALL_SHARE * capital || isTitle) return false;
  const isTitled = isBehind(pack.titles, text, at, pack);
  if (!pack.guessesNames) return isGiven || isTitled;
  const isBegun = opensSentence(text, at - 1, sentence) && (lists.get(COMMON)?.has(keyOf(before)) ?? false);
  return at > first || INSIDE.test(before) || isBegun || isTitled;
}

/** "Baba Chira": a word that is a title elsewhere, behind a noun for people, and never written small. */
function isTitleAsName(
  text: ChunkedText,
  at: number,
  words: ReadonlyMap<string, WordCount>,
  pack: LanguagePack,
): boolean {
  const { small, capital } = words.get(keyOf(tokenText(text, at))) ?? { small: 0, capital: 0 };
  const isLast = !CAPITALISED.test(tokenText(text, at + 1));
  return isLast && small === 0 && capital >= TWICE && isBehind(pack.personNouns, text, at, pack);
}
/** So often a capital is no slip. */
const TWICE = 2;

/** Whether it is one in a row of names: a name stands before or behind it with only a comma or "and" between, and it fills its place alone. */
export function isInRow(text: ChunkedText, at: number, taken: ReadonlySet<number>): boolean {
  const joins = (place: number): boolean => /^(?:,|și|and)$/u.test(tokenText(text, place));
  const ends = (place: number): boolean =>
    joins(place) || /^(?:[.;:!?…]|\.{2,})$/u.test(tokenText(text, place));
  const isLast = joins(at - 1) && taken.has(at - 2) && ends(at + 1);
  return isLast || (joins(at + 1) && taken.has(at + 2) && /^[:,;]$/.test(tokenText(text, at - 1)));
}

/** Whether a word has a capital often, and never none: two such words side by side are a name, "March Hare". */
function isSteady(text: ChunkedText, at: number, words: ReadonlyMap<string, WordCount>): boolean {
  const form = tokenText(text, at);
  const { small, capital } = words.get(keyOf(form)) ?? { small: 0, capital: 0 };
  return CAPITALISED.test(form) && small === 0 && capital >= STEADY;
}

function isBehind(nouns: ReadonlySet<string>, text: ChunkedText, at: number, pack: LanguagePack): boolean {
  return isWordOf(nouns, keyOf(tokenText(text, at - 1)), pack);
}

/** Whether a word says that a name follows: "orașul Siret", "țiganca Monda", "lui Maxim". */
export function isAnnounced(text: ChunkedText, at: number, pack: LanguagePack): boolean {
  return (
    pack.possessive.has(keyOf(tokenText(text, at - 1))) ||
    [pack.placeNouns, pack.personNouns].some((nouns) => isBehind(nouns, text, at, pack))
  );
}

function mentionAt(
  { normal, tokens }: ChunkedText,
  first: number,
  end: number,
  sentence: number,
  chunk: number,
): Mention {
  const form = normal.text.slice(tokens.starts[first]!, tokens.ends[end - 1]!).replace(/\s+/gu, " ");
  return { first, end, sentence, chunk, form, type: "PER" };
}
