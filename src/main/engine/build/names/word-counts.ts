/** How a work writes its words: small, or with a capital where no sentence begins. */
import type { ChunkedText } from "../build-stage";
import { keyOf } from "../language/words";
import { isVerse } from "./opens-sentence";

export interface WordCount {
  small: number;
  /** With a capital inside a sentence, where only names have one. */
  capital: number;
}

/** Counts by key of every word of the text. */
export function countWords(text: ChunkedText): ReadonlyMap<string, WordCount> {
  const { normal, tokens } = text;
  const isInVerse = isVerse(text);
  const bySpelling = new Map<string, WordCount>();
  let sentence = 0;
  let isOpen = true;
  for (let at = 0; at < tokens.starts.length; at++) {
    if (at === tokens.sentences[sentence]) {
      sentence++;
      isOpen = true;
    }
    // A line of verse begins with a capital whatever its word is.
    if (isInVerse && at > 0 && normal.text.slice(tokens.ends[at - 1]!, tokens.starts[at]!).includes("\n"))
      isOpen = true;
    const word = normal.text.slice(tokens.starts[at]!, tokens.ends[at]!);
    const isCapital = /^\p{Lu}/u.test(word);
    if (/^\p{L}/u.test(word) && !(isCapital && isOpen)) count(bySpelling, word, isCapital);
    // Speech begins anew behind a dash, a colon or a quote.
    isOpen = /^[—–\-":(.!?…]/u.test(word) || (isOpen && !/\p{L}/u.test(word));
  }
  return byKey(bySpelling);
}

function count(counts: Map<string, WordCount>, word: string, isCapital: boolean): void {
  const found = counts.get(word) ?? { small: 0, capital: 0 };
  counts.set(word, found);
  if (isCapital) found.capital++;
  else found.small++;
}

function byKey(counts: ReadonlyMap<string, WordCount>): Map<string, WordCount> {
  const result = new Map<string, WordCount>();
  for (const [word, { small, capital }] of counts) {
    const key = keyOf(word);
    const found = result.get(key) ?? { small: 0, capital: 0 };
    result.set(key, { small: found.small + small, capital: found.capital + capital });
  }
  return result;
}

/** Share of small writings beyond which a capital says nothing. */
const MOSTLY_SMALL = 0.5;

/** Whether a word is mostly written small. */
export function isSmallWord(count: WordCount | undefined): boolean {
  return count !== undefined && count.small > MOSTLY_SMALL * (count.small + count.capital);
}
