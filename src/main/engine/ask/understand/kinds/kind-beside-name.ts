/** Words beside a name that look like the kind asked for and are none. */
import type { GraphFacts } from "../../execute/graph-facts";
import { byStem } from "../../execute/word-fit";
import { isContent, marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import { isLabelWord, VERB } from "./noun-phrase";

/** "Which comedies | star A": behind what several things are called together, a verb of theirs; but "which comedy actors". */
export function isVerbOfMany(tokens: readonly Token[], asked: number, facts: GraphFacts): boolean {
  const [many, next, object] = tokens.slice(asked + 1);
  const isMany = asked >= 0 && many?.name !== undefined && /[^s]s$/.test(many.word);
  if (!isMany || !next || !isContent(next) || /s$/.test(next.word) || object?.name === undefined)
    return false;
  return facts.relations.some((relation) => byStem(next, relation) > 0) && !isLabelWord(next, facts);
}

/** "The seat of | county A": behind the noun of a relation, only what A is. */
export function isOfNext(token: Token, tokens: readonly Token[], { relations, labels }: GraphFacts): boolean {
  const at = tokens.indexOf(token);
  const noun = tokens.slice(0, at).findLast((one) => !marked(one, "empty", "by"));
  const isRelation = noun !== undefined && isContent(noun) && !VERB.test(noun.word);
  return (
    tokens[at + 1]?.name !== undefined &&
    labels.some((label) => byStem(token, label) === 1) &&
    isRelation &&
    relations.some((relation) => byStem(noun, relation) > 0)
  );
}
