/** Comparisons: what lies farthest on a scale among the things named. */
import { isContent } from "../understand/question-parts";
import { kindOf } from "../understand/kinds/kind-of";
import { setOfAll } from "./condition-sets";
import { edgesOf, extremes, found } from "./measures/extremes";
import { chooseMeasure, type Measure } from "./measures/measures";
import { countOf } from "./measures/count-of";
import { countedBehind, scaleOf, strip, toldBehind, withoutLast, type Scale } from "./measures/scale";
import type { Token } from "../understand/tokens/read-tokens";
import { goalOf, orElse, Unread, type Computed, type World } from "./world";

/** "Which is older, A or B", "who directed more films, A or B". */
export async function computeComparison(world: World): Promise<Computed> {
  const { parts } = world;
  // Rows of a table, "which | book | is longer", say nothing more.
  const said = (goalOf(world).within ?? []).filter(({ values }) => values.length > 0);
  if (said.length > 0) throw new Unread(said.flatMap(({ tokens }) => tokens));
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
    const told = toldBehind(world, scale);
    return {
      compared,
      scale,
      measure: await chooseMeasure(told, scale.measure, goal, world, nodes, [tokens[scale.at]!]),
    };
  }
  const counted = countedBehind(world, scale.at);
  const measured = (told: readonly Token[]) =>
    chooseMeasure(told, "", goal, world, nodes, [tokens[scale.at]!]);
  // "Who earns more": nothing is counted, so what the verb tells is measured.
  if (counted.length === 0) {
    const deeds = tokens.filter((token) => isContent(token) && !parts.kind?.tokens.includes(token));
    // "Cited more often": each edge is one time.
    const times = () => countOf([], deeds, goal, world, [tokens[scale.at]!]);
    const measure = scale.isOften ? times() : measured(tokens.filter(isContent));
    return { compared, scale, measure: await measure };
  }
  const others = parts.conditions.filter(({ names }) => !names.some((name) => compared.includes(name)));
  const kind = kindOf(counted.at(-1)!, facts, fit);
  const only =
    others.length > 0 && kind
      ? await setOfAll(strip(others, counted), withoutLast(kind, world), world)
      : undefined;
  const told = tokens.filter(
    (token) =>
      isContent(token) && !counted.includes(token) && !others.some(({ words }) => words.includes(token)),
  );
  const measure = await countOf(counted, told, goal, world, counted, only?.nodes).catch(
    orElse(() => measured(counted)),
  );
  return { compared, scale, measure };
}
