/** Last names of persons that something else in the graph is called by too, a tag "nolan": which is meant, what the question says of it tells. */
import { byStem } from "../execute/word-fit";
import type { GraphFacts } from "../execute/graph-facts";
import { fullNames, type FullName } from "../seed/last-names";
import type { LinkedNames } from "../seed/linked-names";
import type { Ports } from "../stage";
import type { ScoredNode } from "../../../../shared/graph";
import type { LanguagePack } from "./pack";
import { isContent } from "./question-parts";
import { readTokens } from "./read-tokens";

type Reading = Pick<Ports, "store" | "signal">;

/** The links, each of a single word that the graph writes otherwise as the one person of that last name who has the relation told. */
export async function withSurnames(
  question: string,
  links: LinkedNames,
  facts: GraphFacts,
  pack: LanguagePack,
  ports: Reading,
): Promise<LinkedNames> {
  const told = relationsTold(question, facts, pack);
  const nodes = await Promise.all(
    links.nodes.map(async (link) => {
      const found = await personOf(question, link, told, ports);
      return found ? { ...link, node: found.node } : link;
    }),
  );
  return nodes.some((link, at) => link !== links.nodes[at]) ? { ...links, nodes } : links;
}

function relationsTold(question: string, { relations }: GraphFacts, pack: LanguagePack): string[] {
  const content = readTokens(question, [], pack).filter(isContent);
  return relations
    .filter((relation) => content.some((token) => byStem(token, relation) > 0))
    .map(({ name }) => name);
}

/** The only one of those who are called so by their last name that it can be; undefined where what is linked can be meant, or several can. */
async function personOf(
  question: string,
  { node, mention }: ScoredNode,
  told: readonly string[],
  ports: Reading,
): Promise<FullName | undefined> {
  const written = question.slice(mention?.start, mention?.end);
  const isLower = question === question.toLowerCase();
  if (!mention || /[\s\d]/u.test(written) || (isLower && told.length === 0)) return undefined;
  const { names } = await ports.store.nodeNames(Int32Array.of(node));
  if ((names[0] === written && !isLower) || names[0] !== names[0]?.toLowerCase()) return undefined;
  if (told.length > 0 && (await has(node, told, ports))) return undefined;
  const called = await fullNames(written, ports);
  const able = await Promise.all(
    called.map(async (one) => told.length === 0 || (await has(one.node, told, ports))),
  );
  // "The film by Kubrick that was released last": what is told is told of something else, and the capital says who.
  const isOfOther = !isLower && !able.some(Boolean);
  const meant = isOfOther ? called : called.filter((_, at) => able[at]);
  return meant.length === 1 ? meant[0] : undefined;
}

/** Whether a node has an edge of one of the relations, at either end. */
async function has(node: number, relations: readonly string[], { store, signal }: Reading): Promise<boolean> {
  const from = Int32Array.of(node);
  for (const relation of relations)
    for (const direction of ["out", "in"] as const)
      if ((await store.follow({ from, relation, direction, limit: 1 }, signal)).total > 0) return true;
  return false;
}
