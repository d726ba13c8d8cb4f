/** Yes or no to kinds: whether a thing named is one of them. */
import { isContent } from "../../understand/question-parts";
import { kindOf } from "../../understand/kinds/kind-of";
import type { Goal } from "../choose-path";
import { everyOf } from "../sets/every-of";
import { reversedStep, walkAll, type RelationStep } from "../relation-path";
import { goalOf, Unread, type Computed, type World } from "../world";
import { answered, unsaid } from "../yes-or-no";

/** "Is A a film", "is A a director". */
export async function membership(world: World, name: number): Promise<Computed> {
  const { parts, facts, fit } = world;
  const named = parts.named[name]!;
  const words = parts.tokens.filter(isContent);
  const { within } = goalOf(world);
  const told = words.flatMap((token) => kindOf(token, facts, fit) ?? []);
  const kinds: Goal[] = within ? [...told, { labels: parts.kind!.goal.labels, within }] : told;
  if (kinds.length === 0 || told.length < words.length)
    throw new Unread(words.filter((token) => !kindOf(token, facts, fit)));
  const sets = await Promise.all(kinds.map((kind) => everyOf(kind, world)));
  const holds = named.nodes.some((node) => sets.every(({ nodes }) => nodes.has(node)));
  const edges = holds && kinds[0]!.last ? await someEdges(named.nodes, kinds[0]!.last, world) : [];
  const operations = sets.flatMap((set) => set.operations);
  // A label is a closed list; a role is only what the graph happens to say.
  if (!holds && kinds.some(({ last }) => last) && !world.closedWorld) return { ...unsaid(world), operations };
  return { ...answered(holds, [], edges), operations };
}

async function someEdges(
  nodes: readonly number[],
  last: RelationStep,
  { ports, facts }: World,
): Promise<number[]> {
  const back = [reversedStep(last)];
  return [...(await walkAll(ports.store, Int32Array.from(nodes), back, facts, ports.signal)).edges];
}
