/** Recipes are files: the built-in ones beside the product, and any file a user names. */
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { z } from "zod";
import { FailureError } from "../../../shared/failure";
import { recipeSchema, type Recipe } from "../../../shared/recipe";
import { say } from "../../../shared/sentences";

/** Every recipe in a folder (`*.json`), by name; throws FailureError recipe-invalid. */
export async function loadRecipes(folder: string): Promise<Recipe[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".json")).sort();
  return Promise.all(files.map((file) => readRecipeFile(join(folder, file))));
}

/** The built-in recipe of that name, or else the recipe in the file of that path; throws FailureError recipe-missing or recipe-invalid. */
export async function findRecipe(nameOrFile: string, folder: string): Promise<Recipe> {
  const builtIn = (await loadRecipes(folder)).find((recipe) => recipe.name === nameOrFile);
  return builtIn ?? readRecipeFile(nameOrFile);
}

/** The built-in recipe of that name and no file: what a window sends is never a path. Throws FailureError recipe-missing. */
export async function findBuiltInRecipe(name: string, folder: string): Promise<Recipe> {
  const found = (await loadRecipes(folder)).find((recipe) => recipe.name === name);
  if (found === undefined) throw new FailureError({ kind: "recipe-missing", recipe: name });
  return found;
}

/** A recipe file, checked; throws FailureError recipe-missing when it cannot be read, recipe-invalid when it is not a recipe. */
async function readRecipeFile(path: string): Promise<Recipe> {
  const text = await readFile(path, "utf8").catch(() => {
    throw new FailureError({ kind: "recipe-missing", recipe: path });
  });
  return parseRecipe(parseJson(text, basename(path)), basename(path));
}

/** A value as a recipe; throws FailureError recipe-invalid naming the first fault. */
export function parseRecipe(value: unknown, name: string): Recipe {
  const parsed = recipeSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new FailureError({
    kind: "recipe-invalid",
    recipe: name,
    reason: describeIssue(parsed.error.issues[0]!),
  });
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FailureError({ kind: "recipe-invalid", recipe: name, reason: say("recipe-not-json") });
  }
}

function describeIssue(issue: z.core.$ZodIssue): string {
  const where = issue.path.join(".");
  const what = issue.message.charAt(0).toLowerCase() + issue.message.slice(1);
  return where === "" ? what : `${where}: ${what}`;
}
