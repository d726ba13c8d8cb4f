/** Where every word of a name has a capital: what the tagger marked of such a run is the whole of it, "Newland [Archer]". */
import type { ChunkedText, Mention } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { keyOf } from "../language/words";
import { isWordOf } from "./no-names";
import { opensSentence } from "./opens-sentence";
import { cut } from "./pieces";
import { tokenText } from "./token-text";
import type { WordCount } from "./word-counts";

const CAPITALISED = /^\p{Lu}\p{Ll}/u;
const OWNER = /['’]s?$/u;

/** Mentions with the words beside them that are written with a capital only, and are no titles. */
export function wholeRuns(
  text: ChunkedText,
  mentions: readonly Mention[],
  words: ReadonlyMap<string, WordCount>,
  pack: LanguagePack,
): Mention[] {
  const { sentences } = text.tokens;
  const taken = new Set<number>();
  for (const { first, end } of mentions) for (let at = first; at < end; at++) taken.add(at);
  const isPart = (at: number, sentence: number): boolean => {
    if (at < sentences[sentence]! || at >= sentences[sentence + 1]! || taken.has(at)) return false;
    const form = tokenText(text, at);
    const key = keyOf(form);
    const { small, capital } = words.get(key) ?? { small: 0, capital: 0 };
    const isWritten = small === 0 && (capital > 0 || !opensSentence(text, at, sentence));
    return (
      CAPITALISED.test(form) && isWritten && !isWordOf(pack.titles, key, pack) && !pack.peoples.test(key)
    );
  };
  return mentions.map((mention) => {
    let { first, end } = mention;
    const isOwner = (at: number): boolean => OWNER.test(tokenText(text, at));
    while (isPart(first - 1, mention.sentence) && !isOwner(first - 1)) taken.add(--first);
    while (!isOwner(end - 1) && isPart(end, mention.sentence)) taken.add(end++);
    return first === mention.first && end === mention.end ? mention : cut(text, mention, first, end);
  });
}
