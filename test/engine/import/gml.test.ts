/** GML as several programs write it: each becomes the graph that was meant. */
import { expect, test } from "vitest";
import { guessFormat } from "../../../src/main/engine/import/formats";
import { parseGml } from "../../../src/main/engine/import/json/gml-text";
import { importWhole } from "./whole-graph";

const GML = `Creator "igraph"
# a comment
graph [
  directed 1
  edge [ source 1 target 0 label "knows" value 2.5 ]
  node [ id 0 label "Ada &amp; &#536;tefan" born 1815 graphics [ x 1 y 2 ] ]
  node [
    id 1
    tag "a" tag "b [not a bracket]
# not a comment"
    at [ x 1 ]
    huge 9007199254740993
    none NAN
  ]
  edge [ source 0 target 1 label "knows" ]
]
`;

test("nodes, values and directions; edges may come first, drawings are lost", async () => {
  expect(await importWhole({ "g.gml": GML })).toStrictEqual({
    nodes: [
      { id: "0", name: "Ada & Ștefan", properties: { born: 1815 } },
      {
        ...{ id: "1", name: "1" },
        properties: {
          tag: ["a", "b [not a bracket]\n# not a comment"],
          at: '{"x":1}',
          huge: "9007199254740993",
          none: "NAN",
        },
      },
    ],
    edges: [
      { source: "1", relation: "knows", target: "0", properties: { value: 2.5 } },
      { source: "0", relation: "knows", target: "1" },
    ],
  });
});

test("edges have no direction where the graph does not say so, and ends are ids alone", async () => {
  const text = "graph\n[\n node\n [\n id 2\n ]\n node [ id 1 ]\n edge [ source 1 target 2 ]\n]\n";
  const { edges } = await importWhole({ "g.gml": text });
  expect(edges).toStrictEqual([{ source: "1", relation: "related_to", target: "2", undirected: true }]);
});

test("what breaks off is left out where a preview cuts", () => {
  const whole = 'graph [ node [ id 1 ] node [ id 2 label "x y" ] edge [ source 1 target 2 ] ]';
  const counts = Array.from({ length: whole.length - 1 }, (_, at) => {
    const [graph] = (parseGml(whole.slice(0, at + 1), true)["graph"] ?? [{}]) as {
      node?: unknown[];
      edge?: unknown[];
    }[];
    return (graph!.node ?? []).length + (graph!.edge ?? []).length;
  });
  expect([...new Set(counts)]).toStrictEqual([0, 1, 2, 3]);
});

test.each([
  ["g.txt", 'Creator "Gephi"\ngraph\n[\n  node\n', "gml"],
  ["g.gml", "# none", "gml"],
])("%s is told", (name, head, format) => {
  expect(guessFormat(name, head)).toBe(format);
});
