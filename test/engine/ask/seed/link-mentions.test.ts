import { describe, expect, test } from "vitest";
import { linkMentions } from "../../../../src/main/engine/ask/seed/link-mentions";
import { findSeeds } from "../../../../src/main/engine/ask/seed/seed";
import type { GraphStore, SeedQuery } from "../../../../src/main/engine/store/graph-store";
import { linkNames } from "../../../../src/main/engine/store/remote/linked-names";
import { inEnglish } from "../../../../src/shared/sentences/sentences";
import { memoryGraph } from "../memory-graph";
import { portsOf } from "../ports";

const NAMES = [
  "Inception",
  "Audrey Hepburn",
  "Adore",
  "Last Night",
  "life",
  "horror",
  "Moses",
  "The Ring",
  "Persida",
  "Ștefan",
];
const graph = memoryGraph(NAMES.map((name) => [name, "directed_by", "Somebody"]));
/** The test graph with the product's own linker. */
const store: GraphStore = Object.assign(Object.create(graph) as GraphStore, {
  seeds: (query: SeedQuery, signal: AbortSignal) =>
    query.by === "mention"
      ? linkNames(
          query.question,
          NAMES.map((name, at) => ({ node: at === 0 ? 0 : at + 1, name })),
          [],
          [],
          signal,
        )
      : graph.seeds(query, signal),
});
const ENGLISH =
  "inception the which film movies adore adored last night life horror ring watched reached remember who of about".split(
    " ",
  );
const ports = { ...portsOf(store) };
const english = { ...ports, embedder: { ...ports.embedder, words: () => Promise.resolve(ENGLISH) } };

async function linked(question: string) {
  const { nodes, unknown } = await linkMentions(question, [], english);
  const { names } = await store.nodeNames(Int32Array.from(nodes, ({ node }) => node));
  return {
    names: nodes.map(({ doubtful }, at) => `${names[at]!}${doubtful ? "?" : ""}`),
    unknown: unknown.map(({ start, end }) => question.slice(start, end)),
  };
}

describe("names in a Romanian form", () => {
  test("are found by what they are forms of, and by nothing that is only near", async () => {
    expect(await linked("Cine este mama Persidei?")).toStrictEqual({ names: ["Persida"], unknown: [] });
    expect(await linked("Cine este tatăl lui Ștefanule?")).toStrictEqual({ names: ["Ștefan"], unknown: [] });
    expect(await linked("Cine este mama Paraschivei?")).toStrictEqual({
      names: [],
      unknown: ["Paraschivei"],
    });
  });
});

describe("lower-case words that are like names", () => {
  test("are no names where they are ordinary words, or nearer to one", async () => {
    expect((await linked("which moies are there")).names).toStrictEqual([]);
    expect((await linked("My niece adores Audrey Hepburn")).names).toStrictEqual(["Audrey Hepburn"]);
  });
  test("are doubtful beside a name beyond doubt, and believed alone", async () => {
    expect((await linked("I saw Inception last night for the life of me")).names).toStrictEqual([
      "Inception",
      "Last Night?",
      "life?",
    ]);
    expect((await linked("Inception shows life")).names).toStrictEqual(["Inception", "life?"]);
    expect((await linked("films about horror")).names).toStrictEqual(["horror"]);
    expect((await linked('"life" of Audrey Hepburn')).names).toStrictEqual(["life", "Audrey Hepburn"]);
  });
});

test("a slip in each word of a name is forgiven, and told", async () => {
  const question = "who is Adurey Hepbrun";
  expect((await linked(question)).names).toStrictEqual(["Audrey Hepburn"]);
  const { notes } = await findSeeds(question, { method: "linked", k: 3, nodes: [], labels: [] }, english);
  expect(notes.map(inEnglish)).toStrictEqual(["“Adurey Hepbrun” was read as “Audrey Hepburn”."]);
});

test("what is written as a name and is none is told, with what was taken instead", async () => {
  expect((await linked("When was Quantum Banana Republic released?")).unknown).toStrictEqual([
    "Quantum Banana Republic",
  ]);
  expect((await linked('who made "nothing at all" with Audrey Hepburn')).unknown).toStrictEqual([
    "nothing at all",
  ]);
  expect((await linked("Which Film is it?")).unknown).toStrictEqual([]);
});

test("words of a label written as one are the graph's own, and no slips of others", async () => {
  const feature = memoryGraph([["Cough", "has_phenotype", "Audrey Hepburn"]], {
    labels: { Cough: "PhenotypicFeature" },
  });
  const { spelt } = await findSeeds(
    "which phenotypic feature has Cough",
    { method: "linked", k: 3, nodes: [], labels: [] },
    { ...english, store: feature },
  );
  expect(spelt).toBeUndefined();
});

test("ordinary words are spelt right for the scores, names and offsets follow", async () => {
  const question = "whihc moovies are of Audrey Hepburn";
  const { spelt, mentioned } = await findSeeds(
    question,
    { method: "linked", k: 3, nodes: [], labels: [] },
    english,
  );
  expect(spelt?.question).toBe("which movies are of Audrey Hepburn");
  const span = (at: { start: number; end: number }, text: string) => text.slice(at.start, at.end);
  expect(span(spelt!.mentioned[0]!.mention!, spelt!.question)).toBe("Audrey Hepburn");
  expect(span(mentioned[0]!.mention!, question)).toBe("Audrey Hepburn");
});
