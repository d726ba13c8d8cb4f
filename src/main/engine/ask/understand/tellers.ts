/** Which relations tell each word of a question that some relation is called by. */
import { byStem } from "../execute/word-fit";
import type { World } from "../execute/world";
import { isLabelWord } from "./kinds/noun-phrase";
import { isContent } from "./question-parts";
import type { Token } from "./tokens/read-tokens";

/** From this fit on a relation tells a word that another is called by. */
const TOLD = 0.5;
/** Words that begin alike so far are of one family ("libretto", "librettist"). */
const FAMILY = 6;

/** For each word but those of the kind, the handles of the relations that tell it, where one of them is called so. */
export function tellersOf({ parts, facts, fit }: World): number[][] {
  const isMatter = (token: Token) =>
    isContent(token) && !parts.kind?.tokens.includes(token) && !isLabelWord(token, facts);
  return parts.tokens.filter(isMatter).flatMap((token) => {
    const own = facts.relations.filter((one) => byStem(token, one) > 0 || isOfFamily(token, one.stems));
    const like = facts.relations.filter((one) => fit.of(token, one) >= TOLD);
    return own.length > 0 ? [[...own, ...like].map(({ handle }) => handle)] : [];
  });
}

function isOfFamily({ english: [word = ""] }: Token, stems: readonly string[]): boolean {
  return word.length >= FAMILY && stems.some((one) => one.startsWith(word.slice(0, FAMILY)));
}
