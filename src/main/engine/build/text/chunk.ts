/** Chapters → chunks of whole sentences; a chunk's own sentences are no other chunk's. */
import type { ChunkParams } from "../../../../shared/stages/build/text";
import type { Chunk, ChunkedText, Text, Tokens } from "../build-stage";
import { idOf } from "../ingest/work";
import { normalAt } from "./normalise";
import { tokenise } from "./tokens";

/** The text's body cut into chunks of at most `size` tokens, each opening with up to `overlap` tokens of the one before. */
export function chunkText(text: Text, params: ChunkParams): ChunkedText {
  const { work, normal } = text;
  const inBody = work.chapters.map(
    ({ start, end }) => [normalAt(normal, start), normalAt(normal, end)] as const,
  );
  // Between pages there is what is none of the body.
  const blocks = work.blocks.filter(
    ({ kind, start, end }) =>
      kind !== "front" && work.chapters.some((chapter) => start >= chapter.start && end <= chapter.end),
  );
  const tokens = tokenise(
    normal.text,
    blocks.map(({ start, end }) => [normalAt(normal, start), normalAt(normal, end)] as const),
  );
  const chunks = inBody.flatMap(([start, end], chapter) =>
    cutChapter(tokens, { start, end, chapter }, params),
  );
  const ids = chunks.map(({ first, end }, at) =>
    idOf(
      "chunk",
      work.id,
      chunks[at]!.chapter,
      tokens.starts[tokens.sentences[first]!]!,
      textOf(normal.text, tokens, first, end),
    ),
  );
  return { ...text, tokens, chunks: chunks.map((chunk, at) => ({ ...chunk, id: ids[at]! })) };
}

/** The letters of sentences `first` to before `end`. */
export function textOf(
  text: string,
  { starts, ends, sentences }: Tokens,
  first: number,
  end: number,
): string {
  return text.slice(starts[sentences[first]!]!, ends[sentences[end]! - 1]!);
}

interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly chapter: number;
}

function cutChapter(
  tokens: Tokens,
  { start, end, chapter }: Stretch,
  { size, overlap }: ChunkParams,
): Omit<Chunk, "id">[] {
  const { sentences, starts } = tokens;
  const from = sentenceAt(tokens, start);
  const to = sentenceAt(tokens, end);
  const chunks: Omit<Chunk, "id">[] = [];
  let context = from;
  let first = from;
  for (let sentence = from; sentence < to; sentence++) {
    const isFull = sentence > first && sentences[sentence + 1]! - sentences[context]! > size;
    if (isFull) {
      chunks.push({ chapter, context, first, end: sentence });
      first = sentence;
      context = sentence;
      while (context > from && sentences[sentence]! - sentences[context - 1]! <= overlap) context--;
      // What is shown again must leave room for one sentence more.
      while (context < first && sentences[sentence + 1]! - sentences[context]! > size) context++;
    }
  }
  if (first < to && starts.length > 0) chunks.push({ chapter, context, first, end: to });
  return chunks;
}

/** The first sentence that begins at or behind a place. */
function sentenceAt({ sentences, starts }: Tokens, place: number): number {
  let [low, high] = [0, sentences.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[sentences[middle]!]! < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
