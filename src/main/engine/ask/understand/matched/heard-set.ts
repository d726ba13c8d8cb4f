/** The things that what is heard of a question asks for. */
import { categoryWords, inCategories, type CategoryTold } from "../../execute/categories";
import type { Goal } from "../../execute/choose-path";
import { meets } from "../../execute/measures/meets";
import { intersected, subtracted, united, type NodeSet } from "../../execute/node-sets";
import type { RelationStep } from "../../execute/relation-path";
import { everyOf, ofKind } from "../../execute/sets/every-of";
import { goalOf, type Parts, type World } from "../../execute/world";
import { marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import type { AskedStep, ReadableStep } from "./asked-steps";
import { tellsOf, type Believed } from "./assembly";
import { reach } from "./reach";
import type { ValueItem } from "./schema-items";

/** All that is asked for: joined to what is named, or not where that is denied, and of the value; undefined where nothing says what. Throws what the store throws. */
export async function setOf(heard: Believed, world: World): Promise<NodeSet | undefined> {
  const { form } = world.parts;
  const [sets, denied] = await joinedSets(heard, world);
  const { kinds, value, measure } = heard;
  const isOfAny = [...kinds, value, measure, ...withinOf(world)].every((one) => one === undefined);
  if (sets.length === 0 && isOfAny) return undefined;
  const [first, ...others] = sets.length > 0 ? sets : [await everyOf(wholeOf(heard, world), world)];
  const joined = others.reduce(form === "either" ? united : intersected, first!);
  return filtered(denied.reduce(subtracted, joined), heard, world);
}

/** What the steps from what is named lead to, and what those lead to that are denied. */
async function joinedSets({ steps }: Believed, world: World): Promise<[NodeSet[], NodeSet[]]> {
  const all: [NodeSet[], NodeSet[]] = [[], []];
  for (const [at, { asked }] of steps) {
    const set = await reach(world.parts.named[at]!.nodes, walkOf(asked), wordsOf(asked), world);
    all[isDenied(at, world) ? 1 : 0].push(set);
  }
  return all;
}

/** Those of the value, of the kind and within the bounds, without what is named itself; undefined where nothing says what is bounded. */
async function filtered(set: NodeSet, heard: Believed, world: World): Promise<NodeSet | undefined> {
  const { steps, value } = heard;
  const within = withinOf(world);
  const read = within.length > 0 ? await inCategories(set.nodes, within, world.ports) : set.nodes;
  const ofValue = value ? await value.asked.among(read, value.asked.isDenied) : read;
  const labels = labelsOf(heard);
  const own = labels.length > 0 ? await ofKind(ofValue, { labels }, world) : ofValue;
  const named = new Set([...steps.keys()].flatMap((at) => world.parts.named[at]!.nodes));
  const all = [...(own.size > 0 ? own : ofValue)].filter((node) => !named.has(node));
  const nodes = await withinBounds(new Set(all), heard, world);
  if (!nodes) return undefined;
  const of = [...within.map(categoryWords), ...(value ? [valueWords(value.asked)] : [])].join(", ");
  const operation = { operation: "filter" as const, of, left: nodes.size };
  return { ...set, nodes, operations: of === "" ? set.operations : [...set.operations, operation] };
}

/** "open to public: no". */
export const valueWords = ({ of, end }: ValueItem): string => `${of.words}: ${end}`;

const labelsOf = ({ kinds }: Believed): number[] => kinds.map(({ asked }) => asked.label.handle);

/** The kinds that the question calls so itself. */
export const labelsRead = ({ parts: { kind } }: World): readonly number[] =>
  kind && !kind.isWho && !kind.isGuess ? kind.goal.labels : [];

/** Which of the names stand in what is asked. */
export const namesIn = ({ named, tokens }: Pick<Parts, "named" | "tokens">): number[] =>
  [...named.keys()].filter((at) => tokens.some(({ name }) => name === at));

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
  const told = [
    ...withinOf(world).map(({ property }) => property.name),
    ...(value ? [value.asked.of.name] : []),
    ...(measure ? [measure.asked.measure.name] : []),
  ];
  const all = facts.labels.map(({ handle }) => handle);
  return { labels: all.filter((label) => told.some((name) => tellsOf(label, name, facts))) };
}

/** The steps of what is heard, in order, and their words. */
export function walkOf({ after, step }: AskedStep): readonly RelationStep[] {
  return [after, { step }].flatMap((one) => one?.step ?? []);
}
export const wordsOf = ({ after, words }: ReadableStep, next = ", "): string =>
  after ? `${after.words}${next}${words}` : words;

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
