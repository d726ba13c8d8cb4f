/** Names that own what stands before them. */
import { isGenitiveOf } from "../../../../../shared/languages/romanian-names";
import { isAfterHelp } from "../clause-roles";
import type { Named } from "../find-mentions";
import type { LanguagePack } from "../pack";
import type { Token } from "./read-tokens";

/** The tokens, with the names marked that own what stands right before them. */
export const withOwners = (
  tokens: readonly Token[],
  named: readonly Named[],
  pack: LanguagePack,
): readonly Token[] =>
  tokens.map((token, at) => (isOwner(tokens, at, named, pack) ? { ...token, isOwner: true } : token));

/** Whether a name stands in its genitive behind a noun; behind a verb the same form says to whom it is done. */
function isOwner(
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
