/** Names that own what stands before them. */
import { isGenitiveOf } from "../../../../../shared/languages/romanian-names";
import { isAfterHelp } from "../clause-roles";
import type { Named } from "../find-mentions";
import type { LanguagePack } from "../pack";
import type { Token } from "./read-tokens";

/** Whether a name stands in its genitive behind a noun; behind a verb the same form says to whom it is done. */
export function isOwner(
  tokens: readonly Token[],
  at: number,
  named: readonly Named[],
  { language, voice }: LanguagePack,
): boolean {
  const [before, { name, text }] = [tokens[at - 1], tokens[at]!];
  if (language !== "ro" || name === undefined || !before?.english.length) return false;
  return (
    !isAfterHelp(tokens, at - 1, voice) && named[name]!.entities.some((one) => isGenitiveOf(text, one.name))
  );
}
