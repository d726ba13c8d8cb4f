/** What the workbench finds beside itself when it is to show hostile graphs only. */
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Makes a resources folder with two recipes that need no embeddings and read no question, “everything” and “little” by what they keep; returns its path. */
export function resourcesIn(folder: string): string {
  const resources = join(folder, "resources");
  mkdirSync(join(resources, "recipes"), { recursive: true });
  mkdirSync(join(resources, "graphs"));
  symlinkSync(resolve("resources/models"), join(resources, "models"), "junction");
  // A hostile question would be refused, and nothing drawn; one salience for all needs no table beside the recipe.
  const { understand: _, ...biomedical } = JSON.parse(
    readFileSync("resources/recipes/biomedical.json", "utf8"),
  ) as Recipe;
  for (const [name, lambda] of [
    ["everything", 0.1],
    ["little", 5],
  ] as const) {
    const { salienceFile: _table, ...scored } = biomedical.score;
    const score = { ...scored, alpha: 0, defaultSalience: 1, lambda };
    const recipe = { ...biomedical, name, title: name, score };
    writeFileSync(join(resources, "recipes", `${name}.json`), JSON.stringify(recipe));
  }
  return resources;
}
interface Recipe {
  readonly understand: object;
  readonly score: { readonly salienceFile: string };
}
