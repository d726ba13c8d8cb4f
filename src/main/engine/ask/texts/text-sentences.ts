/** A stored text as sentences, each with the names in it. */
import { words } from "../../../../shared/fold";
import { keptByWord } from "../understand/words/kept";
import type { StoredMention, StoredText } from "../../store/past/documents";

/** Offsets are UTF-16 units into the text. */
export interface TextSentence {
  readonly start: number;
  readonly end: number;
  /** Counted from the text's first; a sentence takes up what the one before it in its paragraph tells. */
  readonly paragraph: number;
  readonly mentions: readonly StoredMention[];
}

/** The end of a sentence, with what closes a quotation, before a capital; or the end of a paragraph. */
const BREAK = /[.!?…]+["”»'’)\]]*[^\S\n]+(?=["„“«'‘([—–-]*\s*\p{Lu})|\n+/gu;
/** Words with a dot that ends no sentence: "Mr.", "d.", an initial. */
const SHORT = /(?:^|[^\p{L}])(?:\p{L}|[Mm]rs?|[Dd]r|[Ss]t|[Ss]f|[Nn]r|[Cc]ap)\.\s*$/u;

const sentences = new WeakMap<StoredText, readonly TextSentence[]>();
const read = new WeakMap<StoredText, readonly (readonly PlacedWord[])[]>();

/** All sentences of a text, in order; white space belongs to the one before it. Known as long as the text is. */
export function sentencesOf(stored: StoredText): readonly TextSentence[] {
  const known = sentences.get(stored) ?? split(stored);
  sentences.set(stored, known);
  return known;
}

/** The words of every sentence of a text, likewise. */
export function wordsOfSentences(stored: StoredText): readonly (readonly PlacedWord[])[] {
  const known = read.get(stored) ?? sentencesOf(stored).map(wordReader(stored.text));
  read.set(stored, known);
  return known;
}

function split({ text, mentions }: StoredText): TextSentence[] {
  const inOrder = [...mentions].sort((a, b) => a.start - b.start);
  const found: TextSentence[] = [];
  let [from, paragraph, at] = [0, 0, 0];
  const add = (end: number): void => {
    const own: StoredMention[] = [];
    for (; at < inOrder.length && inOrder[at]!.start < end; at++) own.push(inOrder[at]!);
    if (text.slice(from, end).trim() !== "") found.push({ start: from, end, paragraph, mentions: own });
    from = end;
  };
  for (const { index, 0: broken } of text.matchAll(BREAK)) {
    const end = index + broken.length;
    const isParagraph = broken.startsWith("\n");
    if (!isParagraph && SHORT.test(text.slice(Math.max(from, index - 5), end))) continue;
    add(end);
    if (isParagraph) paragraph++;
  }
  add(text.length);
  return found;
}

/** A word of a sentence, folded, with where it stands. */
export interface PlacedWord {
  readonly word: string;
  readonly start: number;
}

const WORD = /[\p{L}\p{N}]+/gu;

/** Reads the words of stretches of one text in order; each word is folded once. */
export function wordReader(text: string): (part: Pick<TextSentence, "start" | "end">) => PlacedWord[] {
  const foldedOf = keptByWord((word) => words(word)[0] ?? word);
  return ({ start, end }) => {
    const found: PlacedWord[] = [];
    for (const { index, 0: word } of text.slice(start, end).matchAll(WORD))
      found.push({ word: foldedOf(word), start: start + index });
    return found;
  };
}
