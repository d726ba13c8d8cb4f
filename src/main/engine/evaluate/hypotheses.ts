/** How well pairs that come to be named together are told from pairs that do not, by the plausibility model over G(t−1). */
import { z } from "zod";
import { FailureError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import { handleOf } from "../ask/seed/local-id";
import { LINEAR, type PlausibilityModel } from "../ask/verify/plausibility";
import type { GraphStore } from "../store/graph-store";
import { areaUnderCurve, averagePrecision } from "./rank-figures";

/** A line of a file of pairs; `importance` names a group (low, medium, high) or is a number, which is parted into thirds. */
export const judgedPairSchema = z.object({
  a: z.string(),
  b: z.string(),
  cut: z.union([z.string(), z.number()]).default(""),
  label: z.union([z.boolean(), z.literal(0), z.literal(1)]).transform(Boolean),
  importance: z.union([z.string(), z.number()]).optional(),
});
export type JudgedPair = z.infer<typeof judgedPairSchema>;

export interface HypothesisFigures {
  readonly auc: number | null;
  readonly ap: number | null;
}

export interface HypothesisEvaluation extends HypothesisFigures {
  /** By importance of the true pairs, each group against all false ones. */
  readonly byImportance: Readonly<Record<string, HypothesisFigures & { readonly pairs: number }>>;
  readonly pairs: number;
  /** Pairs with an id that the graph does not have, or that nobody names up to the cut. */
  readonly skipped: number;
}

interface Scored {
  readonly score: number;
  readonly truth: boolean;
  readonly importance: string | number | undefined;
}

/** Scores every pair at its own cut. Throws FailureError where the store knows no documents, or has none of the cut's kind. */
export async function evaluateHypotheses(
  pairs: readonly JudgedPair[],
  { store, signal, model = LINEAR }: { store: GraphStore; signal: AbortSignal; model?: PlausibilityModel },
): Promise<HypothesisEvaluation> {
  const whole = await store.wholeGraph?.();
  if (!store.past || !whole)
    throw new FailureError({ kind: "invalid-request", reason: message("no-documents") });
  const { ids } = await store.nodeNames(Int32Array.from(whole.labels.keys()));
  const handles = new Map(ids.map((id, node) => [id, node]));
  const scored: Scored[] = [];
  // Pairs of one concept share its walks.
  const ordered = [...pairs].sort((one, other) => order(one).localeCompare(order(other)));
  let last: { readonly key: string; readonly score: (b: number) => number } | undefined;
  for (const { a, b, cut, label, importance } of ordered) {
    signal.throwIfAborted();
    const past = await store.past(cut.toString(), signal);
    const [from, to] = [handleOf(a, handles), handleOf(b, handles)];
    const isKnown = (node: number | undefined): node is number =>
      node !== undefined && past.starts[node + 1]! > past.starts[node]!;
    if (!isKnown(from) || !isKnown(to)) continue;
    const key = `${cut.toString()} ${from.toString()}`;
    if (last?.key !== key) last = { key, score: model.from(past, from) };
    scored.push({ score: last.score(to), truth: label, importance });
  }
  const groups = groupsOf(scored);
  return {
    ...figuresOf(scored),
    byImportance: Object.fromEntries(
      groups.map(([name, own]) => [
        name,
        { ...figuresOf([...own, ...scored.filter(({ truth }) => !truth)]), pairs: own.length },
      ]),
    ),
    pairs: scored.length,
    skipped: pairs.length - scored.length,
  };
}

function order({ cut, a }: JudgedPair): string {
  return `${cut.toString()} ${a}`;
}

/** Null where one of both kinds is missing. */
function figuresOf(scored: readonly Scored[]): HypothesisFigures {
  const scores = scored.map(({ score }) => score);
  const truth = scored.map((one) => one.truth);
  const found = (value: number): number | null => (Number.isFinite(value) ? value : null);
  return { auc: found(areaUnderCurve(scores, truth)), ap: found(averagePrecision(scores, truth)) };
}

const THIRDS = ["low", "medium", "high"] as const;

/** True pairs by their importance; numbers by thirds of their order. */
function groupsOf(scored: readonly Scored[]): [name: string, own: Scored[]][] {
  const groups = new Map<string, Scored[]>();
  const add = (name: string, one: Scored): void => void groups.set(name, [...(groups.get(name) ?? []), one]);
  const said = scored.filter(({ truth, importance }) => truth && importance !== undefined);
  for (const one of said) if (typeof one.importance === "string") add(one.importance, one);
  const numbers = said.filter(({ importance }) => typeof importance === "number");
  numbers.sort((one, other) => Number(one.importance) - Number(other.importance));
  numbers.forEach((one, at) => add(THIRDS[Math.floor((3 * at) / numbers.length)]!, one));
  return [...groups];
}
