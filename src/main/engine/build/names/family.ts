/** Which names are one name in another case. */
import type { ChunkedText, Mention } from "../build-stage";
import { keyOf } from "../language/words";
import type { Base } from "./bases";
import { tokenText } from "./token-text";

/** Names that vote together: their words, each led back to its base. */
export function familyOf(
  text: ChunkedText,
  { first, end }: Pick<Mention, "first" | "end">,
  bases: ReadonlyMap<string, Base>,
): string {
  const keys: string[] = [];
  for (let at = first; at < end; at++) {
    const key = keyOf(tokenText(text, at));
    keys.push(bases.get(key)?.base ?? key);
  }
  return keys.join(" ");
}
