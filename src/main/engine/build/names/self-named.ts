/** Who tells their own name: "My name is Helen Stoner", "Mă numesc Toma Nour". */
import type { ChunkedText } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { keyOf } from "../language/words";
import { tokenText } from "./token-text";

/** Words before the name that are looked at. */
const TOLD = 9;

/** Whether the words before a token tell one's own name. */
export function isSelfNamed(text: ChunkedText, first: number, { selfNaming }: LanguagePack): boolean {
  const before = Array.from({ length: TOLD }, (_, row) => keyOf(tokenText(text, first - TOLD + row)));
  return selfNaming.test(before.join(" "));
}
