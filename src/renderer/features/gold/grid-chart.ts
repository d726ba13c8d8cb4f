/** A grid's cells as small charts: which cell stands where, and how its measure compares with the others. */
import type { GoldAxis, GoldCell } from "../../../shared/gold";
import type { Ablation } from "./ablation-view";
import { standardOf } from "../../state/parameters";
import { chosenRecipe, type Workbench } from "../../state/workbench";

/** Where a value is: a metric of `judge`, or what a cell tells itself. */
export type Measure = string;

/** One chart: a table of cell places, rows by the last axis but one, columns by the last. */
export interface GridChart {
  /** The value of the first axis where there are three. */
  readonly facet: GoldAxis["values"][number] | null;
  readonly rows: readonly { readonly value: GoldAxis["values"][number]; readonly cells: readonly number[] }[];
}

/** Charts of a grid: one for one or two axes, one for each value of the first axis for three. */
export function chartsOf(axes: readonly GoldAxis[]): GridChart[] {
  const [facets, down, across] =
    axes.length === 3
      ? [axes[0]!.values, axes[1]!.values, axes[2]!.values]
      : axes.length === 2
        ? [[null], axes[0]!.values, axes[1]!.values]
        : [[null], axes[0]?.values ?? [], [null]];
  return facets.map((facet, at) => ({
    facet,
    rows: down.map((value, row) => ({
      value,
      cells: across.map((_, column) => (at * down.length + row) * across.length + column),
    })),
  }));
}

/** The measure of a cell; undefined where it has none (yet). */
export function measureOf(cell: GoldCell | undefined, measure: Measure): number | undefined {
  if (cell === undefined || cell.failure || cell.questions === 0) return undefined;
  if (measure === "ms") return cell.ms;
  if (measure === "answerRecall") return cell.answerRecall;
  return measure === "pathRecall" ? cell.pathRecall : cell.metrics[measure];
}

/** Measures that the grid's cells have, in the order worth offering. */
export function measuresOf({ cells }: Ablation): Measure[] {
  const known = [...cells.values()].filter(({ questions, failure }) => questions > 0 && !failure);
  const metrics = Object.keys(known[0]?.metrics ?? {});
  const paths = known.some(({ pathRecall }) => pathRecall !== undefined) ? ["pathRecall"] : [];
  return [...metrics, "answerRecall", ...paths, "ms"];
}

/** Least and greatest of a measure, the range that colours span; null for none. */
export function rangeOf(
  { cells }: Ablation,
  measure: Measure,
): readonly [least: number, greatest: number] | null {
  const values = [...cells.values()].flatMap((cell) => measureOf(cell, measure) ?? []);
  return values.length === 0 ? null : [Math.min(...values), Math.max(...values)];
}

/** How good a value is within the range: 1 the best, 0 the worst; a half where all are alike. Times are better when small. */
export function goodness(
  value: number,
  [least, greatest]: readonly [number, number],
  measure: Measure,
): number {
  if (greatest === least) return 0.5;
  const share = (value - least) / (greatest - least);
  return measure === "ms" ? 1 - share : share;
}

/** The place of the cell at whose values the parameters stand now, changed or as the recipe says; -1 where they stand at none. */
export function usedCell(state: Workbench, axes: readonly GoldAxis[]): number {
  const recipe = chosenRecipe(state);
  if (recipe === undefined) return -1;
  let place = 0;
  for (const { path, values } of axes) {
    const at = values.indexOf((state.overrides[path] ?? standardOf(recipe, path)) as (typeof values)[number]);
    if (at < 0) return -1;
    place = place * values.length + at;
  }
  return place;
}
