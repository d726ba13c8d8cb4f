/** Recipes of any list of stages as files: the built-in ones of a folder, and any file a user names. */
import { readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { z } from "zod";
import { FailureError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import { issueReason } from "../../../shared/sentences/value-issues";
import { isTable, withTable } from "./salience-table";

interface Known {
  readonly stamp: string;
  readonly recipes: readonly unknown[];
}
/** By schema and folder: every question asks for its recipe, and files are read where whole graphs wait to be read. */
const known = new WeakMap<z.ZodType, Map<string, Known>>();

/** Every recipe in a folder (`*.json`), by name, read once until a file changes; throws FailureError recipe-invalid. */
export async function readRecipes<R>(folder: string, schema: z.ZodType<R>): Promise<R[]> {
  const names = readdirSync(folder).filter((file) => file.endsWith(".json"));
  const files = names.sort().map((file) => join(folder, file));
  const stamp = files.map((file) => `${file} ${stampOf(file)}`).join("\n");
  const folders = known.get(schema) ?? new Map<string, Known>();
  const before = folders.get(folder);
  if (before?.stamp === stamp) return structuredClone(before.recipes) as R[];
  const recipes = await Promise.all(
    files.filter((file) => !isTable(file)).map((file) => readRecipeFile(file, schema)),
  );
  known.set(schema, folders.set(folder, { stamp, recipes: structuredClone(recipes) }));
  return recipes;
}

function stampOf(file: string): string {
  const { ino, size, mtimeMs } = statSync(file);
  return [ino, size, mtimeMs].join(" ");
}

/** The built-in recipe of that name, or else the recipe in the file of that path; throws FailureError recipe-missing or recipe-invalid. */
export async function recipeAt<R extends { readonly name: string }>(
  nameOrFile: string,
  folder: string,
  schema: z.ZodType<R>,
): Promise<R> {
  const builtIn = (await readRecipes(folder, schema)).find((recipe) => recipe.name === nameOrFile);
  return builtIn ?? readRecipeFile(nameOrFile, schema);
}

/** A recipe file, checked; throws FailureError recipe-missing when it cannot be read, recipe-invalid when it is not a recipe. */
async function readRecipeFile<R>(path: string, schema: z.ZodType<R>): Promise<R> {
  const text = await readFile(path, "utf8").catch(() => {
    throw new FailureError({ kind: "recipe-missing", recipe: path });
  });
  return checkRecipe(await withTable(parseJson(text, basename(path)), path), basename(path), schema);
}

/** A value as a recipe; throws FailureError recipe-invalid naming the first fault. */
export function checkRecipe<R>(value: unknown, name: string, schema: z.ZodType<R>): R {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new FailureError({
    kind: "recipe-invalid",
    recipe: name,
    reason: issueReason(parsed.error),
  });
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FailureError({ kind: "recipe-invalid", recipe: name, reason: message("recipe-not-json") });
  }
}
