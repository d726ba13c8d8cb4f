/** "When" asks for a time: in a graph that tells none, whatever the stages behind would find is something else. */
import { fold } from "../../../../../shared/fold";
import { allProperties } from "../categories";
import { isContent, marked } from "../../understand/question-parts";
import type { Token } from "../../understand/tokens/read-tokens";
import { byStem } from "../word-fit";
import { Unread, type World } from "../world";

/** Words of relations, kinds and properties that a time is told by, English and Romanian, as their beginnings. */
const TIME =
  /^(?:year|date|time|day|month|decade|centur|era$|epoch|period|season|when|since|until|chapter|an(?:ul)?$|ani$|data$|zi(?:ua)?$|luna|secol|perioad|cand|capitol)/;
/** Those of what happens at a time, which a property may be called by; of a relation ("place of birth") they tell a place or a cause as well. */
const EVENT = /^(?:birth|born|death|died|nascut)/;

/** Whether words of a relation, a kind or a property tell a time. */
export const tellsTime = (text: string): boolean => isCalled(text, TIME);

const isCalled = (text: string, by: RegExp): boolean =>
  fold(text)
    .split(" ")
    .some((word) => by.test(word));

/** Throws Unread where "when" is asked of a graph in which nothing tells a time, and of two things named. */
export function checkTime({ parts, facts }: Pick<World, "parts" | "facts">): void {
  const when = parts.tokens.find((token) => marked(token, "when"));
  if (!when) return;
  // "When did A direct B": when they did, if anything told it, would have been read as a time of theirs.
  if (parts.form === "both" && parts.kind === undefined) throw new Unread([when], "way");
  const own = allProperties(facts);
  const isTold =
    [...facts.relations, ...facts.labels, ...own].some(({ words }) => tellsTime(words)) ||
    own.some(({ words }) => isCalled(words, EVENT));
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
