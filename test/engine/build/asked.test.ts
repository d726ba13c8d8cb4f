/** Graphs built from texts, asked in the words that readers use. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { runRecipe } from "../../../src/main/engine/ask/recipe-runner";
import { findRecipe } from "../../../src/main/engine/ask/recipes";
import { toRunReport, type RunReport } from "../../../src/main/engine/ask/run/run-report";
import type { IdentifiedEmbedder } from "../../../src/main/engine/models/embedder";
import { openEmbedder } from "../../../src/main/engine/models/onnx-embedder";
import { openRetriever, type Retriever } from "../../../src/main/engine/models/retriever";
import { openBuiltInStore } from "../../../src/main/engine/store/built-in-store";
import type { GraphStore } from "../../../src/main/engine/store/graph-store";
import { DEFAULT_RECIPE } from "../../../src/shared/recipe";
import { build, filesOf, MODELS } from "./build-fixture";

const TEXT = `CAPITOLUL I

Veni Persida, fiica lui Bandi. Persida iubea pe Națl. Persida și Trică plecară. Trică se duse la Arad.

Mara vorbea cu Trică. Bandi era acolo. Mara vorbea cu Persida.

CAPITOLUL II

Națl vorbea cu Bandi Hubăr. Persida și Națl tăceau. Mara plecă. Trică se uita la Mara, iar Mara tăcea.
`;

const signal = new AbortController().signal;
let store: GraphStore;
let embedder: IdentifiedEmbedder;
let retriever: Retriever;

const NAMES = /Persid[aei]+|Marei|Mara|Trică|Națl|Bandi(?: Hubăr)?|Arad|Iancu|Ancuța|Amza/g;

async function storeOf(text: string): Promise<GraphStore> {
  const named = [...text.matchAll(NAMES)];
  const marks = named.map(({ 0: name, index }, at) => {
    const [type, end] = [name === "Arad" ? "GPE" : "PER", index + name.length];
    return `T${at.toString()}\t${type} ${index.toString()} ${end.toString()}\t${name}\n`;
  });
  const files = filesOf({ "mara.txt": text, "mara.ann": marks.join("") });
  const { path } = await build(files, { "ner.engine": "gold", "relations.fewest": 1 });
  return openBuiltInStore(path);
}

beforeAll(async () => {
  store = await storeOf(TEXT);
  embedder = await openEmbedder(MODELS);
  retriever = await openRetriever(MODELS, embedder);
});
afterAll(async () => {
  await retriever.close();
  await embedder.close();
  await store.close();
});

async function ask(question: string, graph = store): Promise<RunReport> {
  const ports = {
    store: graph,
    embedder,
    signal,
    retriever: () => Promise.resolve(retriever),
    progress: () => undefined,
  };
  const run = await runRecipe(question, await findRecipe(DEFAULT_RECIPE, "resources/recipes"), 0, ports);
  return toRunReport(run, { graph: "mara", recipe: DEFAULT_RECIPE, seed: 0, trace: false }, graph, signal);
}

test.each([
  ["Cine este tatăl Persidei?", ["Bandi"]],
  ["A cui fiică este Persida?", ["Bandi"]],
  ["Who is the parent of Persida?", ["Bandi"]],
  ["Who is Bandi's daughter?", ["Persida"]],
  ["Whom does Persida adore?", ["Națl"]],
  ["Who talks to Trică?", ["Mara"]],
  ["Pe cine iubește Persida?", ["Națl"]],
  ["Unde se duce Trică?", ["Arad"]],
  ["În ce capitole apare Bandi?", ["CAPITOLUL I", "CAPITOLUL II"]],
  ["Cu cine vorbește doamna Mara?", ["Persida", "Trică"]],
  ["Cine este tatăl contesei Persida?", ["Bandi"]],
  ["Who talks to Colonel Trică?", ["Mara"]],
  ["Which chapters mention Arad?", ["CAPITOLUL I"]],
  ["În ce capitole apare Bandi Hubăr?", ["CAPITOLUL I", "CAPITOLUL II"]],
  ["Who talks to Lord Bandi Hubăr?", ["Națl"]],
  ["Who appears together with Trică most often?", ["Bandi", "Persida"]],
  ["In which chapters is Arad mentioned?", ["CAPITOLUL I"]],
  ["Who is mentioned most?", ["Mara", "Persida"]],
  ["Who is mentioned in the same chapter as Arad?", ["Bandi", "Mara", "Națl", "Persida", "Trică"]],
  ["Who talks to Dr. Trică?", ["Mara"]],
  ["Cine este cel mai des pomenit?", ["Mara", "Persida"]],
  ["Cine apare cel mai des?", ["Mara", "Persida"]],
  ["Which places appear?", ["Arad"]],
  ["Ce locuri sunt pomenite în roman?", ["Arad"]],
  ["Care sunt personajele principale?", ["Bandi", "Mara", "Națl", "Persida", "Trică"]],
  ["Who appears in the same chapter as Arad?", ["Bandi", "Mara", "Națl", "Persida", "Trică"]],
  ["Cine sunt personajele?", ["Bandi", "Mara", "Națl", "Persida", "Trică"]],
  ["Where is Bandi first mentioned?", ["CAPITOLUL I"]],
  ["Unde apare prima dată Trică?", ["CAPITOLUL I"]],
  ["Care este ultimul capitol în care apare Trică?", ["CAPITOLUL II"]],
  ["In which chapters do Mara and Trică meet?", ["CAPITOLUL I", "CAPITOLUL II"]],
  ["În ce capitole se întâlnesc Națl și Mara?", ["CAPITOLUL I", "CAPITOLUL II"]],
  ["Which characters appear in every chapter?", ["Bandi", "Mara", "Națl", "Persida", "Trică"]],
  ["Which places appear in only one chapter?", ["Arad"]],
  ["Ce locuri apar într-un singur capitol?", ["Arad"]],
  ["Cine este personajul cel mai des pomenit?", ["Mara", "Persida"]],
])("%s", async (question, answers) => {
  const { answers: given, subgraph } = await ask(question);
  expect(given.map(({ name }) => name).sort()).toStrictEqual(answers);
  expect(subgraph.edges.length).toBeGreaterThan(0);
});

test("what no chapter but one has stands in none of all, and is not listed", async () => {
  const { answer, answers, text } = await ask("Which places appear in every chapter?");
  expect(answers).toStrictEqual([]);
  expect(answer).toMatchObject({ complete: true });
  expect(text).toContain("None");
});

test("what the graph offers to ask is answered", async () => {
  const { questions } = await store.describe();
  expect(questions).toContain("Pe cine iubește Persida?");
  for (const question of questions) {
    const { answers } = await ask(question);
    expect(answers.length, question).toBeGreaterThan(0);
  }
});

test.each([
  ["Câte capitole are romanul?", 2],
  ["How many chapters are there in the story?", 2],
  ["Câte capitole are povestea?", 2],
  ["În câte capitole apare Trică?", 2],
  ["De câte ori apare Trică?", 4],
  ["How often is Trică mentioned?", 4],
  ["Cât de des apare Trică?", 4],
  ["How many places are mentioned?", 1],
  ["Does Mara appear together with Trică?", true],
  ["How many times do Mara and Trică appear together?", 2],
  ["Apar Mara și Națl în același capitol?", true],
])("%s %s", async (question, value) => {
  const { answer, subgraph } = await ask(question);
  expect(answer).toMatchObject({ value });
  expect(subgraph.edges.length).toBeGreaterThan(0);
});

test.each([
  ["Who is mentioned more often, Mara or Arad?", ["Mara"]],
  ["Cine este pomenit mai des, Mara sau Arad?", ["Mara"]],
  ["In which chapter is Mara mentioned most?", ["CAPITOLUL II"]],
  ["With whom does Mara appear most?", ["Persida", "Bandi", "Trică"]],
  ["How many stories are there?", ["mara (textul)"]],
  ["Who is the main character?", ["Persida", "Mara"]],
])("%s is counted", async (question, names) => {
  const { answers } = await ask(question);
  expect(answers.map(({ name }) => name)).toStrictEqual(names);
});

test("how many a text names as somebody's is told as so many at least, and how many chapters name them as whole", async () => {
  const [children, chapters] = await Promise.all(
    ["How many children does Bandi have?", "In how many chapters does Mara appear?"].map((question) =>
      ask(question),
    ),
  );
  expect(children).toMatchObject({ answer: { value: 1, complete: false } });
  expect(children!.text).toContain("At least 1.");
  expect(chapters).toMatchObject({ answer: { value: 2, complete: true } });
});

test("who stands in one chapter alone is nobody where all stand in the other, too", async () => {
  const { answer, answers } = await ask("Which characters appear only in chapter 2?");
  expect(answer).toMatchObject({ complete: true });
  expect(answers).toStrictEqual([]);
});

test("a scene is a chapter, and its number may stand behind it", async () => {
  const [scene, chapter] = await Promise.all(
    ["Ce personaje apar în scena a doua?", "Ce personaje apar în capitolul II?"].map((question) =>
      ask(question),
    ),
  );
  expect(scene!.answers).toStrictEqual(chapter!.answers);
  expect(scene!.answers.length).toBeGreaterThan(2);
});

test.each(["Who is Bandi?", "Cine este Bandi?", "Ce știi despre Bandi?"])(
  "%s is told by the sentence that introduces Bandi",
  async (question) => {
    const { answer } = await ask(question);
    expect(answer).toMatchObject({ complete: false });
    expect(answer?.values?.[0]).toBe("Veni Persida, fiica lui Bandi.");
  },
);

test("where no word can be picked out, the sentence that tells all that is asked is quoted", async () => {
  const { answer } = await ask("Did Mara leave?");
  expect(answer).toMatchObject({ complete: false, values: ["Mara plecă."] });
  expect(answer?.passage).toBeDefined();
});

test.each([
  "Who is the father of Mara?",
  "Cine este fiul Persidei?",
  "Cine este mama Persidei?",
  "Whom does Mara hate?",
  "Cine o iubește pe Mara?",
  "De unde pleacă Trică?",
  "Cine este soția lui Națl?",
  "What does Mara own?",
  "A cui moșie este Arad?",
])("%s is refused: the text does not say", async (question) => {
  const { answer, answers } = await ask(question);
  expect(answers).toStrictEqual([]);
  expect(answer?.refused).toBeDefined();
});

test("a refused question that names two shows the passages that name both", async () => {
  const asked = await ask("Why did Mara scold Trică?");
  expect(asked.answer?.refused).toBeDefined();
  expect(asked.answers).toStrictEqual([]);
  expect(asked.subgraph.edges.map(({ relation }) => relation).sort()).toContain("CO_OCCURS_WITH");
  expect(asked.text).toContain("The text names Mara and Trică together");
});

test("a refused question shows where the text has whom it names, chapter by chapter", async () => {
  const apart = await ask("Why did Mara scold Arad?");
  expect(apart.text).toContain("Where the text names Mara and Arad first");
  const one = await ask("What does Bandi own?");
  expect(one.answers).toStrictEqual([]);
  expect(one.subgraph.edges.map(({ relation }) => relation)).toStrictEqual(["APPEARS_IN", "APPEARS_IN"]);
});

test("whoever the text calls a brother is no sister, whatever the name ends in", async () => {
  const told = "Amza tăcea. ".repeat(9);
  const kin = await storeOf(`Iancu vorbea cu sora sa Ancuța. Iancu plecă cu fratele său Amza. ${told}`);
  const sisters = await ask("Cine este sora lui Iancu?", kin);
  const brothers = await ask("Cine este fratele lui Iancu?", kin);
  const several = await ask("Who are the brothers of Iancu?", kin);
  await kin.close();
  expect(sisters.answers.map(({ name }) => name)).toStrictEqual(["Ancuța"]);
  expect(brothers.answers.map(({ name }) => name)).toStrictEqual(["Amza"]);
  expect(several.answers.map(({ name }) => name)).toStrictEqual(["Amza"]);
});
