/** A name in the place of a kind: "which halogens …", "the least dense metalloid" ask for what belongs to the thing called so. */
import { kindAt } from "../../execute/choose-path";
import { tellsDoing } from "../../execute/relation-meaning";
import { stepsOut } from "../../execute/steps-out";
import { isItsVerb } from "../../execute/word-fit";
import type { GraphFacts } from "../../execute/graph-facts";
import type { Ports } from "../../stage";
import type { Named } from "../find-mentions";
import { isContent, marked, type Condition } from "../question-parts";
import type { KindRead } from "./read-kind";
import type { Token } from "../tokens/read-tokens";

/** What belongs to a class: the kind of its members, and the condition that they belong to it. */
export interface ClassAsked {
  readonly token: Token;
  readonly kind: KindRead;
  readonly condition: Condition;
}

/** The name of a class that a question asks for, with its members' kind; undefined where no name stands where a kind would, or no relation leads to it. */
export async function classAsked(
  tokens: readonly Token[],
  named: readonly Named[],
  facts: GraphFacts,
  ports: Pick<Ports, "store" | "signal">,
): Promise<ClassAsked | undefined> {
  const at = tokens.findIndex(({ name }) => name !== undefined);
  const token = tokens[at];
  if (!token || !isKindPlace(tokens, at) || isDoneTo(tokens, at, facts) || named[token.name!]!.by)
    return undefined;
  const from = Int32Array.from(named[token.name!]!.nodes);
  const { steps } = await stepsOut(from, false, ports);
  const [step, ...others] = steps;
  // What has relations of its own, or several lead to, is a thing and no class.
  if (!step?.backward || others.length > 0) return undefined;
  const condition = { names: [token.name!], join: "and", negated: false, words: [], before: false } as const;
  return {
    token,
    kind: { tokens: [token], goal: kindAt(step, facts), isWho: false },
    condition: { ...condition, by: false, with: false },
  };
}

/** "What causes | A or B": behind a verb stands what it is done to. */
function isDoneTo(tokens: readonly Token[], at: number, { relations }: GraphFacts): boolean {
  const verb = tokens.slice(0, at).findLast((token) => !marked(token, "empty"));
  return (
    verb !== undefined && isContent(verb) && relations.some((one) => tellsDoing(one) && isItsVerb(verb, one))
  );
}

/** Behind what asks, counts or measures, before nothing that it would only say more of ("halogen lamps"), and not alone in the question. */
function isKindPlace(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at);
  const telling = before.findLast((token) => !marked(token, "empty"));
  const asks = before.some(
    (token) => marked(token, "what", "count", "ordered", "most", "fewest") || token.pole,
  );
  const next = tokens[at + 1];
  const isAlone =
    before.every((token) => !token.pole && !marked(token, "count", "most", "fewest")) &&
    tokens.length === at + 1;
  const isModifier = next !== undefined && (isContent(next) || /^s$/.test(next.word));
  // "Which is longer | A or B": what is compared.
  const isCompared = telling?.pole?.degree === "more";
  return (
    asks &&
    !isAlone &&
    !isCompared &&
    !isModifier &&
    !marked(telling, "by", "with", "from", "to", "not", "than", "aux", "and", "or", "linked", "between")
  );
}
