/** Where no relation answers, whom the text names most often with somebody where it tells of what is asked. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { runRecipe } from "../../../../src/main/engine/ask/recipe-runner";
import { findRecipe } from "../../../../src/main/engine/ask/recipes";
import { toRunReport } from "../../../../src/main/engine/ask/run/run-report";
import type { IdentifiedEmbedder } from "../../../../src/main/engine/models/embedder";
import { openEmbedder } from "../../../../src/main/engine/models/onnx-embedder";
import { openBuiltInStore } from "../../../../src/main/engine/store/built-in-store";
import type { GraphStore } from "../../../../src/main/engine/store/graph-store";
import { build, filesOf, MODELS } from "../../build/build-fixture";

const TEXT = `Capitolul I

Pe Dan îl topea amorul când o vedea pe Ana. Ana venea des. Dan nu-i spunea nimic de dragoste, iar Ana tăcea.

Se știa de iubirea ce-i lega, de Dan și de Ana, prin tot satul. Radu râdea de Dan și de iubirile lui.

Capitolul II

Radu și Dan mergeau la vie. Dan ofta de dragostea care o ascundea și Ana. Maria dormea. Maria era sora lui Dan.
`;
const NAMES = /Dan|Ana|Radu|Maria/g;
const signal = new AbortController().signal;
let store: GraphStore;
let embedder: IdentifiedEmbedder;

beforeAll(async () => {
  const marks = [...TEXT.matchAll(NAMES)].map(
    ({ 0: name, index }, at) =>
      `T${at.toString()}\tPER ${index.toString()} ${(index + name.length).toString()}\t${name}\n`,
  );
  const files = filesOf({ "dan.txt": TEXT, "dan.ann": marks.join("") });
  const { path } = await build(files, { "ner.engine": "gold", "relations.fewest": 1 });
  store = await openBuiltInStore(path);
  embedder = await openEmbedder(MODELS);
});
afterAll(async () => {
  await embedder.close();
  await store.close();
});

async function ask(question: string) {
  const ports = { store, embedder, signal, progress: () => undefined };
  const run = await runRecipe(question, await findRecipe("path-match", "resources/recipes"), 0, ports);
  return toRunReport(run, { graph: "dan", recipe: "path-match", seed: 0, trace: false }, store, signal);
}

test.each(["Pe cine iubește Dan?", "Whom does Dan love?", "Who loves Dan?"])(
  "%s is answered by a count, told as one and as incomplete, with passages",
  async (question) => {
    const { answers, answer, text, subgraph } = await ask(question);
    expect(answers.map(({ name }) => name)).toStrictEqual(["Ana"]);
    expect(answer).toMatchObject({ form: "list", complete: false });
    expect(text).toContain("The text does not say it outright");
    expect(text).toContain("Pe Dan îl topea amorul când o vedea pe Ana.");
    expect(subgraph.edges.length).toBeGreaterThan(0);
  },
);

test.each([
  "Whom does Radu love?",
  "Whom did Dan love first?",
  "Who loves without Dan?",
  "Whom does Dan hate?",
  "Where does Dan live?",
  "Who killed Dan?",
])(
  "%s is not counted: too little tells it, or it is not told again and again; at most it is quoted",
  async (question) => {
    const { answers, answer } = await ask(question);
    expect(answers).toStrictEqual([]);
    expect(answer).toMatchObject({ complete: false });
  },
);

test("no question is offered that has lost its verb", async () => {
  const { understanding } = await ask("Who scolded Dan?");
  expect(understanding?.offers).not.toContain("Who Dan?");
});

test("a refusal quotes what comes nearest, with its chapter", async () => {
  const { text } = await ask("Whom does Radu laugh at?");
  expect(text).toContain("“Radu râdea de Dan și de iubirile lui.” (Capitolul I)");
});
