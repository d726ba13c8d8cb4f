/** What a bound counts, with the words that say which: "two | official languages". */
import type { GraphFacts } from "../execute/graph-facts";
import { nounWith } from "../execute/measures/scale";
import { isContent, type Bound } from "./question-parts";
import type { Token } from "./tokens/read-tokens";

/** The bound with the whole noun that begins with the word behind its number. */
export function withWholeNoun(bound: Bound, tokens: readonly Token[], facts: GraphFacts): Bound {
  const [first, ...more] = bound.counted ?? [];
  if (!first || more.length > 0 || bound.isNone) return bound;
  const [, ...said] = nounWith(first, tokens, facts);
  const others = [...said, ...rateBehind(said.at(-1) ?? first, tokens)];
  return { ...bound, counted: [first, ...others], tokens: [...bound.tokens, ...others] };
}

/** What joins the two words of a rate. */
const RATE = /^(?:pe|per|an?|la)$/;

/** "20 litres | per day", "20 de litri | pe zi": the second word of a rate. */
export function rateBehind(first: Token, tokens: readonly Token[]): Token[] {
  const [link, last] = tokens.slice(tokens.indexOf(first) + 1);
  return link && last && RATE.test(link.word) && isContent(last) ? [last] : [];
}
