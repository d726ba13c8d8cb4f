/** Last names of persons that something else in the graph is called by too, a tag "nolan": which is meant, what the question says of it tells. */
import { byStem } from "../execute/word-fit";
import type { GraphFacts } from "../execute/graph-facts";
import { fullNames, type FullName } from "../seed/last-names";
import type { LinkedNames } from "../seed/linked-names";
import type { Ports } from "../stage";
import type { QuestionSpan } from "../../../../shared/understanding";
import type { ScoredNode } from "../../../../shared/graph";
import type { LanguagePack } from "./pack";
import { personGoal } from "./kinds/person-kinds";
import { isContent } from "./question-parts";
import { readTokens, type Token } from "./tokens/read-tokens";

/** Share of a relation's ends from which on it joins things of a label, rather than some that have it beside another. */
const MOSTLY = 0.5;

type Reading = Pick<Ports, "store" | "signal">;

/**
 * The links, each of a single word that the graph writes otherwise, or that cannot be meant, as the one person of that last name who has the relation
 * told; `unsure` are the words that several persons can be.
 */
export async function withSurnames(
  question: string,
  links: LinkedNames,
  facts: GraphFacts,
  pack: LanguagePack,
  ports: Reading,
): Promise<{ readonly links: LinkedNames; readonly unsure: readonly QuestionSpan[] }> {
  const tokens = readTokens(question, [], pack);
  const content = tokens.filter(isContent);
  const told = facts.relations
    .filter((relation) => content.some((token) => byStem(token, relation) > 0))
    .map(({ name }) => name);
  const asked = askedAlone(content, facts);
  const ofPersons = personGoal(facts).labels;
  const isMaker = (link: ScoredNode) => makes(tokens, link, pack, facts);
  const isNone = (link: ScoredNode) => (label: number) => asked.includes(label) && isMaker(link);
  const persons = await Promise.all(
    links.nodes.map((link) =>
      personsOf(question, link, told, { isNone: isNone(link), isMaker: isMaker(link) }, ofPersons, ports),
    ),
  );
  const nodes = links.nodes.map((link, at) => {
    const [one, ...more] = persons[at]!;
    return one && more.length === 0 ? { ...link, node: one.node } : link;
  });
  // What else is called so may be meant.
  const isOpen = ({ mention }: ScoredNode) =>
    links.nodes.every((link, at) => link.mention?.start !== mention?.start || persons[at]!.length > 1);
  const unsure = links.nodes
    .flatMap((link) => (link.mention && isOpen(link) ? [link.mention] : []))
    .slice(0, 1);
  const isSame = nodes.every((link, at) => link === links.nodes[at]);
  return {
    links: isSame ? links : { ...links, nodes },
    unsure: unsure.map((span) => spanOf(question, span)),
  };
}

const spanOf = (question: string, { start, end }: { readonly start: number; readonly end: number }) => ({
  ...{ text: question.slice(start, end), start, end },
});

/** Labels that are asked for by name and that nothing of theirs is joined to: "films by Hitchcock" are by no film. */
function askedAlone(content: readonly Token[], { labels, relations }: GraphFacts): readonly number[] {
  const isJoined = (label: number) =>
    relations.some(({ sources, targets }) =>
      [sources, targets].every((ends) => (ends.get(label) ?? 0) >= MOSTLY),
    );
  return labels
    .filter((label) => label.stems.length === 1 && content.some((token) => byStem(token, label) > 0))
    .map(({ handle }) => handle)
    .filter((label) => !isJoined(label));
}

/** "By Hitchcock", "did Hitchcock direct", "Hitchcock's films": who or what made what is asked for. */
function makes(
  tokens: readonly Token[],
  { mention }: ScoredNode,
  { voice }: LanguagePack,
  { relations }: GraphFacts,
): boolean {
  const at = tokens.findIndex(({ start }) => start === mention?.start);
  const [before, after] = [tokens[at - 1], tokens[at + 1]?.word ?? ""];
  const isBehindVerb =
    before !== undefined && isContent(before) && relations.some((one) => byStem(before, one) > 0);
  const isAgent = [...voice.agents, ...voice.helps, ...voice.nouns.of].includes(before?.word ?? "");
  return isAgent || voice.nouns.possessive.includes(after) || (voice.objects.length > 0 && isBehindVerb);
}

/** Those who are called so by their last name and can be meant; none where what is linked can be. */
async function personsOf(
  question: string,
  { node, mention }: ScoredNode,
  told: readonly string[],
  { isNone, isMaker }: { readonly isNone: (label: number) => boolean; readonly isMaker: boolean },
  ofPersons: readonly number[],
  ports: Reading,
): Promise<readonly FullName[]> {
  const written = question.slice(mention?.start, mention?.end);
  const isLower = question === question.toLowerCase();
  if (
    !mention ||
    /[\s\d]/u.test(written) ||
    (isLower && told.length === 0 && !(isMaker && ofPersons.length > 0))
  )
    return [];
  const { names, labels } = await ports.store.nodeNames(Int32Array.of(node));
  const isImpossible = labels.some(isNone);
  const isWritten = names[0] === written && !isLower;
  if (!isImpossible && (isWritten || names[0] !== names[0]?.toLowerCase())) return [];
  if (!isImpossible && told.length > 0 && (await has(node, told, ports))) return [];
  const called = await fullNames(written, ports, ofPersons);
  const able = await Promise.all(
    called.map(async (one) => told.length === 0 || (await has(one.node, told, ports))),
  );
  // "The film by Kubrick that was released last": what is told is told of something else, and the capital says who.
  const isOfOther = !isLower && !able.some(Boolean);
  const meant = isOfOther ? called : called.filter((_, at) => able[at]);
  return distinct(meant);
}

/** One of each name. */
const distinct = (persons: readonly FullName[]): FullName[] => [
  ...new Map(persons.map((person) => [person.name, person])).values(),
];

/** Whether a node has an edge of one of the relations, at either end. */
async function has(node: number, relations: readonly string[], { store, signal }: Reading): Promise<boolean> {
  const from = Int32Array.of(node);
  for (const relation of relations)
    for (const direction of ["out", "in"] as const)
      if ((await store.follow({ from, relation, direction, limit: 1 }, signal)).total > 0) return true;
  return false;
}
