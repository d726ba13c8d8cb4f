/** Where a capital says nothing. */
import type { ChunkedText } from "../build-stage";

/** So many of the lines inside paragraphs begin with a capital where they are verses; lines cut by width seldom do. */
const VERSE = 0.6;
const verses = new WeakMap<ChunkedText["tokens"], boolean>();

/** Whether the text's lines are verses, each of which begins with a capital. */
export function isVerse({ tokens, normal }: ChunkedText): boolean {
  const known = verses.get(tokens);
  if (known !== undefined) return known;
  let [lines, capitals] = [0, 0];
  for (let at = 1; at < tokens.starts.length; at++) {
    if (!normal.text.slice(tokens.ends[at - 1]!, tokens.starts[at]!).includes("\n")) continue;
    lines++;
    if (/\p{Lu}/u.test(normal.text[tokens.starts[at]!]!)) capitals++;
  }
  const found = capitals > VERSE * lines;
  verses.set(tokens, found);
  return found;
}

/** Whether only marks stand before a word in its sentence; speech, and a line of verse, begin anew. */
export function opensSentence(text: ChunkedText, at: number, sentence: number): boolean {
  const { tokens, normal } = text;
  for (let before = at - 1; before >= tokens.sentences[sentence]!; before--) {
    if (normal.text.slice(tokens.ends[before]!, tokens.starts[before + 1]!).includes("\n") && isVerse(text))
      return true;
    const token = normal.text.slice(tokens.starts[before]!, tokens.ends[before]!);
    if (/\p{L}/u.test(token)) return false;
    if (/^[—–":]/u.test(token)) return true;
  }
  return true;
}
