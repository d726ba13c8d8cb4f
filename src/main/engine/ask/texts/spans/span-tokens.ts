/** A sentence as tokens with their part of speech, what they tell of the question, and the breaks between them. */
import { words } from "../../../../../shared/fold";

/** The part of speech of each word of a sentence, of Universal Dependencies. */
export type TagWords = (texts: readonly string[]) => readonly string[];

export interface SpanToken {
  /** UTF-16 offsets into the text. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Folded; "" of a mark. */
  readonly word: string;
  readonly upos: string;
  /** Breaks before it in its sentence: commas and what joins clauses count one, stronger marks two. */
  readonly breaks: number;
  /** It stands in quotation marks, or behind the dash of somebody who speaks. */
  readonly isSpoken: boolean;
}

const TOKEN =
  /(?<!\p{L})(?:Mrs?|Ms|Dr|St|Sf|Messrs|Capt|Col)\.|[\p{L}\p{N}]+(?:-(?=\p{L}))?|[^\s\p{L}\p{N}]/gu;
const WEAK = /^[,()]$/;
const STRONG = /^[;:.!?…—–]$/;
const OPENING = /^[„“«"]$/;
const CLOSING = /^[”»"]$/;
const DASH = /^[—–-]$/;

/** Of the letters from `start` to `end`. */
export function spanTokens(text: string, start: number, end: number, tag: TagWords): SpanToken[] {
  const found = [...text.slice(start, end).matchAll(TOKEN)].map(({ 0: letters, index }) => ({
    text: letters,
    start: start + index,
  }));
  const read = tag(found.map((one) => one.text));
  const tags = read.map((upos, at) => (/[\p{L}\p{N}]/u.test(found[at]!.text) ? upos : "PUNCT"));
  let [breaks, isQuoted, isSpoken] = [0, false, false];
  return found.map((one, at) => {
    const upos = tags[at]!;
    const isDash = DASH.test(one.text);
    if (isDash && at === 0) isSpoken = true;
    else if (isDash && isSpoken) isSpoken = false;
    const closes = isQuoted && CLOSING.test(one.text);
    if (closes) isQuoted = false;
    else if (OPENING.test(one.text)) isQuoted = true;
    breaks += STRONG.test(one.text) ? 2 : WEAK.test(one.text) || upos === "CCONJ" || upos === "SCONJ" ? 1 : 0;
    const isWord = /[\p{L}\p{N}]/u.test(one.text);
    const bare = one.text.replace(/-$/, "");
    return {
      ...{ start: one.start, end: one.start + bare.length, text: bare, upos, breaks },
      ...{ word: isWord ? (words(bare)[0] ?? "") : "", isSpoken: isQuoted || isSpoken },
    };
  });
}
