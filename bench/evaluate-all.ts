/** Every set, recipe and way to find topic entities in one process: each graph opened once, the embedder warm. `scripts/evaluate-all.mjs` starts it. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { remark, showProgress } from "../src/main/cli/terminal";
import { applyOverrides } from "../src/main/engine/ask/recipe-overrides";
import { parseOverride } from "../src/main/engine/runner/recipe-overrides";
import { findRecipe } from "../src/main/engine/ask/recipes";
import { evaluateRecipe, type EvaluationOptions } from "../src/main/engine/evaluate/evaluate";
import { readQuestions } from "../src/main/engine/evaluate/read-questions";
import type { EvaluationReport } from "../src/main/engine/evaluate/report";
import { importGraph } from "../src/main/engine/import/import-graph";
import { openWorkspace, type Workspace } from "../src/main/engine/server/workspace";
import type { Recipe } from "../src/shared/recipe";
import { resultsTable, type ResultRow } from "./results-table";

interface QuestionSet {
  /** The question file's name without its ending. */
  readonly name: string;
  readonly title: string;
  /** The triples file's name without its ending; "films" comes with the product. */
  readonly graph: string;
}

const SETS: readonly QuestionSet[] = [
  { name: "pathquestion-2H", title: "PathQuestion 2H", graph: "pathquestion-2H" },
  { name: "pathquestion-3H", title: "PathQuestion 3H", graph: "pathquestion-3H" },
  { name: "worldcup2014-P1", title: "WorldCup2014 P1", graph: "worldcup2014" },
  { name: "worldcup2014-P2", title: "WorldCup2014 P2", graph: "worldcup2014" },
  { name: "metaqa-1hop", title: "MetaQA 1-hop", graph: "films" },
  { name: "metaqa-2hop", title: "MetaQA 2-hop", graph: "films" },
  { name: "metaqa-3hop", title: "MetaQA 3-hop", graph: "films" },
];
const SEED = 0;

export interface AllOptions {
  readonly recipe: readonly string[];
  /** Names of sets; none means all. */
  readonly only: readonly string[];
  readonly "topic-entities": readonly string[];
  readonly set: readonly string[];
  readonly out: string;
  /** The folder of converted questions and triples. */
  readonly questions: string;
  /** Fingerprint of code and models: a kept result of other code is not used. */
  readonly code: string;
}

/** Prints one table a recipe, and writes them to `results.md` in OUT. Ctrl-C ends it after the question at hand; what is finished stays. */
export async function evaluateAll(options: AllOptions): Promise<void> {
  const controller = new AbortController();
  process.once("SIGINT", () => controller.abort());
  const workspace = openWorkspace();
  try {
    const tables: string[] = [];
    for (const recipe of await recipesOf(options, workspace)) {
      const rows: ResultRow[] = [];
      for (const set of setsOf(options))
        for (const topicEntities of topicsOf(options))
          rows.push(
            await rowOf(set, { recipe, seed: SEED, topicEntities }, options, workspace, controller.signal),
          );
      tables.push(resultsTable(recipe.name, rows));
      console.log(tables.at(-1));
    }
    writeFileSync(join(options.out, "results.md"), tables.join("\n"));
    remark(`written to ${join(options.out, "results.md")}; OUT in the table is ${options.out}`);
  } catch (thrown) {
    if (!controller.signal.aborted) throw thrown;
    throw new Error("stopped; finished runs are kept, and the same command goes on from there", {
      cause: thrown,
    });
  } finally {
    await workspace.close();
  }
}

async function recipesOf({ recipe, set }: AllOptions, { folders }: Workspace): Promise<Recipe[]> {
  const overrides = Object.fromEntries(set.map(parseOverride));
  const found = await Promise.all(recipe.map((name) => findRecipe(name, folders.recipes)));
  return found.map((one) => applyOverrides(one, overrides));
}

function setsOf({ only }: AllOptions): readonly QuestionSet[] {
  const unknown = only.find((name) => !SETS.some((set) => set.name === name));
  if (unknown !== undefined)
    throw new Error(`there is no set “${unknown}”: ${SETS.map(({ name }) => name).join(", ")}`);
  return only.length === 0 ? SETS : SETS.filter(({ name }) => only.includes(name));
}

function topicsOf({ "topic-entities": wanted }: AllOptions): ("given" | "linked")[] {
  const topics = (["given", "linked"] as const).filter((topic) => wanted.includes(topic));
  if (topics.length < wanted.length) throw new Error("--topic-entities is given or linked");
  return topics;
}

async function rowOf(
  { name, title, graph }: QuestionSet,
  how: EvaluationOptions,
  options: AllOptions,
  workspace: Workspace,
  signal: AbortSignal,
): Promise<ResultRow> {
  const file = join(options.questions, `${name}.jsonl`);
  const run = {
    code: options.code,
    how,
    questions: createHash("sha256").update(readFileSync(file)).digest("hex"),
  };
  const key = createHash("sha256").update(JSON.stringify(run)).digest("hex").slice(0, 16);
  const kept = join(
    options.out,
    "runs",
    `${name}-${how.recipe.name.replaceAll(/\W+/g, "-")}-${how.topicEntities}-${key}.json`,
  );
  if (!existsSync(kept)) {
    const path = await graphFile(graph, options, workspace, signal);
    remark(`${title}, ${how.recipe.name}, topic entities ${how.topicEntities}`);
    const [questions, embedder] = [await readQuestions(file), await workspace.embedder()];
    const ports = {
      embedder,
      retriever: workspace.retriever,
      graphReader: workspace.graphReader,
      signal,
      progress: showProgress,
    };
    const report = await workspace.stores.use(path, (store) =>
      evaluateRecipe(questions, how, { store, ...ports }),
    );
    writeWhole(kept, JSON.stringify(report));
  }
  const report = JSON.parse(readFileSync(kept, "utf8")) as EvaluationReport;
  const own = graph === "films" ? graph : `OUT/graphs/${graph}.duckdb`;
  const changes = options.set.map((change) => ` --set ${change}`).join("");
  const command =
    `--graph ${own} --questions OUT/${basename(options.questions)}/${name}.jsonl --recipe ${how.recipe.name}` +
    `${changes} --topic-entities ${how.topicEntities}`;
  return { title, command, report };
}

/** The graph's file, made from its triples at the first call. */
async function graphFile(
  name: string,
  { out, questions }: AllOptions,
  workspace: Workspace,
  signal: AbortSignal,
): Promise<string> {
  if (name === "films") return join(workspace.folders.samples, "films.duckdb");
  const target = join(out, "graphs", `${name}.duckdb`);
  if (existsSync(target)) return target;
  mkdirSync(join(out, "graphs"), { recursive: true });
  remark(`importing ${name}`);
  await importGraph({
    files: [{ name: `${name}.tsv`, path: join(questions, `${name}.tsv`) }],
    ...{ into: name, target, embedder: await workspace.embedder(), signal, progress: showProgress },
  });
  return target;
}

/** A run broken off while writing leaves no half result behind. */
function writeWhole(path: string, text: string): void {
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(`${path}.part`, text);
  renameSync(`${path}.part`, path);
}
