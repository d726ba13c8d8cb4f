/** The conditions that a question's words tell, each with the role its name was told by. */
import type { WordFit } from "../../execute/word-fit";
import type { GraphFacts } from "../../execute/graph-facts";
import { isAppositionOf } from "./apposition";
import type { Named } from "../find-mentions";
import type { ClassAsked } from "../kinds/class-asked";
import type { KindRead } from "../kinds/read-kind";
import { measureTokens } from "../measure-words";
import { onlyOneOf } from "./only-one";
import { isContent, type Condition } from "../question-parts";
import { readConditions } from "./read-conditions";
import type { Token } from "../tokens/read-tokens";

/** A question's words as far as they are read. */
export interface Spoken {
  /** Without bounds, and where in it an order begins to be told. */
  readonly rest: readonly Token[];
  readonly ordered: number;
  readonly ofBounds: ReadonlySet<Token>;
  readonly named: readonly Named[];
  readonly kind: KindRead | undefined;
  readonly ofClass: ClassAsked | undefined;
  readonly roles: ReadonlyMap<number, Token>;
  /** "But not both". */
  readonly isOnlyOne: boolean;
}

/** The conditions on what is asked for, once bounds, scales and orders are taken out of the words. */
export function conditionsOf(
  { rest, ordered, kind, ofBounds, ofClass, roles, named, isOnlyOne }: Spoken,
  facts: GraphFacts,
  fit: WordFit,
): Condition[] {
  const isTail = (token: Token) => ordered > 0 && rest.indexOf(token) >= ordered && token.name === undefined;
  const isOther = (token: Token) =>
    isTail(token) ||
    ofBounds.has(token) ||
    isScale(token, rest, facts, fit) ||
    (!kind?.tokens.includes(token) && isAppositionOf(token, rest, named, facts, fit));
  const matter = rest.filter((token) => token !== ofClass?.token && !isOther(token));
  const told = withInherited(
    readConditions(matter, (token) => kind?.tokens.includes(token) ?? false).map((one) =>
      // "The birthplace of the spouse of A": the kind tells the relation.
      kind?.goal.last ? one : withRole(one, roles),
    ),
    named,
  );
  const met = ofClass ? [ofClass.condition, ...told] : [...told];
  return isOnlyOne ? onlyOneOf(met) : met;
}

/** "Films by the director of A": where nothing else tells the relation, the role does; where something does, the role may still tell the first step of it. */
function withRole(one: Condition, roles: ReadonlyMap<number, Token>): Condition {
  const [role, ...others] = one.names.flatMap((name) => roles.get(name) ?? []);
  if (!role) return one;
  return one.words.length === 0 ? { ...one, words: [role, ...others], before: true } : { ...one, role };
}

/** "… treat A but not B": what is told of A holds for B where nothing else is said and both are of one kind. */
function withInherited(conditions: readonly Condition[], named: readonly Named[]): Condition[] {
  const labelsOf = ({ names }: Condition) => names.flatMap((name) => named[name]!.labels);
  return conditions.reduce<Condition[]>((all, one) => {
    const before = all.at(-1);
    const isAlike = before && labelsOf(before).some((label) => labelsOf(one).includes(label));
    const inherits =
      isAlike && one.words.length === 0 && before.words.length > 0 && (!one.with || before.with);
    return [...all, inherits ? { ...one, words: before.words, before: before.before, by: before.by } : one];
  }, []);
}

/** "came out first", "released last": the words say how a scale is meant. */
function isScale(token: Token, tokens: readonly Token[], facts: GraphFacts, fit: WordFit): boolean {
  return isContent(token) && tokens.some(({ pole }) => pole) && measureTokens([token], facts, fit).has(token);
}
