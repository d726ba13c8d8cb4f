/** What a question comes to by all that the matcher hears in it: things of a kind, joined to what is named, of a value, at an end of what is measured. */
import { categoryWords, inCategories, type CategoryTold } from "../../execute/categories";
import { attributesOf } from "../../execute/aggregates/attributes";
import { computeNumber } from "../../execute/aggregates/compute-number";
import type { Goal } from "../../execute/choose-path";
import type { LabelFacts } from "../../execute/graph-facts";
import { edgesOf, extremes, found } from "../../execute/measures/extremes";
import { meets } from "../../execute/measures/meets";
import type { RelationStep } from "../../execute/relation-path";
import { intersected, NO_EDGES, subtracted, united, type NodeSet } from "../../execute/node-sets";
import { everyOf, ofKind } from "../../execute/sets/every-of";
import { goalOf, unlessUnread, type Computed, type World } from "../../execute/world";
import { answered } from "../../execute/yes-or-no";
import { isContent, marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import type { AskedStep, ReadableStep } from "./asked-steps";
import type { Assembly } from "./assembly";
import { listed, reach } from "./reach";
import type { MeasureItem, Side, ValueItem } from "./schema-items";

/** What is heard of a question as far as it is believed. */
export interface Believed extends Assembly {
  /** What is asked of the measure; undefined where it is only bounded. */
  readonly side: Side | undefined;
  /** Things that are measured against each other. */
  readonly compared: NodeSet | undefined;
}

/** Undefined where what is heard comes to nothing. Throws what the store throws. */
export async function computeHeard(heard: Believed, world: World): Promise<Computed | undefined> {
  const { form } = world.parts;
  const { compared, measure, side } = heard;
  if (compared) return measure && utmostOf(compared, measure.asked, world);
  if (form === "boolean") return saidOf(heard, world);
  const set = await setOf(heard, world);
  if (!set || set.nodes.size === 0) return undefined;
  if (!side) return listed(set, form);
  if (!measure) return undefined;
  return side === "sum" || side === "mean"
    ? madeOf(side, set, measure.asked, world)
    : utmostOf(set, measure.asked, world);
}

/** One number of many. */
async function madeOf(
  side: "sum" | "mean",
  { nodes, complete, operations, edgesTo }: NodeSet,
  { measure }: MeasureItem,
  world: World,
): Promise<Computed | undefined> {
  const attribute = attributesOf(world.facts).find(({ property }) => property.name === measure.name);
  if (!attribute) return undefined;
  const found = { complete, operations, edges: await edgesTo(nodes), constraints: [], said: [] };
  return computeNumber(side, attribute, { nodes: [...nodes], found }, world).catch(unlessUnread);
}

/** The things named, where they are measured against each other. */
export function comparedIn({ parts }: World): NodeSet | undefined {
  const { tokens, named } = parts;
  const names = [...named.keys()].filter((at) => tokens.some(({ name }) => name === at));
  const isOfTwo = tokens.some(
    (token) =>
      marked(token, "or", "than", "more", "fewer", "between", "and") || token.pole?.degree === "more",
  );
  const [first] = names;
  const isAlike = names.every((at) =>
    named[at]!.labels.some((label) => named[first!]!.labels.includes(label)),
  );
  if (!asksUtmost({ parts }) || names.length < 2 || !isOfTwo || !isAlike) return undefined;
  const nodes = new Set(names.flatMap((at) => named[at]!.nodes));
  return { nodes, complete: true, operations: [], edgesTo: NO_EDGES };
}

async function utmostOf(
  set: NodeSet,
  { measure, side }: MeasureItem,
  world: World,
): Promise<Computed | undefined> {
  if (side !== "max" && side !== "min") return undefined;
  const values = await measure.valuesOf(set.nodes);
  if (values.byNode.size === 0) return undefined;
  const { limit } = world.parts;
  const best = extremes(set.nodes, values, side, limit);
  const edges = [...(await set.edgesTo(new Set(best))), ...edgesOf(best, values)];
  return { ...found(best, set.operations, measure, values, set.complete, limit), edges, constraints: [] };
}

/** Whether what is named has the value, or is joined to what else is named. */
async function saidOf(heard: Believed, world: World): Promise<Computed | undefined> {
  const { steps, value } = heard;
  const [at, ...more] = steps.keys();
  if (at === undefined || more.length > 0) return undefined;
  if (!value) return joinedOf(heard, at, world);
  const { nodes } = world.parts.named[at]!;
  const has = await inCategories(new Set(nodes), [toldOf({ ...value.asked, isDenied: false })], world.ports);
  const known = await world.ports.store.nodeDetails([...nodes], world.ports.signal);
  if (!known.some(({ properties }) => properties[value.asked.property.name] !== undefined)) return undefined;
  return answered(has.size > 0 !== value.asked.isDenied, nodes, []);
}

/** Where it is joined so to others alone, the graph says that it is not to this one. */
async function joinedOf({ steps }: Believed, at: number, world: World): Promise<Computed | undefined> {
  const { named, tokens } = world.parts;
  const other = named.find((_, row) => row !== at && tokens.some(({ name }) => name === row));
  const { asked } = steps.get(at)!;
  if (!other || !asked.step) return undefined;
  const { nodes, edgesTo } = await reach(named[at]!.nodes, walkOf(asked), wordsOf(asked), world);
  if (nodes.size === 0) return undefined;
  const met = other.nodes.filter((node) => nodes.has(node));
  const cited = met.length > 0 ? new Set(met) : nodes;
  return answered(met.length > 0, [...cited], await edgesTo(cited));
}

const toldOf = ({ property, value, isDenied }: Pick<ValueItem, "property" | "value" | "isDenied">) => ({
  ...{ property, values: [value], negated: isDenied, tokens: [] },
});

/** All that is asked for: joined to what is named, or not where that is denied, and of the value. */
async function setOf(heard: Believed, world: World): Promise<NodeSet | undefined> {
  const { steps, value, measure } = heard;
  const labels = labelsOf(heard);
  const { form } = world.parts;
  const sets: NodeSet[] = [];
  const denied: NodeSet[] = [];
  for (const [at, { asked }] of steps) {
    if (!asked.step) return undefined;
    (isDenied(at, world) ? denied : sets).push(
      await reach(world.parts.named[at]!.nodes, walkOf(asked), wordsOf(asked), world),
    );
  }
  const said = [...withinOf(world), ...(value ? [toldOf(value.asked)] : [])];
  const isWhole = sets.length === 0 && (labels.length > 0 || said.length > 0 || measure !== undefined);
  const [first, ...others] = isWhole ? [await everyOf(wholeOf(heard, world), world)] : sets;
  if (!first) return undefined;
  const joined = others.reduce(form === "either" ? united : intersected, first);
  const left = denied.reduce(subtracted, joined);
  const named = new Set([...steps.keys()].flatMap((at) => world.parts.named[at]!.nodes));
  const ofValue = said.length > 0 ? await inCategories(left.nodes, said, world.ports) : left.nodes;
  const own = labels.length > 0 ? await ofKind(ofValue, { labels: [...labels] }, world) : ofValue;
  const nodes = new Set([...(own.size > 0 ? own : ofValue)].filter((node) => !named.has(node)));
  const within = await withinBounds(nodes, heard, world);
  if (!within) return undefined;
  const of = said.map(categoryWords).join(", ");
  const operations =
    said.length > 0
      ? [...left.operations, { operation: "filter" as const, of, left: within.size }]
      : left.operations;
  return { ...left, nodes: within, operations };
}

/** The steps of what is heard, in order, and their words. */
function walkOf({ after, step }: AskedStep): readonly RelationStep[] {
  return [after, { step }].flatMap((one) => one?.step ?? []);
}
export const wordsOf = ({ after, words }: ReadableStep): string =>
  after ? `${after.words}, ${words}` : words;

const labelsOf = ({ kinds }: Believed): number[] => kinds.map(({ asked }) => asked.label.handle);

/** What the rules have read of values: "that are | not calibrated". */
export const withinOf = (world: World): readonly CategoryTold[] => goalOf(world).within ?? [];

/** The kind heard, else whatever has the value or the measure. */
function wholeOf(heard: Believed, world: World): Goal {
  const { facts } = world;
  const { value, measure } = heard;
  const labels = labelsOf(heard);
  if (labels.length > 0) return { labels };
  const relation = facts.relations.find(({ words }) => words === measure?.asked.measure.name);
  if (relation && !value && withinOf(world).length === 0)
    return { labels: [], last: { relation: relation.handle, backward: true } };
  const told = new Set(
    [...withinOf(world), ...(value ? [value.asked] : [])].map(({ property }) => property.name),
  );
  const has = ({ properties, texts }: LabelFacts) =>
    texts.some(({ name }) => told.has(name)) ||
    properties.some(({ name }) => name === measure?.asked.measure.name);
  return { labels: facts.labels.filter(has).map(({ handle }) => handle) };
}

/** Bounds on numbers: "without a view" bounds none. */
export const boundsIn = ({ parts: { bounds } }: World) => bounds.filter(({ isNone }) => !isNone);

/** Within all that bounds it; undefined where nothing says what is bounded. */
async function withinBounds(
  nodes: ReadonlySet<number>,
  { measure }: Believed,
  world: World,
): Promise<ReadonlySet<number> | undefined> {
  const bounds = boundsIn(world);
  if (bounds.length === 0) return nodes;
  if (!measure || bounds.some(({ name }) => name !== undefined)) return undefined;
  const { byNode } = await measure.asked.measure.valuesOf(nodes);
  return new Set(
    [...nodes].filter((node) =>
      byNode.get(node)?.some(({ value }) => bounds.every((bound) => meets(value, bound))),
    ),
  );
}

/** Whether a "not" or "without" stands before a name, with no other name between. */
function isDenied(at: number, { parts: { tokens } }: World): boolean {
  const place = tokens.findIndex(({ name }) => name === at);
  const before = tokens.slice(0, place);
  const last = before.findLastIndex(({ name }) => name !== undefined);
  return before.slice(last + 1).some(isDenial);
}

export const isDenial = (token: Token): boolean => marked(token, "not");

/** Whether an end of a scale is asked for, in words of the language. */
export const asksUtmost = ({ parts: { tokens, form } }: Pick<World, "parts">): boolean =>
  form === "superlative" ||
  form === "comparison" ||
  tokens.some(
    (token) =>
      token.pole !== undefined ||
      marked(token, "most", "fewest") ||
      (/\w{3}est$/.test(token.word) && isContent(token)),
  );
