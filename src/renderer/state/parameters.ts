/** Which parameters a recipe has, what they stand at, and what changing one does to the overrides that are sent. */
import type { Overrides, Recipe } from "../../shared/recipe";
import { PARAMETERS } from "./parameter-catalogue";
import type { NumberParameter, ParameterShape } from "./parameter-catalogue";

export type ParameterValue = number | string | boolean;

export interface Parameter {
  readonly shape: ParameterShape;
  readonly value: ParameterValue;
  /** What the recipe says. */
  readonly standard: ParameterValue;
  readonly changed: boolean;
}

/** The parameters of `recipe` that mean something as things stand, with their present values, in the order shown. */
export function parametersOf(recipe: Recipe, overrides: Overrides): Parameter[] {
  const read = (path: string): ParameterValue | undefined =>
    asValue(overrides[path]) ?? standardOf(recipe, path);
  return PARAMETERS.flatMap((shape) => {
    const standard = standardOf(recipe, shape.path);
    const value = read(shape.path);
    if (standard === undefined || value === undefined || !isMeaningful(shape.path, recipe, read)) return [];
    return [{ shape: shaped(shape, standard), value, standard, changed: value !== standard }];
  });
}

/** The overrides with one more change; a value that the recipe has anyway is no override. */
export function override(
  recipe: Recipe,
  overrides: Overrides,
  path: string,
  value: Overrides[string],
): Overrides {
  if (JSON.stringify(rawStandardOf(recipe, path)) !== JSON.stringify(value))
    return { ...overrides, [path]: value };
  return Object.fromEntries(Object.entries(overrides).filter(([name]) => name !== path));
}

/** What the recipe itself says of a parameter; undefined when it has none of that name. */
export function standardOf(recipe: Recipe, path: string): ParameterValue | undefined {
  return asValue(rawStandardOf(recipe, path));
}

function rawStandardOf(recipe: Recipe, path: string): unknown {
  const [stage = "", name = ""] = path.split(".");
  return (recipe as unknown as Record<string, Record<string, unknown>>)[stage]?.[name];
}

/** Positions of a number's slider: its stops, with the values at hand among them, or even steps. */
export function sliderStops(shape: NumberParameter, value: number): readonly number[] {
  if (shape.stops.length === 0) return [];
  const stops = new Set([...shape.stops, value]);
  return [...stops].sort((a, b) => a - b);
}

/** A typed number, brought into the parameter's range; undefined when it is none. */
export function parseNumber(shape: NumberParameter, text: string): number | undefined {
  const value = Number(text.replace(",", "."));
  if (text.trim() === "" || !Number.isFinite(value)) return undefined;
  const whole = Number.isInteger(shape.step) ? Math.round(value) : value;
  return Math.max(shape.minimum, whole);
}

function asValue(value: unknown): ParameterValue | undefined {
  const known = typeof value === "number" || typeof value === "string" || typeof value === "boolean";
  return known ? value : undefined;
}

/** A recipe may start beyond a slider's usual range; the range grows to hold it. */
function shaped(shape: ParameterShape, standard: ParameterValue): ParameterShape {
  if (shape.kind !== "number" || typeof standard !== "number") return shape;
  const stops = shape.stops.length === 0 ? shape.stops : sliderStops(shape, standard);
  const minimum = Math.min(shape.minimum, standard);
  return { ...shape, stops, minimum, maximum: Math.max(shape.maximum, standard) };
}

/** Some parameters count only beside others: pruning modes belong to the solver, a top-edges number to that method. */
function isMeaningful(
  path: string,
  recipe: Recipe,
  read: (path: string) => ParameterValue | undefined,
): boolean {
  // A recipe that samples nothing has no probabilities to sample by.
  if (path.startsWith("sample.") && recipe.sample.method === "none") return false;
  if (path === "sample.threshold") return read("sample.method") === "inference";
  if (path === "sample.temperature") return read("sample.method") === "gumbel";
  if (path === "sample.maxFacts") return read("sample.method") !== "none";
  const method = read("prune.method");
  if (path === "prune.topEdges") return method === "top-edges";
  if (path === "prune.clusters") return method === "pcst" && read("prune.rooted") !== true;
  if (path === "prune.pruning" || path === "prune.rooted") return method === "pcst";
  if (path === "seed.k" || path === "seed.method") return read("seed.method") !== "named";
  return true;
}
