/** Which single parameters could admit a lost edge, and the values worth trying, as their declarations say. */
import type { Parameter } from "../../../../shared/parameters/parameter";
import { isMeaningful, parameterSet, type Params } from "../../../../shared/parameters/stage";
import { RECIPE_STAGES, STAGES, type Recipe, type StageName } from "../../../../shared/recipe";

export interface SearchGrid {
  /** "stage.parameter" as overrides name it. */
  readonly parameter: string;
  readonly from: number | string;
  /** Smallest change first. */
  readonly steps: readonly (number | string)[];
  /** Only whole numbers make sense. */
  readonly whole: boolean;
}

const FIRST_OF_CANDIDATES = STAGES.indexOf("expand") + 1;

/** Grids for a candidate edge (the stages behind expand), or for one that was never expanded (expand, then those before it). */
export function searchGrids(recipe: Recipe, isCandidate: boolean): SearchGrid[] {
  const stages = isCandidate
    ? STAGES.slice(FIRST_OF_CANDIDATES)
    : STAGES.slice(0, FIRST_OF_CANDIDATES).reverse();
  return stages.flatMap((stage) => gridsOf(stage, recipe[stage] ?? {}));
}

function gridsOf(stage: StageName, params: Params): SearchGrid[] {
  const { parameters, search } = parameterSet(RECIPE_STAGES[stage], params);
  return Object.entries(search).flatMap(([name, valuesFrom]) => {
    const parameter = parameters[name]!;
    const value = params[name] as number | string | object;
    const steps = isMeaningful(parameter, params) ? valuesFrom(value as never, params) : [];
    const from = typeof value === "object" ? JSON.stringify(value) : value;
    return steps.length > 0
      ? [{ parameter: `${stage}.${name}`, from, steps, whole: isWhole(parameter, steps) }]
      : [];
  });
}

function isWhole(parameter: Parameter, steps: readonly (number | string)[]): boolean {
  if (parameter.kind === "number") return Number.isInteger(parameter.scale.step);
  return steps.every(Number.isInteger);
}
