/** One small graph in every form an import reads. */
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { guessFormat } from "../../../src/main/engine/import/formats";
import { importTexts, importWhole } from "./whole-graph";

const GRAPH = {
  nodes: [
    { id: "Ada", name: "Ada" },
    { id: "Bob", name: "Bob" },
  ],
  edges: [
    { source: "Ada", relation: "likes", target: "Bob" },
    { source: "Bob", relation: "likes", target: "Bob" },
  ],
};

test.each([
  ["t.tsv", "Ada\tlikes\tBob\nBob\tlikes\tBob\n"],
  ["t.txt", "Ada|likes|Bob\n\nBob|likes|Bob"],
  ["t.csv", '"Ada",likes,"Bob"\r\nBob, likes ,Bob\r\n'],
  ["t.csv", "subject;predicate;object\nAda;likes;Bob\nBob;likes;Bob\n"],
  ["t.tsv", "target\trelation\tsource\nBob\tlikes\tAda\nBob\tlikes\tBob\n"],
  ["t.jsonl", '["Ada","likes","Bob"]\n{"head":"Bob","relation":"likes","tail":"Bob"}\n'],
  [
    "q.jsonl",
    '{"question":"?","graph":[["Ada","likes","Bob"]],"a_entity":["Bob"]}\n{"question":"?","graph":[["Ada","likes","Bob"]],"paths":[[["Bob","likes","Bob"]]]}\n',
  ],
  [
    "g.graphml",
    '<graphml><key id="d0" for="edge" attr.name="label"/><graph><node id="Ada"/><node id="Bob"/><edge source="Ada" target="Bob"><data key="d0">likes</data></edge><edge source="Bob" target="Bob" label="likes"/></graph></graphml>',
  ],
  [
    "g.xml",
    '<?xml version="1.0"?><g:gexf xmlns:g="x"><g:graph><g:nodes><g:node id="Ada"/><g:node id="Bob"/></g:nodes><g:edges><g:edge source="Ada" target="Bob" label="likes"/><g:edge source="Bob" target="Bob" kind="likes"/></g:edges></g:graph></g:gexf>',
  ],
])("%s: %s", async (name, text) => {
  expect(await importWhole({ [name]: text })).toStrictEqual(GRAPH);
  expect(await importWhole({ [`${name}.gz`]: gzipSync(text) })).toStrictEqual(GRAPH);
});

test("neo4j-admin tables, in whatever order they come", async () => {
  const edges = ":START_ID,:END_ID,:TYPE\nAda,Bob,likes\nBob,Bob,likes\n";
  expect(await importWhole({ "edges.csv": edges, "nodes.csv": ":ID\nAda\nBob\n" })).toStrictEqual(GRAPH);
});

test("ids with dictionaries", async () => {
  const texts = {
    "train.txt": "0\t7\t1\n1\t7\t1\n",
    "entities.dict": "0\tAda\n1\tBob\n2\tCyd\n",
    "relations.dict": "7\tlikes\n8\thates\n",
  };
  expect(await importWhole(texts)).toStrictEqual({
    nodes: [
      { id: "0", name: "Ada" },
      { id: "1", name: "Bob" },
      { id: "2", name: "Cyd" },
    ],
    edges: [
      { source: "0", relation: "likes", target: "1" },
      { source: "1", relation: "likes", target: "1" },
    ],
  });
});

test("typed columns, labels, arrays, name, text and evidence of tables", async () => {
  const texts = {
    "nodes.csv":
      'personId:ID(Person),name,age:int,tags:string[],:LABEL,description,hidden:IGNORE,note\n1,Ada,36,a;b,Person,"a ""person""",x,""\n',
    "edges.csv":
      ":START_ID(Person),:END_ID(Person),:TYPE,weight:float,evidence\n1,1,KNOWS,0.5,She knows herself.\n",
  };
  expect(await importWhole(texts)).toStrictEqual({
    nodes: [
      {
        id: "1",
        name: "Ada",
        labels: ["Person"],
        text: 'a "person"',
        properties: { personId: "1", age: 36, tags: ["a", "b"], note: "" },
      },
    ],
    edges: [
      {
        source: "1",
        relation: "KNOWS",
        target: "1",
        properties: { weight: 0.5 },
        evidence: [{ text: "She knows herself.", source: "", references: [] }],
      },
    ],
  });
});

test("several id spaces prefix the ids, and a column can be chosen as name", async () => {
  const texts = {
    "films.tsv": ":ID(Film)\talias\n1\tInception\n",
    "people.tsv": ":ID(Person)\talias\n1\tNolan\n",
    "edges.tsv": ":START_ID(Film)\t:END_ID(Person)\t:TYPE\n1\t1\tdirected_by\n",
  };
  expect(await importWhole(texts, { nameColumn: "alias" })).toStrictEqual({
    nodes: [
      { id: "Film:1", name: "Inception" },
      { id: "Person:1", name: "Nolan" },
    ],
    edges: [{ source: "Film:1", relation: "directed_by", target: "Person:1" }],
  });
});

test("JSONL: labels of ends, other keys as properties, nodes after the edges that name them", async () => {
  const lines = [
    {
      source: "ada",
      relation: "likes",
      target: "bob",
      sourceLabel: "Person",
      year: 1843,
      extra: { a: 1 },
      no: null,
    },
    { source: "ada", relation: "likes", target: 7, sourceLabel: "Person", evidence: [{ text: "so it is" }] },
    { id: "bob", name: "Bob", label: "Person", text: "a friend", properties: { age: 3 }, born: 1 },
  ];
  const text = lines.map((line) => JSON.stringify(line)).join("\n");
  expect(await importWhole({ "g.jsonl": text })).toStrictEqual({
    nodes: [
      { id: "ada", name: "ada", labels: ["Person"] },
      { id: "bob", name: "Bob", labels: ["Person"], text: "a friend", properties: { age: 3, born: 1 } },
      { id: "7", name: "7" },
    ],
    edges: [
      { source: "ada", relation: "likes", target: "bob", properties: { year: 1843, extra: '{"a":1}' } },
      {
        source: "ada",
        relation: "likes",
        target: "7",
        evidence: [{ text: "so it is", source: "", references: [] }],
      },
    ],
  });
});

test("GraphML as Neo4j and yEd write it: labels, defaults, nested values", async () => {
  const text = `<graphml><key id="name" for="node" attr.name="name"/><key id="y" for="node"/>
    <key id="w" for="edge" attr.name="weight" attr.type="double"><default>1.5</default></key><graph>
    <edge source="n1" target="n0" label="ACTED_IN"><data key="label">x</data></edge>
    <node id="n0" labels=":Film:Drama"><data key="name">A &amp; B</data></node>
    <node id="n1"><data key="y"><y:NodeLabel xmlns:y="x">shape</y:NodeLabel></data><graph><node id="n2"/></graph></node>
    </graph></graphml>`;
  const { report } = await importTexts({ "g.graphml": text });
  expect(report.rejects).toStrictEqual([]);
  const declared = text.replace("<graph>", '<key id="label" for="edge" attr.name="label"/><graph>');
  expect(await importWhole({ "g.graphml": declared })).toStrictEqual({
    nodes: [
      { id: "n0", name: "A & B", labels: ["Film", "Drama"] },
      { id: "n2", name: "n2", properties: { parent: "n1" } },
      { id: "n1", name: "shape" },
    ],
    edges: [{ source: "n1", relation: "ACTED_IN", target: "n0", properties: { label: "x", weight: 1.5 } }],
  });
});

test("formats are told by name and first characters", () => {
  expect(guessFormat("a.graphml.gz", "")).toBe("graphml");
  expect(guessFormat("a.gexf", "")).toBe("gexf");
  expect(guessFormat("a.xml", "<?xml?><graphml>")).toBe("graphml");
  expect(guessFormat("a.jsonl", '{"id": 1, "question": "who?"}')).toBe("kgqa");
  expect(guessFormat("upload", '\uFEFF["a","b","c"]')).toBe("jsonl");
  expect(guessFormat("a.csv", "movieId:ID(Movie),title\n")).toBe("neo4j-csv");
  expect(guessFormat("a.csv", '"x:START_ID"|":END_ID"\n')).toBe("neo4j-csv");
  expect(guessFormat("a.csv", "a,b,c\n")).toBe("triples");
  expect(guessFormat("relations.dict", "0\tlikes\n")).toBe("triples");
  expect(guessFormat("a.bin", "nothing known")).toBeUndefined();
});

test("a text of many comments is told at once, a network behind comments is one", () => {
  expect(guessFormat("doc.txt", "% a % b % c\n".repeat(2000))).not.toBe("pajek");
  expect(guessFormat("doc.txt", "% a % b\r\n\n# c\n*Vertices 3\n")).toBe("pajek");
});

test("properties that are called as KGX's columns make no KGX", async () => {
  const properties = { subject: "s", predicate: "biolink:treats", object: "o", category: "c", dragoman: "d" };
  const lines = [
    { id: "Ada", name: "Ada", properties },
    { source: "Ada", relation: "likes", target: "Ada", properties },
  ];
  expect(
    await importWhole({ "g.jsonl": lines.map((line) => JSON.stringify(line)).join("\n") }),
  ).toStrictEqual({
    nodes: [lines[0]],
    edges: [lines[1]],
  });
});
