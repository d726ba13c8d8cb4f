/** What "when" and "where" ask for: the end of the relation that the question's verb tells. */
import type { Goal } from "../execute/choose-path";
import type { GraphFacts, RelationFacts } from "../execute/graph-facts";
import { tellsDone, tellsPlace } from "../execute/relation-meaning";
import { byStem, isItsVerb } from "../execute/word-fit";
import type { Voice } from "./pack";
import { isContent, marked } from "./question-parts";
import type { Token } from "./tokens/read-tokens";

/** Where "when" or "where" is asked, a word of several relations ("died") means the one that leads to a time or a place. */
export function timeOrPlaceOf(
  token: Token,
  tokens: readonly Token[],
  { relations }: GraphFacts,
  voice: Voice,
): Goal | undefined {
  const leads = tokens.some((one) => marked(one, "when"))
    ? ({ leadsToTime }: RelationFacts) => leadsToTime
    : marked(tokens[0], "where") && tellsPlace;
  const told = leads
    ? relations.find((relation) => leads(relation) && byStem(token, relation) > 0)
    : undefined;
  const found = told ?? relations.find((relation) => isWhereTo(token, tokens, relation, voice));
  return found && { labels: [], last: { relation: found.handle, backward: false } };
}

/** "(De) unde izvorăsc …": in a language that puts the verb right behind "where", what its relation leads to is asked for, whatever stands behind. */
function isWhereTo(
  token: Token,
  tokens: readonly Token[],
  relation: RelationFacts,
  { obliques }: Voice,
): boolean {
  const [first] = tokens;
  const isWhere = marked(first, "where") || (marked(first, "from") && first?.word.includes(" ") === true);
  // Who does something is no place: "unde a rulat A" asks for no director.
  return (
    obliques.length > 0 &&
    isWhere &&
    !tellsDone(relation) &&
    tokens.find(isContent) === token &&
    isItsVerb(token, relation)
  );
}
