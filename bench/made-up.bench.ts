/**
 * Made-up graphs in which namesakes are one node, so that many gold paths hold a self-loop: Hits@1 and F1 by form, topics given.
 * `--schema` NAME, `--style` NAME, `--recipe` NAME choose (each may be repeated; `makers` is kept apart and only asked by name),
 * `--questions` N a form, `--seed` S, `--failures` prints what was answered wrongly.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findRecipe } from "../src/main/engine/ask/recipes";
import { evaluateRecipe } from "../src/main/engine/evaluate/evaluate";
import { judgeQuestion } from "../src/main/engine/evaluate/judge-question";
import { importGraph } from "../src/main/engine/import/import-graph";
import { openWorkspace, type Workspace } from "../src/main/engine/server/workspace";
import { makeGraph, makeQuestions, type MadeQuestion, type Triple } from "./made-up/make-graph";
import { SCHEMAS, type Schema } from "./made-up/schemas";
import { STYLE_NAMES, written } from "./made-up/styles";

const signal = new AbortController().signal;
const progress = () => undefined;
const several = { type: "string", multiple: true } as const;

export async function main(args: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...{ schema: several, style: several, recipe: several, failures: { type: "boolean" } },
      questions: { type: "string", default: "100" },
      seed: { type: "string", default: "11" },
    },
  });
  const { schema = ["music", "places"], style = ["plain"], recipe = ["d-rag", "path-match"] } = values;
  const folder = mkdtempSync(join(tmpdir(), "made-up-"));
  const workspace = openWorkspace();
  try {
    for (const one of SCHEMAS.filter(({ name }) => schema.includes(name)))
      for (const name of STYLE_NAMES.filter((known) => style.includes(known))) {
        const made = make(one, name, Number(values.questions), Number(values.seed));
        const path = await importTriples(made.triples, `${one.name}-${name}`, folder, workspace);
        for (const by of recipe)
          console.table([
            { graph: `${one.name}, ${name}`, ...(await ask(made.questions, path, by, workspace)) },
          ]);
        if (values.failures) await tellFailures(made.questions, path, recipe[0]!, workspace);
      }
  } finally {
    await workspace.close();
    rmSync(folder, { recursive: true });
  }
}

interface Made {
  readonly triples: readonly Triple[];
  readonly questions: readonly MadeQuestion[];
}

function make(schema: Schema, style: string, count: number, seed: number): Made {
  const plain = makeGraph(schema, seed);
  const asWritten = written(schema, style);
  const restyle = ([source, relation, target]: Triple): Triple => [source, asWritten(relation), target];
  const questions = makeQuestions(schema, plain, count, seed);
  return {
    triples: plain.map(restyle),
    questions: questions.map((question) => ({
      ...question,
      paths: question.paths.map((path) => path.map(restyle)),
    })),
  };
}

async function importTriples(triples: readonly Triple[], name: string, folder: string, workspace: Workspace) {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.tsv`);
  writeFileSync(path, triples.map((triple) => triple.join("\t")).join("\n"));
  const target = join(folder, `${name}.duckdb`);
  const files = [{ name: `${name}.tsv`, path }];
  await importGraph({ files, into: name, target, embedder: await workspace.embedder(), signal, progress });
  return target;
}

async function ask(questions: readonly MadeQuestion[], path: string, name: string, workspace: Workspace) {
  const recipe = await findRecipe(name, workspace.folders.recipes);
  const [embedder, { retriever }] = [await workspace.embedder(), workspace];
  const file = { questions: questions.map((question) => mutable(question)), rejects: [] };
  const how = { recipe, seed: 0, topicEntities: "given", by: "form" } as const;
  const report = await workspace.stores.use(path, (store) =>
    evaluateRecipe(file, how, { store, embedder, retriever, signal, progress }),
  );
  const groups = (report.by?.groups ?? []).map(({ value, questions: asked, metrics }) => [
    value,
    `${percent(metrics["hits@1"])} / ${percent(metrics["f1"])} (${String(asked)})`,
  ]);
  const loops = questions.filter(({ paths }) => paths[0]!.some(([source, , target]) => source === target));
  return {
    recipe: name,
    "gold paths with a loop": percent(loops.length / questions.length),
    ...Object.fromEntries(groups),
  };
}

function mutable({ q_entity, a_entity, paths, ...rest }: MadeQuestion) {
  return {
    ...rest,
    q_entity: [...q_entity],
    a_entity: [...a_entity],
    paths: paths.map((path) =>
      path.map(([source, relation, target]): [string, string, string] => [source, relation, target]),
    ),
  };
}

function percent(share = NaN): string {
  return (100 * share).toFixed(1);
}

async function tellFailures(
  questions: readonly MadeQuestion[],
  path: string,
  name: string,
  workspace: Workspace,
) {
  const recipe = await findRecipe(name, workspace.folders.recipes);
  const [embedder, { retriever }] = [await workspace.embedder(), workspace];
  const options = { recipe, seed: 0, topicEntities: "given" } as const;
  await workspace.stores.use(path, async (store) => {
    for (const question of questions) {
      const judged = await judgeQuestion(mutable(question), options, {
        store,
        embedder,
        retriever,
        signal,
        progress,
      });
      if (judged.rank !== 1)
        console.log(
          question.form,
          question.question,
          "→",
          judged.best,
          "|",
          ...question.a_entity,
          judged.ran?.run.scores.paths?.[0]?.words,
        );
    }
  });
}
