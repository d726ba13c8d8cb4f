/** Changes to a question's recipe: single parameters, and what is pinned. */
import { hasPins, tidyPins, type Pins } from "../../../shared/pins";
import { RECIPE_STAGES, type Overrides, type Recipe } from "../../../shared/recipe";
import type { TaughtPath } from "../../../shared/taught";
import { override } from "../runner/recipe-overrides";
import { parseRecipe } from "./recipes";

/** The recipe with the overrides applied; throws FailureError recipe-invalid for an unknown name or a value that does not fit. */
export function applyOverrides(recipe: Recipe, overrides: Overrides): Recipe {
  return parseRecipe(override(recipe, overrides, RECIPE_STAGES), recipe.name);
}

/** The recipe with what was taught on a graph; the same recipe as ever where nothing was. A recipe that brings its own keeps to that. */
export function withTaught(recipe: Recipe, taught: readonly TaughtPath[]): Recipe {
  return taught.length === 0 || recipe.taught ? recipe : { ...recipe, taught: [...taught] };
}

/** The recipe with these pins in place of its own, where any are given; the same recipe as ever where nothing is pinned. */
export function withPins(recipe: Recipe, given: Pins | undefined): Recipe {
  const { pins: own, ...rest } = recipe;
  const pins = given ?? own;
  return hasPins(pins) ? { ...rest, pins: tidyPins(pins) } : rest;
}
