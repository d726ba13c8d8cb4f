/**
 * Typos in words of the language and of the graph's schema; names are linked before (ask/seed). `ask/seed/spelling.ts` tells ordinary words from
 * names by the embedder's English vocabulary; here the words are few, of either language, and a slip must lead to one the rules or the graph can read.
 */
import { distance } from "../../store/similar-words";
import { stem } from "./stem";

/** Shorter words are too near to too many others. */
const SHORTEST = 4;
/** From this length on two edits are believed. */
const LONG = 8;
const SWAPPED = 4;

/** The known word that a word not known is a typo of, of several as near one of `first`; the word itself where that is not told. */
export function corrected(word: string, known: ReadonlySet<string>, first: ReadonlySet<string>): string {
  if (word.length < SHORTEST || known.has(word) || /\d/.test(word)) return word;
  const limit = word.length >= LONG ? 2 : 1;
  let best: string[] = [];
  let least = limit + 1;
  for (const other of known) {
    // Few mistype the first letter, and words that differ in it are mostly other words ("height", "eight").
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > limit || other.length < SHORTEST)
      continue;
    const edits = distance(word, other, limit);
    if (edits < least) [best, least] = [[other], edits];
    else if (edits === least && edits <= limit) best.push(other);
  }
  const only = oneOf(best, first) ?? word;
  return only.length === SWAPPED && !isSwap(word, only) && word.length === SWAPPED ? word : only;
}

/** The only one, the only one that is preferred, or any where all are forms of one word. */
function oneOf(words: readonly string[], first: ReadonlySet<string>): string | undefined {
  if (new Set(words.map(stem)).size === 1) return words[0];
  const preferred = words.filter((word) => first.has(word));
  return new Set(preferred.map(stem)).size === 1 ? preferred[0] : undefined;
}

/** "satr" and "star": of short words only neighbours that changed places are believed. */
function isSwap(word: string, other: string): boolean {
  return [...word].sort().join("") === [...other].sort().join("");
}
