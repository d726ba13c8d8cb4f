/** Which words say what a bound is on. */
import { described } from "../execute/categories";
import type { GraphFacts } from "../execute/graph-facts";
import { byStem, type WordFit } from "../execute/word-fit";
import type { LanguagePack } from "./pack";
import { isContent, marked } from "./question-parts";
import { stem } from "./stem";
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

/** "How | high is A": the word means what is measured of what is so, where a relation of the graph tells that in numbers and none is called by the word. */
export function asMeasured(
  tokens: readonly Token[],
  { measures }: Pick<LanguagePack, "measures">,
  { relations }: Pick<GraphFacts, "relations">,
): Token[] {
  const numeric = relations.filter(({ isNumeric }) => isNumeric);
  return tokens.map((token, at) => {
    const told = marked(tokens[at - 1], "how") && isContent(token) ? (measures[token.word] ?? "") : "";
    const near = told.split(" ").filter((word) => numeric.some(({ stems }) => stems.includes(stem(word))));
    const isOwn = relations.some((one) => byStem(token, one) > 0);
    return near.length === 0 || isOwn ? token : { ...token, english: [...token.english, ...near] };
  });
}
