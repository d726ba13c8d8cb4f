/** What a bound counts, with the words that say which: "two | official languages". */
import type { GraphFacts } from "../execute/graph-facts";
import { nounWith } from "../execute/measures/scale";
import type { Bound } from "./question-parts";
import type { Token } from "./tokens/read-tokens";

/** The bound with the whole noun that begins with the word behind its number. */
export function withWholeNoun(bound: Bound, tokens: readonly Token[], facts: GraphFacts): Bound {
  const [first, ...more] = bound.counted ?? [];
  if (!first || more.length > 0 || bound.isNone) return bound;
  const [, ...others] = nounWith(first, tokens, facts);
  return { ...bound, counted: [first, ...others], tokens: [...bound.tokens, ...others] };
}
