/** The vote: all mentions of a name in a work agree on one type, what is no name goes, and what was overlooked is found. */
import { fold } from "../../../../shared/fold";
import type { ChunkedText, Mention, NameType } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { COMMON, type NameLists } from "../tagger/features";
import { keyOf } from "../language/words";
import { findBases, type Base } from "./bases";
import { isNoName, isWordOf } from "./no-names";
import { cut, isHonour, parted, torn } from "./pieces";
import { INFLECTED_VOTE, labelSign, listSign, signOf, type Votes } from "./place-signs";
import { opensSentence, plausible } from "./plausible";
import { tokenText } from "./token-text";
import { countWords, type WordCount } from "./word-counts";

/** Share of small writings beyond which a capital says nothing. */
const MOSTLY_SMALL = 0.5;
/** So many mentions make a name known enough to be found where the tagger missed it. */
const KNOWN = 2;
/** So many make its type plain; a full name that stands at most so often is what its known part is, by so strong a sign. */
const SURE = 3;
const RARE = 2;
const PART_SIGN = -2;

/** The text's mentions after the vote, in order. */
export function vote(
  text: ChunkedText,
  mentions: readonly Mention[],
  pack: LanguagePack,
  lists: NameLists,
): Mention[] {
  const words = countWords(text);
  const whole = mentions
    .flatMap((mention) => parted(text, mention, pack))
    .flatMap((mention) => trimmed(text, mention, words, { pack, lists }));
  const bases = findBases(countKeys(text, whole), pack);
  const alone = countedVotes(text, whole, { bases, pack, lists });
  const names = plausible(
    text,
    torn(text, whole, (key) => knownType(alone.get(bases.get(key)?.base ?? key))),
    { words, lists, pack, familyOf: (mention) => familyOf(text, mention, bases) },
  );
  const votes = countedVotes(text, names, { bases, pack, lists });
  const all = [...names, ...overlooked(text, names, { words, bases, votes, pack })];
  return all
    .map((mention) => ({
      ...mention,
      type: winner(votes.get(familyOf(text, mention, bases))) ?? mention.type,
    }))
    .sort((a, b) => a.first - b.first);
}

/** The mention without titles and opening words; nothing where no name is left. */
function trimmed(
  text: ChunkedText,
  mention: Mention,
  words: ReadonlyMap<string, WordCount>,
  { pack, lists }: { readonly pack: LanguagePack; readonly lists: NameLists },
): Mention[] {
  let { first, end } = mention;
  const isSentenceFirst = (at: number): boolean => opensSentence(text, at, mention.sentence);
  // In a short text a word may stand nowhere else: the list of common words knows it.
  const isListed = (at: number): boolean => {
    const word = tokenText(text, at);
    return (words.get(keyOf(word))?.capital ?? 0) === 0 && (lists.get(COMMON)?.has(fold(word)) ?? false);
  };
  const isDropped = (at: number): boolean => {
    const key = keyOf(tokenText(text, at));
    return (
      isWordOf(pack.titles, key, pack) ||
      (isSentenceFirst(at) && (isSmallWord(words.get(key)) || isListed(at)))
    );
  };
  while (end - first > 1 && isDropped(first)) first++;
  if (end - first > 1 && !/\p{Lu}/u.test(tokenText(text, end - 1))) end--;
  const key = keyOf(tokenText(text, first));
  const isSingle = end - first === 1;
  const isNone =
    isSingle &&
    (/^\p{L}?\p{P}?$/u.test(key) || isNoName(key, pack) || isCommon(words.get(key), isSentenceFirst(first)));
  if (isNone || !/^\p{Lu}/u.test(tokenText(text, first))) return [];
  return [cut(text, mention, first, end)];
}

/** A word mostly written small is a name only inside a sentence, and only where its capital is no rarity. */
function isCommon(count: WordCount | undefined, isFirst: boolean): boolean {
  if (!count) return false;
  const { small, capital } = count;
  return isFirst ? isSmallWord(count) || (small > 0 && capital === 0) : small > 10 * capital;
}

function isSmallWord(count: WordCount | undefined): boolean {
  return count !== undefined && count.small > MOSTLY_SMALL * (count.small + count.capital);
}

/** How often each word of a name stands among the mentions. */
function countKeys(text: ChunkedText, mentions: readonly Mention[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { first, end } of mentions)
    for (let at = first; at < end; at++) {
      const key = keyOf(tokenText(text, at));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return counts;
}

/** Names that vote together: their words, each led back to its base. */
function familyOf(
  text: ChunkedText,
  { first, end }: Pick<Mention, "first" | "end">,
  bases: ReadonlyMap<string, Base>,
): string {
  const keys: string[] = [];
  for (let at = first; at < end; at++) {
    const key = keyOf(tokenText(text, at));
    keys.push(bases.get(key)?.base ?? key);
  }
  return keys.join(" ");
}

interface Voting {
  readonly bases: ReadonlyMap<string, Base>;
  readonly pack: LanguagePack;
  readonly lists: NameLists;
}

/** What labels, signs and lists say of every name; a full name is what a part of it is that is known by itself. */
function countedVotes(
  text: ChunkedText,
  mentions: readonly Mention[],
  { bases, pack, lists }: Voting,
): Map<string, Votes> {
  const votes = castVotes(text, mentions, bases, pack);
  for (const [family, cast] of votes) cast.place += listSign(family, lists) + labelSign(cast);
  for (const [family, cast] of votes) {
    const parts = family.split(" ");
    if (parts.length < 2) continue;
    const known = [parts[0]!, parts.at(-1)!].map((part) => knownType(votes.get(part)));
    const isPerson = known.includes("PER") && !known.includes("LOC") && !known.includes("ORG");
    if (isPerson && cast.PER + cast.LOC + cast.ORG <= RARE) {
      cast.place += PART_SIGN;
      cast.ORG = 0;
    }
  }
  return votes;
}

/** The type of a name that stands often enough to be sure of. */
function knownType(votes: Votes | undefined): NameType | undefined {
  return votes && votes.PER + votes.LOC + votes.ORG >= SURE ? winner(votes) : undefined;
}

function castVotes(
  text: ChunkedText,
  mentions: readonly Mention[],
  bases: ReadonlyMap<string, Base>,
  pack: LanguagePack,
): Map<string, Votes> {
  const votes = new Map<string, Votes>();
  for (const mention of mentions) {
    const family = familyOf(text, mention, bases);
    const cast = votes.get(family) ?? { PER: 0, LOC: 0, ORG: 0, place: 0 };
    votes.set(family, cast);
    const base = bases.get(keyOf(tokenText(text, mention.end - 1)));
    cast[mention.type] += base ? INFLECTED_VOTE : 1;
    cast.place += signOf(text, mention, base, pack);
  }
  return votes;
}

/** Organization where most labels say so, else place or person by their signs; the label alone where nothing else is known. */
function winner(votes: Votes | undefined): NameType | undefined {
  if (!votes) return undefined;
  if (votes.ORG > votes.PER + votes.LOC) return "ORG";
  return votes.place > 0 ? "LOC" : "PER";
}

interface Known {
  readonly words: ReadonlyMap<string, WordCount>;
  readonly bases: ReadonlyMap<string, Base>;
  readonly votes: ReadonlyMap<string, Votes>;
  readonly pack: LanguagePack;
}

/** Capitalised words of known names that stand in no mention. */
function overlooked(
  text: ChunkedText,
  names: readonly Mention[],
  { words, bases, votes, pack }: Known,
): Mention[] {
  const taken = new Set<number>();
  for (const { first, end } of names) for (let at = first; at < end; at++) taken.add(at);
  const known = new Set(
    [...votes]
      .filter(([family, cast]) => !family.includes(" ") && cast.PER + cast.LOC + cast.ORG >= KNOWN)
      .map(([family]) => family),
  );
  const found: Mention[] = [];
  text.chunks.forEach(({ first, end }, chunk) => {
    for (let sentence = first; sentence < end; sentence++)
      for (let at = text.tokens.sentences[sentence]!; at < text.tokens.sentences[sentence + 1]!; at++) {
        if (taken.has(at)) continue;
        const form = tokenText(text, at);
        if (!/^\p{Lu}\p{Ll}/u.test(form)) continue;
        const key = keyOf(form);
        const family = bases.get(key)?.base ?? key;
        const isWord =
          isNoName(key, pack) || isSmallWord(words.get(key)) || isHonour(text, [at, at + 1], pack);
        if (!isWord && known.has(family))
          found.push({ first: at, end: at + 1, sentence, chunk, form, type: "PER" });
      }
  });
  return found;
}
