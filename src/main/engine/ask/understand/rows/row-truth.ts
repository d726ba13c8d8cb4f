/** Whether a question to tables wants a yes or a no. */
import { isContent, marked } from "../question-parts";
import type { RowReading } from "./row-reading";

export function isTruth({ tokens, pack, spans }: RowReading): boolean {
  const [first] = tokens;
  if (marked(first, "aux", "check", "exists")) return true;
  const asks = tokens.some(
    (token) =>
      marked(token, "what", "who", "count", "when", "where", "how", "lead") || token.pole !== undefined,
  );
  return (
    !asks &&
    pack.asksByVerb &&
    spans.some(({ nodes }) => nodes.length > 0) &&
    (tokens.some((token) => pack.voice.be.includes(token.word)) || (first !== undefined && isContent(first)))
  );
}
