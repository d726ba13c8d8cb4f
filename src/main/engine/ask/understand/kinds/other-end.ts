/** Which end of a relation a noun asks for, where the schema knows better than the noun's form. */
import type { GraphFacts } from "../../execute/graph-facts";
import { reversedStep, type RelationStep } from "../../execute/relation-path";
import { byStem } from "../../execute/word-fit";
import type { Named } from "../find-mentions";
import { isContent, marked } from "../question-parts";
import type { KindRead } from "./read-kind";
import type { Token } from "../tokens/read-tokens";

/** "The target of A": where the only thing named can stand at the end alone that the noun seems to ask for, the other is meant. */
export function atOtherEnd(
  kind: KindRead,
  tokens: readonly Token[],
  named: readonly Named[],
  { relations }: GraphFacts,
): KindRead {
  const { last } = kind.goal;
  const names = [...new Set(tokens.flatMap(({ name }) => name ?? []))];
  // "Directors who never worked with A": no way leads from one end to the other.
  if (tokens.some((token) => marked(token, "with", "not"))) return kind;
  const isAlone = tokens.every(
    (token) =>
      !isContent(token) ||
      kind.tokens.includes(token) ||
      (last && byStem(token, relations[last.relation]!) > 0),
  );
  if (!last || names.length !== 1 || !isAlone) return kind;
  if (isSaidOf(tokens, kind)) return turned(kind, last);
  const { sources, targets } = relations[last.relation]!;
  const isAt = (ends: ReadonlyMap<number, number>) =>
    named[names[0]!]!.labels.some((label) => ends.has(label));
  const [asked, other] = last.backward ? [sources, targets] : [targets, sources];
  if (!isAt(asked) || isAt(other)) return kind;
  return turned(kind, last);
}

const turned = (kind: KindRead, last: RelationStep): KindRead => ({
  ...kind,
  goal: { ...kind.goal, last: reversedStep(last) },
});

/** "Of what is A | a subclass": the noun is said of the name, and asked for is what A is one of. */
function isSaidOf(tokens: readonly Token[], { tokens: [noun] }: KindRead): boolean {
  const at = noun ? tokens.indexOf(noun) : -1;
  return /^(?:an?|the)$/.test(tokens[at - 1]?.word ?? "") && tokens[at - 2]?.name !== undefined;
}
