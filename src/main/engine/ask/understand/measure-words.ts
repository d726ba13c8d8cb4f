/** Which words say what a bound is on. */
import { described } from "../execute/categories";
import type { GraphFacts } from "../execute/graph-facts";
import type { WordFit } from "../execute/word-fit";
import type { Token } from "./tokens/read-tokens";

/** From this fit on a word tells what a bound is on, though a relation may be called so too ("born before 1880"). */
const SURE = 0.8;

/** Words that say what a bound is on ("released before 1950") and nothing else. */
export function measureTokens(
  words: readonly Token[],
  facts: GraphFacts,
  fit: WordFit,
  begins: readonly string[] = [],
): Set<Token> {
  const measures = [
    ...facts.relations.filter(({ isNumeric }) => isNumeric),
    ...described(facts).flatMap(({ properties }) => properties),
  ];
  const others = [...facts.relations.filter(({ isNumeric }) => !isNumeric), ...facts.labels];
  const best = (token: Token, worded: readonly { words: string; stems: readonly string[] }[]) =>
    Math.max(0, ...worded.map((one) => fit.of(token, one)));
  const hasTime = measures.some(({ isTime }) => isTime);
  return new Set(
    words.filter(
      (token) =>
        (hasTime && begins.includes(token.word)) ||
        best(token, measures) >= SURE ||
        (best(token, measures) >= 0.3 && best(token, measures) > best(token, others)),
    ),
  );
}
