/** Sets that a kind tells: all of it, and those of a set that are of it. */
import { categoryWords, inCategories } from "../categories";
import type { Goal } from "../choose-path";
import { intersected, NO_EDGES, subtracted, type NodeSet } from "../node-sets";
import { pathWords, walkAll, type RelationStep } from "../relation-path";
import type { World } from "../world";

/** Members of a label are read whole up to here. */
const MOST_MEMBERS = 2_000_000;

/** The nodes of a goal's kind; what stands at the end of a relation where the kind is told by one. */
export async function everyOf(goal: Goal, world: World): Promise<NodeSet> {
  const every = await (goal.last ? everyEnd(goal.last, world) : everyMember(goal, world));
  return categorised(await ofKindsSaid(every, goal, world), goal, world);
}

async function everyEnd(last: RelationStep, { facts, ports }: World): Promise<NodeSet> {
  const { nodes, complete } = await walkAll(ports.store, "all", [last], facts, ports.signal);
  const operation = { operation: "all" as const, of: pathWords([last], facts), left: nodes.length };
  return { nodes: new Set(nodes), complete, operations: [operation], edgesTo: NO_EDGES };
}

async function everyMember({ labels }: Pick<Goal, "labels">, world: World): Promise<NodeSet> {
  const nodes = new Set<number>();
  const complete = await forEachMember(labels, world, (node) => nodes.add(node));
  const of = labels.map((label) => world.facts.labels[label]!.words).join(", ");
  return { nodes, complete, operations: [{ operation: "all", of, left: nodes.size }], edgesTo: NO_EDGES };
}

/** Visits what has one of the labels, once for each; true where these are all. */
async function forEachMember(
  labels: readonly number[],
  { facts, ports }: World,
  visit: (node: number) => void,
): Promise<boolean> {
  let complete = true;
  // Where nothing has a label, a kind is any node.
  const names = facts.bare ? [""] : labels.map((label) => facts.labels[label]!.name);
  for (const name of names) {
    const found = await ports.store.members(name, MOST_MEMBERS, ports.signal);
    complete &&= found.total === found.nodes.length;
    for (const node of found.nodes) visit(node);
  }
  return complete;
}

/** Those of a set that have none of the labels that the goal denies, and of the others that it tells one each. */
export async function ofKindsSaid(
  set: NodeSet,
  { apart = [], along = [] }: Goal,
  world: World,
): Promise<NodeSet> {
  let own = set;
  for (const labels of along)
    own = { ...intersected(own, await everyMember({ labels }, world)), edgesTo: own.edgesTo };
  return apart.length === 0 ? own : subtracted(own, await everyMember({ labels: apart }, world));
}

/** Those of a set of which holds what the goal says of their own properties. */
async function categorised(set: NodeSet, { within = [] }: Goal, { ports }: World): Promise<NodeSet> {
  if (within.length === 0) return set;
  const nodes = await inCategories(set.nodes, within, ports);
  const of = within.map(categoryWords).join(", ");
  return { ...set, nodes, operations: [...set.operations, { operation: "filter", of, left: nodes.size }] };
}

/** Those that have one of the goal's labels, and what it says of their properties. */
export async function ofKind(
  nodes: ReadonlySet<number>,
  { labels, within = [] }: Goal,
  world: World,
): Promise<ReadonlySet<number>> {
  const own = labels.length > 0 ? await membersAmong(nodes, labels, world) : nodes;
  return within.length > 0 ? inCategories(own, within, world.ports) : own;
}

/** Those that have one of the labels, in their order: a set of all that has them would take far longer to make than few are to be looked for. */
async function membersAmong(
  nodes: ReadonlySet<number>,
  labels: readonly number[],
  world: World,
): Promise<ReadonlySet<number>> {
  if (nodes.size === 0) return nodes;
  const found = new Set<number>();
  await forEachMember(labels, world, (node) => {
    if (nodes.has(node)) found.add(node);
  });
  return new Set([...nodes].filter((node) => found.has(node)));
}
