/** Orders told by what is measured: "the rivers by length". */
import { described } from "../execute/categories";
import type { GraphFacts } from "../execute/graph-facts";
import { byStem } from "../execute/word-fit";
import type { LanguagePack } from "./pack";
import { isContent, isFirst, marked } from "./question-parts";
import type { Token } from "./tokens/read-tokens";

/** Words behind the measure: "longest first". */
const MOST_BEHIND = 3;

/** The tokens with the "by" before a measure marked as what orders; "the smallest town by population" orders nothing. */
export function asOrdered(
  tokens: readonly Token[],
  facts: GraphFacts,
  { measuredBy }: Pick<LanguagePack, "measuredBy">,
): readonly Token[] {
  const measures = [
    ...described(facts).flatMap(({ properties }) => properties),
    ...facts.relations.filter(({ isNumeric }) => isNumeric),
  ];
  const isMeasure = (token: Token | undefined) =>
    token !== undefined && isContent(token) && measures.some((measure) => byStem(token, measure) > 0);
  const isUtmost = tokens.some(
    (token, at) => token.pole?.degree === "most" && !isFirst(tokens[at + 1]) && !isFirst(token),
  );
  if (isUtmost || measures.length === 0) return tokens;
  return tokens.map((token, at) => {
    const isLast = at + 1 + MOST_BEHIND >= tokens.length;
    const isBy = token.word === measuredBy && marked(token, "by", "after");
    return isBy && isLast && isMeasure(tokens[at + 1]) ? { ...token, mark: "ordered" as const } : token;
  });
}
