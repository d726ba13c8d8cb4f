/** Themes and motifs of a work: those whose words stand in it clearly more often than usual, with the sentences where they stand thickest. */
import type { Theme } from "../../../../shared/stages/build/themes";
import type { ChunkedText } from "../build-stage";
import { keyOf } from "../language/words";
import { tokenText } from "../names/token-text";

export interface FoundTheme {
  readonly theme: Theme;
  readonly times: number;
  /** How many times as often as usual. */
  readonly ratio: number;
  /** One sentence of each of the chunks that hold most of its words. */
  readonly passages: readonly { readonly sentence: number; readonly chunk: number }[];
}

/** So much more often than usual, in so many chunks, and so many times, or it is no theme of the work. */
const FROM = 1.5;
const CHUNKS = 4;
const TIMES = 8;
const PASSAGES = 5;
const PER = 10_000;

/** In the order of the lexicon. */
export function findThemes(text: ChunkedText, lexicon: readonly Theme[]): FoundTheme[] {
  const hits = lexicon.map((): Hit[] => []);
  const find = finder(lexicon, text.work.language);
  const { sentences } = text.tokens;
  text.chunks.forEach(({ first, end }, chunk) => {
    for (let sentence = first; sentence < end; sentence++)
      for (let at = sentences[sentence]!; at < sentences[sentence + 1]!; at++)
        for (const theme of find(tokenText(text, at))) hits[theme]!.push({ sentence, chunk });
  });
  const tokens = text.tokens.starts.length;
  return lexicon.flatMap((theme, at) => {
    const own = hits[at]!;
    const ratio = (own.length * PER) / Math.max(1, tokens) / theme.usual[text.work.language];
    const thickest = thickestChunks(own);
    if (own.length < TIMES || ratio < FROM || thickest.length < CHUNKS) return [];
    return [{ theme, times: own.length, ratio, passages: thickest.slice(0, PASSAGES) }];
  });
}

interface Hit {
  readonly sentence: number;
  readonly chunk: number;
}

/** Each chunk's sentence with most hits; the chunks with most first. */
function thickestChunks(hits: readonly Hit[]): Hit[] {
  const byChunk = new Map<number, Map<number, number>>();
  for (const { sentence, chunk } of hits) {
    const own = byChunk.get(chunk) ?? new Map<number, number>();
    byChunk.set(chunk, own);
    own.set(sentence, (own.get(sentence) ?? 0) + 1);
  }
  return [...byChunk]
    .map(([chunk, own]) => {
      const [sentence] = [...own].sort(([a, n], [b, m]) => m - n || a - b)[0]!;
      return { chunk, sentence, times: [...own.values()].reduce((sum, n) => sum + n, 0) };
    })
    .sort((a, b) => b.times - a.times || a.chunk - b.chunk);
}

/** The themes that a word speaks of, by their place in the lexicon; each word is looked up once. */
function finder(lexicon: readonly Theme[], language: "ro" | "en"): (word: string) => readonly number[] {
  const patterns = lexicon.map(({ words }) => expression(words[language]));
  const known = new Map<string, readonly number[]>();
  return (word) => {
    const before = known.get(word);
    if (before) return before;
    const key = keyOf(word);
    const found = patterns.flatMap((pattern, at) => (pattern.test(key) ? [at] : []));
    known.set(word, found);
    return found;
  };
}

function expression(words: readonly string[]): RegExp {
  const parts = words.map((word) => {
    const key = keyOf(word.replace(/\*$/, "")).replace(/[^\p{L}\p{N}-]/gu, "");
    return word.endsWith("*") ? `${key}.*` : key;
  });
  return parts.length === 0 ? /(?!)/ : new RegExp(`^(?:${parts.join("|")})$`, "u");
}
