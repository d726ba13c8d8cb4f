/** What lies in the parts of a place lies in the place: "caves in Romania" are those of its mountains too. */
import type { Goal } from "../choose-path";
import { united, type NodeSet } from "../node-sets";
import { tellsWithin } from "../relation-meaning";
import { edgesBetween, pathWords, walkAll, type RelationStep } from "../relation-path";
import type { World } from "../world";
import { ofKind } from "./every-of";

/** A set that one step from a place to what lies in it leads to, with what lies in its parts; any other set as it is. */
export async function withParts(
  set: NodeSet,
  [step, ...more]: readonly RelationStep[],
  from: Int32Array,
  goal: Goal,
  world: World,
): Promise<NodeSet> {
  const { facts, ports } = world;
  if (!step?.backward || more.length > 0 || !tellsWithin(facts.relations[step.relation]!)) return set;
  const within = facts.relations.filter((one) => tellsWithin(one) && !one.isInverse && !one.denies);
  let all = set;
  for (const first of within)
    for (const second of within) {
      if (![...second.targets.keys()].some((label) => first.sources.has(label))) continue;
      const path = [first, second].map(({ handle }) => ({ relation: handle, backward: true }));
      const reached = await walkAll(ports.store, from, path, facts, ports.signal);
      const nodes = await ofKind(new Set(reached.nodes), goal, world);
      if (![...nodes].some((node) => !all.nodes.has(node))) continue;
      const operations = [{ operation: "follow" as const, of: pathWords(path, facts), left: nodes.size }];
      all = united(all, {
        ...{ nodes, operations, complete: reached.complete },
        edgesTo: (ends) => edgesBetween(ports.store, from, path, ends, facts, ports.signal),
      });
    }
  return all;
}
