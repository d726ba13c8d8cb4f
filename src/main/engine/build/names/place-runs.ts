/** Names of places that begin with a noun for one: "Țara [Grâului]", "Muntele [Cărunt]"; the whole is the name where the noun has a capital of its own. */
import type { ChunkedText, Mention } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import { keyOf } from "../language/words";
import { opensSentence } from "./opens-sentence";
import { cut } from "./pieces";
import { tokenText } from "./token-text";

/** Mentions with the capitalised noun for a place right before them, which makes them a place. */
export function withPlaceNouns(
  text: ChunkedText,
  mentions: readonly Mention[],
  { placeNouns, ownFirst }: LanguagePack,
): Mention[] {
  if (ownFirst) return [...mentions];
  const taken = new Set(mentions.map(({ end }) => end));
  const nounBefore = ({ first, sentence }: Mention): string | undefined => {
    if (first - 1 < text.tokens.sentences[sentence]! || taken.has(first)) return undefined;
    const noun = tokenText(text, first - 1);
    return /^\p{Lu}\p{Ll}/u.test(noun) && placeNouns.has(keyOf(noun)) ? keyOf(noun) : undefined;
  };
  const nameOf = (mention: Mention): string => `${nounBefore(mention) ?? ""} ${keyOf(mention.form)}`;
  // What begins a sentence has a capital anyway: there it is the name where it is one elsewhere.
  const known = new Set(
    mentions.flatMap((mention) =>
      nounBefore(mention) !== undefined && !opensSentence(text, mention.first - 1, mention.sentence)
        ? [nameOf(mention)]
        : [keyOf(mention.form)],
    ),
  );
  return mentions.map((mention) =>
    nounBefore(mention) !== undefined && known.has(nameOf(mention))
      ? { ...cut(text, mention, mention.first - 1, mention.end), type: "LOC" }
      : mention,
  );
}
