/**
 * Do a recipe's probabilities mean what they say? Of first answers, and of edges with p ≥ .01, where gold is every triple of the gold relation path and not
 * of the one walk that a question set names. `--graph FILE.duckdb --questions FILE.jsonl`; `--sample` N takes every so manieth of them.
 * Without the rules of `understand`: what they compute has no probability.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { rowsOfNodes } from "../src/main/engine/ask/candidate-rows";
import { applyOverrides } from "../src/main/engine/ask/recipe-overrides";
import { runRecipe, type RunPorts } from "../src/main/engine/ask/recipe-runner";
import { loadRecipes } from "../src/main/engine/ask/recipes";
import { edgesOfWalk, walkPath } from "../src/main/engine/ask/score/paths/path-steps";
import { worldOf } from "../src/main/engine/ask/score/paths/path-world";
import type { Run } from "../src/main/engine/ask/stage";
import { CalibrationCollector, TopCalibration } from "../src/main/engine/evaluate/calibration";
import { namedOnce, type HandlesOf } from "../src/main/engine/evaluate/gold";
import { isRight } from "../src/main/engine/evaluate/metrics";
import { readQuestions, type EvaluationQuestion } from "../src/main/engine/evaluate/read-questions";
import { openEmbedder } from "../src/main/engine/models/onnx-embedder";
import { openRetriever } from "../src/main/engine/models/retriever";
import { openBuiltInStore } from "../src/main/engine/store/built-in-store";
import { goldRelationPaths } from "./gold-relation-paths";

export async function main(args: readonly string[] = []): Promise<void> {
  const text = { type: "string" } as const;
  const options = { graph: text, questions: text, recipe: { ...text, default: "d-rag" }, sample: text };
  const { values } = parseArgs({ args: [...args], options });
  if (!values.graph || !values.questions) {
    console.log("calibration asks for --graph FILE.duckdb --questions FILE.jsonl");
    return;
  }
  const recipes = await loadRecipes(join("resources", "recipes"));
  const recipe = applyOverrides(
    recipes.find(({ name }) => name === values.recipe)!,
    {
      "understand.method": "none",
    },
  );
  const ports = await openPorts(values.graph);
  const handlesOf = namedOnce(ports.store, ports.signal);
  const [top, edges] = [new TopCalibration(), new CalibrationCollector()];
  const counted = { asked: 0, right: 0, withGold: 0 };
  const { questions } = await readQuestions(values.questions);
  const stride = Math.max(1, Math.floor(questions.length / Number(values.sample ?? questions.length)));
  for (const question of questions.filter((_, at) => at % stride === 0)) {
    const asked = await runRecipe(question.question, recipe, 0, ports).catch(() => undefined);
    if (!asked?.run.scores.edgeProbabilities) continue;
    const right = await firstIsRight(asked.run, question, ports);
    top.add(asked.run.reading.answers[0]?.score ?? 0, right);
    counted.asked++;
    if (right) counted.right++;
    const gold = await goldRows(asked.run, question, ports, handlesOf);
    if (gold.size === 0) continue;
    counted.withGold++;
    edges.add(asked.run.scores.edgeProbabilities, gold);
  }
  const [first, all] = [top.figures(), edges.figures()];
  console.table([
    {
      ...{
        questions: counted.asked,
        "Hits@1": counted.right / counted.asked,
        "ECE, first answer": first?.ece,
      },
      ...{ "p ≥ .9": first?.sure, "of these right": first?.sureRight, "with gold path": counted.withGold },
      ...{ "edges p ≥ .01": all?.above?.edges, "ECE, these edges": all?.above?.ece },
    },
  ]);
}

async function openPorts(graph: string): Promise<RunPorts> {
  const embedder = await openEmbedder(join("resources", "models"));
  const retriever = await openRetriever(join("resources", "models"), embedder);
  return {
    ...{ store: await openBuiltInStore(graph), embedder, retriever: () => Promise.resolve(retriever) },
    ...{ signal: new AbortController().signal, progress: () => undefined },
  };
}

async function firstIsRight(
  { graph, reading }: Run,
  { a_entity }: EvaluationQuestion,
  { store }: RunPorts,
): Promise<boolean> {
  const nodes = Int32Array.from(reading.answers.slice(0, 1), ({ row }) => graph.nodes[row]!);
  const { ids, names } = await store.nodeNames(nodes);
  return nodes.length > 0 && isRight({ id: ids[0]!, name: names[0]! }, a_entity);
}

/** Edge rows on any walk of the gold relation path. */
async function goldRows(
  { graph, seeds }: Run,
  question: EvaluationQuestion,
  ports: RunPorts,
  handlesOf: HandlesOf,
): Promise<Set<number>> {
  const world = await worldOf(graph, seeds, { ...ports, progress: () => undefined });
  const rowsNamed = async (names: readonly string[]) =>
    rowsOfNodes(
      graph,
      (await Promise.all(names.map(handlesOf))).flat().map((node) => ({ node })),
    );
  const topics = await rowsNamed(question.q_entity);
  const gold = new Set<number>();
  for (const path of goldRelationPaths(question, topics, await rowsNamed(question.a_entity), world)) {
    const layers = walkPath(world.index, topics, path);
    if (layers) edgesOfWalk(world.index, layers, path, (edge) => gold.add(edge));
  }
  return gold;
}
