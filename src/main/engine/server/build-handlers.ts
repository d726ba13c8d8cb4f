/** Graphs built from texts: reading them, correcting them, building. */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import {
  BUILD_STAGES,
  buildRecipeSchema,
  DEFAULT_BUILD_RECIPE,
  type BuildRecipe,
  type BuildReport,
} from "../../../shared/texts/build";
import { listCorrections, type CorrectionList } from "../../../shared/texts/corrections";
import { FailureError } from "../../../shared/failure";
import type { TEXT_REQUESTS } from "../../../shared/texts/reading";
import type { Overrides } from "../../../shared/recipe";
import { message } from "../../../shared/sentences/sentences";
import { buildGraph, type BuildRequest } from "../build/build-graph";
import { addChange } from "../build/corrections/add-change";
import { CorrectionFiles } from "../build/corrections/correction-files";
import { readWork } from "../build/reading";
import { readApplied, readBuilt } from "../build/rebuild";
import { recogniseTexts } from "../build/recognise-texts";
import { checkRecipe, recipeAt } from "../runner/recipe-files";
import { override } from "../runner/recipe-overrides";
import { correctionsFolder } from "./folders";
import { findGraphFile, ownGraphPath } from "./graph-files";
import type { Handlers, Task } from "./handlers";
import { withUploads } from "./uploads";
import type { Workspace } from "./workspace";

export function buildHandlers(workspace: Workspace): Pick<Handlers, keyof typeof TEXT_REQUESTS> {
  const { folders } = workspace;
  const files = new CorrectionFiles(correctionsFolder(folders));
  const pathOf = (graph: string): string => findGraphFile(graph, folders).path;
  const listed = async (graph: string): Promise<CorrectionList> => {
    const { works, applied } = await readApplied(pathOf(graph), graph);
    return listCorrections(files.of(works.map(({ id }) => id)), applied);
  };
  const recipe = async (overrides: Overrides): Promise<BuildRecipe> => {
    const found = await recipeAt(DEFAULT_BUILD_RECIPE, join(folders.recipes, "build"), buildRecipeSchema);
    return checkRecipe(override(found, overrides, BUILD_STAGES), found.name, buildRecipeSchema);
  };
  return {
    "text:read": ({ graph, work }) => readWork(pathOf(graph), graph, work),
    "correction:list": ({ graph }) => listed(graph),
    "correction:add": async ({ graph, change }) => {
      const { works } = await readApplied(pathOf(graph), graph);
      const { id } = addChange(files, works, change);
      return { ...(await listed(graph)), added: id };
    },
    "correction:remove": async ({ graph, id }) => {
      const { works } = await readApplied(pathOf(graph), graph);
      const ids = works.map((work) => work.id);
      if (!files.remove(id, ids))
        throw new FailureError({ kind: "invalid-request", reason: message("correction-missing") });
      return listed(graph);
    },
    "build:again": async ({ graph }, task) => {
      const { works, recipe: own } = await readBuilt(pathOf(graph), graph);
      return buildInto(graph, { files: { works }, recipe: own }, task, { workspace, files });
    },
    "build:recognise": ({ files: uploads, overrides }, task) =>
      withUploads(uploads, task, async (sources) =>
        recogniseTexts(sources, (await recipe(overrides)).ingest, task.signal),
      ),
    "build:start": ({ into, files: uploads, overrides }, task) =>
      withUploads(uploads, task, async (sources) =>
        buildInto(into, { files: sources, recipe: await recipe(overrides) }, task, { workspace, files }),
      ),
  };
}

interface World {
  readonly workspace: Workspace;
  readonly files: CorrectionFiles;
}

/** Builds over the person's own graph of a name; a sample's stays, and is hidden by it. */
async function buildInto(
  into: string,
  what: Pick<BuildRequest, "files" | "recipe">,
  { signal, progress }: Task,
  { workspace, files }: World,
): Promise<BuildReport> {
  const { folders, stores } = workspace;
  const target = ownGraphPath(into, folders);
  await mkdir(folders.graphs, { recursive: true });
  // Windows replaces no file that is open.
  await stores.close(target);
  const report = await buildGraph({
    ...{ ...what, into, target, limit: Infinity, models: folders.models, cache: folders.readings },
    ...{ signal, progress, corrections: (works) => files.of(works) },
  });
  await stores.close(target);
  return report;
}
