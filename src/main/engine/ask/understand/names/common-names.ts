/** Names that are common nouns ("Sodium", "Halogens"): in lower case they are meant where the question has a place for them. */
import type { GraphFacts } from "../../execute/graph-facts";
import { byStem } from "../../execute/word-fit";
import { isContent, marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";

/** What tells a common noun from a word that only happens to be a name. */
export interface Candidate {
  readonly start: number;
  readonly end: number;
  readonly labels: readonly number[];
}

/** "The box", "an island": a noun that is counted or pointed at is one of many. */
export function isPointedAt(start: number, tokens: readonly Token[]): boolean {
  const before = tokens.findLast((token) => token.end <= start);
  return /^(the|a|an|this|that|un|o)$/.test(before?.word ?? "");
}

/** Whether a word of the question, read as words and not as the name, stands where a thing of its kinds does: behind what asks ("which halogens"), or at an end of a relation told by another word ("did A discover sodium"). */
export function standsAsName(
  { start, end, labels }: Candidate,
  tokens: readonly Token[],
  facts: GraphFacts,
): boolean {
  const at = tokens.findIndex((token) => token.start >= start && token.end <= end);
  const before = tokens[at - 1];
  if (at < 0) return false;
  if (saysWhichOf({ start, end, labels }, tokens, facts)) return true;
  // "What connects A | with | willow": what A is to be joined to.
  const isJoined = tokens.slice(0, at).some((token) => marked(token, "linked"));
  if (isJoined && marked(before, "with", "and", "to")) return true;
  if (isPointedAt(start, tokens)) return false;
  const joins = facts.relations.filter(({ sources, targets }) =>
    labels.some((label) => sources.has(label) || targets.has(label)),
  );
  const behind = tokens.find((token) => token.start >= end);
  // "Which halogens were", but not "which box office": nothing else is asked for with it.
  const isAsked = marked(before, "what", "count") && (behind === undefined || !isContent(behind));
  if (isAsked) return joins.length > 0;
  const said = tokens.filter((token) => (token.end <= start || token.start >= end) && isContent(token));
  return joins.some((relation) => said.some((token) => byStem(token, relation) > 0));
}

/** "Which | water pokemon", "a | fire type": right before a kind that things of its own kind are joined to, or are of. */
function saysWhichOf(
  { start, end, labels }: Candidate,
  tokens: readonly Token[],
  { relations, labels: kinds }: GraphFacts,
): boolean {
  const next = tokens.find((token) => token.start >= end);
  const isEnd = !next || next.paused || marked(next, "and", "or");
  const before = tokens.filter((token) => token.end <= start && !marked(token, "empty", "not"));
  // "Pokemon … that are not | psychic": said of the kind before.
  const isPredicate = isEnd && /^(?:is|are|was|were)$/.test(before.at(-1)?.word ?? "");
  const nouns = isPredicate
    ? before.filter(isContent)
    : next && !next.paused && isContent(next)
      ? [next]
      : [];
  const meant = kinds.filter(
    (kind) => kind.stems.length === 1 && nouns.some((noun) => byStem(noun, kind) === 1),
  );
  const joins = (one: ReadonlyMap<number, number>, other: ReadonlyMap<number, number>) =>
    meant.some(({ handle }) => one.has(handle)) && labels.some((label) => other.has(label));
  return (
    meant.some(({ handle }) => labels.includes(handle)) ||
    relations.some(({ sources, targets }) => joins(sources, targets) || joins(targets, sources))
  );
}
