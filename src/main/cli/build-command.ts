import { join } from "node:path";
import type { Command } from "commander";
import {
  BUILD_STAGES,
  buildRecipeSchema,
  DEFAULT_BUILD_RECIPE,
  type BuildReport,
  type BuiltGraph,
} from "../../shared/texts/build";
import type { Overrides } from "../../shared/recipe";
import type { RelationsParams } from "../../shared/stages/build/graph";
import { buildGraph, serverOf } from "../engine/build/build-graph";
import { showGraph } from "../engine/build/show-graph";
import { askForPassword } from "../engine/connections/secrets";
import { allowedServers, allowServer } from "../engine/language-models/allowed-servers";
import { foreignHost, openLanguageModel, type LanguageModel } from "../engine/language-models/door";
import { removeLeftovers } from "../engine/records/leftovers";
import { override } from "../engine/runner/recipe-overrides";
import { checkRecipe, recipeAt } from "../engine/runner/recipe-files";
import { correctionsFolder, productFolders, type Folders } from "../engine/server/folders";
import { openWorkspace } from "../engine/server/workspace";
import { CorrectionFiles } from "../engine/build/corrections/correction-files";
import { act } from "./action";
import { addBuildExport } from "./build-export-command";
import { addCorrect } from "./correct-command";
import { graphToRead, graphToWrite, makeFolderOf } from "./graph-argument";
import { collectOverride, wholeNumber } from "./options";
import { addScore } from "./score-command";
import { plain, print, printJson, remark, showProgress } from "./terminal";

interface BuildOptions {
  readonly into: string;
  readonly recipe: string;
  readonly set?: Overrides;
  readonly limit?: number;
  readonly allowServer?: true;
  readonly embed?: true;
  readonly json?: true;
}

/** What is here, and `dragoman build again`, `dragoman build correct`: `dragoman build rolit FILES… --into NAME`, `dragoman build show GRAPH` */
export function addBuild(program: Command): void {
  const build = program.command("build").description("build a graph from texts, and look at what was built");
  build
    .command("rolit")
    .description("texts become a graph of characters, places and relations with their passages")
    .argument("<files...>", "TEI, plain text, JSON lines or brat files, also gzipped, and folders of them")
    .requiredOption("--into <name|file>", "name of the graph, or a .duckdb file")
    .option("--recipe <name|file>", "how to build", DEFAULT_BUILD_RECIPE)
    .option("--set <stage.param=value>", "change one parameter (may be repeated)", collectOverride)
    .option("--limit <n>", "most works read", wholeNumber(1))
    .option(
      "--allow-server",
      "let the recipe's language model on another machine read the text, now and later",
    )
    .option("--embed", "give every node a vector (dense seeds need them)")
    .option("--json", "print one JSON document")
    .action((files: string[], options: BuildOptions) => act((signal) => buildFiles(files, options, signal)));
  addCorrect(build, printReport);
  addBuildExport(build);
  build
    .command("show")
    .description("the works, entities, mentions and relations of a graph built from texts")
    .argument("<graph>", "name of the graph, or a .duckdb file")
    .option("--json", "print one JSON document")
    .action((graph: string, { json }: { json?: true }) => act(() => show(graph, json)));
  addScore(build);
}

async function buildFiles(
  files: readonly string[],
  { into, recipe, set = {}, limit, allowServer, embed, json }: BuildOptions,
  signal: AbortSignal,
): Promise<void> {
  const workspace = openWorkspace();
  const { folders } = workspace;
  try {
    const found = await recipeAt(recipe, join(folders.recipes, "build"), buildRecipeSchema);
    const asked = checkRecipe(override(found, set, BUILD_STAGES), found.name, buildRecipeSchema);
    const graph = graphToWrite(into, folders);
    await removeLeftovers(folders.graphs);
    makeFolderOf(graph);
    const corrections = new CorrectionFiles(correctionsFolder(folders));
    const report = await buildGraph({
      corrections: (works) => corrections.of(works),
      ...{ files, recipe: asked, into: graph.name, target: graph.path, limit: limit ?? Infinity },
      ...{ models: folders.models, cache: folders.readings, signal, progress: showProgress },
      languageModel: (params) => modelOf(params, folders, allowServer === true),
      ...(embed && { embedder: await workspace.importEmbedder() }),
    });
    if (json) printJson(report);
    else printReport(report);
  } finally {
    await workspace.close();
  }
}

/** The recipe's language model; its key comes from DRAGOMAN_MODEL_KEY, or from the program that asks for passwords. */
async function modelOf(
  params: RelationsParams,
  { records }: Folders,
  isAllowedNow: boolean,
): Promise<LanguageModel> {
  const server = serverOf(params);
  const host = foreignHost(server);
  const file = join(records, "model-servers.json");
  if (host !== undefined && isAllowedNow) allowServer(file, host);
  const key = process.env["DRAGOMAN_MODEL_KEY"] ?? (await askForPassword(server.address));
  return openLanguageModel(server, { allowed: allowedServers(file), key });
}

function printReport({
  graph,
  works,
  stages,
  relations,
  together,
  qc,
  modelCalls,
  fromCache,
  corrected,
  unfit,
  nodes,
  edges,
  ms,
}: BuildReport): void {
  for (const { title, author, encoding, chapters, tokens, language } of works.slice(0, 50))
    remark(
      plain(
        `${title}${author === "" ? "" : `, ${author}`}: ${language}, ${encoding}, ${chapters.toString()} chapters, ${tokens.toString()} tokens`,
      ),
    );
  for (const { name, counts, ms: took } of stages)
    print(
      `${name}: ${Object.entries(counts)
        .map(([what, n]) => `${n.toString()} ${what}`)
        .join(", ")}, ${(took / 1000).toFixed(1)} s`,
    );
  for (const [relation, n] of Object.entries(relations)) print(`${relation}: ${n.toString()}`);
  print(`CO_OCCURS_WITH (counted, not extracted): ${together.toString()}`);
  for (const { rule, looked, changed, examples } of qc)
    if (changed > 0)
      print(
        plain(
          `check, ${rule}: ${changed.toString()} of ${looked.toString()} (${examples.slice(0, 3).join("; ")})`,
        ),
      );
  if (corrected + unfit.length > 0)
    print(`${corrected.toString()} corrections applied, ${unfit.length.toString()} no longer fit`);
  for (const { id, reason } of unfit) print(plain(`correction ${id}: ${reason}`));
  print(`${modelCalls.toString()} chunks read by a model, ${fromCache.toString()} kept from before`);
  print(`${graph}: ${nodes.toString()} nodes, ${edges.toString()} edges, ${(ms / 1000).toFixed(1)} s`);
}

async function show(nameOrFile: string, json: true | undefined): Promise<void> {
  const { name, path } = graphToRead(nameOrFile, productFolders());
  const shown = await showGraph(path, name);
  if (json) printJson(shown);
  else printShown(shown);
}

const FIRST = 20;

function printShown({ works, entities, mentions, relations }: BuiltGraph): void {
  for (const { title, author, chapters } of works.slice(0, FIRST))
    print(plain(`${title}${author === "" ? "" : `, ${author}`}: ${chapters.toString()} chapters`));
  const count = ({ forms }: BuiltGraph["entities"][number]): number =>
    forms.reduce((sum, { n }) => sum + n, 0);
  const sorted = [...entities].sort((a, b) => count(b) - count(a)).slice(0, FIRST);
  for (const entity of sorted)
    print(
      plain(
        `${entity.name} (${entity.type}, ${count(entity).toString()}): ${entity.forms
          .slice(0, 8)
          .map(({ form, n }) => `${form} ${n.toString()}`)
          .join(", ")}`,
      ),
    );
  print(
    `${entities.length.toString()} entities, ${mentions.length.toString()} mentions, ${relations.length.toString()} relations`,
  );
}
