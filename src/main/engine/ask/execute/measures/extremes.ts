/** What lies farthest on a scale, and the edges that say so. */
import { message, type Message } from "../../../../../shared/sentences/sentences";
import type { Operation } from "../../../../../shared/understanding";
import type { Measure, Values } from "./measures";
import { dayOf } from "./numbers";
import type { Computed } from "../world";

const MOST_CITED = 2000;
/** So many at the end of a scale, where nothing lies elsewhere on it, are no tie. */
const ALIKE = 3;

/** The edges that tell the values of some nodes, or that were counted of them. */
export function edgesOf(nodes: readonly number[], { byNode, counted }: Values): number[] {
  return nodes
    .flatMap((node) => [...(byNode.get(node) ?? []).map(({ edge }) => edge), ...(counted?.(node) ?? [])])
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

/** The `limit` whose values lie farthest, the farthest first; a tie with the last of them is never cut. */
export function extremes(nodes: Iterable<number>, values: Values, pole: "min" | "max", limit = 1): number[] {
  const known = [...nodes].flatMap((node) => {
    const value = valueAt(node, values, pole);
    return value === undefined ? [] : [{ node, value }];
  });
  const sign = pole === "max" ? -1 : 1;
  known.sort((a, b) => sign * (a.value - b.value) || a.node - b.node);
  const last = known[Math.min(limit, known.length) - 1]?.value;
  return known.filter(({ value }, at) => at < limit || value === last).map(({ node }) => node);
}

/** What a question asks for by its place on a scale: as many of the farthest as it says, or the one in a place, with those level with it. */
export function utmost(
  nodes: Iterable<number>,
  values: Values,
  pole: "min" | "max",
  { limit, nth }: { readonly limit?: number; readonly nth?: number },
): number[] {
  if (nth === undefined) return extremes(nodes, values, pole, limit);
  const far = extremes(nodes, values, pole, nth);
  const own = far[nth - 1];
  return own === undefined
    ? []
    : far.filter((node) => valueAt(node, values, pole) === valueAt(own, values, pole));
}

/** What lies at the end of a scale as an answer, a list where more than one was asked for: `before` is what was done to find those measured. */
export function found(
  best: readonly number[],
  before: readonly Operation[],
  measure: Measure,
  values: Values,
  complete: boolean,
  limit = 1,
): Omit<Computed, "edges" | "constraints"> {
  const top = best[0] === undefined ? undefined : valueAt(best[0], values, "max");
  const isList = limit > 1;
  // What all that is measured have alike tells none of them apart.
  const isNone = !isList && best.length >= ALIKE && best.length === values.byNode.size;
  return {
    ...{
      form: isList ? ("list" as const) : ("superlative" as const),
      complete: complete && values.complete && best.length > 0 && !isNone,
      answers: [...best],
    },
    said: top === undefined ? [message("not-said")] : isList ? [] : [told(measure, top)],
    operations: [...before, { operation: isList ? "sort" : "extreme", of: measure.name, left: best.length }],
  };
}

/** A day is told as one. */
function told({ name, isTime }: Measure, value: number): Message {
  const day = isTime && dayOf(value);
  return day
    ? message("described", { property: name, value: day })
    : message("measured", { measure: name, value });
}
