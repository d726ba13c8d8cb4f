/** The table of relations that a person edits. */
import type { SALIENCE_REQUESTS } from "../../../shared/salience";
import { applyOverrides } from "../ask/recipe-overrides";
import { findBuiltInRecipe } from "../ask/recipes";
import { salienceTable } from "../ask/score/prizes/salience-table";
import { findGraphFile } from "./graph-files";
import type { Handlers } from "./handlers";
import type { Workspace } from "./workspace";

export function salienceHandlers({
  folders,
  stores,
}: Workspace): Pick<Handlers, keyof typeof SALIENCE_REQUESTS> {
  return {
    "recipe:salience": async ({ graph, recipe, overrides }) => {
      const { path } = findGraphFile(graph, folders);
      const { score } = applyOverrides(await findBuiltInRecipe(recipe, folders.recipes), overrides);
      if (score.method !== "weighted-prizes") return null;
      return stores.use(path, async (store) => salienceTable((await store.describe()).relations, score));
    },
  };
}
