/** The sentences of a document that name two nodes. */
import type { StoredText } from "../../store/past/documents";

export interface Place {
  readonly start: number;
  readonly end: number;
}

/** UTF-16 offsets of the sentences that hold a mention of each, in order. */
export function sentencesWith({ text, mentions }: StoredText, one: string, other: string): Place[] {
  const [first, second] = [one, other].map((id) => mentions.filter(({ entity }) => entity === id));
  return sentencesOf(text).filter(({ start, end }) => {
    const holds = (found: typeof mentions): boolean =>
      found.some((mention) => mention.start >= start && mention.end <= end);
    return holds(first!) && holds(second!);
  });
}

/** A sentence ends with a mark before a capital or a number, or with its line. */
const END = /[.!?]["')\]]*\s+(?=["'([]*[\p{Lu}\p{N}])|\n+/gu;

/** Where the sentences of a text stand, in order. */
export function sentencesOf(text: string): Place[] {
  const places: Place[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(END)) {
    places.push({ start, end: index + mark.trimEnd().length });
    start = index + mark.length;
  }
  return [...places, { start, end: text.length }].filter((place) => place.end > place.start);
}
