import type { Recognised } from "../../../shared/texts/reading";
import type { IngestParams } from "../../../shared/stages/build/ingest";
import type { SourceFile } from "../import/source/import-run";
import { ingest } from "./ingest/ingest";
import { tokenise } from "./text/tokens";

/** Letters and headings shown of each work. */
const FIRST_LETTERS = 400;
const HEADINGS = 200;

/** What files would be read as: encoding, language, chapters, first lines. Refuses a file as a build would. */
export async function recogniseTexts(
  sources: readonly SourceFile[],
  params: IngestParams,
  signal: AbortSignal,
): Promise<Recognised> {
  const works = await ingest(sources, params, Infinity, { signal, progress: () => undefined });
  return {
    works: works.map(({ id, title, author, year, language, file, encoding, text, chapters }) => ({
      ...{ id, title, author, year, language, file, encoding, chapters: chapters.length },
      tokens: tokenise(text, [[0, text.length]]).starts.length,
      headings: chapters.slice(0, HEADINGS).map((chapter) => chapter.title),
      firstLines: text.slice(chapters[0]?.start ?? 0, (chapters[0]?.start ?? 0) + FIRST_LETTERS),
    })),
  };
}
