/** Lists in JSON: of edges, and of things that say by one of their keys which they are. */
import { expect, test } from "vitest";
import { importTexts, importWhole, readWhole } from "./whole-graph";
import { inWords } from "../../in-words";

test.each<[string, unknown[], object[]]>([
  [
    "objects",
    [{ source: "a", target: "b", value: 3 }],
    [{ source: "a", relation: "related_to", target: "b", properties: { value: 3 } }],
  ],
  [
    "triples",
    [
      ["a", "r", "b"],
      ["a", "born", 1815],
    ],
    [
      { source: "a", relation: "r", target: "b" },
      { source: "a", relation: "born", target: "1815" },
    ],
  ],
  ["pairs", [["a", "b"]], [{ source: "a", relation: "related_to", target: "b" }]],
  [
    "weighted pairs",
    [["a", "b", 0.5]],
    [{ source: "a", relation: "related_to", target: "b", properties: { weight: 0.5 } }],
  ],
  [
    "pairs with values",
    [["a", "b", { weight: 2 }]],
    [{ source: "a", relation: "related_to", target: "b", properties: { weight: 2 } }],
  ],
])("a list of %s", async (_, list, edges) => {
  expect((await importWhole({ "g.json": JSON.stringify(list, null, 1) })).edges).toStrictEqual(edges);
});

test("a list of lists may begin with the names of its columns: they are no edge", async () => {
  const rows = [
    ["id", "name", "population"],
    [1, "germany", 83],
    [2, "france", 66],
  ];
  expect(await importWhole({ "g.json": JSON.stringify(rows) })).toStrictEqual({
    nodes: [
      { id: "1", name: "germany", properties: { population: 83 } },
      { id: "2", name: "france", properties: { population: 66 } },
    ],
    edges: [],
  });
  const pairs = [
    ["source", "target"],
    [1, 2],
    [2, 3],
  ];
  const { edges } = await importWhole({ "g.json": JSON.stringify(pairs) });
  expect(edges).toStrictEqual([
    { source: "1", relation: "related_to", target: "2" },
    { source: "2", relation: "related_to", target: "3" },
  ]);
  const unknown = [
    ["state", "county", "people"],
    ["TX", "Bexar", 20],
    ["TX", "Travis", 13],
  ];
  await expect(importTexts({ "g.json": JSON.stringify(unknown) })).rejects.toThrow("its first list may name");
});

test("things that a list tells by their names alone have these as ids, unless one of them names another", async () => {
  const dogs = [
    { name: "Affenpinscher", origin: "Germany", weight: 4 },
    { name: "Azawakh", origin: "Mali", colours: ["red", "sand"] },
  ];
  expect(await importWhole({ "dogs.json": JSON.stringify(dogs) })).toStrictEqual({
    nodes: [
      { id: "Affenpinscher", name: "Affenpinscher", properties: { origin: "Germany", weight: 4 } },
      { id: "Azawakh", name: "Azawakh", properties: { origin: "Mali", colours: ["red", "sand"] } },
    ],
    edges: [],
  });
  const modules = [
    { name: "a", imports: ["b"] },
    { name: "b", imports: [] },
  ];
  for (const list of [
    modules,
    [...dogs, { name: "Azawakh" }],
    [...dogs, { origin: "Cuba" }],
    [
      { name: "x", parent: "x" },
      { name: "y", parent: "x" },
    ],
  ])
    await expect(importTexts({ "g.json": JSON.stringify(list) })).rejects.toThrow(
      "it is not clear what the keys of its objects are",
    );
});

test.each<[string, object[], string, object[]]>([
  [
    "one that tells them apart",
    [
      { country: "Chad", area: 1284000, languages: ["fr", "ar"], landlocked: true },
      { country: "Peru", area: null, languages: ["es"], landlocked: false },
    ],
    "country",
    [
      { id: "Chad", name: "Chad", properties: { area: 1284000, languages: ["fr", "ar"], landlocked: true } },
      { id: "Peru", name: "Peru", properties: { languages: ["es"], landlocked: false } },
    ],
  ],
  [
    "an identifier with a label",
    [
      { label: "gout", identifier: "D1", "body part": "foot" },
      { label: "flu", identifier: "D2" },
      { label: "flu", identifier: "D3" },
    ],
    "identifier",
    [
      { id: "D1", name: "gout", properties: { "body part": "foot" } },
      { id: "D2", name: "flu" },
      { id: "D3", name: "flu" },
    ],
  ],
  [
    "a code, where a name is more than a text",
    [
      { name: { common: "Chad", official: "Republic of Chad" }, code: "TCD", area: 1284000 },
      { name: { common: "Peru" }, code: "PER", area: 1285216 },
    ],
    "code",
    [
      {
        ...{ id: "TCD", name: "TCD" },
        properties: { name: '{"common":"Chad","official":"Republic of Chad"}', area: 1284000 },
      },
      { id: "PER", name: "PER", properties: { name: '{"common":"Peru"}', area: 1285216 } },
    ],
  ],
])("objects without an id are things by a key: %s", async (_, list, key, nodes) => {
  const { report, target } = await importTexts({ "g.json": JSON.stringify(list) });
  expect(await readWhole(target)).toStrictEqual({ nodes, edges: [] });
  expect(report.remarks.map(({ reason }) => inWords(reason))).toStrictEqual([
    `its objects are taken for things, told apart by “${key}”`,
  ]);
});

test("objects whose keys may be ends are asked about, and are read as somebody says", async () => {
  const list = [
    { drug: "aspirin", disease: "pain", year: 1899 },
    { drug: "aspirin", disease: "fever", note: "low dose" },
  ];
  const files = { "g.json": JSON.stringify(list) };
  await expect(importTexts(files)).rejects.toThrow(
    'if this is right, add --map "drug=source,disease=target,related_to=constant-relation"',
  );
  const map = "drug=source,disease=target,treats=constant-relation";
  expect((await importWhole(files, { maps: [map] })).edges).toStrictEqual([
    { source: "aspirin", relation: "treats", target: "pain", properties: { year: 1899 } },
    { source: "aspirin", relation: "treats", target: "fever", properties: { note: "low dose" } },
  ]);
  expect((await importWhole(files, { maps: ["row number=id,drug=name,note=ignore"] })).nodes).toStrictEqual([
    { id: "1", name: "aspirin", properties: { disease: "pain", year: 1899 } },
    { id: "2", name: "aspirin", properties: { disease: "fever" } },
  ]);
  await expect(importTexts(files, { maps: ["dose=id"] })).rejects.toThrow("no column “dose”");
});

test("objects of words and measures that none of their keys tells apart are called by their places", async () => {
  const years = ["Cuba", "Cuba", "Mali", "Mali"].map((land, at) => ({
    land,
    year: 1950 + (at % 2),
    rate: at + 0.5,
  }));
  const { nodes, edges } = await importWhole({ "t.json": JSON.stringify(years) });
  expect(edges).toStrictEqual([]);
  expect(nodes).toMatchObject(years.map((properties) => ({ properties })));
});

test("things by their ids, and pandas' columns by their names, are lists", async () => {
  const states = {
    AK: { name: "Alaska", fips: "02" },
    AL: { name: "Alabama", fips: "01", id: "AL" },
    AR: { name: "Arkansas", id: 5 },
  };
  expect((await importWhole({ "g.json": JSON.stringify(states) })).nodes).toStrictEqual([
    { id: "AK", name: "Alaska", properties: { fips: "02" } },
    { id: "AL", name: "Alabama", properties: { fips: "01" } },
    { id: "5", name: "Arkansas", properties: { key: "AR" } },
  ]);
  const columns = { source: { 0: "a", 1: "b" }, target: { 0: "b", 1: "c" }, cost: { 0: 1.5, 1: null } };
  expect((await importWhole({ "g.json": JSON.stringify(columns) })).edges).toStrictEqual([
    { source: "a", relation: "related_to", target: "b", properties: { cost: 1.5 } },
    { source: "b", relation: "related_to", target: "c" },
  ]);
});

test.each([
  ["neighbours by their nodes", { a: { b: 1, c: 1 }, b: { a: 1, c: 1 }, c: { a: 1, b: 1 } }],
  ["settings", { scripts: { test: "x" }, files: { out: "y" }, engines: { node: "20" } }],
  ["columns of which one is shorter", { a: { 0: 1, 1: 2 }, b: { 0: 1 }, c: { 0: 1, 1: 2 } }],
])("an object of %s is no list of things", async (_, found) => {
  await expect(importTexts({ "g.json": JSON.stringify(found) })).rejects.toThrow("it is JSON without a list");
});
