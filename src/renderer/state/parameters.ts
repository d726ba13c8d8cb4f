/** Which parameters a recipe has, what they stand at, and what changing one does to the overrides that are sent. */
import type { ParameterValue, Parameter as Declared, Scale } from "../../shared/parameters/parameter";
import { isMeaningful, parameterSet, type Params } from "../../shared/parameters/stage";
import { RECIPE_STAGES, STAGES, type Overrides, type Recipe, type StageName } from "../../shared/recipe";

/** A parameter as it is declared, and where it stands. */
export type ParameterShape = Exclude<Declared, { kind: "data" }> & {
  readonly stage: StageName;
  /** "stage.name", as an override names it. */
  readonly path: string;
};

export interface Parameter {
  readonly shape: ParameterShape;
  readonly value: ParameterValue;
  /** What the recipe says. */
  readonly standard: ParameterValue;
  readonly changed: boolean;
}

/** The parameters of `recipe` that mean something as things stand, with their present values, in the order shown. */
export function parametersOf(recipe: Recipe, overrides: Overrides): Parameter[] {
  return STAGES.flatMap((stage) => {
    const present = presentParams(stage, recipe, overrides);
    return shapesOf(stage, recipe).flatMap((shape) => {
      const standard = standardOf(recipe, shape.path);
      const value = asValue(present[nameOf(shape.path)]);
      if (standard === undefined || value === undefined || !isShown(shape, value, present)) return [];
      return [{ shape: shaped(shape, standard), value, standard, changed: value !== standard }];
    });
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
export function sliderStops({ stops }: Scale, value: number): readonly number[] {
  return stops.length === 0 ? [] : [...new Set([...stops, value])].sort((a, b) => a - b);
}

/** A typed number, brought into the parameter's range; undefined when it is none. */
export function parseNumber({ step, minimum }: Scale, text: string): number | undefined {
  const value = Number(text.replace(",", "."));
  if (text.trim() === "" || !Number.isFinite(value)) return undefined;
  const whole = Number.isInteger(step) ? Math.round(value) : value;
  return Math.max(minimum, whole);
}

function asValue(value: unknown): ParameterValue | undefined {
  const known = typeof value === "number" || typeof value === "string" || typeof value === "boolean";
  return known ? value : undefined;
}

/** The parameters of a stage as the form can show them. */
function shapesOf(stage: StageName, recipe: Recipe): ParameterShape[] {
  // A recipe that samples nothing has no probabilities to sample by.
  if (stage === "sample" && recipe.sample.method === "none") return [];
  const { parameters } = parameterSet(RECIPE_STAGES[stage], recipe[stage] ?? {});
  const shapes = Object.entries(parameters).flatMap(([name, declared]) =>
    declared.kind === "data" || declared.shown === "hidden"
      ? []
      : [{ ...declared, stage, path: `${stage}.${name}` }],
  );
  return shapes.sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

/** What a stage's parameters stand at: the recipe's own, and over them the numbers, words and switches that were changed. */
function presentParams(stage: StageName, recipe: Recipe, overrides: Overrides): Params {
  const changes = Object.entries(overrides).filter(
    ([path, value]) => path.startsWith(`${stage}.`) && asValue(value) !== undefined,
  );
  return {
    ...recipe[stage],
    ...Object.fromEntries(changes.map(([path, value]) => [nameOf(path), value])),
  };
}

function nameOf(path: string): string {
  return path.split(".")[1] ?? "";
}

/** A choice that stands at what the form does not offer is not the form's to change. */
function isShown(shape: ParameterShape, value: ParameterValue, present: Params): boolean {
  const isElsewhere =
    shape.kind === "choice" && String(value) in shape.choices && !shape.offered.includes(String(value));
  return !isElsewhere && isMeaningful(shape, present);
}

/** A recipe may start beyond a slider's usual range; the range grows to hold it. */
function shaped(shape: ParameterShape, standard: ParameterValue): ParameterShape {
  if (shape.kind !== "number" || typeof standard !== "number") return shape;
  const { scale } = shape;
  const minimum = Math.min(scale.minimum, standard);
  const maximum = Math.max(scale.maximum, standard);
  return { ...shape, scale: { ...scale, stops: sliderStops(scale, standard), minimum, maximum } };
}
