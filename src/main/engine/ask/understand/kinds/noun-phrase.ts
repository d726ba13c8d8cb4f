/** The noun that tells the kind asked for, with the words before it that say more of it. */
import type { GraphFacts } from "../../execute/graph-facts";
import { byStem } from "../../execute/word-fit";
import { isContent } from "../question-parts";
import type { Token } from "../tokens/read-tokens";

export const VERB = /(ed|ing)$/;

/** Whether a word is one of some label's. */
export function isLabelWord(token: Token, facts: GraphFacts): boolean {
  return isContent(token) && facts.labels.some((label) => byStem(token, label) > 0);
}

/** The nouns from the first to the head: "pharmacologic classes". */
export function nounPhrase(first: Token, head: Token, tokens: readonly Token[]): Token[] {
  return tokens.slice(tokens.indexOf(first), tokens.indexOf(head) + 1);
}

/** The words that tell the kind: of "former players" the first tells a relation, where the graph has one that is called so. */
export function ownWords(first: Token, head: Token, tokens: readonly Token[], facts: GraphFacts): Token[] {
  const isOfRelation = (token: Token) =>
    token !== head &&
    !isLabelWord(token, facts) &&
    facts.relations.some((relation) => byStem(token, relation) > 0);
  return nounPhrase(first, head, tokens).filter((token) => isContent(token) && !isOfRelation(token));
}

/** Of nouns in a row ("language films") the last tells the kind; a plural ends the row ("films | star both"). */
export function headOf(first: Token, tokens: readonly Token[], facts: GraphFacts): Token {
  let head = first;
  for (const token of tokens.slice(tokens.indexOf(first) + 1)) {
    if (token.paused || /[^s]s$/.test(head.word) || VERB.test(token.word) || !isLabelWord(token, facts))
      break;
    head = token;
  }
  return head;
}
