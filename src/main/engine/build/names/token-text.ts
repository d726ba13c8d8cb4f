/** Tokens and stretches of tokens as text. */
import type { ChunkedText } from "../build-stage";

/** The letters of a token, "" beyond the text. */
export function tokenText({ normal, tokens }: Pick<ChunkedText, "normal" | "tokens">, at: number): string {
  return at < 0 || at >= tokens.starts.length ? "" : normal.text.slice(tokens.starts[at]!, tokens.ends[at]!);
}
