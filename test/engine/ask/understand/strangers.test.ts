/** What questions on graphs that nobody had tried came to grief on, real ones among them: adjectives, values and classes said of things, verbs that ask for somebody or a time that is not told, a noun and nothing else. */
import { expect, test } from "vitest";
import { relationsInWords } from "../../../../src/main/engine/import/graph/relation-words";
import { relationWords } from "../../../../src/shared/relation-words";
import { askByRules } from "../ask-by-rules";
import { memoryGraph } from "../memory-graph";
import { unlabelled } from "../small-graphs";

const ELEMENTS = unlabelled([
  ["Chlorine", "instanceOf", "Halogen"],
  ["Iodine", "instanceOf", "Halogen"],
  ["Neon", "instanceOf", "Noble Gas"],
  ["Argon", "instanceOf", "Noble Gas"],
  ["Polonium", "instanceOf", "Metalloid"],
  ["Tellurium", "instanceOf", "Metalloid"],
  ...["Halogen", "Noble Gas", "Metalloid"].map((one) => [one, "subclassOf", "Element"] as const),
  ...["Chlorine", "Neon", "Argon"].map((one) => [one, "standardState", "gas"] as const),
  ...["Iodine", "Polonium", "Tellurium"].map((one) => [one, "standardState", "solid"] as const),
  ...["Neon", "Polonium"].map((one) => [one, "yearDiscovered", "1898"] as const),
  ["Iodine", "yearDiscovered", "1811"],
  ["Argon", "yearDiscovered", "1894"],
]);

test.each([
  ["Which halogens are solid?", "list", ["Iodine"]],
  ["Which halogens are not gases?", "negation", ["Iodine"]],
  ["Which elements are both noble gases and discovered in 1898?", "list", ["Neon"]],
])("%s: a value or a class is said of things", async (question, form, names) => {
  expect(await askByRules(question, ELEMENTS)).toMatchObject({ form, names, complete: true });
});

test("a word of a longer class is counted as the value it is", async () => {
  expect(await askByRules("How many elements are gases?", ELEMENTS)).toMatchObject({ value: 3 });
});

test("who is asked for is no year, and a time is not told where nothing but places is", async () => {
  expect(await askByRules("Who discovered Iodine?", ELEMENTS)).toMatchObject({ form: "none" });
  expect(await askByRules("When was Iodine discovered?", ELEMENTS)).toMatchObject({ form: "list" });
  const singers = unlabelled([
    ["Moby", "place_of_birth", "Harlem"],
    ["Cher", "place_of_birth", "El Centro"],
    ["Cher", "record_label", "Atco"],
  ]);
  expect(await askByRules("When was Moby born?", singers)).toMatchObject({ form: "none" });
});

const LANDS = unlabelled([
  ["egypt", "locatedin", "africa"],
  ["libya", "locatedin", "africa"],
  ["sudan", "locatedin", "africa"],
  ["israel", "locatedin", "asia"],
  ["egypt", "neighbor", "libya"],
  ["egypt", "neighbor", "sudan"],
  ["egypt", "neighbor", "israel"],
  ["libya", "neighbor", "sudan"],
]);

test("a noun that the graph has no word for asks for no list of all there is", async () => {
  expect(await askByRules("Tell me a joke", LANDS)).toMatchObject({ form: "none" });
});

test("an adjective of a place says more of the kind behind it, and the verb is told of the other name", async () => {
  expect(await askByRules("Which African countries border Egypt?", LANDS)).toMatchObject({
    complete: true,
    names: ["libya", "sudan"],
  });
});

const VOYAGES = memoryGraph(
  [
    ["Amundsen", "CITIZEN_OF", "Norway"],
    ["Hanssen", "CITIZEN_OF", "Norway"],
    ["Crean", "CITIZEN_OF", "Ireland"],
    ["Shackleton", "CITIZEN_OF", "Ireland"],
    ["Amundsen", "COMMANDED", "Fram"],
    ["Shackleton", "COMMANDED", "Endurance"],
    ["Fram", "HAD_MEMBER", "Hanssen"],
    ["Endurance", "HAD_MEMBER", "Crean"],
    ["Endurance", "HAD_MEMBER", "Hanssen"],
    ["Hanssen", "BORN_IN", "Ireland"],
  ],
  {
    labels: {
      ...{ Amundsen: "Explorer", Hanssen: "Explorer", Crean: "Explorer", Shackleton: "Explorer" },
      ...{ Norway: "Country", Ireland: "Country", Fram: "Voyage", Endurance: "Voyage" },
    },
  },
);

test.each([
  ["Norwegian explorers", ["Amundsen", "Hanssen"]],
  ["Irish explorers", ["Crean", "Shackleton"]],
  ["Who led the Fram?", ["Amundsen"]],
])("%s: a nation by its adjective, a verb by another of its meaning", async (question, names) => {
  expect(await askByRules(question, VOYAGES)).toMatchObject({ names, complete: true });
});

test("relations written in one word are read as two where a participle or a noun leads on", () => {
  expect(["locatedin", "partof", "livesin", "protein", "resin", "person"].map(relationWords)).toStrictEqual([
    ...["located in", "part of", "lives in"],
    ...["protein", "resin", "person"],
  ]);
  expect(relationsInWords(["locatedin", "memberOf", "neighbor"])).toStrictEqual([
    "located in",
    "member of",
    "neighbor",
  ]);
});

test.each([
  ["What types of elements are there?", ELEMENTS],
  ["In which regions are the neighbours of Egypt?", LANDS],
])("%s: what is asked for is one step beyond what the words tell", async (question, graph) => {
  expect(await askByRules(question, graph)).toMatchObject({ form: "none" });
});

test("where somebody comes from is told by the one relation that leads there", async () => {
  const { names, complete } = await askByRules("Which explorers come from Norway?", VOYAGES);
  expect([names, complete]).toStrictEqual([["Amundsen", "Hanssen"], true]);
});

const SINGERS = unlabelled([
  ["Dylan", "/people/person/profession", "Author"],
  ["Dylan", "/people/person/profession", "Singer"],
  ["Cave", "/people/person/profession", "Author"],
  ["Cave", "/people/person/profession", "Singer"],
  ["Dylan", "/influence/influence_node/influenced_by", "Guthrie"],
  ["Dylan", "/influence/influence_node/influenced_by", "Cave"],
  ["Atco", "/music/record_label/artist", "Guthrie"],
  ["Atco", "/music/record_label/artist", "Cave"],
  ["Guthrie", "/people/person/profession", "Singer"],
]);

test("who is asked for is anybody, where only some are told to be of a class that persons are", async () => {
  expect(await askByRules("How many influenced Dylan?", SINGERS)).toMatchObject({ value: 2 });
  expect((await askByRules("Who influenced Dylan?", SINGERS)).names.sort()).toStrictEqual([
    "Cave",
    "Guthrie",
  ]);
});

const FAMILY = memoryGraph(
  [
    ["Jon", "parent_of", "Luke"],
    ["Anna", "parent_of", "Luke"],
    ["Luke", "founded_in", "47"],
    ["Jon", "founded_in", "330"],
  ],
  { labels: { Jon: "Person;Man", Anna: "Person;Woman", Luke: "Person", 47: "", 330: "" } },
);

test("a mother is no man by the labels told of him, and who may be either is not told as whole", async () => {
  const mother = await askByRules("Who is the mother of Luke?", FAMILY);
  expect([mother.names, mother.complete]).toStrictEqual([["Anna"], true]);
  expect(await askByRules("Who is the son of Anna?", FAMILY)).toMatchObject({ complete: false });
});

test("when is a number too old to be told from others", async () => {
  expect(await askByRules("When was Luke founded?", FAMILY)).toMatchObject({ form: "list" });
});

const THEATRE = unlabelled([
  ["Iona", "scrisă de", "Marin Sorescu"],
  ["Matca", "scrisă de", "Marin Sorescu"],
  ["Suflete tari", "scrisă de", "Camil Petrescu"],
  ["George Constantin", "joacă în", "Iona"],
  ["Ileana Predescu", "joacă în", "Suflete tari"],
  ["George Constantin", "născut în", "București"],
  ["Marcel Anghelescu", "născut în", "Craiova"],
  ["Ileana Predescu", "născută în", "Craiova"],
]);

test.each([
  ["Cine s-a născut la Craiova?", ["Ileana Predescu", "Marcel Anghelescu"]],
  ["Unde s-a născut Ileana Predescu?", ["Craiova"]],
])("%s: one relation in two genders", async (question, names) => {
  const asked = await askByRules(question, THEATRE);
  expect(asked).toMatchObject({ complete: true });
  expect([...asked!.names].sort()).toStrictEqual(names);
});

test("an English play is what one plays, but no Romanian one", async () => {
  const { names } = await askByRules("Ce piese a scris Marin Sorescu?", THEATRE);
  expect(names).not.toContain("George Constantin");
});
