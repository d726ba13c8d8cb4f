/** "… that are not gods": kinds that what is asked for must not be of. */
import type { GraphFacts } from "../../execute/graph-facts";
import { byStem } from "../../execute/word-fit";
import type { LanguagePack } from "../pack";
import { isContent, marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import type { KindRead } from "./read-kind";

/** "Isn't", read as one phrase. */
const BE_NOT = /^(?:isn|aren|wasn|weren) t$/;

/** The tokens without such words, and the labels that they tell; none where what is denied is no label of the graph. */
export function withoutKinds(
  tokens: readonly Token[],
  { labels }: Pick<GraphFacts, "labels">,
  { voice }: Pick<LanguagePack, "voice">,
): { readonly rest: readonly Token[]; readonly apart: readonly number[] } {
  const at = tokens.findIndex((token) => marked(token, "not"));
  const noun = tokens.findIndex((token, place) => place > at && !marked(token, "empty"));
  const token = tokens[noun];
  const isBe = BE_NOT.test(tokens[at]?.word ?? "") || voice.be.includes(tokens[at - 1]?.word ?? "");
  if (at < 0 || !token || !isBe || !isContent(token) || !endsClause(tokens[noun + 1]))
    return { rest: tokens, apart: [] };
  const apart = labels.filter((label) => label.stems.length === 1 && byStem(token, label) === 1);
  if (apart.length === 0) return { rest: tokens, apart: [] };
  const rest = tokens.filter((_, place) => place < at || place > noun);
  return { rest, apart: apart.map(({ handle }) => handle) };
}

const endsClause = (next: Token | undefined): boolean =>
  next === undefined || next.paused || marked(next, "and", "or", "clause");

/** A kind of which none has some labels; of anything where the question tells no kind. */
export function withoutApart(kind: KindRead | undefined, apart: readonly number[]): KindRead | undefined {
  if (apart.length === 0) return kind;
  const { goal = { labels: [] }, ...rest } = kind ?? { tokens: [], isWho: true };
  return { ...rest, goal: { ...goal, apart } };
}
