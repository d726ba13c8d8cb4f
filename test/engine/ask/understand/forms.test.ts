/** What each form of question is answered with, over a graph small enough to check by eye; none of its words is known to the rules. */
import { expect, test } from "vitest";
import { runRecipe } from "../../../../src/main/engine/ask/recipe-runner";
import { toRunReport } from "../../../../src/main/engine/ask/run/run-report";
import type { Recipe } from "../../../../src/shared/recipe";
import { UNDERSTAND } from "../../../../src/shared/stages/understand";
import { memoryGraph, type Triple } from "../memory-graph";
import { portsOf } from "../ports";
import { smallRecipe } from "../small-recipe";

//   bridges, who built them, when, and over what; Falun has no builder
const TRIPLES: readonly Triple[] = [
  ...(["Arden", "Bodmin", "Corfe"] as const).map((bridge): Triple => [bridge, "built_by", "Mira Holt"]),
  ["Dover", "built_by", "Jon Pike"],
  ["Corfe", "built_by", "Jon Pike"],
  ["Arden", "spans", "Elbe"],
  ["Bodmin", "spans", "Elbe"],
  ["Corfe", "spans", "Oder"],
  ["Falun", "spans", "Oder"],
  ["Arden", "opening_year", "1931"],
  ["Bodmin", "opening_year", "1948"],
  ["Corfe", "opening_year", "1960"],
  ["Dover", "opening_year", "1925"],
];
const LABELS = Object.fromEntries([
  ...["Arden", "Bodmin", "Corfe", "Dover", "Falun"].map((name) => [name, "Bridge"]),
  ...["Mira Holt", "Jon Pike"].map((name) => [name, "Engineer"]),
  ...["Elbe", "Oder"].map((name) => [name, "River"]),
  ...["1931", "1948", "1960", "1925"].map((name) => [name, "Year"]),
]) as Record<string, string>;

const store = memoryGraph(TRIPLES, { labels: LABELS });
const RULES: Recipe = { ...smallRecipe(), understand: UNDERSTAND.schema.parse({ method: "rules" }) };

async function askWhole(question: string, recipe = RULES, graph = store) {
  const ports = portsOf(graph);
  const run = await runRecipe(question, recipe, 0, ports);
  const about = { graph: "bridges", recipe: "small", seed: 0, trace: false };
  return toRunReport(run, about, graph, ports.signal);
}

async function ask(question: string, recipe = RULES, graph = store) {
  const { answer, answers, subgraph, text } = await askWhole(question, recipe, graph);
  return { ...answer, text, names: answers.map(({ name }) => name), edges: subgraph.edges.length };
}

test.each([
  ["How many bridges were built by Mira Holt?", "count", 3],
  ["number of bridges", "count", 5],
  ["Was Arden built by Mira Holt?", "boolean", true],
  ["Is it true that Dover was built by Mira Holt?", "boolean", false],
  ["Is Arden a bridge?", "boolean", true],
  ["Is Elbe a bridge?", "boolean", false],
])("%s", async (question, form, value) => {
  expect(await ask(question)).toMatchObject({ form, value, complete: true });
});

test.each([
  ["Which bridges built by Mira Holt do not span Elbe?", "negation", ["Corfe"]],
  ["Which bridges were not built by Mira Holt?", "negation", ["Dover", "Falun"]],
  ["Which bridges were built by both Mira Holt and Jon Pike?", "both", ["Corfe"]],
  ["bridges that span Elbe or Oder", "either", ["Arden", "Bodmin", "Corfe", "Falun"]],
  ["Which bridges built by Mira Holt were opened before 1950?", "range", ["Arden", "Bodmin"]],
  ["Which bridges built by Mira Holt were opened between 1940 and 1965?", "range", ["Bodmin", "Corfe"]],
])("%s", async (question, form, names) => {
  const found = await ask(question);
  expect([found.form, found.complete, found.names.sort()]).toStrictEqual([form, true, names]);
});

test.each([
  ["What is the oldest bridge built by Mira Holt?", "superlative", "Arden"],
  ["Which engineer built the most bridges?", "superlative", "Mira Holt"],
  ["Which bridge is newer, Arden or Corfe?", "comparison", "Corfe"],
])("%s has one answer", async (question, form, name) => {
  expect(await ask(question)).toMatchObject({ form, complete: true, names: [name] });
});

test("who has the most rests on the edges that were counted", async () => {
  expect(await ask("Which engineer built the most bridges?")).toMatchObject({
    names: ["Mira Holt"],
    edges: 3,
  });
});

test("no comes with what the graph says instead, and nothing is said of what it says nothing of", async () => {
  expect(await ask("Was Dover built by Mira Holt?")).toMatchObject({
    value: false,
    names: ["Jon Pike"],
    edges: 1,
  });
  const silent = await ask("Was Falun built by Mira Holt?");
  expect([silent.form, silent.value, silent.complete]).toStrictEqual(["boolean", undefined, false]);
});

test.each([
  ["Was Dover built by Mira Holt?", "No. The graph names Jon Pike instead.", "Dover — built by → Jon Pike."],
  ["Was Arden built by Mira Holt?", "Yes.", "Arden — built by → Mira Holt."],
  [
    ...["Is there a bridge built by Jon Pike?", "Yes: Corfe and Dover."],
    "Dover and Corfe — built by → Jon Pike.",
  ],
  [
    ...["Is Dover older than Bodmin?", "Yes."],
    ...["Dover — opening year → 1925.", "Bodmin — opening year → 1948."],
  ],
  [
    ...["How many bridges were built by Mira Holt?", "Counted: 3. Arden, Bodmin and Corfe:"],
    "Arden, Bodmin and Corfe — built by → Mira Holt.",
  ],
  [
    "Which bridges span Elbe but were not built by Mira Holt?",
    "None: nothing in the graph meets all that was asked.",
    "Left out: Arden and Bodmin.",
  ],
  [
    ...["Which bridges were not built by Mira Holt?"],
    ...["Dover and Falun: the graph does not say it of them.", "Left out: Arden, Bodmin and Corfe."],
  ],
])("%s is answered in a sentence, and the triples that say so", async (question, ...sentences) => {
  expect((await ask(question)).text).toBe(sentences.join(" "));
});

test.each([
  ["bridges built by Mira Holt from oldest to newest", ["Arden", "Bodmin", "Corfe"]],
  ["bridges built by Mira Holt, latest to earliest", ["Corfe", "Bodmin", "Arden"]],
])("%s is a list in order", async (question, names) => {
  expect(await ask(question)).toMatchObject({ form: "list", complete: true, names });
});

test.each([
  ["Which bridges by the builder of Dover span Oder?", "both", ["Corfe"]],
  ["Which rivers are spanned by the bridges of the builder of Dover?", "list", ["Oder"]],
  ["bridges built by Mira Holt that span Elbe", "both", ["Arden", "Bodmin"]],
  ["My uncle claims that Arden spans Elbe; who built it?", "list", ["Mira Holt"]],
  ["I am after bridges that Mira Holt and Jon Pike both built.", "both", ["Corfe"]],
  ["Which bridges did Jon Pike build, and I never have it at hand?", "list", ["Corfe", "Dover"]],
])("%s is computed whole, and what only tells a story is left out", async (question, form, names) => {
  const found = await ask(question);
  expect([found.form, found.complete, found.names.sort()]).toStrictEqual([form, true, names]);
});

test.each([
  ["What connects Mira Holt and Jon Pike?", ["Corfe"]],
  ["Which rivers link Corfe to Falun?", ["Oder"]],
])("%s is all that lies on the shortest ways", async (question, names) => {
  expect(await ask(question)).toMatchObject({ form: "chain", complete: true, names });
});

const BETWEEN: Recipe = { ...RULES, understand: { ...RULES.understand!, between: "subgraph" } };

test.each([
  "What connects Mira Holt and Jon Pike?",
  "What makes Mira Holt zorbly against Oder?",
  "Why is Mira Holt zorbled for Oder?",
  "Which bridges stand between Mira Holt and Oder?",
  "De ce este zorblat Mira Holt împotriva Oder?",
])("a recipe that reads what lies between two names is left %s", async (question) => {
  const { answer, stages } = await askWhole(question, BETWEEN);
  expect(answer?.refused).toBeUndefined();
  expect(stages.find(({ name }) => name === "expand")!.edges).toBeGreaterThan(0);
});

test("why one thing does something to another asks for no kind, which things do it does", async () => {
  const kindOf = async (question: string) => (await askWhole(question, BETWEEN)).understanding?.kind?.text;
  expect(await kindOf("Why does Mira Holt build in Oder?")).toBeUndefined();
  expect(await kindOf("By which bridges does Mira Holt zorble Oder?")).toBe("bridges");
});

test.each([
  "What makes Mira Holt zorbly?",
  "Why is Mira Holt zorbled for Zorblax?",
  "How long is Mira Holt zorbled for Oder?",
  "Why is Mira Holt not zorbled for Oder?",
  "Should I ask Mira Holt for Oder?",
])("it refuses %s as others do", async (question) => {
  expect(await ask(question, BETWEEN)).toMatchObject({ form: "none", names: [] });
});

test("a statement with a question behind it is asked whether it is so", async () => {
  expect(await ask("Dover was built by Mira Holt, right?")).toMatchObject({ form: "boolean", value: false });
});

test("a word of the language is no slip of the graph's: what is asked for is the builders", async () => {
  const { understanding } = await askWhole("Which builders built bridges over Elbe?");
  expect(understanding?.kind).toMatchObject({ text: "builders", relation: "built_by" });
});

const FILMS: readonly Triple[] = [
  ...(["Alba", "Brad"] as const).map((film): Triple => [film, "directed_by", "Mira Holt"]),
  ["Alba", "release_year", "1944"],
  ["Brad", "release_year", "1951"],
];
const FILM_LABELS = {
  ...{ Alba: "Film", Brad: "Film", "Mira Holt": "Person" },
  ...{ "1944": "Year", "1951": "Year", Norfolk: "County" },
};

test("where is refused in a graph that tells no place, and asked of one that does", async () => {
  const bare = memoryGraph(FILMS, { labels: FILM_LABELS });
  expect(await ask("Where was Alba filmed?", RULES, bare)).toMatchObject({ form: "none", names: [] });
  const placed = memoryGraph([...FILMS, ["Alba", "filmed_in", "Norfolk"]], { labels: FILM_LABELS });
  expect(await ask("Where was Alba filmed?", RULES, placed)).toMatchObject({ form: "list" });
});

test.each(["What connects Arden and zorblax?", "What does Arden have to do with zorblax?"])(
  "%s names what the graph does not have",
  async (question) => {
    const { answer, understanding } = await askWhole(question);
    expect([answer?.form, understanding?.unread.map(({ text }) => text)]).toStrictEqual([
      "none",
      ["zorblax"],
    ]);
  },
);

test("a decade is told by a word before its number too", async () => {
  const graph = memoryGraph(FILMS, { labels: FILM_LABELS });
  for (const decade of ["anii 1940", "anii ’40", "anii '40"]) {
    const found = await ask(`Ce filme a regizat Mira Holt în ${decade}?`, RULES, graph);
    expect([found.form, found.names]).toStrictEqual(["range", ["Alba"]]);
  }
});

test("in a closed world what is not said is false", async () => {
  const closed = { ...RULES, understand: UNDERSTAND.schema.parse({ method: "rules", closedWorld: true }) };
  expect(await ask("Was Falun built by Mira Holt?", closed)).toMatchObject({ value: false, complete: true });
});

test.each([
  ["Who insured Mira Holt?", "insured"],
  ["Who built Zorblax?", "Zorblax"],
  ["Is Arden heavier than Dover?", "heavier"],
  ["How does zorblaxin span Arden?", "zorblaxin"],
  ["How is Arden spanned by zorblaxin?", "zorblaxin"],
  ["Was Arden built by COX-1?", "COX"],
  ["Should I cross Arden?", "Should I"],
  ["Write me a song about Arden", "Write me"],
])("%s is refused by the words not read", async (question, word) => {
  const found = await ask(question);
  expect([found.form, found.names]).toStrictEqual(["none", []]);
  expect(found.refused).toContain(word);
});

test.each(["?!… — ,", "🙂🙃", "word ".repeat(10_000)])(
  "what is no question is refused at once",
  async (text) => {
    const started = performance.now();
    expect(await ask(text)).toMatchObject({ form: "none", complete: false });
    expect(performance.now() - started).toBeLessThan(10_000);
  },
);

test("the words of a question too long are counted, not guessed", async () => {
  expect((await ask("pleases ".repeat(10_000))).refused).toContain("this one has 10000.");
});

test.each([
  ["How many characters does Matei love?", ["Ilinca"]],
  ["Pe cine iubește Matei?", ["Ilinca"]],
  ["Cine îl urăște pe Matei?", ["Gavril"]],
  ["Pe cine urăște Matei?", []],
  ["Cine îl iubește pe Matei?", []],
])("of nodes with several labels, the second counts: %s", async (question, names) => {
  const people: readonly Triple[] = [
    ["Matei", "LOVES", "Ilinca"],
    ["Gavril", "HATES", "Matei"],
  ];
  const labels = Object.fromEntries(["Matei", "Ilinca", "Gavril"].map((name) => [name, "Entity;Character"]));
  expect((await ask(question, RULES, memoryGraph(people, { labels }))).names).toStrictEqual(names);
});

test("a verb that the thing named has no edge of is refused, not answered by another", async () => {
  expect((await ask("What does Falun span?")).refused).toBeUndefined();
  expect((await ask("What does Dover span?")).refused).toContain("span");
});

test("what is offered instead reads as a question", async () => {
  const parts = memoryGraph([["Arch", "manifestation_of", "Bridge"]], { labels: { Arch: "Part" } });
  const { refused } = await ask("Who built Zorblax with Bridge?", RULES, parts);
  expect(refused).toContain("What are the manifestations of “Bridge”?");
});

test("a recipe without the stage runs as it always did, and says nothing of forms", async () => {
  const run = await runRecipe("Who built Arden?", smallRecipe(), 0, portsOf(store));
  expect(run.stages.map(({ name }) => name)).not.toContain("understand");
  expect(await ask("Who built Arden?", smallRecipe())).not.toHaveProperty("form");
});
