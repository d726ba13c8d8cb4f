/** What is met most often: "the commonest genre of films with A". */
import { isInPassive } from "../../understand/clause-roles";
import { isContent, marked, type Condition } from "../../understand/question-parts";
import type { Token } from "../../understand/tokens/read-tokens";
import { endsOf, type Goal } from "../choose-path";
import { setOfName } from "../condition-sets";
import type { NodeSet } from "../node-sets";
import { extremes, found, utmost } from "../measures/extremes";
import { timesOf } from "./compute-times";
import { countMeasure, type Measure } from "../measures/measures";
import { tellsDone } from "../relation-meaning";
import { reversedStep, walkAll, type RelationStep } from "../relation-path";
import type { Scale } from "../measures/scale";
import { byStem } from "../word-fit";
import { goalOf, Unread, type Computed, type World } from "../world";

/** What is met most often at the end of the way that the conditions tell. */
export async function computeOftenest(world: World, scale: Scale): Promise<Computed> {
  const { parts, facts, ports } = world;
  const goal = goalOf(world);
  if (goal.within) throw new Unread(goal.within.flatMap(({ tokens }) => tokens));
  const [condition, ...others] = parts.conditions;
  if (!condition) return everywhere(world, goal, scale);
  checkAlone(condition, others, world);
  const often = parts.tokens.filter((token) => marked(token, "often"));
  const stripped = { ...condition, words: condition.words.filter((word) => !often.includes(word)) };
  const set = await setOfName(stripped, 0, goal, world);
  const from = Int32Array.from(parts.named[condition.names[0]!]!.nodes);
  const before = await walkAll(ports.store, from, set.path!.slice(0, -1), facts, ports.signal);
  const counted = countMeasure(reversedStep(set.path!.at(-1)!), new Set(before.nodes), world);
  const measure =
    set.path!.length === 1 ? ((await timesMeasure(set, counted.name, world)) ?? counted) : counted;
  const values = await measure.valuesOf(set.nodes);
  const best = utmost(set.nodes, values, scale.pole, parts);
  // One edge each, and none says how often: what all have alike is no answer to "most".
  const isOneEach = measure === counted && set.path!.length === 1 && set.nodes.size > 1;
  if (isOneEach && extremes(set.nodes, values, scale.pole).length === set.nodes.size)
    throw new Unread([parts.tokens[scale.at]!], "measure");
  return {
    ...found(best, set.operations, measure, values, set.complete, parts.limit),
    edges: await set.edgesTo(new Set(best)),
    constraints: [],
  };
}

/** Throws Unread for what is said beside the one thing named: the way is walked from it alone. */
function checkAlone({ names, negated }: Condition, others: readonly Condition[], { parts }: World): void {
  const more = [...names.slice(1), ...others.flatMap((one) => one.names)].filter((name) => name !== names[0]);
  const left = [...others.flatMap(({ words }) => words), ...more.map((name) => parts.named[name]!)];
  if (left.length > 0) throw new Unread(left, more.length > 0 ? "way" : "words");
  if (negated) throw new Unread(parts.tokens.filter((token) => marked(token, "not")));
}

/** How often edges say that what they tell was met, or how many of them tell it of one node; undefined where each tells it once. */
async function timesMeasure(set: NodeSet, name: string, { ports }: World): Promise<Measure | undefined> {
  const edges = await ports.store.edgeDetails(await set.edgesTo(set.nodes), ports.signal);
  const isTold = edges.length > 0 && edges.every(({ properties }) => timesOf(properties) !== undefined);
  const byNode = new Map<number, { value: number; edge: number }[]>();
  for (const { edge, source, target, properties } of edges) {
    const node = set.nodes.has(target) ? target : source;
    const sum = (byNode.get(node)?.[0]?.value ?? 0) + (isTold ? timesOf(properties)! : 1);
    byNode.set(node, [{ value: sum, edge }]);
  }
  if (!isTold && edges.length === byNode.size) return undefined;
  return { of: "count", name, valuesOf: () => Promise.resolve({ byNode, complete: set.complete }) };
}

/** Whether a step leads to what the verb has as its subject: "which case is cited most often" to what is cited, whatever kinds are alike. */
function isOfItsVerb(step: RelationStep, [first]: readonly Token[], { parts, facts }: World): boolean {
  const its = facts.relations[step.relation]!;
  if (!its.isTwoWay || its.isSymmetric) return true;
  const isPassive = isInPassive(parts.tokens, parts.tokens.indexOf(first!), parts.pack.voice);
  return step.backward === (isPassive === tellsDone(its));
}

async function everywhere(world: World, goal: Goal, scale: Scale): Promise<Computed> {
  const { facts, parts } = world;
  const said = parts.tokens.filter((token) => isContent(token) && !parts.kind?.tokens.includes(token));
  const told = facts.relations.filter((relation) => said.every((word) => byStem(word, relation) > 0));
  if (told.length === 0) throw new Unread(said, "way");
  const into = told
    .flatMap((relation) =>
      [false, true].map((backward) => ({
        step: { relation: relation.handle, backward },
        count: relation.count,
      })),
    )
    .filter(({ step }) => said.length === 0 || isOfItsVerb(step, said, world))
    .filter(({ step }) =>
      goal.last
        ? step.relation === goal.last.relation && step.backward === goal.last.backward
        : endsOf(step, facts).some((label) => goal.labels.includes(label)),
    );
  const [best] = into.sort((a, b) => b.count - a.count);
  if (!best) throw new Unread([parts.tokens[scale.at]!], "measure");
  const measure = countMeasure(reversedStep(best.step), undefined, world);
  const values = await measure.valuesOf(new Set());
  const top = utmost(values.byNode.keys(), values, scale.pole, parts);
  return { ...found(top, [], measure, values, true, parts.limit), edges: [], constraints: [] };
}
