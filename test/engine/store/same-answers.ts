/** A question of every form over a small graph: what a store answers must not depend on which store it is. */
import { runRecipe } from "../../../src/main/engine/ask/recipe-runner";
import { toRunReport } from "../../../src/main/engine/ask/run/run-report";
import type { GraphStore } from "../../../src/main/engine/store/graph-store";
import { UNDERSTAND } from "../../../src/shared/stages/understand";
import { portsOf } from "../ask/ports";
import { smallRecipe } from "../ask/small-recipe";
import type { EdgeDescription, GraphDescription, NodeDescription } from "./graph-description";

const LABELS: Readonly<Record<string, readonly string[]>> = {
  Bridge: ["Arden", "Bodmin", "Corfe", "Dover", "Falun"],
  Engineer: ["Mira Holt", "Jon Pike"],
  River: ["Elbe", "Oder"],
  Year: ["1925", "1931", "1948", "1960"],
};
const EDGES = [
  ...["Arden built_by Mira Holt", "Bodmin built_by Mira Holt", "Corfe built_by Mira Holt"],
  ...["Corfe built_by Jon Pike", "Dover built_by Jon Pike"],
  ...["Arden spans Elbe", "Bodmin spans Elbe", "Corfe spans Oder", "Falun spans Oder"],
  ...["Dover opening_year 1925", "Arden opening_year 1931", "Bodmin opening_year 1948"],
  "Corfe opening_year 1960",
];

/** Bridges, who built them, over which river and when; Arden and Corfe have a length. */
export const BRIDGES: GraphDescription = {
  nodes: Object.entries(LABELS).flatMap(([label, names]) => names.map((name) => bridgeNode(label, name))),
  edges: EDGES.map((edge): EdgeDescription => {
    const [, source, relation, target] = /^(\S+) (\S+) (.+)$/.exec(edge)!;
    return { source: idOf(source!), relation: relation!, target: idOf(target!) };
  }),
};

/** One question of each form, by the form. */
export const OF_EACH_FORM: readonly (readonly [form: string, question: string])[] = [
  ["list", "Who built Dover?"],
  ["list, through another", "Which rivers are spanned by the bridges of the builder of Dover?"],
  ["attribute", "What is the length of Arden?"],
  ["ordered", "bridges built by Mira Holt from oldest to newest"],
  ["count", "How many bridges were built by Mira Holt?"],
  ["count of a kind", "number of bridges"],
  ["boolean, yes", "Was Arden built by Mira Holt?"],
  ["boolean, no", "Was Dover built by Mira Holt?"],
  ["boolean, not said", "Was Falun built by Mira Holt?"],
  ["negation", "Which bridges built by Mira Holt do not span Elbe?"],
  ["negation of all", "Which bridges were not built by Mira Holt?"],
  ["both", "Which bridges were built by both Mira Holt and Jon Pike?"],
  ["either", "bridges that span Elbe or Oder"],
  ["range", "Which bridges built by Mira Holt were opened before 1950?"],
  ["superlative", "What is the oldest bridge built by Mira Holt?"],
  ["superlative of a count", "Which engineer built the most bridges?"],
  ["comparison", "Which bridge is newer, Arden or Corfe?"],
  ["chain", "What connects Mira Holt and Jon Pike?"],
  ["count, mean", "What is the average length of the bridges?"],
  ["count, sum", "What is the total length of bridges that span Elbe or Oder?"],
  ["count, share", "What percentage of the bridges were built by Mira Holt?"],
  ["list, a count by group", "How many bridges are there per river?"],
  ["list, a mean by group", "What is the average length of bridges by river?"],
  ["range, of a number", "Which bridges are longer than 200?"],
  ["range, of a count", "Which engineers built more than two bridges?"],
  ["superlative, of a number", "What is the longest bridge?"],
  ["negation, of nothing", "Which bridges have no engineer?"],
  ["none", "Which bridges were painted by Zorblax Quux?"],
];

/** The first of each kind: "count", and not "count of a kind" or "count, mean" as well. */
export const OF_EACH_KIND = OF_EACH_FORM.filter(
  ([form]) => !/,| of/.test(form) || /^boolean, yes/.test(form),
);

/** What a store answers to each of the questions: form, value, answers, whether they are all, and what is said. */
export async function answersOf(
  store: GraphStore,
  questions: typeof OF_EACH_FORM = OF_EACH_FORM,
): Promise<Record<string, unknown>> {
  const recipe = { ...smallRecipe(), understand: UNDERSTAND.schema.parse({ method: "rules" }) };
  const ports = portsOf(store);
  const answers: Record<string, unknown> = {};
  for (const [form, question] of questions) {
    const run = await runRecipe(question, recipe, 0, ports);
    const about = { graph: "bridges", recipe: recipe.name, seed: 0, trace: false };
    const report = await toRunReport(run, about, store, ports.signal);
    const { answer, answersTotal, text } = report;
    answers[form] = { ...answer, answersTotal, text, names: report.answers.map(({ name }) => name) };
  }
  return answers;
}

function bridgeNode(label: string, name: string): NodeDescription {
  const lengths: Readonly<Record<string, number>> = { Arden: 120, Corfe: 340 };
  const length = lengths[name];
  return { id: idOf(name), name, labels: [label], ...(length !== undefined && { properties: { length } }) };
}

function idOf(name: string): string {
  return name.toLowerCase().replace(" ", "-");
}
