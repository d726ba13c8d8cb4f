/** Yes or no to bounds: whether a thing named lies within them. */
import { countedSet } from "../measures/counted-of";
import { narrow } from "../narrow";
import type { Computed, World } from "../world";
import { answered, unsaid } from "../yes-or-no";

/** "Was A released before 1950", "did A direct more than 5 films". */
export async function withinBounds(world: World, name: number): Promise<Computed> {
  const { parts } = world;
  const named = parts.named[name]!;
  const goal = { labels: named.labels.filter((label) => label >= 0) };
  const own = new Set(named.nodes);
  let set = {
    nodes: own as ReadonlySet<number>,
    complete: true,
    operations: [],
    edgesTo: async () => [] as number[],
  };
  const constraints = [];
  const cited: number[] = [];
  for (const bound of parts.bounds) {
    const words = parts.conditions.flatMap((condition) => condition.words);
    const told = { ...bound, words: bound.words.length > 0 ? bound.words : words };
    const narrowed = await narrow(set, told, goal, world, await countedSet(world, bound));
    cited.push(...narrowed.edges(own), ...narrowed.basis);
    const isCount = narrowed.constraint.of === "count";
    if (!isCount && narrowed.edges(own).length === 0 && narrowed.constraint.of === "relation")
      return unsaid(world);
    set = { ...set, nodes: narrowed.set.nodes };
    constraints.push(narrowed.constraint);
  }
  const operations = [
    {
      operation: "check" as const,
      of: constraints.map(({ measure }) => measure).join(", "),
      left: set.nodes.size,
    },
  ];
  return { ...answered(set.nodes.size > 0, [], cited), constraints, operations };
}
