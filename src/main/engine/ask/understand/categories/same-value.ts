/** "The same currency as A": what A itself has of a property, said of what is asked for. */
import { describedBy, valuesOf, type CategoryTold } from "../../execute/categories";
import type { GraphFacts } from "../../execute/graph-facts";
import { byStem } from "../../execute/word-fit";
import { Unread } from "../../execute/world";
import type { Ports } from "../../stage";
import type { Named } from "../find-mentions";
import { isContent, marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";

const SAME = /^(?:same|aceeasi|acelasi|aceleasi|aceiasi)$/;
/** Whether a folded word says that two things have one value. */
export const isSameWord = (word: string): boolean => SAME.test(word);

export interface SameRead {
  /** The question without it. */
  readonly tokens: readonly Token[];
  readonly told: readonly CategoryTold[];
}

/** Takes it out of a question's tokens; throws Unread where the thing named has no such value, and what the store throws. */
export async function readSame(
  tokens: readonly Token[],
  named: readonly Named[],
  facts: GraphFacts,
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<SameRead> {
  const at = tokens.findIndex(({ word }) => isSameWord(word));
  const name = tokens.findIndex((token, place) => place > at && token.name !== undefined);
  const between = tokens.slice(at + 1, Math.max(at + 1, name));
  const told = between.filter(isContent);
  const isPlain = between.every((token) => isContent(token) || marked(token, "empty", "with", "by"));
  if (at < 0 || name < 0 || told.length === 0 || !isPlain) return { tokens, told: [] };
  const one = named[tokens[name]!.name!]!;
  const tells = (worded: Parameters<typeof byStem>[1]) => told.every((token) => byStem(token, worded) > 0);
  const [property, ...others] = describedBy(one.labels, facts)
    .flatMap(({ texts, properties }) => [...texts, ...properties])
    .filter(tells);
  if (!property || others.length > 0 || facts.relations.some(tells)) return { tokens, told: [] };
  const details = await store.nodeDetails([...one.nodes], signal);
  const values = details.flatMap(({ properties }) => valuesOf(properties[property.name]));
  if (values.length === 0) throw new Unread([...told, one]);
  const own = tokens.slice(at, name + 1);
  return {
    tokens: tokens.filter((token) => !own.includes(token)),
    told: [{ property, values, negated: false, tokens: own, except: one.nodes }],
  };
}
