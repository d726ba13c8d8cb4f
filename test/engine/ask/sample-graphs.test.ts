import { afterAll, beforeAll, expect, test } from "vitest";
import { runRecipe, type RunPorts } from "../../../src/main/engine/ask/recipe-runner";
import { findRecipe } from "../../../src/main/engine/ask/recipes";
import { toRunReport, type RunReport } from "../../../src/main/engine/ask/run/run-report";
import type { IdentifiedEmbedder } from "../../../src/main/engine/models/embedder";
import { openEmbedder } from "../../../src/main/engine/models/onnx-embedder";
import { openRetriever, type Retriever } from "../../../src/main/engine/models/retriever";
import { openBuiltInStore } from "../../../src/main/engine/store/built-in-store";
import type { GraphStore } from "../../../src/main/engine/store/graph-store";
import { DEFAULT_RECIPE } from "../../../src/shared/recipe";

const signal = new AbortController().signal;
let store: GraphStore;
let films: GraphStore;
let embedder: IdentifiedEmbedder;
let retriever: Retriever;

beforeAll(async () => {
  store = await openBuiltInStore("resources/graphs/drugs.duckdb");
  films = await openBuiltInStore("resources/graphs/films.duckdb");
  embedder = await openEmbedder("resources/models");
  retriever = await openRetriever("resources/models", embedder);
});
afterAll(async () => {
  await retriever.close();
  await embedder.close();
  await store.close();
  await films.close();
});

async function ask(question: string, recipe: string, on = store): Promise<RunReport> {
  const ports: RunPorts = {
    ...{ store: on, embedder, signal },
    retriever: () => Promise.resolve(retriever),
    progress: () => undefined,
  };
  const finished = await runRecipe(question, await findRecipe(recipe, "resources/recipes"), 0, ports);
  return toRunReport(finished, { graph: "g", recipe, seed: 0, trace: true }, on, signal);
}

const IMATINIB = "MESH:D000068877";
const TUMOUR = "MESH:D046152";
const [KIT, PDGFRA] = ["UniProt:P10721", "UniProt:P16234"];

/** Ids reached from `start` over the kept edges without stepping on `avoided`. */
function reached({ subgraph }: RunReport, start: string, avoided: readonly string[]): Set<string> {
  const found = new Set([start]);
  for (const node of found) {
    for (const { source, target } of subgraph.edges) {
      const next = source === node ? target : target === node ? source : node;
      if (!avoided.includes(next)) found.add(next);
    }
  }
  return found;
}

test.each([...new Set([DEFAULT_RECIPE, "path-match", "biomedical"])])(
  "%s: imatinib reaches the tumour through KIT and through PDGFRA, and every candidate has one verdict",
  async (recipe) => {
    const report = await ask("How does imatinib work against gastrointestinal stromal tumor?", recipe);
    const ids = report.subgraph.nodes.map(({ id }) => id);
    expect(ids).toStrictEqual(expect.arrayContaining([IMATINIB, TUMOUR, KIT, PDGFRA]));
    expect([...reached(report, IMATINIB, [])].sort()).toStrictEqual([...ids].sort());
    for (const protein of [KIT, PDGFRA]) {
      expect(reached(report, protein!, [TUMOUR]).has(IMATINIB)).toBe(true);
      expect(reached(report, protein!, [IMATINIB]).has(TUMOUR)).toBe(true);
    }
    expect(report.answers.map(({ id }) => id)).not.toContain(IMATINIB);
    const counted = Object.values(report.verdicts).reduce((sum, count) => sum + count, 0);
    expect(counted).toBe(report.edges!.length);
  },
);

test.each([
  "Explain how imatinib relieves gastrointestinal stromal tumor.",
  "By what means does imatinib fight gastrointestinal stromal tumor?",
  "In what way does imatinib improve gastrointestinal stromal tumor?",
  "How can gastrointestinal stromal tumor be relieved by imatinib?",
  "How does gastrointestinal stromal tumor respond to imatinib?",
])("a mechanism is asked for in many words: %s", async (question) => {
  const { subgraph, notes, understanding } = await ask(question, "biomedical");
  // The verb is no kind that is asked for ("what relieves").
  expect([understanding?.form, understanding?.kind]).toStrictEqual(["chain", undefined]);
  expect(subgraph.nodes.map(({ id }) => id)).toStrictEqual(expect.arrayContaining([IMATINIB, TUMOUR, KIT]));
  // "Relieves" is no slip of "believes".
  expect(notes.join(" ")).not.toContain("believes");
});

test.each(["Which drugs treat gout?", "Which drugs work against gout?"])(
  "%s: told by curated records where no edge says so",
  async (question) => {
    const { answer, answers, text } = await ask(question, "biomedical");
    expect(answer).toMatchObject({ form: "list", complete: true });
    expect(answers.map(({ name }) => name).sort()).toStrictEqual([
      ...["Azapropazone", "FYX-051", "benzbromarone", "colchicine", "indomethacin", "naproxen"],
    ]);
    expect(text).toContain("Of 6 pairs here no edge says “treats”: curated records tell it");
  },
);

test("what a drug is used for is told by its records, and nothing is denied that none of them says", async () => {
  const { answers } = await ask("For what is warfarin prescribed?", DEFAULT_RECIPE);
  expect(answers.map(({ name }) => name).sort()).toStrictEqual([
    ...["Pulmonary embolism", "Thromboembolic disorder", "Thrombosis", "Venous Thrombosis"],
  ]);
  const { answer } = await ask("Does salbutamol treat asthma?", DEFAULT_RECIPE);
  expect(answer).toStrictEqual({ form: "boolean", complete: false });
});

test("a word in two parts of which the last is strange is strange as a whole, and no lookup answers it", async () => {
  const { answer } = await ask("What is the half-life of imatinib?", DEFAULT_RECIPE);
  expect(answer).toMatchObject({ form: "none", refused: expect.stringContaining("life") as string });
});

test.each([
  ["How does propranolol treat asthma?", DEFAULT_RECIPE, false],
  ["How does propranolol treat asthma?", "biomedical", false],
  ["How does amoxicillin work against influenza?", "biomedical", false],
  ["How does eculizumab act in paroxysmal nocturnal hemoglobinuria?", "biomedical", true],
  ["What makes eculizumab effective against paroxysmal nocturnal hemoglobinuria?", "biomedical", true],
  ["What makes cefepime effective against Non-Hodgkin's lymphoma?", "biomedical", false],
  ["Explain how cefepime relieves Non-Hodgkin's lymphoma.", "biomedical", false],
  ["How does gastrointestinal stromal tumor respond to imatinib?", "biomedical", true],
])("%s by %s: complete only where one record tells it", async (question, recipe, complete) => {
  expect((await ask(question, recipe)).answer?.complete).toBe(complete);
});

//   from the films that a clause tells every language is two steps away, over the languages themselves or over years
test.each([
  [
    "what are the languages spoken in the films directed by the Man to Man director",
    ["French", "Vietnamese"],
  ],
  ["what languages are the films that share directors with Khartoum in", ["English"]],
  [
    "what are the languages spoken in the films starred by Mr. Moto Takes a Chance actors",
    ["Finnish", "German"],
  ],
])(
  "%s: what is asked of things that a clause tells stands in one relation to them",
  async (question, names) => {
    const { answers } = await ask(question, DEFAULT_RECIPE, films);
    expect(answers.map(({ name }) => name).sort()).toStrictEqual(names);
  },
);
