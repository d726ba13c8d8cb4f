/** What a bound counts, where names tell which of it: "more than 5 films | directed by A". */
import { marked, type Bound, type Condition } from "../../understand/question-parts";
import { kindOf } from "../../understand/kinds/kind-of";
import { setOfAll } from "../condition-sets";
import type { NodeSet } from "../node-sets";
import { Unread, type Parts, type World } from "../world";

/** The conditions that say more of what a bound counts, and nothing of what is asked for: their names stand behind it in its own clause. */
export function conditionsOnCounted({ conditions, tokens, named }: Parts, bound: Bound): Condition[] {
  const counted = bound.counted?.at(-1);
  if (!counted || bound.isNone) return [];
  return conditions.filter(({ names }) => {
    const [first] = names.map((name) => named[name]!.start).sort((a, b) => a - b);
    const between = tokens.filter(({ start }) => start > counted.start && start < first!);
    return (
      first !== undefined &&
      first > counted.start &&
      !between.some((token) => token.paused || marked(token, "and", "or", "who"))
    );
  });
}

/** The things counted that meet those conditions; undefined where there are none. Throws Unread where they are of no kind that the graph has. */
export async function countedSet(world: World, bound: Bound): Promise<NodeSet | undefined> {
  const { parts, facts, fit } = world;
  const conditions = conditionsOnCounted(parts, bound);
  if (conditions.length === 0) return undefined;
  const { counted = [] } = bound;
  const [goal] = counted.flatMap((token) => kindOf(token, facts, fit) ?? []);
  if (!goal) throw new Unread(counted);
  const from = counted.at(-1)!.start;
  const own = conditions.map((one) => ({ ...one, words: one.words.filter(({ start }) => start > from) }));
  // "Two types | Flying and Normal": those themselves.
  const names = own.flatMap((condition) => condition.names);
  const isThemselves = own.every(({ words, by, with: takesPart }) => words.length === 0 && !by && !takesPart);
  if (
    isThemselves &&
    names.every((name) => parts.named[name]!.labels.some((label) => goal.labels.includes(label)))
  )
    return namedSet(names, parts);
  const kind = { tokens: counted, goal, isWho: false };
  return setOfAll(own, goal, { ...world, parts: { ...parts, kind, conditions: own, bounds: [] } });
}

function namedSet(names: readonly number[], { named }: Parts): NodeSet {
  const nodes = new Set(names.flatMap((name) => named[name]!.nodes));
  const of = names.map((name) => named[name]!.text).join(", ");
  const operations = [{ operation: "all" as const, of, left: nodes.size }];
  return { nodes, complete: true, operations, edgesTo: () => Promise.resolve([]) };
}
