/** Whether every word of a question did something: what a graph cannot decide is refused, or told as incomplete, and not left out. */
import { expect, test } from "vitest";
import { askByRules } from "../ask-by-rules";
import { memoryGraph } from "../memory-graph";

/** No labels, as plain triples have none. */
function bareGraph(edges: readonly (readonly [string, string, string])[]) {
  const names = edges.flatMap(([source, , target]) => [source, target]);
  return memoryGraph(edges, { labels: Object.fromEntries(names.map((name) => [name, ""])) });
}

const LINES = bareGraph([
  ["Harbour", "served by", "Red Line"],
  ["Market", "served by", "Red Line"],
  ["Market", "served by", "Blue Line"],
  ["Harbour", "in zone", "Zone 1"],
  ["Market", "in zone", "Zone 2"],
  ["Red Line", "opened in", "1932"],
  ["Blue Line", "opened in", "1975"],
  ["Red Line", "last flooded in", "1999"],
]);

test("a noun that tells nothing apart chooses no way, unless there is one alone", async () => {
  expect(await askByRules("How many minutes is it from Harbour to Market?", LINES)).toMatchObject({
    form: "none",
  });
  expect(await askByRules("How many stations has the Blue Line?", LINES)).toMatchObject({
    value: 1,
    complete: true,
  });
});

test("the opposite of what a relation tells is not read as it, near as they are", async () => {
  expect(await askByRules("Which line closed in 1932?", LINES)).toMatchObject({ form: "none" });
  expect(await askByRules("When was Red Line first flooded?", LINES)).toMatchObject({ form: "none" });
});

const PEAKS = memoryGraph(
  [
    ["Etna", "last eruption", "2021"],
    ["Fuji", "last eruption", "1707"],
    ["Hekla", "last eruption", "2000"],
    ["Etna", "continent", "Europe"],
    ["Fuji", "continent", "Asia"],
    ["Hekla", "continent", "Europe"],
    ["Etna", "boiling point", "60"],
    ["Fuji", "boiling point", "90"],
    ["Ada", "leads", "Survey"],
    ["Survey", "budget", "90"],
    ["Ada", "date of birth", "1960"],
    ["Etna", "survey date", "1950"],
  ],
  {
    labels: {
      ...{ Etna: "Volcano", Fuji: "Volcano", Hekla: "Volcano", Europe: "Continent", Asia: "Continent" },
      ...{ Ada: "Person", Survey: "Project" },
    },
  },
);

test("what all have alike tells none of them apart", async () => {
  expect(await askByRules("Which volcano has erupted most often?", PEAKS)).not.toMatchObject({
    complete: true,
  });
});

test("words beside what is measured are held against it, numbers too", async () => {
  expect(await askByRules("Who dismissed the project with the biggest budget?", PEAKS)).toMatchObject({
    form: "none",
  });
});

test("what is told as a number is measured, and not counted", async () => {
  expect(await askByRules("Which volcanoes boil below 70 degrees?", PEAKS)).toMatchObject({
    names: ["Etna"],
    complete: true,
  });
});

test("where nothing has a kind, what is numbered is all that has such a number", async () => {
  expect(await askByRules("lines opened after 1970", LINES)).toMatchObject({ names: ["Blue Line"] });
  expect(await askByRules("How high is Moss?", HEIGHTS)).toMatchObject({ names: ["1200"] });
});

const HEIGHTS = memoryGraph(
  [
    ["Moss", "elevation above sea level", "1200"],
    ["Tarn", "elevation above sea level", "900"],
    ["Ada", "father of", "Bea"],
    ["Ada", "father of", "Cem"],
    ["Ode", "composer", "Ira"],
    ["Ode", "librettist", "Lou"],
    ["Air", "composer", "Ira"],
    ["Air", "librettist", "Ira"],
  ],
  {
    labels: {
      ...{ Moss: "Peak", Tarn: "Peak", Ada: "Person", Bea: "Person", Cem: "Person" },
      ...{ Ira: "Person", Lou: "Person", Ode: "Opera", Air: "Opera" },
    },
  },
);

test("of daughters and sons that nothing tells apart the children are told, and not as all that was asked", async () => {
  expect(await askByRules("Which daughters did Ada have?", HEIGHTS)).not.toMatchObject({ complete: true });
});

test("words of one family tell a relation rather than one that is like them", async () => {
  const question = "Which operas of Ira have a libretto by Lou?";
  expect(await askByRules(question, HEIGHTS)).toMatchObject({ names: ["Ode"], complete: true });
});

test("what is denied of things of which the graph says nothing of the kind is no full list", async () => {
  const nerves = memoryGraph(
    [
      ["heart", "innervated by", "vagus"],
      ["liver", "drains into", "gut"],
      ["lung", "innervated by", "phrenic"],
    ],
    { labels: { heart: "Organ", liver: "Organ", lung: "Organ", vagus: "Nerve", phrenic: "Nerve" } },
  );
  const of = async (question: string) => askByRules(question, nerves);
  expect(await of("Which organs are not innervated by vagus?")).toMatchObject({ complete: true });
  expect(await of("Which organs do not drain into gut?")).toMatchObject({ complete: false });
});

test("where a graph has no kinds, words that only say which are left aside, and the answer is not told as whole", async () => {
  const players = bareGraph([
    ["Ana Pop", "plays in club", "Rapid"],
    ["Rapid", "plays in club inverse", "Ana Pop"],
    ["Rapid", "is in country", "Romania"],
    ["Ana Pop", "wears number", "7"],
    ["Ion Stan", "wears number", "9"],
    ["Ion Stan", "plays in club", "Steaua"],
  ]);
  const partly = { form: "list", complete: false };
  expect(await askByRules("What is the jersey number of Ana Pop?", players)).toMatchObject(partly);
  expect(await askByRules("Who plays professionally in Rapid?", players)).toMatchObject(partly);
  expect(await askByRules("What is the jersey of Ana Pop?", players)).toMatchObject({ form: "none" });
});

test("a noun that no kind of the graph is called by is left aside where a relation's words are read, and the answer is not told as whole", async () => {
  const store = memoryGraph(
    [
      ["tansy", "depends on", "quillon"],
      ["corvid", "depends on", "quillon"],
      ["tansy", "written in", "C"],
      ["quillon", "maintained by", "Mei Tanaka"],
    ],
    { labels: { tansy: "Library", corvid: "Tool", quillon: "Library", "Mei Tanaka": "Person" } },
  );
  const of = async (question: string) => askByRules(question, store);
  const both = { complete: false, names: ["tansy", "corvid"] };
  expect(await of("Which packages depend on quillon?")).toMatchObject({ form: "list", ...both });
  expect(await of("How many packages depend on quillon?")).toMatchObject({
    form: "count",
    value: 2,
    ...both,
  });
  // Of one kind: the noun may be that of some of them.
  expect(await of("Which packages are written in C?")).toMatchObject({ form: "none" });
  expect(await of("Which packages are in quillon?")).toMatchObject({ form: "none" });
  expect(await of("Which packages sponsor quillon?")).toMatchObject({ form: "none" });
});

test("where no kind tells things from all else, what has none of something is not told as whole", async () => {
  const games = bareGraph([
    ["Salt Road", "won", "Golden Meeple"],
    ["Salt Road", "designed by", "Marta Weiss"],
    ["Tiny Glaciers", "designed by", "Ivo Brandt"],
  ]);
  expect(await askByRules("Which games did not win anything?", games)).toMatchObject({ complete: false });
});

test("a word that a preposition joins to the name says of what, and is not left aside", async () => {
  const plays = bareGraph([
    ["Iona", "written by", "Marin Sorescu"],
    ["Iona", "first shown in", "1969"],
    ["Matca", "written by", "Marin Sorescu"],
  ]);
  const of = async (question: string) => askByRules(question, plays);
  expect(await of("Who wrote the play Iona?")).toMatchObject({ form: "list", complete: false });
  expect(await of("Who wrote the overture of Iona?")).toMatchObject({ form: "none" });
});

test("a half is no number where it is a person’s", async () => {
  const couples = memoryGraph([
    ["Ann", "spouse", "Ben"],
    ["Ben", "spouse", "Ann"],
    ["Cid", "spouse", "Dora"],
  ]);
  expect(await askByRules("Who is the other half of Cid?", couples, ["half", "other"])).toMatchObject({
    names: ["Dora"],
  });
});
