/** What is said of things' own properties: values that tell a kind, in tables with labels and without, and words that nothing in the graph tells. */
import { expect, test } from "vitest";
import { askByRules } from "../ask-by-rules";
import { memoryGraph } from "../memory-graph";

const person = (gender: string, job: string, city: string, birth_year: number) => ({
  gender,
  job,
  city,
  birth_year,
});
const PROPERTIES = {
  "Ana Pop": person("female", "doctor", "Cluj", 1970),
  "Ion Marin": person("male", "teacher", "Iași", 1965),
  "Maria Ilie": person("female", "teacher", "Cluj", 1981),
  "Vlad Stan": person("male", "doctor", "Baia Mare", 1990),
  "Elena Rusu": person("female", "lawyer", "Iași", 1958),
  "Dan Popa": person("male", "lawyer", "Cluj", 1977),
};
const KNOWS = [
  ["Ana Pop", "knows", "Ion Marin"],
  ["Ana Pop", "knows", "Maria Ilie"],
  ["Ana Pop", "knows", "Dan Popa"],
  ["Ion Marin", "knows", "Vlad Stan"],
  ["Elena Rusu", "mother_of", "Vlad Stan"],
  ["Elena Rusu", "mother_of", "Maria Ilie"],
] as const;
const labelled = (label: string) => Object.fromEntries(Object.keys(PROPERTIES).map((name) => [name, label]));
const GRAPHS = [
  ["without labels", memoryGraph(KNOWS, { labels: labelled(""), properties: PROPERTIES })],
  ["with labels", memoryGraph(KNOWS, { labels: labelled("Person"), properties: PROPERTIES })],
] as const;

const QUESTIONS = [
  ["Which women does Ana Pop know?", ["Maria Ilie"]],
  ["Which female teachers does Ana Pop know?", ["Maria Ilie"]],
  ["Who are the female doctors?", ["Ana Pop"]],
  ["Which teachers does Ana Pop know?", ["Ion Marin", "Maria Ilie"]],
  ["Which people who are not teachers does Ana Pop know?", ["Dan Popa"]],
  ["Who lives in Cluj?", ["Ana Pop", "Maria Ilie", "Dan Popa"]],
  ["Who lives in Baia Mare?", ["Vlad Stan"]],
  ["Who is the oldest teacher?", ["Ion Marin"]],
  ["Which of Elena Rusu's children is a doctor?", ["Vlad Stan"]],
] as const;

test.each(
  GRAPHS.flatMap(([kind, graph]) =>
    QUESTIONS.map(([question, names]) => [kind, question, names, graph] as const),
  ),
)("%s: %s", async (_, question, names, graph) => {
  const found = await askByRules(question, graph);
  expect(found).toMatchObject({ complete: true });
  expect([...found.names].sort()).toEqual([...names].sort());
});

test.each(GRAPHS)("%s: values are counted, and checked", async (_, graph) => {
  expect(await askByRules("How many teachers are there?", graph)).toMatchObject({ value: 2 });
  expect(await askByRules("How many lawyers does Ana Pop know?", graph)).toMatchObject({ value: 1 });
  expect(await askByRules("How many people are female?", graph)).toMatchObject({ value: 3 });
  expect(await askByRules("Is Ana Pop a doctor?", graph)).toMatchObject({ value: true });
  expect(await askByRules("Is Ana Pop a lawyer?", graph)).toMatchObject({ value: false });
});

test.each(["What is Ana Pop's job?", "In which city does Ana Pop live?", "Which job does Ana Pop have?"])(
  "%s: a property that is words is told of one thing",
  async (question) => {
    for (const [, graph] of GRAPHS)
      expect(await askByRules(question, graph)).toMatchObject({ names: ["Ana Pop"], complete: true });
  },
);

test.each([
  "Which tall women does Ana Pop know?",
  "Which people does Ana Pop know that are rich?",
  "Who knows the most teachers?",
  "Which people know people who are doctors?",
])("%s: what the graph does not tell of those asked for is refused", async (question) => {
  expect(await askByRules(question, GRAPHS[1][1])).toMatchObject({ form: "none", complete: false });
});

const PACKAGES = memoryGraph(
  [
    ["alpha", "depends_on", "gamma"],
    ["beta", "depends_on", "gamma"],
    ["delta", "depends_on", "alpha"],
    ["delta", "depends_on", "beta"],
    ["delta", "depends_on", "omega"],
    ["alpha", "licensed_under", "Free License"],
    ["beta", "licensed_under", "Closed License"],
  ],
  {
    labels: {
      ...Object.fromEntries(["alpha", "beta", "gamma", "delta", "omega"].map((name) => [name, "Package"])),
      "Free License": "License",
      "Closed License": "License",
    },
  },
);

test.each([
  ["Which package is depended on by the most packages?", ["gamma"]],
  ["Which package do most packages depend on?", ["gamma"]],
  ["What is the most depended on package?", ["gamma"]],
  ["Which package depends on the most packages?", ["delta"]],
  ["Which packages are not Free License licensed?", ["beta", "delta", "gamma", "omega"]],
])("%s: who depends on whom, and what negates is told", async (question, names) => {
  const found = await askByRules(question, PACKAGES);
  expect([...found.names].sort()).toEqual(names);
});

const PERSONAJE = memoryGraph(
  [
    ["Ion Popescu", "cunoaște", "Dan Ionescu"],
    ["Ion Popescu", "cunoaște", "Ioana Radu"],
    ["Ion Popescu", "cunoaște", "Mihai Vlad"],
  ],
  {
    labels: Object.fromEntries(
      ["Ion Popescu", "Dan Ionescu", "Ioana Radu", "Mihai Vlad"].map((name) => [name, ""]),
    ),
    properties: {
      "Ion Popescu": { gen: "masculin", ocupație: "profesor", oraș: "Iași", stare: "căsătorit" },
      "Dan Ionescu": { gen: "masculin", ocupație: "medic", oraș: "Cluj-Napoca", stare: "necăsătorit" },
      "Ioana Radu": { gen: "feminin", ocupație: "medic", oraș: "Brașov", stare: "necăsătorit" },
      "Mihai Vlad": { gen: "masculin", ocupație: "preot", oraș: "Brașov", stare: "văduv" },
    },
  },
);

test.each([
  ["Ce medici cunoaște Ion Popescu?", ["Dan Ionescu", "Ioana Radu"]],
  ["Ce femei cunoaște Ion Popescu?", ["Ioana Radu"]],
  ["Care medici nu sunt din Cluj-Napoca?", ["Ioana Radu"]],
  ["Ce persoane necăsătorite cunoaște Ion Popescu?", ["Dan Ionescu", "Ioana Radu"]],
])("%s: values are inflected as words are", async (question, names) => {
  const found = await askByRules(question, PERSONAJE);
  expect([...found.names].sort()).toEqual(names);
});

test("a value that spelling would correct is read as it is typed", async () => {
  expect(await askByRules("Este Mihai Vlad preot?", PERSONAJE)).toMatchObject({ value: true });
});

const MOVES = memoryGraph(
  [
    ["Pidge", "has_type", "Flying"],
    ["Pidge", "has_type", "Normal"],
    ["Spear", "has_type", "Flying"],
    ["Pidge", "learns", "Splash"],
    ["Pidge", "learns", "Hydro"],
    ["Spear", "learns", "Solar"],
    ["Pidge", "learns", "Ember"],
    ["Splash", "of_type", "Water"],
    ["Hydro", "of_type", "Water"],
    ["Solar", "of_type", "Grass"],
    ["Ember", "of_type", "Fire"],
  ],
  {
    labels: {
      ...{ Pidge: "Bird", Spear: "Bird", Flying: "Type", Normal: "Type", Water: "Type", Grass: "Type" },
      ...{ Fire: "Type", Splash: "Move", Hydro: "Move", Solar: "Move", Ember: "Move" },
    },
    properties: { Splash: { power: 5 }, Hydro: { power: 90 }, Solar: { power: 180 }, Ember: { power: 10 } },
  },
);

test("what is most of a quality is measured, and what all have alike is no most", async () => {
  expect(await askByRules("What is the most powerful Water move?", MOVES)).toMatchObject({
    names: ["Hydro"],
  });
  expect(await askByRules("Which move has the most types?", MOVES)).toMatchObject({ form: "none" });
});

test("names behind a number of things are those things", async () => {
  expect(await askByRules("How many birds have two types Flying and Normal?", MOVES)).toMatchObject({
    value: 1,
  });
});

test("what is compared with a name is no story around the question", async () => {
  expect(await askByRules("Hydro vs ZORB: which has more types?", MOVES)).toMatchObject({ form: "none" });
});

const COUNTRIES = memoryGraph(
  [
    ["Austria", "official_language", "German"],
    ["Belgium", "official_language", "German"],
    ["Austria", "borders", "Germany"],
    ["Namibia", "official_language", "German"],
    ["France", "borders", "Germany"],
    ["Belgium", "borders", "Germany"],
  ],
  {
    labels: {
      ...{
        Austria: "Country",
        Belgium: "Country",
        Namibia: "Country",
        France: "Country",
        Germany: "Country",
      },
      German: "Language",
    },
  },
);

test("a verb before a name is no noun for it, and what is so of each other makes pairs", async () => {
  const found = await askByRules("Which countries speak German but don't border Germany?", COUNTRIES);
  expect(found).toMatchObject({ names: ["Namibia"], complete: true });
  const pairs = await askByRules("Which countries border each other and speak German?", COUNTRIES);
  expect(pairs).toMatchObject({ form: "none" });
});

test.each([
  ["Which of delta's dependencies are licensed under Free License?", ["alpha"]],
  ["Which of delta's dependencies are not Free License licensed?", ["beta", "omega"]],
  ["Which packages depend on packages licensed under Closed License?", ["delta"]],
])("%s: a role is of its own name alone, and a kind said twice is two sets", async (question, names) => {
  const found = await askByRules(question, PACKAGES);
  expect([...found.names].sort()).toEqual(names);
});

test("a property's name before a kind says nothing of its value", async () => {
  expect(await askByRules("Which job people does Ana Pop know?", GRAPHS[1][1])).toMatchObject({
    form: "none",
  });
});
