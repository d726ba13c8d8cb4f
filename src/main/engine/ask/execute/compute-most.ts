/** Who has the most or the fewest of something: "who directed the most films". */
import type { Constraint } from "../../../../shared/understanding";
import { isContent, type Bound, type Condition } from "../understand/question-parts";
import type { Token } from "../understand/tokens/read-tokens";
import { kindOf } from "../understand/kinds/kind-of";
import { described } from "./categories";
import type { Goal } from "./choose-path";
import { setOfAll } from "./condition-sets";
import { everyOf } from "./sets/every-of";
import type { NodeSet } from "./node-sets";
import { countOf } from "./measures/count-of";
import { edgesOf, found, utmost } from "./measures/extremes";
import { isInPassive } from "../understand/clause-roles";
import { ledWays } from "./measures/led-ways";
import { chooseMeasure, countMeasure } from "./measures/measures";
import { narrow } from "./narrow";
import { tellsDone } from "./relation-meaning";
import { countedBehind, strip, withoutLast, type Scale } from "./measures/scale";
import { byStem } from "./word-fit";
import { goalOf, orElse, Unread, type Computed, type World } from "./world";

/** More than these do not share the first place by chance. */
const MANY_ALIKE = 3;

/** Those with the most or fewest of what is counted; throws Unread where nothing is. */
export async function computeMost(world: World, scale: Scale): Promise<Computed> {
  const { parts, facts, fit } = world;
  const { tokens } = parts;
  const counted = countedBehind(world, scale.at);
  if (counted.length === 0) return computeMostOthers(world, scale);
  const kind = kindOf(counted.at(-1)!, facts, fit);
  const goal = goalOf(world);
  // "The least dense metal": what is told is measured, and holds for all that is said.
  const isValue = isMeasured(counted, world);
  const { behind, ahead } = parted(world, scale, isValue);
  const ofNames =
    behind.length > 0 && kind
      ? await setOfAll(strip(behind, counted), withoutLast(kind, world), world)
      : undefined;
  const isBehind = (bound: Bound) =>
    !isValue && kind !== undefined && bound.tokens[0]!.start > tokens[scale.at]!.start;
  const { set: only, constraints } = await bounded(
    ofNames,
    parts.bounds.filter(isBehind),
    kind && withoutLast(kind, world),
    world,
  );
  const told = toldBeside(counted, behind, world);
  const met = ahead.length > 0 ? await setOfAll(strip(ahead, counted), goal, world) : undefined;
  const ofAsked = parts.bounds.filter((bound) => !isBehind(bound));
  const { set: base, constraints: own } = await bounded(met, ofAsked, goal, world);
  const all = async () => base ?? (await everyOf(goal, world));
  const measured = async () => chooseMeasure(counted, "", goal, world, (await all()).nodes, counted);
  const count = () => countOf(counted, told, goal, world, counted, only?.nodes).catch(orElse(measured));
  const measure = await (isValue ? measured() : count());
  const values = await measure.valuesOf(
    base?.nodes ?? (measure.of === "count" ? new Set() : (await all()).nodes),
  );
  const allowed =
    (goal.labels.length > 0 || goal.within) && !base
      ? (await everyOf(withoutLast(goal, world), world)).nodes
      : undefined;
  const candidates = new Set(
    [...(base?.nodes ?? values.byNode.keys())].filter((node) => allowed?.has(node) ?? true),
  );
  const best = utmost(candidates, values, scale.pole, parts);
  // What all have alike is no answer to "most".
  if (candidates.size > MANY_ALIKE && best.length === candidates.size)
    throw new Unread([tokens[scale.at]!, ...counted], "measure");
  // "The fewest side effects": of what has none told, the graph does not say whether there is none.
  const isUntold =
    scale.pole === "min" &&
    measure.of === "count" &&
    [...candidates].some((node) => !values.byNode.has(node));
  const complete = !isUntold && (base?.complete ?? true) && (only?.complete ?? true);
  const before = [...(only?.operations ?? []), ...(base?.operations ?? [])];
  return {
    ...found(best, before, measure, values, complete, parts.limit),
    edges: edgesOf(best, values),
    constraints: [...constraints, ...own],
  };
}

/** The words before and shortly behind what is counted that tell how it is joined, but for what its own conditions say. */
function toldBeside(counted: readonly Token[], behind: readonly Condition[], { parts }: World): Token[] {
  const { tokens } = parts;
  const first = tokens.indexOf(counted[0]!);
  return tokens.filter(
    (token, at) =>
      isContent(token) &&
      !counted.includes(token) &&
      !(counted.length > 1 && parts.kind?.tokens.includes(token)) &&
      at < first + 4 &&
      !behind.some(({ words }) => words.includes(token) && at > first),
  );
}

/** The conditions that say which things are counted, behind "the most", and those on what is asked for; where a value is measured all are these. */
function parted({ parts }: World, scale: Scale, isValue: boolean): Record<"behind" | "ahead", Condition[]> {
  const edge = parts.tokens[scale.at]!.start;
  const isAfter = ({ names }: Condition) => !isValue && names.some((name) => parts.named[name]!.start > edge);
  const withWords = (isOwn: (word: Token) => boolean) => (one: Condition) => ({
    ...one,
    words: one.words.filter(isOwn),
  });
  return {
    behind: parts.conditions.filter(isAfter).map(withWords(({ start }) => start > edge)),
    ahead: parts.conditions
      .filter((one) => !isAfter(one))
      .map(withWords(({ start }) => isValue || start < edge)),
  };
}

/** A set within bounds ("the most films | in the 1990s"), of everything of the kind where there is none yet. */
async function bounded(
  set: NodeSet | undefined,
  bounds: readonly Bound[],
  goal: Goal | undefined,
  world: World,
): Promise<{ readonly set: NodeSet | undefined; readonly constraints: readonly Constraint[] }> {
  const constraints: Constraint[] = [];
  let within = set;
  for (const bound of bounds) {
    if (!goal) throw new Unread(bound.tokens, "measure");
    const narrowed = await narrow(within ?? (await everyOf(goal, world)), bound, goal, world);
    within = narrowed.set;
    constraints.push(narrowed.constraint);
  }
  return { set: within, constraints };
}

/** Whether words tell something that is measured rather than counted. */
function isMeasured(counted: readonly Token[], { facts }: World): boolean {
  const { labels, relations } = facts;
  const tells = (worded: Parameters<typeof byStem>[1]) => counted.some((token) => byStem(token, worded) > 0);
  const numeric = [
    ...described(facts).flatMap(({ properties }) => properties),
    ...relations.filter((one) => one.isNumeric),
  ];
  const things = [...labels, ...relations.filter((one) => !one.isNumeric)];
  return numeric.some(tells) && !things.some(tells);
}

/** "Which package is downloaded most", of a number of downloads. */
async function computeMostMeasured(said: readonly Token[], scale: Scale, world: World): Promise<Computed> {
  const goal = goalOf(world);
  const { nodes, operations, complete } = await everyOf(goal, world);
  const measure = await chooseMeasure(said, "", goal, world, nodes, said);
  const values = await measure.valuesOf(nodes);
  const best = utmost(nodes, values, scale.pole, world.parts);
  return {
    ...found(best, operations, measure, values, complete, world.parts.limit),
    ...{ edges: edgesOf(best, values), constraints: [] },
  };
}

/** "Which language influenced the most others", "is eaten by the most": counted is what stands at the other end of the one relation told. */
async function computeMostOthers(world: World, scale: Scale): Promise<Computed> {
  const { tokens, kind, pack } = world.parts;
  const said = tokens.filter((token) => isContent(token) && !kind?.tokens.includes(token));
  if (said.length > 0 && world.parts.named.length === 0 && isMeasured(said, world))
    return computeMostMeasured(said, scale, world);
  const named = world.facts.relations.filter(
    (relation) => said.length > 0 && said.every((token) => byStem(token, relation) > 0),
  );
  const [relation, ...more] = named;
  if (!relation || more.length > 0 || world.parts.named.length > 0)
    throw new Unread([tokens[scale.at]!], "measure");
  const goal = goalOf(world);
  if (relation.isNumeric) return computeUtmost(said, goal, scale, world);
  const isKind = goal.labels.length > 0 || goal.within !== undefined;
  const all = isKind ? (await everyOf(withoutLast(goal, world), world)).nodes : undefined;
  const isPassive = isInPassive(tokens, tokens.indexOf(said[0]!), pack.voice);
  const told = { relation: relation.handle, backward: isPassive !== tellsDone(relation) };
  const [only, ...other] = await ledWays(relation.handle, all ?? new Set(), world);
  const measure = countMeasure(only && other.length === 0 ? only : told, undefined, world);
  const values = await measure.valuesOf(new Set());
  const measured = [...values.byNode.keys()].filter((node) => all?.has(node) ?? true);
  const best = utmost(measured, values, scale.pole, world.parts);
  const edges = edgesOf(best, values);
  return { ...found(best, [], measure, values, true, world.parts.limit), edges, constraints: [] };
}

/** "Which play lasts the longest", "care piesă durează cel mai puțin": the number that the verb tells. */
async function computeUtmost(
  said: readonly Token[],
  goal: Goal,
  scale: Scale,
  world: World,
): Promise<Computed> {
  const { nodes, operations, complete } = await everyOf(withoutLast(goal, world), world);
  const measure = await chooseMeasure(said, "", goal, world, nodes, said);
  const values = await measure.valuesOf(nodes);
  const best = utmost(nodes, values, scale.pole, world.parts);
  const edges = edgesOf(best, values);
  return { ...found(best, operations, measure, values, complete, world.parts.limit), edges, constraints: [] };
}
