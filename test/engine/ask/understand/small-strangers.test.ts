/** What 16 small graphs of far-apart fields came to grief on, asked by people who think differently. */
import { expect, test } from "vitest";
import { askByRules } from "../ask-by-rules";
import { memoryGraph } from "../memory-graph";
import { labelsOf, unlabelled } from "../small-graphs";

const OPERAS = memoryGraph(
  [
    ["Puccini", "composed", "Tosca"],
    ["Bizet", "composed", "Carmen"],
    ["Verdi", "composed", "Rigoletto"],
  ],
  {
    labels: labelsOf({ Composer: "Puccini; Bizet; Verdi", Opera: "Tosca; Carmen; Rigoletto" }),
    properties: {
      Tosca: { language: "Italian" },
      Carmen: { language: "French" },
      Rigoletto: { language: "Italian" },
    },
  },
);

const HUTS = memoryGraph(
  [
    ["Selva", "in_range", "Dolomites"],
    ["Steinalm", "in_range", "Karwendel"],
  ],
  {
    labels: labelsOf({ Hut: "Selva; Steinalm", Range: "Dolomites; Karwendel" }),
    properties: {
      Selva: { altitude: 2210, beds: 62, built: 1908, minutes: 90 },
      Steinalm: { altitude: 1412, beds: 30, built: 2004, minutes: 30 },
    },
  },
);

const TREATIES = memoryGraph(
  [
    ["Valdris", "signatory_of", "Peace of Harn"],
    ["Mereth", "signatory_of", "Peace of Harn"],
    ["Mereth", "signatory_of", "Pact of Selby"],
    ["Peace of Harn", "signed_at", "Mirefort"],
    ["Pact of Selby", "signed_at", "Castel"],
  ],
  {
    labels: labelsOf({
      State: "Valdris; Mereth",
      Treaty: "Peace of Harn; Pact of Selby",
      City: "Mirefort; Castel",
    }),
  },
);

const STAFF = memoryGraph(
  [
    ["Bilal", "REPORTS_TO", "Esme"],
    ["Cora", "REPORTS_TO", "Esme"],
    ["Dmitri", "REPORTS_TO", "Bilal"],
    ["Bilal", "MEMBER_OF", "Platform"],
    ["Dmitri", "MEMBER_OF", "Platform"],
    ["Bilal", "WORKS_ON", "Atlas"],
    ["Dmitri", "WORKS_ON", "Cinder"],
  ],
  {
    labels: labelsOf({
      Person: "Bilal; Cora; Dmitri; Esme",
      Team: "Platform",
      Project: "Atlas; Cinder",
    }),
  },
);

const DISHES = unlabelled([
  ["paella", "contains", "saffron"],
  ["paella", "contains", "rice"],
  ["porcini rice", "contains", "rice"],
  ["ribollita", "contains", "kale"],
  ["saffron", "costs", "much"],
  ["ribollita", "comes_from", "Florence"],
  ["paella", "comes_from", "Valencia"],
]);

test.each([
  // What is said of a second kind is not left out.
  ["Name the composers of French operas", OPERAS, ["Bizet"]],
  // A year is one.
  ["Which huts were built before 1950?", HUTS, ["Selva"]],
  // Minutes are how long something takes.
  ["Which hut takes the longest to climb to?", HUTS, ["Selva"]],
  // Who is no place.
  ["Who signed the Peace of Harn?", TREATIES, ["Valdris", "Mereth"]],
  // A team is called so.
  ["Who in the Platform team does not work on Atlas?", STAFF, ["Dmitri"]],
  // What is denied as what was told.
  ["Which dishes with rice have no saffron?", DISHES, ["porcini rice"]],
])("%s", async (question, graph, names) => {
  const { names: found, complete } = await askByRules(question, graph);
  expect([found.toSorted(), complete]).toStrictEqual([names.toSorted(), true]);
});

test.each([
  // What something comes from is a place.
  "Where does ribollita come from?",
  // What bids once more asks nothing more.
  "Which dishes contain saffron? Name them",
])("%s goes on to what follows paths", async (question) => {
  expect(await askByRules(question, DISHES)).toMatchObject({ form: "list" });
});

test("a number with a unit is no year, and is of what lies on both sides of it where nothing else tells", async () => {
  expect(await askByRules("Which huts lie above 2000 metres?", HUTS)).toMatchObject({ names: ["Selva"] });
  const drinks = memoryGraph([], {
    labels: labelsOf({ Drink: "Mocha; Cold Brew" }),
    properties: { Mocha: { price: 2.6, caffeine: 65 }, "Cold Brew": { price: 4.2, caffeine: 200 } },
  });
  expect(await askByRules("drinks under 3.5", drinks)).toMatchObject({ names: ["Mocha"], complete: true });
  expect(await askByRules("drinks under 300", drinks)).toMatchObject({ form: "none" });
});

test("people who report to somebody are counted at that one step", async () => {
  expect(await askByRules("How many people report to Esme?", STAFF)).toMatchObject({ value: 2 });
});

test("people are no places where a language is spoken", async () => {
  const tongues = unlabelled([
    ["Norland", "spoken_in", "Upper Vale"],
    ["Norland", "spoken_in", "Fell Market"],
    ["Coastal", "spoken_in", "Port Ewe"],
  ]);
  expect(await askByRules("How many people speak Norland?", tongues)).toMatchObject({ form: "none" });
});

test("how much something is asks for its price, and a code is what a value is", async () => {
  const cafe = memoryGraph([["Cake", "has", "eggs"]], {
    labels: { Cake: "Pastry", eggs: "Ingredient" },
    properties: { Cake: { price: 4.4, eco: "C00" } },
  });
  expect(await askByRules("How much is the Cake?", cafe)).toMatchObject({ value: 4.4 });
  expect(await askByRules("What is the eco code of the Cake?", cafe)).toMatchObject({
    form: "list",
    names: ["Cake"],
  });
});

const KIN = memoryGraph(
  [
    ["Karl", "child_of", "Ilse"],
    ["Karl", "child_of", "Otto"],
    ["Greta", "child_of", "Ilse"],
    ["Greta", "child_of", "Otto"],
    ["Jonas", "child_of", "Karl"],
    ["Mia", "child_of", "Karl"],
    ["Tim", "child_of", "Greta"],
  ],
  {
    properties: {
      ...{ Ilse: { gender: "female" }, Otto: { gender: "male" }, Karl: { gender: "male" } },
      ...{ Greta: { gender: "female" }, Jonas: { gender: "male" }, Mia: { gender: "female" } },
    },
  },
);
const GODS = unlabelled([
  ["Kronos", "father of", "Zeus"],
  ["Rhea", "mother of", "Zeus"],
  ["Zeus", "father of", "Athena"],
  ["Zeus", "father of", "Apollo"],
]);

test.each([
  ["Who are the grandparents of Jonas?", KIN, ["Ilse", "Otto"], true],
  ["Who is Tim's grandfather?", KIN, ["Otto"], true],
  ["Who is the sister of Jonas?", KIN, ["Mia"], true],
  ["cousins of Tim", KIN, ["Jonas", "Mia"], true],
  ["Who is the aunt of Mia?", KIN, ["Greta"], true],
  ["Who are the grandchildren of Otto?", KIN, ["Jonas", "Mia", "Tim"], true],
  ["Who is the grandmother of Athena?", GODS, ["Rhea"], true],
  // Nothing tells whether Apollo is a brother.
  ["Who is the brother of Athena?", GODS, ["Apollo"], false],
  // Of Zeus no parents' parents are told.
  ["Who is the grandfather of Zeus?", GODS, [], false],
] as const)("%s: kin by parents and children", async (question, graph, names, complete) => {
  const found = await askByRules(question, graph);
  expect([found.names.toSorted(), found.complete]).toStrictEqual([names.toSorted(), complete]);
});

const TONGUES = unlabelled([
  ["Norland", "borrowed_words_from", "Coastal"],
  ["Norland", "word_for_girl", "lass"],
  ["Norland", "spoken_in", "Vale"],
  ["Norland", "made_of", "Vallic"],
  ["Old Tongue", "spoken_in", "Morn"],
  ["Old Tongue", "status", "extinct"],
]);

test("what is so of a thing alone is told where nothing has a kind", async () => {
  expect(await askByRules("Which dialect is extinct?", TONGUES)).toMatchObject({
    names: ["Old Tongue"],
    complete: true,
  });
});

test("the fewest players are no minutes", async () => {
  const games = memoryGraph([], {
    labels: labelsOf({ Game: "Canal; Owls" }),
    properties: { Canal: { minPlayers: 2, minutes: 120 }, Owls: { minPlayers: 3, minutes: 45 } },
  });
  expect(await askByRules("Which game takes the longest to play?", games)).toMatchObject({
    names: ["Canal"],
    complete: true,
  });
});

const METRO = unlabelled([
  ["Harbour", "on line", "Blue Line"],
  ["Stadium", "on line", "Red Line"],
  ["Museum", "on line", "Red Line"],
  ["University", "next stop", "Museum"],
  ["Harbour", "opened", "1934"],
  ["University", "opened", "1968"],
  ["Stadium", "opened", "1998"],
  ["Museum", "opened", "1951"],
]);

test.each([
  ["oldest station", ["Harbour"]],
  ["What is the newest station?", ["Stadium"]],
  ["newest station on the Red Line", ["Stadium"]],
])("%s: in a graph without kinds of anything, and not told as whole", async (question, names) => {
  expect(await askByRules(question, METRO)).toMatchObject({ form: "superlative", complete: false, names });
});

test("what comes after a stop is not what was opened later", async () => {
  expect(await askByRules("What is the stop after University?", METRO)).toMatchObject({ form: "none" });
});

const FIRMS = memoryGraph(
  [
    ["lumen", "maintained_by", "Ilya"],
    ["tansy", "maintained_by", "Ada"],
    ["Ilya", "employed_by", "Halden Labs"],
    ["Ada", "employed_by", "Halden Labs"],
  ],
  { labels: labelsOf({ Library: "lumen; tansy", Person: "Ilya; Ada", Company: "Halden Labs" }) },
);

test("who employs somebody may be a firm, and is not whom it employs beside", async () => {
  expect(await askByRules("Who employs the maintainer of lumen?", FIRMS)).toMatchObject({
    ...{ form: "list", complete: true, names: ["Halden Labs"] },
  });
});
