/** "When did A first erupt", where the graph tells the last eruption alone: a word whose opposite stands in all that its neighbours tell. */
import { byStem } from "../../execute/word-fit";
import type { World } from "../../execute/world";
import { isContent } from "../question-parts";
import { stem } from "../stem";
import type { Token } from "../tokens/read-tokens";
import { isOpposed } from "../words/opposites";

/** The word that says the contrary of what the graph tells; undefined where there is none. */
export function contraryIn({ parts, facts: { relations } }: World): Token | undefined {
  const told = parts.tokens.filter(isContent).map((token) => ({
    token,
    homes: relations.filter((relation) => byStem(token, relation) > 0),
  }));
  const isContrary = (token: Token) =>
    token.name === undefined &&
    !relations.some((relation) => byStem(token, relation) > 0) &&
    told.some(
      ({ token: other, homes }) =>
        other !== token && homes.length > 0 && homes.every(({ stems }) => isOpposed(stem(token.word), stems)),
    );
  return parts.tokens.find(isContrary);
}
