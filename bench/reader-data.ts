/** What the trained reader learns from: every question run by a recipe, its subgraph as the product's reader sees it. `scripts/reader-data.mjs` starts it. */
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { findRecipe } from "../src/main/engine/ask/recipes";
import { applyOverrides } from "../src/main/engine/ask/recipe-overrides";
import { runRecipe } from "../src/main/engine/ask/recipe-runner";
import { readerInput, type ReaderInput } from "../src/main/engine/ask/read/reader-input";
import type { Run } from "../src/main/engine/ask/stage";
import type { Understood } from "../src/main/engine/ask/understand/understood";
import { readQuestions, type EvaluationQuestion } from "../src/main/engine/evaluate/read-questions";
import { parseOverride } from "../src/main/engine/runner/recipe-overrides";
import { openWorkspace } from "../src/main/engine/server/workspace";
import type { GraphStore } from "../src/main/engine/store/graph-store";

export interface ReaderDataOptions {
  readonly graph: string;
  readonly questions: string;
  readonly recipe: string;
  readonly set: readonly string[];
  readonly over: "kept" | "candidates";
  readonly out: string;
  readonly limit?: number;
}

/** Writes a JSON line a question; columns are base64 of little-endian numbers. Questions that are computed or refused are left out and counted. */
export async function readerData({
  graph,
  questions,
  recipe,
  set,
  over,
  out,
  limit,
}: ReaderDataOptions): Promise<void> {
  const workspace = openWorkspace();
  const signal = new AbortController().signal;
  const asked = applyOverrides(
    await findRecipe(recipe, workspace.folders.recipes),
    Object.fromEntries(set.map(parseOverride)),
  );
  const file = createWriteStream(out);
  let [written, left] = [0, 0];
  await workspace.stores.use(graph, async (store) => {
    const ports = {
      store,
      embedder: await workspace.embedder(),
      retriever: workspace.retriever,
      graphReader: workspace.graphReader,
      signal,
    };
    for (const question of (await readQuestions(questions, limit)).questions) {
      const { run } = await runRecipe(question.question, asked, 0, { ...ports, progress: () => undefined });
      if (!isRead(run)) {
        left++;
        continue;
      }
      const input = await readerInput(run, over, { ...ports, progress: () => undefined });
      if (written === 0) file.write(line(vectorsOf(input)));
      file.write(line(await columnsOf(question, run, input, store)));
      written++;
    }
  });
  file.end();
  await finished(file);
  await workspace.close();
  console.log(`${String(written)} questions written, ${String(left)} left out: computed or refused`);
}

/** Computed and refused questions have no subgraph to read, whatever their form; a run keeps all that was understood. */
function isRead({ understood }: Run): boolean {
  return (understood as Understood | undefined)?.computed === undefined;
}

/** The first line: what all others share, the vectors of the graph's labels and relations. */
function vectorsOf({ graph: { labels, relations, question } }: ReaderInput) {
  return { width: question.length, labels: base64(labels), relations: base64(relations) };
}

async function columnsOf(
  question: EvaluationQuestion,
  run: Run,
  { graph, rows }: ReaderInput,
  store: GraphStore,
) {
  const { ids } = await store.nodeNames(rows.map((row) => run.graph.nodes[row]!));
  const named = new Set(run.seeds.mentioned.map(({ node }) => node));
  const gold = new Set(question.a_entity);
  const { labels: _, relations: __, ...columns } = graph;
  const own = Object.entries(columns).map(([name, column]) => [name, base64(column)] as const);
  return {
    asked: question.question,
    topics: question.q_entity,
    gold: gold.size,
    right: base64(Uint8Array.from(ids, (id) => (gold.has(id) ? 1 : 0))),
    named: base64(Uint8Array.from(rows, (row) => (named.has(run.graph.nodes[row]!) ? 1 : 0))),
    ...Object.fromEntries(own),
  };
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

function base64(column: Uint8Array | Int32Array | Float32Array): string {
  return Buffer.from(column.buffer, column.byteOffset, column.byteLength).toString("base64");
}
