/** Recipes of questions: the built-in ones beside the product, and any file a user names. */
import { FailureError, type Failure } from "../../../shared/failure";
import { recipeSchema, type Recipe } from "../../../shared/recipe";
import { builtInRecipe, checkRecipe, readRecipes, recipeAt } from "../runner/recipe-files";

/** Every recipe in a folder (`*.json`), by name, without those that cannot be read. */
export async function loadRecipes(folder: string): Promise<Recipe[]> {
  return (await readRecipes(folder, recipeSchema)).recipes;
}

/** Why files of a folder are none of its recipes, one failure a file. */
export async function unreadRecipes(folder: string): Promise<Failure[]> {
  return [...(await readRecipes(folder, recipeSchema)).unread.values()];
}

/** The built-in recipe of that name, or else the recipe in the file of that path; throws FailureError recipe-missing or recipe-invalid. */
export function findRecipe(nameOrFile: string, folder: string): Promise<Recipe> {
  return recipeAt(nameOrFile, folder, recipeSchema);
}

/** The built-in recipe of that name and no file: what a window sends is never a path. Throws FailureError recipe-missing or recipe-invalid. */
export async function findBuiltInRecipe(name: string, folder: string): Promise<Recipe> {
  const found = await builtInRecipe(name, folder, recipeSchema);
  if (found === undefined) throw new FailureError({ kind: "recipe-missing", recipe: name });
  return found;
}

/** A value as a recipe; throws FailureError recipe-invalid naming the first fault. */
export function parseRecipe(value: unknown, name: string): Recipe {
  return checkRecipe(value, name, recipeSchema);
}
