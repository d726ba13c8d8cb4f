/** What speaks against a step that the matcher believes in: the question's own small words say more than it has learned to hear. */
import { isContraryEffect } from "../../execute/effects/contrary-effect";
import { tellsDone, tellsItsWay } from "../../execute/relation-meaning";
import type { RelationFacts } from "../../execute/graph-facts";
import type { RelationStep } from "../../execute/relation-path";
import type { Unread, World } from "../../execute/world";
import { byStem } from "../../execute/word-fit";
import { isContent, marked } from "../question-parts";
import { stem } from "../stem";
import type { Token } from "../tokens/read-tokens";
import { type AskedStep, YES_OR_NO } from "./asked-steps";
import { walkOf } from "./heard-set";
import { FURTHER } from "./in-english";

/** Whether more is said than one relation of what is named, or one relation of two things: an end of a scale, a comparison, a denial, another way. */
export function saysMore({ tokens, form, bounds }: World["parts"], topics: number): boolean {
  const isOfTwo = form === "both" || form === "either";
  const isMore = (token: Token) =>
    token.word === FURTHER || tellsMore(token) || (!isOfTwo && marked(token, "or"));
  const isFewer = topics === 0 || topics > 2 || (isOfTwo && topics < 2);
  return isFewer || bounds.length > 0 || tokens.some(isMore);
}

/** An end of a scale, a comparison, a denial, a cause. */
export const tellsMore = (token: Token): boolean =>
  token.pole !== undefined || marked(token, "not", "more", "fewer", "most", "fewest", "than", "why");

/** "has mechanism", "is neutered", "author": either end may be told by it, where a verb says which does it. */
export const isNounLike = (relation: RelationFacts): boolean =>
  /^(?:has|have|is|was|are)\b/.test(relation.words) || !tellsItsWay(relation);

/** Whether the step leads to something else than is asked for: a place where "when" is asked, or what is done against the opposite. */
export function isElsewhere(asked: AskedStep, unread: Unread["words"], world: World): boolean {
  const { words: relation, end } = asked;
  const { tokens, form } = world.parts;
  if ("step" in asked && isTurned(asked.step, world)) return true;
  if (end === YES_OR_NO) return form !== "boolean";
  const isTime = end === "date";
  // "Whose | instrument flies on A" asks for no instrument.
  const whose = tokens.findIndex(({ word }) => word === "whose");
  if (whose >= 0 && end !== "" && stem(tokens[whose + 1]?.word ?? "") === stem(end.toLowerCase()))
    return true;
  if (tokens.some((token) => marked(token, "when"))) return !isTime;
  if (tokens.some((token) => marked(token, "who", "where")) && (isTime || end === "number")) return true;
  return unread.some(({ text }) => isContraryEffect(text, relation));
}

/** Whether a word that was read tells another relation than the steps walk, and is no kind asked for: it is passed over ("which tunes do the | pupils | of A know"). */
export function passesOver(
  steps: readonly AskedStep[],
  unread: Unread["words"],
  { parts: { tokens, kind }, facts }: World,
): boolean {
  const own = [...steps.flatMap(walkOf).map(({ relation }) => facts.relations[relation]!), ...facts.labels];
  return tokens.some(
    (token) =>
      isContent(token) &&
      !unread.some(({ start }) => start === token.start) &&
      !kind?.tokens.includes(token) &&
      !own.some((worded) => byStem(token, worded) > 0) &&
      facts.relations.some((relation) => byStem(token, relation) > 0),
  );
}

/** "Pe cine conduce A" asks for the other end than "cine o conduce pe A": in Romanian a word before says it, wherever the name stands. */
function isTurned(step: RelationStep, { parts: { tokens, pack }, facts }: World): boolean {
  const relation = facts.relations[step.relation]!;
  const object = tokens.findIndex(({ word }) => /^pe\b/.test(word));
  const isSaid = object >= 0 && tokens.some((token) => marked(token, "who"));
  if (pack.language !== "ro" || !isSaid || !tellsItsWay(relation)) return false;
  const isWhom = [object, object + 1].some((at) => marked(tokens[at], "who"));
  return (isWhom ? step.backward : !step.backward) !== tellsDone(relation);
}
