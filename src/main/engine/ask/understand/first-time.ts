/** "When was A first released": of a thing with one such time, "first" says nothing. */
import type { GraphFacts } from "../execute/graph-facts";
import { byStem } from "../execute/word-fit";
import type { Named } from "./find-mentions";
import { marked } from "./question-parts";
import { stem } from "./stem";
import type { Token } from "./tokens/read-tokens";
import { isOpposed } from "./words/opposites";

/** The tokens without a "first" between the only thing named and what tells a time of it. */
export function withoutFirst(
  tokens: readonly Token[],
  named: readonly Named[],
  { relations }: Pick<GraphFacts, "relations">,
): readonly Token[] {
  const at = tokens.findIndex(({ pole }) => pole?.measure.startsWith("date") && pole.degree === "most");
  const names = tokens.filter(({ name }) => name !== undefined);
  const own = names[0]?.name;
  const told = tokens[at + 1];
  if (
    at < 0 ||
    names.length !== 1 ||
    own === undefined ||
    !told ||
    !tokens.some((one) => marked(one, "when"))
  )
    return tokens;
  const isItsTime = relations.some(
    (relation) =>
      relation.isTime &&
      byStem(told, relation) > 0 &&
      !isOpposed(stem(tokens[at]!.word), relation.stems) &&
      named[own]!.labels.some((label) => relation.sources.has(label)),
  );
  return isItsTime ? tokens.filter((_, place) => place !== at) : tokens;
}
