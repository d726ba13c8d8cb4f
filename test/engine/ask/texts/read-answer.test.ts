/** Where no relation answers, a stretch of one sentence does: told as read, with its letters; or the question is refused as before. */
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runRecipe } from "../../../../src/main/engine/ask/recipe-runner";
import { findRecipe } from "../../../../src/main/engine/ask/recipes";
import { toRunReport } from "../../../../src/main/engine/ask/run/run-report";
import { openMorphology } from "../../../../src/main/engine/build/tagger/morphology";
import type { IdentifiedEmbedder } from "../../../../src/main/engine/models/embedder";
import { openEmbedder } from "../../../../src/main/engine/models/onnx-embedder";
import { openBuiltInStore } from "../../../../src/main/engine/store/built-in-store";
import type { GraphStore } from "../../../../src/main/engine/store/graph-store";
import { build, filesOf, MODELS } from "../../build/build-fixture";

const TEXT = `Capitolul I

Olar Ghenea lucra la cuptor. În anul 1848 arse cuptorul, iar Ghenea se mută la Brezoi. Vecinul Tudose îi împrumută o căruță cu doi boi.

Capitolul II

Tudose vându căruța la târgul din Horezu. Ghenea nu știa nimic. Lina o ceru pe fata morarului pentru Tudose.
`;
const MARKS = [
  [/Ghenea|Tudose|Lina/g, "PER"],
  [/Brezoi|Horezu/g, "LOC"],
] as const;
const signal = new AbortController().signal;
let store: GraphStore;
let embedder: IdentifiedEmbedder;
const morphology = openMorphology(MODELS, "ronec-tagger");

beforeAll(async () => {
  const marks = MARKS.flatMap(([names, type]) =>
    [...TEXT.matchAll(names)].map((found) => ({ found, type })),
  ).map(
    ({ found: { 0: name, index }, type }, at) =>
      `T${at.toString()}\t${type} ${index.toString()} ${(index + name.length).toString()}\t${name}\n`,
  );
  const files = filesOf({ "olar.txt": TEXT, "olar.ann": marks.join("") });
  const { path } = await build(files, { "ner.engine": "gold", "relations.fewest": 1 });
  store = await openBuiltInStore(path);
  embedder = await openEmbedder(MODELS);
});
afterAll(async () => {
  await embedder.close();
  await store.close();
});

async function ask(question: string, of: GraphStore = store) {
  const ports = {
    ...{ store: of, embedder, signal, progress: () => undefined },
    romanianTags: async () => (texts: readonly string[]) => morphology.read(texts).map(({ upos }) => upos),
  };
  const recipe = await findRecipe("path-match", join("resources", "recipes"));
  const run = await runRecipe(question, recipe, 0, ports);
  return toRunReport(run, { graph: "olar", recipe: "path-match", seed: 0, trace: false }, of, signal);
}

test("a text is no place: it never answers where somebody worked", async () => {
  const { answers } = await ask("Where did Ghenea work?");
  expect(answers.map(({ name }) => name)).not.toContain("olar");
});

test.each(["What is Ghenea's job?", "What did Lina pawn?", "What did Lina lose?"])(
  "a text is neither a trade nor a thing: %s",
  async (question) => {
    const { answers } = await ask(question);
    expect(answers.map(({ name }) => name)).not.toContain("olar");
  },
);

test("a text is what a word for one asks for", async () => {
  const { answers } = await ask("Which novel has the character Ghenea?");
  expect(answers.map(({ name }) => name)).toStrictEqual(["olar"]);
});

test("a database that keeps no texts says so beside the refusal", async () => {
  const without = new Proxy(store, {
    get: (target, key) => {
      const value: unknown = key === "texts" ? undefined : Reflect.get(target, key);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
  const { answer, text } = await ask("Unde a vândut Tudose căruța?", without);
  expect(answer!.refused).toBeDefined();
  expect(text).toContain("are not kept in this database");
});

test.each([
  ["Unde a vândut Tudose căruța?", "Horezu"],
  ["Where did Tudose sell the cart?", "Horezu"],
  ["Cine i-a împrumutat lui Ghenea o căruță?", "Tudose"],
])("%s is answered by whom or what its sentence names, not as a whole answer", async (question, name) => {
  const { answers, answer, text } = await ask(question);
  expect(answers.map((one) => one.name)).toStrictEqual([name]);
  expect(answer).toMatchObject({ form: "list", complete: false });
  const { start, end } = answer!.passage!;
  expect(TEXT.slice(start, end)).toContain(name);
  expect(text).toContain("Read from one passage of the text, not from the graph");
});

test.each([["Când a ars cuptorul?", "1848"]])(
  "%s is answered by the words of the text",
  async (question, words) => {
    const { answers, answer, text } = await ask(question);
    expect(answers).toStrictEqual([]);
    expect(answer!.values!.join()).toContain(words);
    expect(text).toContain("În anul 1848 arse cuptorul");
  },
);

test.each(["Who painted Ghenea?", "Unde s-a născut Lina?", "Cine nu a vândut căruța?"])(
  "%s is refused: no sentence tells it",
  async (question) => {
    const { answers, answer } = await ask(question);
    expect(answers).toStrictEqual([]);
    expect(answer!.values).toBeUndefined();
    expect(answer!.refused).toBeDefined();
  },
);

test("a text in which nobody is named often is read all the same", async () => {
  const diary = `Capitolul I

3 aprilie. Tata a cumpărat o iapă la Horezu. Ploua.

Capitolul II

10 aprilie. Am dormit prost.
`;
  const start = diary.indexOf("Horezu");
  const marks = `T1\tLOC ${start.toString()} ${(start + "Horezu".length).toString()}\tHorezu\n`;
  const { path } = await build(filesOf({ "jurnal.txt": diary, "jurnal.ann": marks }), {
    "ner.engine": "gold",
  });
  const of = await openBuiltInStore(path);
  const { relations } = await of.describe();
  expect(relations.map(({ name }) => name)).not.toContain("HAS_CHARACTER");
  const { text } = await ask("Unde a cumpărat tata iapa?", of);
  await of.close();
  expect(text).toContain("Tata a cumpărat o iapă la Horezu");
});
