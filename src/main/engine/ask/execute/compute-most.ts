/** Who has the most or the fewest of something: "who directed the most films". */
import { isContent } from "../understand/question-parts";
import { kindOf } from "../understand/read-kind";
import { everyOf, setOfAll } from "./condition-sets";
import { extremes, found } from "./extremes";
import { chooseMeasure } from "./measures";
import { countOf } from "./narrow";
import { following, strip, withoutLast, type Scale } from "./scale";
import { goalOf, orElse, Unread, type Computed, type World } from "./world";

/** Those with the most or fewest of what is counted; throws Unread where nothing is. */
export async function computeMost(world: World, scale: Scale): Promise<Computed> {
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
  const ahead = conditions
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
  const base = ahead.length > 0 ? await setOfAll(strip(ahead, counted), goal, world) : undefined;
  const all = async () => base ?? (await everyOf(goal, world));
  const measure = await countOf(counted, told, goal, world, counted, only?.nodes).catch(
    orElse(async () => chooseMeasure(counted, "", goal, world, (await all()).nodes, counted)),
  );
  const values = await measure.valuesOf(
    base?.nodes ?? (measure.of === "count" ? new Set() : (await all()).nodes),
  );
  const allowed =
    goal.labels.length > 0 && !base ? (await everyOf({ labels: goal.labels }, world)).nodes : undefined;
  const measured = new Set(
    [...(base?.nodes ?? values.byNode.keys())].filter((node) => allowed?.has(node) ?? true),
  );
  const best = extremes(measured, values, scale.pole, parts.limit);
  const complete = (base?.complete ?? true) && (only?.complete ?? true);
  const before = [...(only?.operations ?? []), ...(base?.operations ?? [])];
  return {
    ...found(best, before, measure, values, complete, parts.limit),
    edges: [],
    constraints: [],
  };
}
