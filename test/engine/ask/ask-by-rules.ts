/** A question asked by the rules alone: the answer, with names in the order they were given. */
import { runRecipe } from "../../../src/main/engine/ask/recipe-runner";
import { toRunReport } from "../../../src/main/engine/ask/run/run-report";
import type { Recipe } from "../../../src/shared/recipe";
import { UNDERSTAND } from "../../../src/shared/stages/understand";
import type { Ports } from "../../../src/main/engine/ask/stage";
import type { memoryGraph } from "./memory-graph";
import { portsOf } from "./ports";
import { smallRecipe } from "./small-recipe";

const RULES: Recipe = { ...smallRecipe(), understand: UNDERSTAND.schema.parse({ method: "rules" }) };

/** With a vocabulary the embedder knows which words are English; `said` is what a person corrected; `models` are asked in place of one that counts letters. */
export async function askByRules(
  question: string,
  graph: ReturnType<typeof memoryGraph>,
  vocabulary: readonly string[] = [],
  said: { readonly kind?: string; readonly links?: Readonly<Record<string, string>> } = {},
  models: Pick<Ports, "embedder" | "retriever"> | undefined = undefined,
) {
  const plain = { ...portsOf(graph), ...models };
  const rules = { ...RULES, understand: { ...RULES.understand!, ...said } } as Recipe;
  const embedder = { ...plain.embedder, words: () => Promise.resolve([...vocabulary]) };
  const ports = vocabulary.length > 0 ? { ...plain, embedder } : plain;
  const run = await runRecipe(question, rules, 0, ports);
  const about = { graph: "g", recipe: "small", seed: 0, trace: false };
  const { answer, answers } = await toRunReport(run, about, graph, ports.signal);
  return { ...answer, names: answers.map(({ name }) => name) };
}
