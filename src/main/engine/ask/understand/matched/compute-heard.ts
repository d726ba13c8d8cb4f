/** What a question comes to by all that the matcher hears in it: things of a kind, joined to what is named, of a value, at an end of what is measured. */
import { attributesOf } from "../../execute/aggregates/attributes";
import { computeNumber } from "../../execute/aggregates/compute-number";
import { edgesOf, found, utmost } from "../../execute/measures/extremes";
import { NO_EDGES, type NodeSet } from "../../execute/node-sets";
import { unlessUnread, type Computed, type World } from "../../execute/world";
import { answered } from "../../execute/yes-or-no";
import { isContent, marked } from "../question-parts";
import type { Believed } from "./assembly";
import { namesIn, setOf, walkOf, wordsOf } from "./heard-set";
import { listed, reach } from "./reach";
import type { MeasureItem } from "./schema-items";

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
  const names = namesIn(parts);
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
  const best = utmost(set.nodes, values, side, world.parts);
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
  const { among, isDenied } = value.asked;
  const [own, other] = [await among(new Set(nodes), isDenied), await among(new Set(nodes), !isDenied)];
  return own.size + other.size > 0 ? answered(own.size > 0, nodes, []) : undefined;
}

/** Where it is joined so to others alone, the graph says that it is not to this one. */
async function joinedOf({ steps }: Believed, at: number, world: World): Promise<Computed | undefined> {
  const { named } = world.parts;
  const other = named[namesIn(world.parts).find((row) => row !== at) ?? -1];
  const { asked } = steps.get(at)!;
  if (!other || !asked.step) return undefined;
  const { nodes, edgesTo } = await reach(named[at]!.nodes, walkOf(asked), wordsOf(asked), world);
  if (nodes.size === 0) return undefined;
  const met = other.nodes.filter((node) => nodes.has(node));
  const cited = met.length > 0 ? new Set(met) : nodes;
  return answered(met.length > 0, [...cited], await edgesTo(cited));
}

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
