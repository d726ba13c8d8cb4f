/** Small made-up texts, and what is built of them. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  BUILD_STAGES,
  buildRecipeSchema,
  type BuildRecipe,
  type BuiltGraph,
  type BuildReport,
} from "../../../src/shared/texts/build";
import type { Overrides } from "../../../src/shared/recipe";
import { buildGraph } from "../../../src/main/engine/build/build-graph";
import { BuildCache } from "../../../src/main/engine/build/cache";
import { sourcesOf } from "../../../src/main/engine/build/ingest/ingest";
import { showGraph } from "../../../src/main/engine/build/show-graph";
import { BUILD_STAGE_LIST } from "../../../src/main/engine/build/stages";
import { checkRecipe, recipeAt } from "../../../src/main/engine/runner/recipe-files";
import { override } from "../../../src/main/engine/runner/recipe-overrides";
import { runStages } from "../../../src/main/engine/runner/run-stages";

export const MODELS = "resources/models";

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), "dragoman-build-"));
}

/** Writes files into a new folder; returns their paths. */
export function filesOf(files: Readonly<Record<string, string | Uint8Array>>): string[] {
  const folder = newFolder();
  return Object.entries(files).map(([name, content]) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  });
}

export async function recipeWith(overrides: Overrides = {}): Promise<BuildRecipe> {
  const recipe = await recipeAt("rolit", "resources/recipes/build", buildRecipeSchema);
  return checkRecipe(override(recipe, overrides, BUILD_STAGES), "rolit", buildRecipeSchema);
}

export interface BuiltFixture {
  readonly report: BuildReport;
  readonly shown: BuiltGraph;
  readonly path: string;
}

/** Builds and reads back; `cache` outlives the build where it is given. */
export async function build(
  files: readonly string[],
  overrides: Overrides = {},
  cache?: string,
): Promise<BuiltFixture> {
  const path = join(newFolder(), "built.duckdb");
  const report = await buildGraph({
    ...{
      files,
      recipe: await recipeWith(overrides),
      into: "built",
      target: path,
      limit: Infinity,
      models: MODELS,
    },
    ...(cache !== undefined && { cache }),
    ...{ signal: new AbortController().signal, progress: () => undefined },
  });
  return { report, shown: await showGraph(path, "built"), path };
}

/** What `relationsOf` a build of the files would say by patterns alone, with no graph written: the stages alone. */
export async function relationsIn(files: readonly string[], overrides: Overrides = {}): Promise<string[]> {
  const all = { "relations.engine": "heuristic", ...overrides };
  const task = { sources: await sourcesOf(files), recipe: await recipeWith(all), limit: Infinity };
  const none = () => Promise.reject(new Error("no model is asked"));
  const { made } = await runStages(
    BUILD_STAGE_LIST,
    task,
    {
      ...{ store: {}, signal: new AbortController().signal, progress: () => undefined },
      ...{
        cache: new BuildCache(undefined),
        tagger: none,
        relationReader: none,
        meantModel: none,
        languageModel: none,
        corrections: () => [],
      },
    },
    { world: [] },
  );
  const name = (entity: number) => made.resolved.entities[entity]!.name;
  return [...made.checked.edges, ...made.checked.inferred]
    .map(({ source, relation, target }) => `${name(source)} ${relation} ${name(target)}`)
    .sort();
}

/** "[PER Mara] iubea pe [PER Trică]." → one line of tokens and tags, as HistNERo has them. */
export function marked(...sentences: readonly string[]): string {
  return sentences.map((sentence) => JSON.stringify({ doc_id: "d", ...tagged(sentence) })).join("\n");
}

function tagged(sentence: string): { tokens: string[]; ner_tags: string[] } {
  const tokens: string[] = [];
  const tags: string[] = [];
  for (const [, type, name, plain] of sentence.matchAll(/\[(\w+) ([^\]]+)\]|([^\s[]+)/g)) {
    const words = (name ?? plain!).match(/[\p{L}\p{N}-]+|[^\s]/gu)!;
    words.forEach((word, at) => {
      tokens.push(word);
      tags.push(type === undefined ? "O" : `${at === 0 ? "B" : "I"}-${type}`);
    });
  }
  return { tokens, ner_tags: tags };
}

/** "Mara LOVES Trică", sorted: what was read, without being together. */
export function relationsOf({ shown }: BuiltFixture): string[] {
  const name = new Map(shown.entities.map(({ id, name: own }) => [id, own]));
  return shown.relations
    .filter(({ relation }) => relation !== "HAS_CHARACTER")
    .map(({ source, relation, target }) => `${name.get(source)!} ${relation} ${name.get(target)!}`)
    .sort();
}
