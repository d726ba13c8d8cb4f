/** The vote: all mentions of a name in a work agree on one type, what is no name goes, and what was overlooked is found. */
import { fold } from "../../../../shared/fold";
import type { ChunkedText, Mention, NameType } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { COMMON, type NameLists } from "../tagger/features";
import { keyOf } from "../language/words";
import { findBases, type Base } from "./bases";
import { isNoName, isWordOf } from "./no-names";
import { cut, parted, torn } from "./pieces";
import {
  WEAK_VOTE,
  givenSign,
  headSign,
  labelSign,
  listSign,
  PLAIN_PERSON,
  rowSign,
  signOf,
  type Votes,
} from "./place-signs";
import { familyOf } from "./family";
import { isGivenName } from "./gender";
import { overlooked } from "./overlooked";
import { opensSentence } from "./opens-sentence";
import { withPlaceNouns } from "./place-runs";
import { plausible } from "./plausible";
import { tokenText } from "./token-text";
import { CLITIC, unreadNames } from "./unread";
import { withinLines } from "./within-lines";
import { wholeRuns } from "./whole-runs";
import { countWords, isSmallWord, type WordCount } from "./word-counts";

/** So many make its type plain; a full name that stands at most so often is what its known part is, by so strong a sign. */
const SURE = 3;
const RARE = 2;
const PART_SIGN = -2;
/** A neighbour's sign from which on it is plain. */
const PLAIN = 2.5;

/** The text's mentions after the vote, in order. */
export function vote(
  text: ChunkedText,
  mentions: readonly Mention[],
  pack: LanguagePack,
  lists: NameLists,
): Mention[] {
  const words = countWords(text);
  const read = mentions
    .flatMap((mention) => parted(text, mention, pack))
    .flatMap((mention) => withinLines(text, mention))
    .flatMap((mention) => trimmed(text, mention, words, { pack, lists }));
  const unread = unreadNames(text, read, { words, pack, lists });
  const found = withPlaceNouns(
    text,
    [...read, ...unread].sort((a, b) => a.first - b.first),
    pack,
  );
  const whole = pack.guessesNames ? found : wholeRuns(text, found, words, pack);
  const bases = findBases(countKeys(text, whole), pack);
  const voting = { bases, pack, lists, unread: new Set(unread) };
  const alone = countedVotes(text, whole, voting);
  const names = plausible(
    text,
    torn(text, whole, (key) => knownType(alone.get(bases.get(key)?.base ?? key))),
    { words, lists, pack, sure: voting.unread, familyOf: (mention) => familyOf(text, mention, bases) },
  );
  const votes = countedVotes(text, names, { ...voting, alone });
  const more = overlooked(text, names, { words, bases, pack, lists });
  // "in Mardlebury", which no tagger marked there, says as much as where it did.
  for (const mention of more) {
    const cast = votes.get(familyOf(text, mention, bases));
    const sign = signOf(text, mention, bases.get(keyOf(tokenText(text, mention.end - 1))), pack);
    if (cast && Math.abs(sign) >= PLAIN) cast.place += sign;
  }
  const all = [...names, ...more];
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
  // "Perhaps Ruth": no list of common words is there for English, but Ruth is named elsewhere, and Perhaps is not.
  const isOpening = (at: number): boolean => {
    const [key, next] = [at, at + 1].map((place) => keyOf(tokenText(text, place)));
    const isKnown = (words.get(key!)?.capital ?? 0) > 0 || isGivenName(key!);
    return pack.code === "en" && !isKnown && (words.get(next!)?.capital ?? 0) > 1;
  };
  const isDropped = (at: number): boolean => {
    const key = keyOf(tokenText(text, at));
    return (
      isWordOf(pack.titles, key, pack) ||
      (isSentenceFirst(at) && (isSmallWord(words.get(key)) || isListed(at) || isOpening(at)))
    );
  };
  while (end - first > 1 && isDropped(first)) first++;
  if (end - first > 1 && !/\p{Lu}/u.test(tokenText(text, end - 1))) end--;
  const key = keyOf(tokenText(text, first));
  const isSingle = end - first === 1;
  const isNone = isSingle
    ? /^\p{L}?\p{P}?$/u.test(key) ||
      CLITIC.test(tokenText(text, first)) ||
      isNoName(key, pack) ||
      isCommon(words.get(key), isSentenceFirst(first))
    : places(first, end).every((at) => isNoName(keyOf(tokenText(text, at)), pack));
  if (isNone || !/^\p{Lu}/u.test(tokenText(text, first))) return [];
  return [cut(text, mention, first, end)];
}

function places(first: number, end: number): number[] {
  return Array.from({ length: end - first }, (_, row) => first + row);
}

/** A word mostly written small is a name only inside a sentence, and only where its capital is no rarity. */
function isCommon(count: WordCount | undefined, isFirst: boolean): boolean {
  if (!count) return false;
  const { small, capital } = count;
  return isFirst ? isSmallWord(count) || (small > 0 && capital === 0) : small > 10 * capital;
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

interface Voting {
  readonly bases: ReadonlyMap<string, Base>;
  readonly pack: LanguagePack;
  readonly lists: NameLists;
  /** Mentions without a label. */
  readonly unread: ReadonlySet<Mention>;
  /** What names were before they were looked at side by side. */
  readonly alone?: ReadonlyMap<string, Votes>;
}

/** What labels, signs and lists say of every name; a full name is what a part of it is that is known by itself. */
function countedVotes(text: ChunkedText, mentions: readonly Mention[], voting: Voting): Map<string, Votes> {
  const votes = castVotes(text, mentions, voting);
  const { lists } = voting;
  for (const [family, cast] of votes) cast.place += listSign(family, lists) + labelSign(cast);
  const given = new Set<string>();
  for (const [family, cast] of votes) {
    const parts = family.split(" ");
    if (parts.length < 2) continue;
    if (winner(cast) === "PER") given.add(parts[0]!);
    cast.place += givenSign(parts[0]!, lists) + headSign(parts, voting.pack);
    const known = [parts[0]!, parts.at(-1)!].map((part) => knownType(votes.get(part)));
    const isPerson = known.includes("PER") && !known.includes("LOC") && !known.includes("ORG");
    if (isPerson && cast.PER + cast.LOC + cast.ORG <= RARE) {
      cast.place += PART_SIGN;
      cast.ORG = 0;
    }
  }
  // "Nastasia", where "Nastasia Hâra" is a person and no list knows such a place.
  for (const [family, cast] of votes)
    if (given.has(family) && cast.PER + cast.LOC + cast.ORG <= RARE && listSign(family, lists) <= 0)
      cast.place += PART_SIGN;
  return votes;
}

/** The type of a name that stands often enough to be sure of. */
function knownType(votes: Votes | undefined): NameType | undefined {
  return votes && votes.PER + votes.LOC + votes.ORG >= SURE ? winner(votes) : undefined;
}

function castVotes(
  text: ChunkedText,
  mentions: readonly Mention[],
  { bases, pack, unread, alone }: Voting,
): Map<string, Votes> {
  const votes = new Map<string, Votes>();
  const typeAt = (at: number): NameType | undefined =>
    mentions[at] && winner(alone?.get(familyOf(text, mentions[at], bases)));
  for (const [at, mention] of mentions.entries()) {
    const family = familyOf(text, mention, bases);
    const cast = votes.get(family) ?? { PER: 0, LOC: 0, ORG: 0, place: 0, person: 0 };
    votes.set(family, cast);
    const base = bases.get(keyOf(tokenText(text, mention.end - 1)));
    cast[mention.type] += base || unread.has(mention) ? WEAK_VOTE : 1;
    const sign = signOf(text, mention, base, pack);
    cast.place += sign;
    if (sign === PLAIN_PERSON) cast.person++;
    if (alone)
      cast.place += rowSign(
        [at - 1, at + 1].map((other) => (isRow(text, mentions, at, other) ? typeAt(other) : undefined)),
      );
  }
  return votes;
}

/** Whether only a comma or "and" parts two mentions. */
function isRow(text: ChunkedText, mentions: readonly Mention[], at: number, other: number): boolean {
  const [a, b] = [mentions[Math.min(at, other)], mentions[Math.max(at, other)]];
  return a !== undefined && b?.first === a.end + 1 && /^(?:,|și|şi|and)$/u.test(tokenText(text, a.end));
}

/** A name that is plainly a person's so often, as a share of its labels, is no organization; nor one that is mostly called. */
const PLAINLY = 0.25;
const CALLED = -1.5;

/** Organization where most labels say so, else place or person by their signs; the label alone where nothing else is known. */
function winner(votes: Votes | undefined): NameType | undefined {
  if (!votes) return undefined;
  const isOrganization = votes.ORG > votes.PER + votes.LOC && votes.person < PLAINLY * votes.ORG;
  if (isOrganization && votes.place > CALLED * votes.ORG) return "ORG";
  return votes.place > 0 ? "LOC" : "PER";
}
