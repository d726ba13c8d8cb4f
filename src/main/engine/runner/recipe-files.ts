/** Recipes of any list of stages as files: the built-in ones of a folder, and any file a user names. */
import { readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { z } from "zod";
import { FailureError, toFailure, type Failure } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import { issueReason } from "../../../shared/sentences/value-issues";
import { isTable, withTable } from "./salience-table";

/** What a folder holds: its recipes, and by file name why others are none. One that cannot be read hides no other. */
interface RecipeFolder<R> {
  readonly recipes: R[];
  readonly unread: ReadonlyMap<string, Failure>;
}
interface Known {
  readonly stamp: string;
  readonly folder: Promise<RecipeFolder<unknown>>;
}
/**
 * By schema and folder: every question asks for its recipe, and files are read where whole graphs wait to be read. Who asks while they are
 * read waits for the same reading.
 */
const known = new WeakMap<z.ZodType, Map<string, Known>>();

/** Every recipe in a folder (`*.json`), by name, read once until a file changes. */
export async function readRecipes<R>(folder: string, schema: z.ZodType<R>): Promise<RecipeFolder<R>> {
  const names = readdirSync(folder).filter((file) => file.endsWith(".json"));
  const files = names.sort().map((file) => join(folder, file));
  const stamp = files.map((file) => `${file} ${stampOf(file)}`).join("\n");
  const folders = known.get(schema) ?? new Map<string, Known>();
  const before = folders.get(folder);
  if (before?.stamp === stamp) return structuredClone(await before.folder) as RecipeFolder<R>;
  const read = readAll(
    files.filter((file) => !isTable(file)),
    schema,
  );
  known.set(schema, folders.set(folder, { stamp, folder: read }));
  return structuredClone(await read);
}

/** All at once: one after the other each would wait for its turn of the loop several times. */
async function readAll<R>(files: readonly string[], schema: z.ZodType<R>): Promise<RecipeFolder<R>> {
  const read = await Promise.all(
    files.map((file) =>
      readRecipeFile(file, schema).then(
        (recipe) => ({ recipe }),
        (thrown: unknown) => ({ file: basename(file), failure: toFailure(thrown) }),
      ),
    ),
  );
  return {
    recipes: read.flatMap((of) => ("recipe" in of ? [of.recipe] : [])),
    unread: new Map(read.flatMap((of) => ("recipe" in of ? [] : [[of.file, of.failure] as const]))),
  };
}

function stampOf(file: string): string {
  const status = statSync(file, { throwIfNoEntry: false });
  return status ? [status.ino, status.size, status.mtimeMs].join(" ") : "";
}

/** The built-in recipe of that name, or else the recipe in the file of that path; throws FailureError recipe-missing or recipe-invalid. */
export async function recipeAt<R extends { readonly name: string }>(
  nameOrFile: string,
  folder: string,
  schema: z.ZodType<R>,
): Promise<R> {
  return (await builtInRecipe(nameOrFile, folder, schema)) ?? readRecipeFile(nameOrFile, schema);
}

/** The recipe of that name in a folder; undefined where there is none. Throws FailureError recipe-invalid where its file is broken. */
export async function builtInRecipe<R extends { readonly name: string }>(
  name: string,
  folder: string,
  schema: z.ZodType<R>,
): Promise<R | undefined> {
  const { recipes, unread } = await readRecipes(folder, schema);
  const found = recipes.find((recipe) => recipe.name === name);
  const failure = unread.get(`${name}.json`);
  if (found === undefined && failure !== undefined) throw new FailureError(failure);
  return found;
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
