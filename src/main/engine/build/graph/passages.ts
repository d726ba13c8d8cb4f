/** Where something of a text stands in its original, and the passage that a reader is shown. */
import type { ChunkedText, LinkedText, Statement } from "../build-stage";
import { original, originalEnd } from "../text/normalise";

/** In the normalised text. */
type Place = Pick<Statement, "start" | "end" | "chunk">;

/** Offsets into the work's original. */
export function placeOf(
  { normal }: LinkedText,
  { start, end }: Pick<Statement, "start" | "end">,
): [start: number, end: number] {
  return [original(normal, start), originalEnd(normal, end)];
}

/** The original's letters, with work and chapter. */
export function passage(text: LinkedText, place: Place) {
  const { work, chunks } = text;
  const [start, end] = placeOf(text, place);
  const chapter = work.chapters[chunks[place.chunk]!.chapter]?.title ?? "";
  return {
    text: work.text.slice(start, end),
    source: chapter === "" ? work.title : `${work.title}, ${chapter}`,
    references: [chunks[place.chunk]!.id],
  };
}

/** The chunk in which an offset of the normalised text lies; -1 beyond the last. */
export function chunkAt({ tokens, chunks }: Pick<ChunkedText, "tokens" | "chunks">, place: number): number {
  return chunks.findIndex(({ end }) => tokens.ends[tokens.sentences[end]! - 1]! > place);
}

/** Tokens `from` to before `to` as a place, with the chunk, and so the chapter, in which they begin. */
export function placeOfTokens(
  text: Pick<ChunkedText, "tokens" | "chunks">,
  [from, to]: readonly [number, number],
): Place {
  const [start, end] = [text.tokens.starts[from]!, text.tokens.ends[to - 1]!];
  return { chunk: chunkAt(text, start), start, end };
}
