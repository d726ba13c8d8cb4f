/** Changes to single parameters of a recipe: what `--set stage.param=value` and the sliders send. */
import { FailureError } from "../../../shared/failure";
import { hasPins, tidyPins, type Pins } from "../../../shared/pins";
import { RECIPE_STAGES, STAGES, type Overrides, type Recipe, type StageName } from "../../../shared/recipe";
import { say } from "../../../shared/sentences";
import { UNDERSTAND } from "../../../shared/stages/understand";
import { parseRecipe } from "./recipes";

type Json = Overrides[string];

/** The recipe with the overrides applied; throws FailureError recipe-invalid for an unknown name or a value that does not fit. */
export function applyOverrides(recipe: Recipe, overrides: Overrides): Recipe {
  const changed: Record<string, unknown> = { ...recipe };
  for (const stage of STAGES) {
    const changes = Object.entries(overrides).filter(([name]) => name.startsWith(`${stage}.`));
    if (changes.length > 0) changed[stage] = changeStage(recipe, stage, changes);
  }
  const stray = Object.keys(overrides).find((name) => !STAGES.some((stage) => name.startsWith(`${stage}.`)));
  if (stray !== undefined)
    throw invalid(recipe, say("no-stage", { name: clip(stray), stages: STAGES.join(", ") }));
  return parseRecipe(changed, recipe.name);
}

/** The recipe with these pins in place of its own, where any are given; the same recipe as ever where nothing is pinned. */
export function withPins(recipe: Recipe, given: Pins | undefined): Recipe {
  const { pins: own, ...rest } = recipe;
  const pins = given ?? own;
  return hasPins(pins) ? { ...rest, pins: tidyPins(pins) } : rest;
}

/** "prune.pruning=strong" as ["prune.pruning", "strong"]; values are JSON where they parse as JSON, otherwise text. Throws FailureError invalid-request. */
export function parseOverride(assignment: string): [name: string, value: Json] {
  const match = /^([a-z]+\.[A-Za-z]+)=(.*)$/s.exec(assignment);
  if (!match) {
    throw new FailureError({
      kind: "invalid-request",
      reason: say("override-form", { text: clip(assignment) }),
    });
  }
  return [match[1]!, jsonOrText(match[2]!)];
}

function changeStage(
  recipe: Recipe,
  stage: StageName,
  changes: readonly (readonly [string, Json])[],
): object {
  const current: Record<string, unknown> = recipe[stage] ?? UNDERSTAND.schema.parse({});
  const values = Object.fromEntries(changes.map(([name, value]) => [name.slice(stage.length + 1), value]));
  const newMethod = values["method"] !== undefined && values["method"] !== current["method"];
  // Methods that share no parameters: another one starts from nothing but what is given with it.
  const base = newMethod && RECIPE_STAGES[stage].sets.length > 1 ? {} : current;
  const unknown = Object.keys(values).find((name) => !(name in current) && !newMethod);
  if (unknown !== undefined) {
    const known = Object.keys(current).join(", ");
    throw invalid(recipe, say("no-parameter", { stage, name: clip(unknown), known }));
  }
  return { ...base, ...values };
}

function jsonOrText(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}

function invalid(recipe: Recipe, reason: string): FailureError {
  return new FailureError({ kind: "recipe-invalid", recipe: recipe.name, reason });
}

function clip(text: string): string {
  return text.slice(0, 100);
}
