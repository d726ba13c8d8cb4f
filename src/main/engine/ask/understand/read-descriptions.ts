/** Things told by what they are to others, "the director of A": read as a name of what the role leads to, so that the rest of the question asks about that. */
import type { GraphFacts } from "../execute/graph-facts";
import { walkAll, pathWords, type RelationStep } from "../execute/relation-path";
import { byStem, type WordFit } from "../execute/word-fit";
import type { Ports } from "../stage";
import { describedFurther, type Named } from "./find-mentions";
import type { Voice } from "./pack";
import { isContent, marked } from "./question-parts";
import { kindOf } from "./kinds/kind-of";
import { readKind, type KindPack } from "./kinds/read-kind";
import { isDoer } from "./kinds/read-who";
import type { Token } from "./tokens/read-tokens";

/** A role and the name it is told of, as places among the tokens. */
interface Description {
  readonly role: number;
  readonly name: number;
  readonly step: RelationStep;
}

/** Most tokens between a role and its name: "the director | of the film | A". */
const MOST_BETWEEN = 2;

export interface Described {
  readonly tokens: readonly Token[];
  readonly named: readonly Named[];
  /** The word of each description's role, by the name's index. */
  readonly roles: ReadonlyMap<number, Token>;
}

/** Descriptions of descriptions read at most: "the mother of A's husband's child". */
const MOST_NESTED = 3;

/** The tokens without the words of descriptions, and each name described in its place: what stands in the role to it. */
export async function readDescriptions(
  tokens: readonly Token[],
  named: readonly Named[],
  facts: GraphFacts,
  fit: WordFit,
  pack: KindPack,
  ports: Pick<Ports, "store" | "signal">,
): Promise<Described> {
  let read: Described = { tokens, named, roles: new Map() };
  for (let nested = 0; nested < MOST_NESTED; nested++) {
    const found = descriptionIn(read.tokens, read.named, facts, fit, pack);
    const described = found && (await stoodFor(read, found, facts, ports));
    if (!described) return read;
    read = described;
  }
  return read;
}

/** With the name in one description standing for what it leads to; undefined where it leads nowhere, or to too much. */
async function stoodFor(
  { tokens, named, roles }: Described,
  { role, name, step }: Description,
  facts: GraphFacts,
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<Described | undefined> {
  const own = tokens[name]!.name!;
  const before = named[own]!;
  const from = Int32Array.from(before.nodes);
  const { nodes, edges, complete } = await walkAll(store, from, [step], facts, signal);
  if (nodes.length === 0 || !complete) return undefined;
  const { labels } = await store.nodeNames(nodes);
  const operation = { operation: "follow" as const, of: pathWords([step], facts), left: nodes.length };
  const by = describedFurther(before, [operation], edges);
  const [first, last] = [Math.min(role, name), Math.max(role, name)];
  return {
    tokens: tokens.filter((_, at) => at < first || at > last || at === name),
    named: named.with(own, { ...before, nodes: [...nodes], labels: [...labels], by }),
    roles: new Map([...roles, [own, tokens[role]!]]),
  };
}

/** The first description that is not itself what the question asks for. */
function descriptionIn(
  tokens: readonly Token[],
  named: readonly Named[],
  facts: GraphFacts,
  fit: WordFit,
  pack: KindPack,
): Description | undefined {
  const asked = askedKind(tokens, facts, fit, pack);
  for (const [name, { name: own }] of tokens.entries()) {
    const role = own === undefined ? -1 : roleBeside(tokens, name, pack.voice);
    const token = tokens[role];
    if (!token || own === undefined || asked.includes(token) || isPredicate(tokens, role, asked)) continue;
    const step = kindOf(token, facts, fit)?.last;
    const ends =
      step &&
      (step.backward ? facts.relations[step.relation]!.targets : facts.relations[step.relation]!.sources);
    const isOfName = named[own]!.labels.some((label) => ends?.has(label));
    const others = tokens.filter((one, at) =>
      at < Math.min(role, name) || at > Math.max(role, name) ? isContent(one) : false,
    );
    const isTwiceTold = !isDoer(token) && others.some((other) => tellsAlike(token, other, facts));
    if (step && isOfName && !isTwiceTold && (others.length > 0 || asksOtherwise(tokens)))
      return { role, name, step };
  }
  return undefined;
}

/** Whether two words tell of one relation: in "increase the activity of A" the role is part of the verb. */
function tellsAlike(one: Token, other: Token, { relations }: GraphFacts): boolean {
  return relations.some((relation) => byStem(one, relation) > 0 && byStem(other, relation) > 0);
}

/** "Which sign | is manifestation of A", "how many people | report to A": said of what is asked for, not of something else. */
function isPredicate(tokens: readonly Token[], role: number, asked: readonly Token[]): boolean {
  if (asked.includes(tokens[role - 1]!)) return true;
  const before = tokens.findLastIndex((token, at) => at < role && !marked(token, "empty"));
  return before > 0 && marked(tokens[before], "aux");
}

const asksOtherwise = (tokens: readonly Token[]) => tokens.some((token) => marked(token, "where", "when"));

/** The words of the kind asked for; "where was the author of A born" asks for no author. */
function askedKind(
  tokens: readonly Token[],
  facts: GraphFacts,
  fit: WordFit,
  pack: KindPack,
): readonly Token[] {
  return asksOtherwise(tokens) ? [] : (readKind(tokens, facts, fit, pack)?.tokens ?? []);
}

/** Where the role of a name stands: "the director of the film A", "A's director"; −1 where there is none. */
function roleBeside(tokens: readonly Token[], name: number, { nouns }: Voice): number {
  if (nouns.possessive.includes(tokens[name + 1]?.word ?? "") && isRoleWord(tokens[name + 2]))
    return name + 2;
  for (let role = name - 1; role >= Math.max(0, name - 1 - MOST_BETWEEN); role--) {
    const between = tokens.slice(role + 1, name);
    const [link, ...rest] = between;
    const isLinked = link !== undefined && nouns.of.includes(link.word) && rest.every(isContent);
    if (isRoleWord(tokens[role]) && isLinked) return role;
  }
  return -1;
}

function isRoleWord(token: Token | undefined): boolean {
  return token !== undefined && isContent(token);
}
