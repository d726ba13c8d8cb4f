/** In a play every speech begins with a person's name, whatever the tagger makes of it: "PRISTANDA: Curat murdar!" */
import type { ChunkedText, Mention } from "../build-stage";
import { original } from "../text/normalise";
import { speechLabels } from "../text/speech-labels";
import { tokenText } from "./token-text";

/** The mentions with those who speak, in order; as they were where the text is no play. */
export function withSpeakers(text: ChunkedText, found: readonly Mention[]): readonly Mention[] {
  const labels = speechLabels(text.work.text);
  if (labels.size === 0) return found;
  const paragraphs = new Set(text.tokens.paragraphs);
  const speakers = text.chunks.flatMap(({ first, end }, chunk) =>
    Array.from({ length: end - first }, (_, row) => first + row).flatMap((sentence): Mention[] => {
      const at = text.tokens.sentences[sentence]!;
      let behind = at;
      while (labels.has(shown(text, behind))) behind++;
      if (!paragraphs.has(at) || behind === at) return [];
      const words = Array.from({ length: behind - at }, (_, word) => tokenText(text, at + word));
      return [{ first: at, end: behind, sentence, chunk, form: words.join(" "), type: "PER" }];
    }),
  );
  const isApart = ({ first, end }: Mention): boolean =>
    !speakers.some((one) => one.first < end && first < one.end);
  return [...found.filter(isApart), ...speakers].sort((a, b) => a.first - b.first);
}

/** A token as the text itself has it. */
function shown({ work, normal, tokens }: ChunkedText, at: number): string {
  const [start, end] = [tokens.starts[at], tokens.ends[at]];
  if (start === undefined || end === undefined) return "";
  return work.text.slice(original(normal, start), original(normal, end - 1) + 1);
}
