/** Superlatives and comparisons: what lies at the end of a scale, among all that is asked for or among the things named. */
import { message } from "../../../../shared/sentences";
import type { Operation } from "../../../../shared/understanding";
import { isContent, marked } from "../understand/question-parts";
import { kindOf } from "../understand/read-kind";
import type { Token } from "../understand/read-tokens";
import { endsOf, type Goal } from "./choose-path";
import { askedFor } from "./compute-list";
import { everyOf, setOfAll, setOfName } from "./condition-sets";
import { chooseMeasure, countMeasure, type Measure, type Values } from "./measures";
import { countOf } from "./narrow";
import { walkAll } from "./relation-path";
import { Unread, type Computed, type World } from "./world";

const MOST_CITED = 2000;

interface Scale {
  readonly at: number;
  readonly pole: "min" | "max";
  readonly measure: string;
  readonly isCount: boolean;
  readonly isOften: boolean;
}

/** Where the question asks for the end of a scale; undefined where it does not. */
export function scaleOf(tokens: readonly Token[]): Scale | undefined {
  const at = tokens.findIndex((token) => token.pole ?? marked(token, "most", "fewest", "more", "fewer"));
  const token = tokens[at];
  if (!token) return undefined;
  if (token.pole)
    return { at, pole: token.pole.pole, measure: token.pole.measure, isCount: false, isOften: false };
  const isOften =
    tokens.slice(at + 1, at + 3).some((next) => marked(next, "often")) ||
    /\b(des|frecvent)$/.test(token.word);
  return { at, pole: marked(token, "most", "more") ? "max" : "min", measure: "", isCount: true, isOften };
}

/** "The oldest film by A", "who directed the most films", "the commonest genre of films with A". */
export async function computeSuperlative(world: World): Promise<Computed> {
  const { tokens } = world.parts;
  const scale = scaleOf(tokens)!;
  if (scale.isOften) return oftenest(world, scale);
  if (scale.isCount) return most(world, scale);
  const goal = goalOf(world);
  const told = scale.measure === "" ? following(tokens, scale.at).slice(0, 1) : [];
  const read = {
    ...world.parts,
    conditions: world.parts.conditions.map((one) => ({
      ...one,
      words: one.words.filter((word) => !told.includes(word)),
    })),
  };
  const { set, constraints, edgesTo } = await askedFor({ ...world, parts: read }, goal);
  const measure = await chooseMeasure(told, scale.measure, goal, world, set.nodes, [tokens[scale.at]!]);
  const values = await measure.valuesOf(set.nodes);
  const best = extremes(set.nodes, values, scale.pole);
  const edges = [...(await edgesTo(new Set(best))), ...edgesOf(best, values)];
  return { ...found(best, set.operations, measure, values, set.complete), edges, constraints };
}

/** Content words right behind a scale's word: "highest rating". */
function following(tokens: readonly Token[], at: number): Token[] {
  return tokens.slice(at + 1, at + 3).filter(isContent);
}

function goalOf({ parts }: World): Goal {
  if (parts.kind) return parts.kind.goal;
  return { labels: [] };
}

async function most(world: World, scale: Scale): Promise<Computed> {
  const { parts, facts, fit } = world;
  const { tokens, conditions } = parts;
  const counted = following(tokens, scale.at).slice(0, 1);
  if (counted.length === 0) throw new Unread([tokens[scale.at]!], "measure");
  const kind = kindOf(counted[0]!, facts, fit);
  const goal = goalOf(world);
  const isAfter = (names: readonly number[]) =>
    names.some((name) => parts.named[name]!.start > tokens[scale.at]!.start);
  const edge = tokens[scale.at]!.start;
  const behind = conditions
    .filter(({ names }) => isAfter(names))
    .map((one) => ({ ...one, words: one.words.filter(({ start }) => start > edge) }));
  const before = conditions
    .filter(({ names }) => !isAfter(names))
    .map((one) => ({ ...one, words: one.words.filter(({ start }) => start < edge) }));
  const only =
    behind.length > 0 && kind
      ? await setOfAll(strip(behind, counted), withoutLast(kind, world), world)
      : undefined;
  const told = tokens.filter(
    (token, at) =>
      isContent(token) &&
      !counted.includes(token) &&
      at < tokens.indexOf(counted[0]!) + 4 &&
      !behind.some(({ words }) => words.includes(token) && at > tokens.indexOf(counted[0]!)),
  );
  const measure = await countOf(counted, told, goal, world, counted, only?.nodes);
  const base = before.length > 0 ? await setOfAll(strip(before, counted), goal, world) : undefined;
  const values = await measure.valuesOf(base?.nodes ?? new Set());
  const allowed =
    goal.labels.length > 0 && !base ? (await everyOf({ labels: goal.labels }, world)).nodes : undefined;
  const all = new Set(
    [...(base?.nodes ?? values.byNode.keys())].filter((node) => allowed?.has(node) ?? true),
  );
  const best = extremes(all, values, scale.pole);
  const complete = (base?.complete ?? true) && (only?.complete ?? true);
  return {
    ...found(best, [...(only?.operations ?? []), ...(base?.operations ?? [])], measure, values, complete),
    edges: [],
    constraints: [],
  };
}

/** What a kind's label is, also where a relation tells it. */
function withoutLast(goal: Goal, { facts }: World): Goal {
  return goal.last ? { labels: endsOf(goal.last, facts) } : goal;
}

function strip<T extends { readonly words: readonly Token[] }>(
  conditions: readonly T[],
  counted: readonly Token[],
): T[] {
  return conditions.map((one) => ({ ...one, words: one.words.filter((word) => !counted.includes(word)) }));
}

/** What is met most often at the end of the way that the conditions tell. */
async function oftenest(world: World, scale: Scale): Promise<Computed> {
  const { parts, facts, ports } = world;
  const goal = goalOf(world);
  const [condition] = parts.conditions;
  if (!condition) return everywhere(world, goal, scale);
  const often = parts.tokens.filter((token) => marked(token, "often"));
  const stripped = { ...condition, words: condition.words.filter((word) => !often.includes(word)) };
  const set = await setOfName(stripped, 0, goal, world);
  const from = Int32Array.from(parts.named[condition.names[0]!]!.nodes);
  const before = await walkAll(ports.store, from, set.path!.slice(0, -1), facts, ports.signal);
  const measure = countMeasure(reversed(set.path!.at(-1)!), new Set(before.nodes), world);
  const values = await measure.valuesOf(set.nodes);
  const best = extremes(set.nodes, values, scale.pole);
  return {
    ...found(best, set.operations, measure, values, set.complete),
    edges: await set.edgesTo(new Set(best)),
    constraints: [],
  };
}

async function everywhere(world: World, goal: Goal, scale: Scale): Promise<Computed> {
  const { facts, parts } = world;
  const into = facts.relations
    .flatMap(({ handle, count }) =>
      [false, true].map((backward) => ({ step: { relation: handle, backward }, count })),
    )
    .filter(({ step }) =>
      goal.last
        ? step.relation === goal.last.relation && step.backward === goal.last.backward
        : endsOf(step, facts).some((label) => goal.labels.includes(label)),
    );
  const [best] = into.sort((a, b) => b.count - a.count);
  if (!best) throw new Unread([parts.tokens[scale.at]!], "measure");
  const measure = countMeasure(reversed(best.step), undefined, world);
  const values = await measure.valuesOf(new Set());
  const top = extremes(new Set(values.byNode.keys()), values, scale.pole);
  return { ...found(top, [], measure, values, true), edges: [], constraints: [] };
}

const reversed = <T extends { readonly relation: number; readonly backward: boolean }>(step: T): T => ({
  ...step,
  backward: !step.backward,
});

/** "Which is older, A or B", "who directed more films, A or B". */
export async function computeComparison(world: World): Promise<Computed> {
  const { parts } = world;
  const { compared, measure, scale } = await comparedBy(world);
  const nodes = new Set(compared.flatMap((name) => parts.named[name]!.nodes));
  const values = await measure.valuesOf(nodes);
  const isKnown = (name: number) =>
    measure.of === "count" || parts.named[name]!.nodes.some((node) => values.byNode.has(node));
  const complete = compared.every(isKnown);
  const best = extremes(nodes, values, scale.pole);
  const outcome = found(complete ? best : [], [], measure, values, complete);
  return {
    ...outcome,
    form: "comparison",
    edges: edgesOf([...nodes], values),
    constraints: [],
    operations: [{ operation: "compare", of: measure.name, left: best.length }],
  };
}

/** The things compared, and by what. */
export async function comparedBy(
  world: World,
): Promise<{ compared: readonly number[]; measure: Measure; scale: Scale }> {
  const { parts, facts, fit } = world;
  const { tokens } = parts;
  const scale = scaleOf(tokens);
  const groups = parts.conditions.filter(({ names }) => names.length > 1);
  const all = [...new Set(parts.conditions.flatMap(({ names }) => names))];
  const compared =
    groups.find(({ join }) => join === "or")?.names ?? (all.length === 2 ? all : (groups[0]?.names ?? []));
  if (!scale || compared.length < 2)
    throw new Unread(scale ? [tokens[scale.at]!] : tokens.filter(isContent), "measure");
  const nodes = new Set(compared.flatMap((name) => parts.named[name]!.nodes));
  const goal = {
    labels: [...new Set(compared.flatMap((name) => parts.named[name]!.labels))].filter((label) => label >= 0),
  };
  if (!scale.isCount) {
    const told = scale.measure === "" ? following(tokens, scale.at).slice(0, 1) : [];
    return {
      compared,
      scale,
      measure: await chooseMeasure(told, scale.measure, goal, world, nodes, [tokens[scale.at]!]),
    };
  }
  const counted = following(tokens, scale.at).slice(0, 1);
  if (counted.length === 0) throw new Unread([tokens[scale.at]!], "measure");
  const others = parts.conditions.filter(({ names }) => !names.some((name) => compared.includes(name)));
  const kind = kindOf(counted[0]!, facts, fit);
  const only =
    others.length > 0 && kind
      ? await setOfAll(strip(others, counted), withoutLast(kind, world), world)
      : undefined;
  const told = tokens.filter(
    (token) =>
      isContent(token) && !counted.includes(token) && !others.some(({ words }) => words.includes(token)),
  );
  return { compared, scale, measure: await countOf(counted, told, goal, world, counted, only?.nodes) };
}

function edgesOf(nodes: readonly number[], { byNode }: Values): number[] {
  return nodes
    .flatMap((node) => (byNode.get(node) ?? []).map(({ edge }) => edge))
    .filter((edge) => edge >= 0)
    .slice(0, MOST_CITED);
}

/** The value of a node at one end of a scale. */
export function valueAt(node: number, { byNode }: Values, pole: "min" | "max"): number | undefined {
  const own = byNode.get(node)?.map(({ value }) => value) ?? [];
  if (own.length === 0) return undefined;
  // A thing of two dates is as old as the earlier one.
  return pole === "min" || own.length > 1 ? Math.min(...own) : Math.max(...own);
}

/** Those whose value lies farthest, all of them where they tie. */
function extremes(nodes: ReadonlySet<number>, values: Values, pole: "min" | "max"): number[] {
  const known = [...nodes].flatMap((node) => {
    const value = valueAt(node, values, pole);
    return value === undefined ? [] : [{ node, value }];
  });
  let best = pole === "max" ? -Infinity : Infinity;
  for (const { value } of known) best = pole === "max" ? Math.max(best, value) : Math.min(best, value);
  return known
    .filter(({ value }) => value === best)
    .map(({ node }) => node)
    .sort((a, b) => a - b);
}

function found(
  best: readonly number[],
  before: readonly Operation[],
  measure: Measure,
  values: Values,
  complete: boolean,
): Omit<Computed, "edges" | "constraints"> {
  const top = best[0] === undefined ? undefined : valueAt(best[0], values, "max");
  return {
    ...{
      form: "superlative" as const,
      complete: complete && values.complete && best.length > 0,
      answers: [...best],
    },
    said:
      top === undefined
        ? [message("not-said")]
        : [message("measured", { measure: measure.name, value: top })],
    operations: [...before, { operation: "extreme", of: measure.name, left: best.length }],
  };
}
