/** What to ask a server for so that every name a question may mention, typos included, is among its answers. */
import { COMMON_WORDS } from "../common-words";
import { splitQuestion } from "../question-words";

/** As far as ../mentions.ts looks: beyond it a question is a text. */
const MOST_WORDS = 1000;
const MOST_WORDS_WITH_TYPOS = 64;
/** Two words may be one in the name. */
const JOINED = 2;
const SHORTEST_TYPO = 5;
const SHORTEST_WITH_TWO = 9;
/** Longer folded names are kept only so far; see `foldedName`. */
export const LONGEST_FOLD = 2000;

export interface QuestionSpans {
  /** Runs of folded words, joined by blanks: names spelt right. */
  readonly exact: readonly string[];
  /** Lucene terms for names with up to two typos. */
  readonly similar: readonly string[];
  /** Words that are no typo where some name has them. */
  readonly words: readonly string[];
}

/** `longestName`: most words in one name of the graph. */
export function questionSpans(question: string, longestName: number): QuestionSpans {
  const text = splitQuestion(question)
    .slice(0, MOST_WORDS)
    .map(({ word }) => word);
  const exact = new Set<string>();
  const similar = new Set<string>();
  text.forEach((_, from) => {
    const last = Math.min(text.length, from + longestName + JOINED);
    for (let to = from + 1; to <= last; to++) {
      const span = text.slice(from, to).join(" ");
      if (span.length > LONGEST_FOLD) break;
      exact.add(span);
      const edits = to <= MOST_WORDS_WITH_TYPOS ? editsIn(text.slice(from, to)) : 0;
      if (edits > 0) similar.add(`${luceneTerm(span)}~${String(edits)}`);
    }
  });
  const words = text.filter((word) => word.length >= SHORTEST_TYPO && !COMMON_WORDS.has(word));
  return {
    exact: [...exact],
    similar: [...similar],
    words: [...new Set(words)].slice(0, MOST_WORDS_WITH_TYPOS),
  };
}

function editsIn(words: readonly string[]): number {
  const letters = words.reduce((sum, word) => sum + word.length, 0);
  return letters < SHORTEST_TYPO ? 0 : letters < SHORTEST_WITH_TWO ? 1 : 2;
}

/** A text as one term of Lucene's query language: whatever is no letter or digit is escaped. */
export function luceneTerm(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, "\\$&");
}
