/** Sets of nodes that conditions tell: what stands in a relation to the things named. */
import type { Condition } from "../understand/question-parts";
import { besideRole, isBesideEnd } from "./beside-role";
import { type ChosenPath, type Goal } from "./choose-path";
import { otherAspects } from "./effects/effect-family";
import {
  checkRead,
  goalFor,
  isSamePath,
  isUntold,
  isWayTold,
  namedBy,
  noWay,
  sharedWays,
  takingAway,
  toldFirst,
  untold,
  waysOf,
} from "./condition-ways";
import { intersected, NO_EDGES, ofOnlyOne, subtracted, united, type NodeSet } from "./node-sets";
import { tellsDone } from "./relation-meaning";
import { edgesBetween, isRoundTrip, pathWords } from "./relation-path";
import { isGenderOpen } from "./kin/told-gender";
import { everyOf, ofKindsSaid } from "./sets/every-of";
import { checkKind, endDenied, isOpen, isSaidOfSome, kindsIn, leftOut, waysLike } from "./sets/denied";
import { reachedFirst, tellingGender } from "./sets/reached-first";
import { withParts } from "./sets/with-parts";
import { isSharp, orElse, unlessUnread, type World } from "./world";

/** Ways tried until one leads somewhere. */
const MOST_TRIED = 3;

/** What stands in the condition's relation to one of its names (a place in `condition.names`); over one of `shared` ways where there are any. */
export async function setOfName(
  condition: Condition,
  at: number,
  goal: Goal,
  world: World,
  shared: readonly ChosenPath["path"][] = [],
): Promise<NodeSet> {
  const { parts, facts, ports } = world;
  const named = parts.named[condition.names[at]!]!;
  const from = Int32Array.from(named.nodes);
  if (shared.length === 0 && !(await isWayTold(condition, named, world))) throw untold([], named, world);
  const own = await waysOf(condition, at, goal, world);
  const [first] = shared;
  const paths = first ? own.filter(({ path }) => isSamePath(path, first)) : own;
  const [chosen] = paths;
  const isOpenWho = parts.kind?.isWho === true && goal.labels.length > 0 && !condition.with;
  if (isOpenWho && (!chosen || isRoundTrip(chosen.path))) {
    const done = await doneBy(condition, at, goal, world);
    if (done) return done;
  }
  if (!chosen) throw noWay(condition, named, world);
  checkRead(chosen, named, world);
  // Of ways that explain as much, one that leads somewhere.
  const alike = paths.filter(({ unread, path }) => unread.length === 0 && path.length === chosen.path.length);
  // "In which county does A lie", where other things lie in A: straight to what is asked for; a verb that says more than that is left aside.
  const straight =
    goal.last && chosen.path.length > 1 ? paths.filter(({ path: one }) => one.length === 1) : [];
  const ways = [...alike.slice(0, MOST_TRIED), ...straight.slice(0, 1)];
  const { path, reached, nodes, isRead } = await reachedFirst(ways, condition, named, goal, world);
  const operation = { operation: "follow" as const, of: pathWords(path, facts), left: nodes.size };
  const last = facts.relations[path.at(-1)!.relation]!;
  const isOpenGender = await isGenderOpen(nodes, tellingGender(condition, world), last.words, world);
  // "What was sung at A", by singers who had a part in it: where no kind is asked for, a step that no word tells may well lead astray.
  const isAstray = path.length > 1 && !isSharp(goal) && path.some((step) => isUntold(step, condition, world));
  // Nothing at the end of a way is more often a way not meant than an answer.
  // "Which cancers …", of which one is called a glioblastoma.
  const isNarrowed = facts.isKindByName && nodes.size < reached.nodes.length;
  const isWhole = reached.complete && nodes.size > 0 && isRead;
  const complete = isWhole && !isOpenGender && !isAstray && !isNarrowed;
  const edgesTo: NodeSet["edgesTo"] = (ends) =>
    edgesBetween(ports.store, from, path, ends, facts, ports.signal);
  const set = { nodes, complete, operations: [operation], path, edgesTo };
  let whole = await withParts(set, path, from, goal, world);
  const others = first ? [] : otherAspects(chosen, alike, condition.words, world);
  for (const other of others) {
    const more = await setOfName(condition, at, goal, world, [other]);
    if (more.nodes.size > 0) whole = whole.nodes.size > 0 ? united(whole, more) : more;
  }
  return whole;
}

/** "Who employs A", which may be a firm: by whom it is done, whatever that is; undefined where the words tell nothing so. */
async function doneBy(
  condition: Condition,
  at: number,
  goal: Goal,
  world: World,
): Promise<NodeSet | undefined> {
  const set = await setOfName(condition, at, { ...goal, labels: [] }, world).catch(unlessUnread);
  const [step, ...more] = set?.path ?? [];
  const isDone =
    step && !step.backward && more.length === 0 && tellsDone(world.facts.relations[step.relation]!);
  return isDone ? set : undefined;
}

/** What meets a condition whole: all of its names, or any; over one of the ways `as` where nothing in it tells another. */
export async function setOfCondition(
  condition: Condition,
  goal: Goal,
  world: World,
  as: readonly ChosenPath["path"][] = [],
): Promise<NodeSet> {
  const sets: NodeSet[] = [];
  const own = await sharedWays(condition, goal, world);
  const shared = own.length > 0 ? own : as;
  for (const at of condition.names.keys()) sets.push(await setOfName(condition, at, goal, world, shared));
  if (condition.isOnlyOne) return ofOnlyOne(sets, namedBy(condition, world));
  return sets
    .slice(1)
    .reduce((all, one) => (condition.join === "or" ? united(all, one) : intersected(all, one)), sets[0]!);
}

/** What meets all conditions and none of the negated ones; everything of the kind where nothing but negations is said. */
export async function setOfAll(conditions: readonly Condition[], goal: Goal, world: World): Promise<NodeSet> {
  const wanted: NodeSet[] = [];
  let kind = goal;
  for (const condition of toldFirst(conditions))
    if (!condition.negated) {
      const beside = besideRole(condition, kind, world);
      const meant = beside ?? goalFor(condition, conditions, kind, world);
      const set =
        (await amongEnds(condition, kind, world)) ?? (await setOfCondition(condition, meant, world));
      wanted.push(beside ? intersected(await everyOf(kind, world), set) : set);
      kind = isOpen(kind) ? await kindsIn(set, kind, world) : kind;
    }
  const stated = wanted.length === 0 ? await saidNotTo(conditions, goal, world) : undefined;
  if (stated) return stated;
  if (wanted.length === 0) checkKind(goal, world);
  const denied = conditions.filter(({ negated }) => negated);
  const met: NodeSet[] = [];
  for (const condition of denied)
    met.push(await unwanted(condition, goalFor(condition, conditions, kind, world), world, waysLike(wanted)));
  const base =
    wanted.length > 0
      ? wanted.reduce(intersected)
      : await everyOf(isOpen(goal) ? { ...goal, ...endDenied(met) } : goal, world);
  const taken = denied.map((condition, at) => takingAway(condition, base, met[at]!));
  if (taken.length === 0) return wanted.length > 0 ? ofKindsSaid(base, goal, world) : base;
  const left = taken.reduce(subtracted, base);
  const complete = left.complete && (world.closedWorld || (await isSaidOfSome(left, taken, world)));
  return { ...left, complete, leftOut: leftOut(base, taken, wanted.length === 0) };
}

/** "The pupils | in class A", where nothing has a kind: what stands in the second relation to A and is at the end of the first; undefined where nothing is. */
async function amongEnds(condition: Condition, goal: Goal, world: World): Promise<NodeSet | undefined> {
  if (!isBesideEnd(condition, goal, world)) return undefined;
  const { last: _, ...rest } = goal;
  const set = await setOfCondition(condition, rest, world).catch(unlessUnread);
  const own = set && intersected(set, await everyOf(goal, world));
  return own && own.nodes.size > 0 ? own : undefined;
}

/** What relations that deny say of all that is denied ("does not treat" A): where there is some, that was asked for, and not all of which the graph is silent. */
async function saidNotTo(
  conditions: readonly Condition[],
  goal: Goal,
  world: World,
): Promise<NodeSet | undefined> {
  if (!world.facts.relations.some((one) => one.denies)) return undefined;
  const sets: NodeSet[] = [];
  for (const condition of conditions)
    for (const at of condition.words.length > 0 ? condition.names.keys() : []) {
      const denied = { ...condition, isDenied: true as const };
      const [way] = await waysOf(denied, at, goal, world);
      if (!way || way.unread.length > 0) return undefined;
      sets.push(await setOfName(denied, at, goal, world));
    }
  const [first, ...others] = sets;
  const said = first && others.reduce(intersected, first);
  return said && said.nodes.size > 0 ? said : undefined;
}

/** "without A", "other than A": the thing itself where it is of the kind asked for, else what stands in the relation to it. */
async function unwanted(
  condition: Condition,
  goal: Goal,
  world: World,
  like: readonly ChosenPath["path"][],
): Promise<NodeSet> {
  const { parts } = world;
  const own = new Set(namedBy(condition, world));
  const isKind = condition.words.length === 0 && !condition.with && (await isOfKind(own, goal, parts, world));
  if (!isKind) {
    const denied = { ...condition, join: "or" as const };
    // Where it could be told by several, the way of what stands before it is meant; else its own.
    const told = setOfCondition(denied, goal, world);
    const met = await (condition.words.length > 0 || like.length !== 1
      ? told
      : told.catch(orElse(() => setOfCondition(denied, goal, world, like))));
    // "Which countries do not border A": a thing has no mutual relation to itself, and is not asked for.
    const [step, ...further] = met.path ?? [];
    const isMutual = step && further.length === 0 && world.facts.relations[step.relation]!.isSymmetric;
    return isMutual ? { ...met, nodes: new Set([...met.nodes, ...own]) } : met;
  }
  const of = condition.names.map((name) => parts.named[name]!.text).join(", ");
  return {
    nodes: own,
    complete: true,
    operations: [{ operation: "all", of, left: own.size }],
    edgesTo: NO_EDGES,
  };
}

async function isOfKind(
  own: ReadonlySet<number>,
  goal: Goal,
  parts: World["parts"],
  world: World,
): Promise<boolean> {
  const others = parts.conditions.filter(({ negated }) => !negated);
  if (others.length > 0) {
    const met = await setOfAll(others, goal, { ...world, parts: { ...parts, conditions: others } });
    if ([...own].some((node) => met.nodes.has(node))) return true;
  }
  const every = await everyOf(goal, world);
  return others.length > 0 && goal.labels.length > 0 && [...own].every((node) => every.nodes.has(node));
}
