/** JSON documents as programs write graphs: nodes with links, and lists of edges. Each becomes the graph that was meant. */
import { describe, expect, test } from "vitest";
import { closedJson } from "../../../src/main/engine/import/json/json-document";
import { guessFormat } from "../../../src/main/engine/import/formats";
import { importTexts, importWhole } from "./whole-graph";
import { inWords } from "../../in-words";

const ADA = { id: "ada", name: "Ada" };
const BOB = { id: "bob", name: "Bob" };

test("NaN and Infinity, as Python writes them, cost that value alone", async () => {
  const text =
    '{"nodes":[{"id":"a","x":NaN,"t":"NaN, Infinity"},{"id":"b","x":-Infinity}],"links":[{"source":"a","target":"b","w": NaN}]}';
  const { nodes, edges } = await importWhole({ "g.json": text });
  expect(nodes).toStrictEqual([
    { id: "a", name: "a", properties: { t: "NaN, Infinity" } },
    { id: "b", name: "b", properties: { x: "-Infinity" } },
  ]);
  expect(edges).toStrictEqual([{ source: "a", target: "b", relation: "related_to" }]);
  await expect(importTexts({ "g.json": '{"nodes":[],\n"links":[NaN x]}' })).rejects.toThrow("line 2");
});

/** Documents that all say: Ada knows Bob. */
const KNOWS: readonly (readonly [program: string, document: object])[] = [
  ["d3", { nodes: [ADA, BOB], links: [{ source: "ada", target: "bob", type: "knows" }] }],
  [
    "d3, after it ran",
    {
      nodes: [ADA, BOB],
      links: [{ source: { id: "ada", index: 0 }, target: { id: "bob", index: 1 }, label: "knows" }],
    },
  ],
  ["links by places", { nodes: [ADA, BOB], links: [{ source: 0, target: 1, relation: "knows" }] }],
  [
    "networkx",
    {
      directed: true,
      multigraph: false,
      graph: {},
      nodes: [ADA, BOB],
      edges: [{ source: "ada", target: "bob", relation: "knows" }],
    },
  ],
  [
    "graphology",
    {
      options: { type: "directed" },
      attributes: {},
      nodes: [
        { key: "ada", attributes: { label: "Ada" } },
        { key: "bob", attributes: { label: "Bob" } },
      ],
      edges: [{ source: "ada", target: "bob", attributes: { label: "knows" } }],
    },
  ],
  [
    "vis.js",
    {
      nodes: [
        { id: "ada", label: "Ada" },
        { id: "bob", label: "Bob" },
      ],
      edges: [{ from: "ada", to: "bob", label: "knows" }],
    },
  ],
  [
    "JSON Graph Format",
    {
      graph: {
        nodes: { ada: { label: "Ada" }, bob: { label: "Bob" } },
        edges: [{ source: "ada", target: "bob", relation: "knows" }],
      },
    },
  ],
  [
    "OBO Graphs",
    {
      graphs: [
        {
          nodes: [
            { id: "ada", lbl: "Ada" },
            { id: "bob", lbl: "Bob" },
          ],
          edges: [{ sub: "ada", pred: "knows", obj: "bob" }],
        },
      ],
    },
  ],
  [
    "Neo4j",
    {
      nodes: [
        { id: "ada", labels: [], properties: { name: "Ada" } },
        { id: "bob", labels: [], properties: { name: "Bob" } },
      ],
      relationships: [{ type: "knows", startNode: "ada", endNode: "bob", properties: {} }],
    },
  ],
  [
    "GoJS",
    {
      nodeDataArray: [
        { key: "ada", name: "Ada" },
        { key: "bob", name: "Bob" },
      ],
      linkDataArray: [{ from: "ada", to: "bob", relation: "knows" }],
    },
  ],
];

test.each(KNOWS)("%s, on one line and on many", async (_, document) => {
  const whole = { nodes: [ADA, BOB], edges: [{ source: "ada", relation: "knows", target: "bob" }] };
  expect(await importWhole({ "graph.json": JSON.stringify(document) })).toStrictEqual(whole);
  expect(await importWhole({ "graph.json": JSON.stringify(document, null, 2) })).toStrictEqual(whole);
});

test("values of nodes and links stay, those that lie deeper come up, and what cannot be one value is text", async () => {
  const document = {
    nodes: [
      {
        id: 1,
        name: "Ada",
        group: 2,
        attributes: { born: 1815, tags: ["a", "b"], group: "inner" },
        at: { x: 1 },
      },
      { id: 2 },
    ],
    links: [{ source: 1, target: 2, value: 0.5, key: 0, id: "e7" }],
  };
  expect(await importWhole({ "g.json": JSON.stringify(document) })).toStrictEqual({
    nodes: [
      {
        ...{ id: "1", name: "Ada" },
        properties: { group: 2, at: '{"x":1}', born: 1815, tags: ["a", "b"], "attributes.group": "inner" },
      },
      { id: "2", name: "2" },
    ],
    edges: [
      { source: "1", relation: "related_to", target: "2", properties: { value: 0.5, key: 0, id: "e7" } },
    ],
  });
});

describe("which nodes links mean", () => {
  const ends = async (document: object): Promise<unknown> => {
    const { edges } = await importWhole({ "g.json": JSON.stringify(document) });
    return (edges as { source: string; target: string }[]).map(({ source, target }) => [source, target]);
  };

  test.each<[string, object, string[][]]>([
    [
      "ids that are numbers go ahead of places",
      { nodes: [{ id: 2 }, { id: 0 }, { id: 1 }], links: [{ source: 0, target: 1 }] },
      [["0", "1"]],
    ],
    [
      "places, where not all ends are ids",
      {
        nodes: [{ id: 1 }, { id: 2 }, { id: 3 }],
        links: [
          { source: 0, target: 1 },
          { source: 1, target: 2 },
        ],
      },
      [
        ["1", "2"],
        ["2", "3"],
      ],
    ],
    [
      "places, as networkx wrote them at first",
      { graph: [], nodes: [{ id: 2 }, { id: 0 }, { id: 1 }], links: [{ source: 0, target: 1 }] },
      [["2", "0"]],
    ],
    [
      "names, where links say them",
      {
        nodes: [
          { id: 1, name: "Ada" },
          { id: 2, name: "Bob" },
        ],
        links: [{ source: "Ada", target: "Bob" }],
      },
      [["Ada", "Bob"]],
    ],
    [
      "places of names",
      { nodes: [{ name: "Ada" }, { name: "Bob" }], links: [{ source: 1, target: 0 }] },
      [["Bob", "Ada"]],
    ],
    [
      "places, where names come twice",
      { nodes: [{ name: "Ada" }, { name: "Ada" }], links: [{ source: 1, target: 0 }] },
      [["1", "0"]],
    ],
    ["links alone", { links: [{ source: "a", target: "b" }] }, [["a", "b"]]],
    ["words alone", { nodes: ["a", "b"], edges: [["b", "a"]] }, [["b", "a"]]],
  ])("%s", async (_, document, expected) => {
    expect(await ends(document)).toStrictEqual(expected);
  });
});

test.each<[string, object, readonly boolean[]]>([
  ["directed: false", { directed: false, links: [{ source: "a", target: "b" }] }, [true]],
  ["graphology's type", { options: { type: "undirected" }, edges: [{ source: "a", target: "b" }] }, [true]],
  [
    "each edge says it",
    {
      edges: [
        { source: "a", target: "b", undirected: true },
        { source: "b", target: "a" },
      ],
    },
    [true, false],
  ],
  [
    "JGF's edges",
    { graph: { directed: false, edges: [{ source: "a", target: "b", directed: true }] } },
    [false],
  ],
  ["nothing said", { links: [{ source: "a", target: "b", type: "arrow" }] }, [false]],
])("direction: %s", async (_, document, expected) => {
  const { edges } = await importWhole({ "g.json": JSON.stringify(document) });
  expect((edges as { undirected?: boolean }[]).map(({ undirected = false }) => undirected)).toStrictEqual(
    expected,
  );
});

test("labels that name single links are no relations", async () => {
  const links = Array.from({ length: 12 }, (_, at) => ({
    source: `n${at}`,
    target: "hub",
    label: `link ${at}`,
  }));
  const { edges } = await importWhole({ "g.json": JSON.stringify({ links }) });
  expect(edges[3]).toStrictEqual({
    ...{ source: "n3", relation: "related_to", target: "hub" },
    properties: { label: "link 3" },
  });
});

test("other lists beside nodes and links are not read, and that is said", async () => {
  const document = { nodes: [], links: [{ source: "a", target: "b" }], constraints: [1], empty: [] };
  const { report } = await importTexts({ "g.json": JSON.stringify(document) });
  expect(report.rules).toStrictEqual([{ rule: "json-list-unread", level: "warn", file: "g.json", count: 1 }]);
});

test("a document that breaks off ends with its last whole element", () => {
  const whole = '{"a":"[","nodes":[{"id":"x","t":[1,2]},{"id":"y"}],"links":[{"s":"x","t":"y"}]}';
  expect(closedJson(whole)).toBe(whole);
  const cuts = Array.from({ length: whole.length - 1 }, (_, at) => closedJson(whole.slice(0, at + 1)));
  const distinct = [...new Set(cuts)];
  expect(distinct).toStrictEqual(["", '{"a":"[","nodes":[{"id":"x","t":[1,2]}]}']);
});

test.each([
  ["g.json", '{"nodes":[{"id":"a"}],"links":[]}', "json"],
  ["g.json", '{\n"nodes": []', "json"],
  ["g.json", '[["a","b"]]', "json"],
  ["g", '{"directed": false, "nodes": [{"id": "a"}', "json"],
  ["g.json", '{"source":"a","relation":"r","target":"b"}\n{"source"', "jsonl"],
  ["g.json", '["a","r","b"]', "jsonl"],
  ["g.jsonl", '{"nodes":[{"id":"a"}],"links":[]}', "jsonl"],
  ["m.json", '{"id":"core","reactions":[{"id":"R1"}],"metabolites":[]}', "json"],
  ["e.json", '{"source":"a","relation":"r","target":"b","evidence":[{"text":"x"}]}', "jsonl"],
  ["q.json", '{"question":"?","graph":[["a","r","b"]]}', "kgqa"],
  ["g.json", '{"elements":{"nodes":[]}}', "cyjs"],
])("%s of %s is told as %s", (name, head, format) => {
  expect(guessFormat(name, head)).toBe(format);
});

test("a place for each element that cannot be used", async () => {
  const document = {
    nodes: [{ id: "a" }, { id: "b" }],
    links: [
      { source: "a", target: "b" },
      { source: "a", target: "z" },
    ],
  };
  const { report } = await importTexts({ "g.json": JSON.stringify(document) }, { accepts: () => true });
  expect(inWords(report.rejects)).toStrictEqual([
    { file: "g.json", line: 4, reason: "there is no node with the id “z”" },
  ]);
});

test("a line of JSON keeps what it says of an edge without a relation", async () => {
  expect(
    (await importWhole({ "e.jsonl": '{"source":"a","target":"b","weight":0.5}\n' })).edges,
  ).toStrictEqual([{ source: "a", relation: "related_to", target: "b", properties: { weight: 0.5 } }]);
});

test("KGX in one document: the predicate is the relation, an older one beside it a property; categories are labels", async () => {
  const text = `{"nodes": [{"id": "A", "category": ["biolink:Gene", "biolink:NamedThing"]}],
    "edges": [{"subject": "A", "predicate": "biolink:affects", "relation": "RO:1", "object": "A"}]}`;
  expect(await importWhole({ "g.json": text })).toStrictEqual({
    nodes: [{ id: "A", name: "A", labels: ["biolink:Gene", "biolink:NamedThing"] }],
    edges: [{ source: "A", relation: "biolink:affects", target: "A", properties: { relation: "RO:1" } }],
  });
});

test("whole numbers beyond 2^53 stay as they are written: ids of two nodes never become one", async () => {
  const text =
    '{"nodes": [{"id": 12345678901234567890, "s": "\\"1234567890123456789", "f": 0.12345678901234567890}, {"id": 12345678901234567891, "n": 1234567890123456}],' +
    ' "links": [{"source": 12345678901234567890, "target": 12345678901234567891, "w": -9007199254740993}]}';
  expect(await importWhole({ "g.json": text })).toStrictEqual({
    nodes: [
      {
        ...{ id: "12345678901234567890", name: "12345678901234567890" },
        properties: { s: '"1234567890123456789', f: 0.12345678901234568 },
      },
      {
        ...{ id: "12345678901234567891", name: "12345678901234567891" },
        properties: { n: 1234567890123456 },
      },
    ],
    edges: [
      {
        ...{ source: "12345678901234567890", relation: "related_to", target: "12345678901234567891" },
        properties: { w: "-9007199254740993" },
      },
    ],
  });
});

test("Hetionet's own JSON: nodes by kind and identifier, edges by pairs of them", async () => {
  const node = (kind: string, identifier: string | number, name: string) => ({
    ...{ kind, identifier, name, data: { source: "Entrez" } },
  });
  const edge = (source: readonly [string, string | number], direction: string) => ({
    ...{ source_id: source, target_id: ["Disease", "DOID:7148"], kind: "associates", direction },
    data: { unbiased: false },
  });
  const { nodes, edges } = await importWhole({
    "hetionet.json": JSON.stringify({
      metanode_kinds: ["Gene", "Disease"],
      nodes: [
        node("Gene", 9021, "SOCS3"),
        node("Disease", "DOID:7148", "arthritis"),
        node("Disease", 9021, "x"),
      ],
      edges: [
        edge(["Gene", 9021], "both"),
        edge(["Disease", 9021], "forward"),
        edge(["Gene", 9021], "backward"),
      ],
    }),
  });
  expect(nodes).toMatchObject([
    { id: "Gene::9021", name: "SOCS3", labels: ["Gene"], properties: { identifier: 9021, source: "Entrez" } },
    { id: "Disease::DOID:7148", name: "arthritis", labels: ["Disease"] },
    { id: "Disease::9021", labels: ["Disease"] },
  ]);
  const told = { relation: "associates", properties: { unbiased: false } };
  expect(edges).toMatchObject([
    { ...told, source: "Gene::9021", target: "Disease::DOID:7148", undirected: true },
    { ...told, source: "Disease::9021", target: "Disease::DOID:7148" },
    { ...told, source: "Disease::DOID:7148", target: "Gene::9021" },
  ]);
  expect(edges[1]).not.toHaveProperty("undirected");
});
