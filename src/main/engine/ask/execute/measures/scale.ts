/** Where a question asks for the end of a scale, and the words that belong to it. */
import { VERB } from "../../understand/kinds/noun-phrase";
import { isContent, marked } from "../../understand/question-parts";
import type { Token } from "../../understand/tokens/read-tokens";
import { described } from "../categories";
import { kindAt, type Goal } from "../choose-path";
import { stem } from "../../understand/stem";
import type { GraphFacts } from "../graph-facts";
import { byStem } from "../word-fit";
import type { World } from "../world";

export interface Scale {
  readonly at: number;
  readonly pole: "min" | "max";
  readonly measure: string;
  readonly isCount: boolean;
  readonly isOften: boolean;
}

/** Where the question asks for the end of a scale; undefined where it does not. */
export function scaleOf(tokens: readonly Token[]): Scale | undefined {
  const at = tokens.findIndex((token) => token.pole ?? marked(token, "most", "fewest", "more", "fewer"));
  const token = tokens[at];
  if (!token) return undefined;
  if (token.pole)
    return { at, pole: token.pole.pole, measure: token.pole.measure, isCount: false, isOften: false };
  const isOften =
    tokens.slice(at + 1, at + 3).some((next) => marked(next, "often")) ||
    /\b(des|frecvent)$/.test(token.word);
  return { at, pole: marked(token, "most", "more") ? "max" : "min", measure: "", isCount: true, isOften };
}

/** Content words right behind a scale's word: "highest rating", but not "longest | to play". */
export function following(tokens: readonly Token[], at: number): Token[] {
  const behind = tokens.slice(at + 1, at + 3);
  return (marked(behind[0], "to") ? [] : behind).filter(isContent);
}

/** What is counted right behind a scale's word: a noun, with words of the graph's relations that say which ("the most official languages"). */
export function countedBehind(world: Pick<World, "parts" | "facts">, at: number): Token[] {
  const [first] = following(world.parts.tokens, at);
  return first ? nounWith(first, world.parts.tokens, world.facts) : [];
}

/** A noun that begins with `first`: further words as long as those before them are the graph's own, and say more of it. */
export function nounWith(
  first: Token,
  tokens: readonly Token[],
  { relations, labels }: Pick<GraphFacts, "relations" | "labels">,
): Token[] {
  const noun = [first];
  for (const next of tokens.slice(tokens.indexOf(first) + 1)) {
    const last = noun.at(-1)!;
    const isMore = relations.some((one) => byStem(last, one) > 0) && !/[^s]s$/.test(last.word);
    const isNoun = isContent(next) && !next.paused && !VERB.test(next.word);
    if (!isMore || !isNoun || !labels.some((label) => byStem(next, label) > 0)) break;
    noun.push(next);
  }
  return noun;
}

/** The word that says what is measured: behind "by" ("largest bank by employees"), or right behind the scale's ("largest budget"), unless it is what is asked for ("largest film"). */
export function toldBehind({ parts, facts }: World, { at, measure }: Scale): Token[] {
  const measures = [
    ...facts.relations.filter(({ isNumeric }) => isNumeric),
    ...described(facts).flatMap(({ properties }) => properties),
  ];
  const by = parts.tokens.findIndex((token, place) => place > at && token.word === "by");
  const told = by < 0 ? [] : parts.tokens.slice(by + 1).filter((token) => !marked(token, "empty"));
  if (
    told.length > 0 &&
    told.every((token) => isContent(token) && measures.some((one) => byStem(token, one) > 0))
  )
    return told;
  const [first] = following(parts.tokens, at);
  if (!first || parts.kind?.tokens.includes(first)) return [];
  // "Highest" may be a height or, where the graph has none, what stands behind it.
  const isOwn = measures.some(({ stems }) => measure.split(" ").some((word) => stems.includes(stem(word))));
  const isOpen = measure === "" || (!isOwn && !measure.includes("date"));
  return isOpen || measures.some((one) => byStem(first, one) > 0) ? [first] : [];
}

/** What a kind's label is, also where a relation tells it. */
export function withoutLast(goal: Goal, { facts }: World): Goal {
  const { last, ...rest } = goal;
  return last ? { ...rest, ...kindAt(last, facts) } : goal;
}

export function strip<T extends { readonly words: readonly Token[] }>(
  conditions: readonly T[],
  counted: readonly Token[],
): T[] {
  return conditions.map((one) => ({ ...one, words: one.words.filter((word) => !counted.includes(word)) }));
}
