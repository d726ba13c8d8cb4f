/** Words that say more of what is asked for than the graph knows: an answer without them would answer another question. */
import { allProperties } from "../../execute/categories";
import { byStem } from "../../execute/word-fit";
import type { World } from "../../execute/world";
import { isContent, marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";

/** Adverbs say how ("badly"), and those of how often or how surely say nothing of the matter. */
export const ADVERB = /^\p{L}{2,}ly$/u;
const VAGUE =
  /^(?:usually|normally|commonly|generally|typically|possibly|probably|exactly|precisely|actually|really|originally|officially|previously|formerly|personally|jointly|mutually|mainly|mostly|family|reply|supply|apply|assembly|anomaly|italy)$/;

/** From this fit on a word is one of the kind's. */
const MEANT = 0.5;
const CONTRARY = /^(?:un|non)\p{L}{4,}/u;

/** Words before a kind ("| expensive films"), behind "that are", and adverbs, where nothing in the graph's schema is like them. */
export function unknownModifiers({ parts, facts, fit }: World): Token[] {
  const { tokens, kind } = parts;
  const things = [...facts.relations, ...facts.labels];
  const properties = allProperties(facts);
  // "Unreleased" is near to "released", and the contrary.
  const isUnlike = (schema: readonly Parameters<typeof fit.of>[1][]) => (token: Token) =>
    isContent(token) &&
    !schema.some((one) => byStem(token, one) > 0 || (!CONTRARY.test(token.word) && fit.of(token, one) > 0));
  // "European | volcanoes": near to some continent's relation, and nothing has looked there.
  const { labels = [], last } = kind?.goal ?? {};
  const its = [
    ...facts.labels.filter(({ handle }) => labels.includes(handle)),
    ...facts.relations.filter(({ handle }) => handle === last?.relation),
  ];
  const isOfKind = (token: Token) =>
    things.some((one) => byStem(token, one) > 0) || its.some((one) => fit.of(token, one) >= MEANT);
  // "Scoped packages", where each has some scope: a property's name says nothing of which.
  const ofValues = (kind?.goal.within ?? []).flatMap((one) => one.tokens.map(({ start }) => start));
  const beforeKind = (kind?.tokens ?? [])
    .slice(0, -1)
    .filter((token) => !ofValues.includes(token.start))
    .filter((token) => isUnlike(things)(token) || !isOfKind(token));
  const predicates = tokens.filter((_, at) => isPredicate(tokens, at));
  const adverbs = tokens.filter(({ word }) => ADVERB.test(word) && !VAGUE.test(word));
  const others = [...predicates, ...adverbs].filter(isUnlike([...things, ...properties]));
  return [...new Set([...beforeKind, ...others])];
}

/** "Films that are | expensive": the last word of a clause that only says what something is. */
function isPredicate(tokens: readonly Token[], at: number): boolean {
  const [before, clause] = tokens
    .slice(0, at)
    .filter((token) => !marked(token, "empty"))
    .slice(-2)
    .reverse();
  const next = tokens[at + 1];
  const isLast = next === undefined || next.paused || marked(next, "and", "or");
  return isLast && marked(before, "aux") && (marked(clause, "clause") || clause?.word === "that");
}
