/** The vote: all mentions of a name in a work agree on one type, what is no name goes, and what was overlooked is found. */
import { fold } from "../../../../shared/fold";
import type { ChunkedText, Mention, NameType } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { COMMON, type NameLists } from "../tagger/features";
import { keyOf } from "../language/words";
import { findBases, type Base } from "./bases";
import { isNoName, isWordOf } from "./no-names";
import { INFLECTED_VOTE, labelSign, listSign, signOf, type Votes } from "./place-signs";
import { tokenText } from "./token-text";
import { countWords, type WordCount } from "./word-counts";

/** Share of small writings beyond which a capital says nothing. */
const MOSTLY_SMALL = 0.5;
/** So many mentions make a name known enough to be found where the tagger missed it. */
const KNOWN = 2;
/** The text's mentions after the vote, in order. */
export function vote(
  text: ChunkedText,
  mentions: readonly Mention[],
  pack: LanguagePack,
  lists: NameLists,
): Mention[] {
  const words = countWords(text);
  const names = mentions
    .flatMap((mention) => parted(text, mention, pack))
    .flatMap((mention) => trimmed(text, mention, words, { pack, lists }));
  const bases = findBases(countKeys(text, names), pack);
  const votes = castVotes(text, names, bases, pack);
  for (const [family, cast] of votes) cast.place += listSign(family, lists) + labelSign(cast);
  const all = [...names, ...overlooked(text, names, { words, bases, votes, pack })];
  return all
    .map((mention) => ({
      ...mention,
      type: winner(votes.get(familyOf(text, mention, bases))) ?? mention.type,
    }))
    .sort((a, b) => a.first - b.first);
}

/** The names that "and" and "or" join in one mention. */
function parted(text: ChunkedText, mention: Mention, pack: LanguagePack): Mention[] {
  const cuts = [mention.first - 1];
  for (let at = mention.first + 1; at < mention.end - 1; at++)
    if (pack.joins.has(keyOf(tokenText(text, at)))) cuts.push(at);
  return cuts.map((from, place) => cut(text, mention, from + 1, cuts[place + 1] ?? mention.end));
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

function opensSentence({ tokens, normal }: ChunkedText, at: number, sentence: number): boolean {
  for (let before = at - 1; before >= tokens.sentences[sentence]!; before--) {
    const token = normal.text.slice(tokens.starts[before]!, tokens.ends[before]!);
    if (/\p{L}/u.test(token)) return false;
    // Speech begins a sentence of its own.
    if (/^[—–":]/u.test(token)) return true;
  }
  return true;
}

function cut(text: ChunkedText, mention: Mention, first: number, end: number): Mention {
  if (first === mention.first && end === mention.end) return mention;
  const { normal, tokens } = text;
  return {
    ...mention,
    first,
    end,
    form: normal.text.slice(tokens.starts[first]!, tokens.ends[end - 1]!).replace(/\s+/gu, " "),
  };
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
        const isWord = isNoName(key, pack) || isSmallWord(words.get(key));
        if (!isWord && known.has(family))
          found.push({ first: at, end: at + 1, sentence, chunk, form, type: "PER" });
      }
  });
  return found;
}
