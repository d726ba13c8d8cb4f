/** Superlatives: what lies at the end of a scale among all that is asked for. */
import { askedFor } from "./compute-list";
import { computeMost } from "./compute-most";
import { isContent } from "../understand/question-parts";
import { computeOftenest } from "./times/compute-oftenest";
import { isOfTexts } from "./times/passages-of";
import { betterEnd, isOfDuration, turned } from "./measures/better-end";
import { edgesOf, found, utmost } from "./measures/extremes";
import { chooseMeasure } from "./measures/measures";
import { following, scaleOf, strip, toldBehind, type Scale } from "./measures/scale";
import { goalOf, Unread, type Computed, type World } from "./world";

/** "The oldest film by A", "who directed the most films", "the commonest genre of films with A". */
export async function computeSuperlative(world: World): Promise<Computed> {
  const { tokens, limit } = world.parts;
  const scale = scaleOf(tokens)!;
  if (scale.isOften || isNamedMost(world, scale)) return computeOftenest(world, scale);
  if (scale.isCount) return computeMost(world, scale);
  const goal = goalOf(world);
  const told = toldBehind(world, scale);
  const read = { ...world.parts, conditions: strip(world.parts.conditions, told) };
  const { set, constraints, edgesTo } = await askedFor({ ...world, parts: read }, goal);
  const chosen = chooseMeasure(told, scale.measure, goal, world, set.nodes, [tokens[scale.at]!]);
  const measure = await chosen.catch((thrown: unknown) => {
    // "The highest films": nothing is told that could be counted.
    const counted = following(tokens, scale.at).filter((token) => !world.parts.kind?.tokens.includes(token));
    // "Who first directed A": an order in time is no count.
    const isTime = scale.measure.includes("date");
    if (!(thrown instanceof Unread) || isTime || counted.length === 0) throw thrown;
  });
  // "The largest cast": as many as it has of that.
  if (!measure) return computeMost(world, { ...scale, isCount: true });
  const values = await measure.valuesOf(set.nodes);
  const best = utmost(set.nodes, values, endOf(scale, measure.name), world.parts);
  const edges = [...(await edgesTo(new Set(best))), ...edgesOf(best, values)];
  return { ...found(best, set.operations, measure, values, set.complete, limit), edges, constraints };
}

/** "With whom does A appear most", "in which chapter is A mentioned most": of texts it is asked how often. */
const isNamedMost = ({ parts: { tokens, pack }, facts }: World, { at, isCount }: Scale): boolean =>
  isCount &&
  isOfTexts(facts) &&
  !following(tokens, at).some(isContent) &&
  tokens.some(({ word }) => pack.texts.naming.test(word));

/** "The best time", "the fastest" by how long it took: the lower end. */
function endOf({ pole, measure }: { readonly pole: "min" | "max"; readonly measure: string }, name: string) {
  const isTurned =
    (measure === "rating score" && betterEnd(name) === "min") || (measure === "speed" && isOfDuration(name));
  return isTurned ? turned(pole) : pole;
}
