/** CX and CX2 as NDEx and Cytoscape write networks: aspects in any number of parts become the graph that was meant. */
import { expect, test } from "vitest";
import { guessFormat } from "../../../src/main/engine/import/formats";
import { closedJson } from "../../../src/main/engine/import/json/json-document";
import { importWhole } from "./whole-graph";

const START = '[{"numberVerification":[{"longNumber":281474976710655}]},';

test("CX: attributes of their types, parts of one aspect, a direction of its own", async () => {
  const aspects = [
    { numberVerification: [{ longNumber: 281474976710655 }] },
    { edgeAttributes: [{ po: 0, n: "directed", v: "false", d: "boolean" }] },
    { nodes: [{ "@id": 0, n: "MDK", r: "uniprot:P21741" }] },
    { nodes: [{ "@id": 1, n: "GPC2" }] },
    { edges: [{ "@id": 0, s: 1, t: 0, i: "in-complex-with" }] },
    {
      nodeAttributes: [
        { po: [0, 1], n: "type", v: "Protein" },
        { po: 0, n: "alias", v: ["A", "B"], d: "list_of_string" },
        { po: 0, n: "score", v: "0.5", d: "double" },
        { po: 0, n: "id", v: "7" },
        { po: 1, n: "key", v: "9007199254740993", d: "long" },
      ],
    },
    { cartesianLayout: [{ node: 0, x: 1, y: 2 }] },
  ];
  expect(await importWhole({ "g.cx": JSON.stringify(aspects) })).toStrictEqual({
    nodes: [
      {
        ...{ id: "0", name: "MDK", labels: ["Protein"] },
        properties: { alias: ["A", "B"], "id 2": "7", represents: "uniprot:P21741", score: 0.5 },
      },
      { id: "1", name: "GPC2", labels: ["Protein"], properties: { key: "9007199254740993" } },
    ],
    edges: [{ source: "1", relation: "in-complex-with", target: "0", undirected: true }],
  });
});

test("CX2: short names and values of those that have none", async () => {
  const aspects = [
    { CXVersion: "2.0", hasFragments: false },
    {
      attributeDeclarations: [
        {
          nodes: { name: { a: "n", d: "string" }, kind: { v: "gene", d: "string" } },
          edges: { interaction: { a: "i" }, weight: { d: "double", v: 1 } },
        },
      ],
    },
    {
      nodes: [
        { id: 4, x: 1, y: 2, v: { n: "A" } },
        { id: 5, v: { n: "B", kind: "drug" } },
      ],
    },
    {
      edges: [
        { id: 9, s: 4, t: 5, v: { i: "binds", weight: 0.25 } },
        { id: 10, s: 5, t: 5 },
      ],
    },
    { status: [{ success: true }] },
  ];
  expect(await importWhole({ "g.cx2": JSON.stringify(aspects) })).toStrictEqual({
    nodes: [
      { id: "4", name: "A", labels: ["gene"] },
      { id: "5", name: "B", labels: ["drug"] },
    ],
    edges: [
      { source: "4", relation: "binds", target: "5", properties: { weight: 0.25 } },
      { source: "5", relation: "related_to", target: "5", properties: { weight: 1 } },
    ],
  });
});

test("CX is told by its name or its beginning, whatever it says further on", () => {
  expect(guessFormat("g.json", `${START}{"@context":[{"pubmed":"http://x/"}]}]`)).toBe("cx");
  expect(guessFormat("g.cx2", "[")).toBe("cx");
});

test("a beginning of CX ends with the last whole element of an aspect", () => {
  expect(closedJson(`${START}{"nodes":[{"@id":0},{"@id":1},{"@i`, 2)).toBe(
    `${START}{"nodes":[{"@id":0},{"@id":1}]}]`,
  );
});
