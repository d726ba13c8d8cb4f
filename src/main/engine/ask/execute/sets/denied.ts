/** What a negation is taken away from, and what is told of it. */
import { isContent } from "../../understand/question-parts";
import type { ChosenPath, Goal } from "../choose-path";
import { isSamePath } from "../condition-ways";
import type { LeftOut, NodeSet } from "../node-sets";
import { Unread, type World } from "../world";

/** Nodes taken away that are shown with their edges. */
const MOST_LEFT_OUT = 50;

/** "With rice and no saffron": what nothing tells is told as what stands before it. */
export const waysLike = (sets: readonly NodeSet[]): ChosenPath["path"][] =>
  sets.flatMap(({ path }) => (path ? [path] : []));

/** "Which lines are operated by neither A nor B", where nothing tells what a line is: of what is operated by anyone. */
export function endDenied([first, ...others]: readonly NodeSet[]): Pick<Goal, "last"> {
  const [step, ...more] = first?.path ?? [];
  const isAlike = others.every(({ path }) => path && isSamePath(path, first!.path!));
  return step && more.length === 0 && isAlike ? { last: step } : {};
}

/** Whether the relations denied are told of some that are left: where they are told of none, the graph does not say of these. */
export async function isSaidOfSome(
  left: NodeSet,
  taken: readonly NodeSet[],
  { facts, ports }: World,
): Promise<boolean> {
  const from = Int32Array.from(left.nodes).sort();
  for (const { path } of from.length > 0 ? taken : []) {
    const last = path?.at(-1);
    if (!last || facts.relations[last.relation]!.isSymmetric) continue;
    const [relation, direction] = [
      facts.relations[last.relation]!.name,
      last.backward ? "out" : "in",
    ] as const;
    if ((await ports.store.follow({ from, relation, direction, limit: 1 }, ports.signal)).total === 0)
      return false;
  }
  return true;
}

export const isOpen = ({ labels, last }: Goal) => labels.length === 0 && last === undefined;

/** Nodes that a set's kinds are read off. */
const SAMPLED = 200;

/** "Who plays the bass in A": what meets all conditions is of the kinds that meet the first. */
export async function kindsIn({ nodes }: NodeSet, goal: Goal, { ports }: World): Promise<Goal> {
  const { labels } = await ports.store.nodeNames(Int32Array.from([...nodes].slice(0, SAMPLED)));
  const own = [...new Set(labels)];
  return own.every((label) => label >= 0) ? { ...goal, labels: own } : goal;
}

/** Throws Unread where all of a kind is asked for and the question tells none: "which guitarists are not in A". */
export function checkKind({ labels, last }: Goal, { parts, facts }: World): void {
  if (labels.length > 0 || last || facts.bare) return;
  const told = new Set(parts.conditions.flatMap(({ words }) => words));
  const content = parts.tokens.filter(isContent);
  const unread = content.filter((token) => !told.has(token));
  throw new Unread([unread, content, parts.tokens].find((tokens) => tokens.length > 0) ?? []);
}

export function leftOut(base: NodeSet, taken: readonly NodeSet[], byAbsence: boolean): LeftOut {
  const nodes = [...base.nodes].filter((node) => taken.some((set) => set.nodes.has(node)));
  const shown = new Set(nodes.slice(0, MOST_LEFT_OUT));
  const edges = async () => (await Promise.all(taken.map((set) => set.edgesTo(shown)))).flat();
  return { nodes, edges, byAbsence };
}
