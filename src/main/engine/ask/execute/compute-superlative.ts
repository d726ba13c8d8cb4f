/** Superlatives: what lies at the end of a scale among all that is asked for. */
import { askedFor } from "./compute-list";
import { computeMost } from "./compute-most";
import { computeOftenest } from "./compute-oftenest";
import { edgesOf, extremes, found } from "./extremes";
import { chooseMeasure } from "./measures";
import { following, scaleOf, strip } from "./scale";
import { goalOf, type Computed, type World } from "./world";

/** "The oldest film by A", "who directed the most films", "the commonest genre of films with A". */
export async function computeSuperlative(world: World): Promise<Computed> {
  const { tokens } = world.parts;
  const scale = scaleOf(tokens)!;
  if (scale.isOften) return computeOftenest(world, scale);
  if (scale.isCount) return computeMost(world, scale);
  const goal = goalOf(world);
  const told = scale.measure === "" ? following(tokens, scale.at).slice(0, 1) : [];
  const read = { ...world.parts, conditions: strip(world.parts.conditions, told) };
  const { set, constraints, edgesTo } = await askedFor({ ...world, parts: read }, goal);
  const measure = await chooseMeasure(told, scale.measure, goal, world, set.nodes, [tokens[scale.at]!]);
  const values = await measure.valuesOf(set.nodes);
  const best = extremes(set.nodes, values, scale.pole);
  const edges = [...(await edgesTo(new Set(best))), ...edgesOf(best, values)];
  return { ...found(best, set.operations, measure, values, set.complete), edges, constraints };
}
