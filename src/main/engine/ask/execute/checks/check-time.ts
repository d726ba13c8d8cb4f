/** "When" asks for a time: in a graph that tells none, whatever the stages behind would find is something else. */
import { allProperties } from "../categories";
import { isContent, marked } from "../../understand/question-parts";
import type { Token } from "../../understand/tokens/read-tokens";
import { isCalledBy, tellsTime } from "../measures/times";
import { byStem } from "../word-fit";
import { Unread, type World } from "../world";

/** Those of what happens at a time, which a property may be called by; of a relation ("place of birth") they tell a place or a cause as well. */
const EVENT = /^(?:birth|born|death|died|nascut)/;

/** Throws Unread where "when" is asked of a graph in which nothing tells a time, and of two things named. */
export function checkTime({ parts, facts }: Pick<World, "parts" | "facts">): void {
  const when = parts.tokens.find((token) => marked(token, "when"));
  if (!when) return;
  // "When did A direct B": when they did, if anything told it, would have been read as a time of theirs.
  if (parts.form === "both" && parts.kind === undefined) throw new Unread([when], "way");
  const own = allProperties(facts);
  const isTold =
    [...facts.relations, ...facts.labels, ...own].some(({ words }) => tellsTime(words)) ||
    own.some(({ words }) => isCalledBy(words, EVENT));
  // "When was A founded": years that are too old to be told from other numbers.
  const isNumberOf = facts.relations.some(
    (one) => one.isNumeric && parts.tokens.some((token) => isContent(token) && byStem(token, one) > 0),
  );
  const isTime =
    isNumberOf ||
    facts.relations.some(({ leadsToTime }) => leadsToTime) ||
    own.some((property) => property.isTime);
  if (!isTold && !isTime) throw new Unread([when], "way");
}

/** "What did A die of": a deed is asked for what it was done to or by, and not for its day. */
export function asksOfDeed(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((token) => marked(token, "what"));
  const isDeed = at >= 0 && /^(?:did|does|do)$/.test(tokens[at + 1]?.word ?? "");
  return isDeed && !tokens.some(({ word }) => tellsTime(word));
}

/** "What does A | do", "what can a bite of A | do | to you": no value of A's is asked for. */
export function asksWhatItDoes(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((token) => marked(token, "what"));
  const verb = tokens.findLastIndex(({ word }) => /^(?:do|does|did|doing|done)$/.test(word));
  const isSaid = (token: Token) => isContent(token) || token.name !== undefined || marked(token, "aux");
  return at >= 0 && verb > at + 1 && !tokens.slice(verb + 1).some(isSaid);
}
