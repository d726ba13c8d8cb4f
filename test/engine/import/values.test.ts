/** Values cost values: what is wrong with one never costs the element that has it; directions and labels stay what they are. */
import { expect, test } from "vitest";
import { importTexts, importWhole, readWhole } from "./whole-graph";

test("GraphML: undeclared keys, values of another type, undirected edges, kinds as labels", async () => {
  const text = `<graphml><key id="w" for="node" attr.name="w" attr.type="double"/><key id="b" for="node" attr.name="b" attr.type="boolean"/>
<key id="t" for="node" attr.name="entity_type" attr.type="string"/><graph edgedefault="undirected">
<node id="a"><data key="w">NaN</data><data key="b">1</data><data key="t">person</data><data key="x">y</data></node><node id="b"/>
<edge source="a" target="b"/><edge source="b" target="a" directed="true"/></graph></graphml>`;
  const { target, report } = await importTexts({ "g.graphml": text });
  expect([report.rejected, report.textValues, report.elements]).toStrictEqual([
    0,
    1,
    [{ file: "g.graphml", nodes: 2, edges: 2 }],
  ]);
  expect(await readWhole(target)).toStrictEqual({
    nodes: [
      { id: "a", name: "a", labels: ["person"], properties: { w: "NaN", b: true, x: "y" } },
      { id: "b", name: "b" },
    ],
    edges: [
      { source: "a", target: "b", relation: "related_to", undirected: true },
      { source: "b", target: "a", relation: "related_to" },
    ],
  });
});

test("yEd's labels, inside its drawings", async () => {
  const text = `<graphml xmlns:y="y"><key id="d" for="node" yfiles.type="nodegraphics"/><graph edgedefault="directed">
<node id="n0"><data key="d"><y:ShapeNode><y:NodeLabel> Ana <y:LabelModel/></y:NodeLabel></y:ShapeNode></data></node><node id="n1"/>
<edge source="n0" target="n1"><data key="d"><y:PolyLineEdge><y:EdgeLabel>knows</y:EdgeLabel></y:PolyLineEdge></data></edge></graph></graphml>`;
  const { nodes, edges } = await importWhole({ "g.graphml": text });
  expect([nodes[0], edges[0]]).toMatchObject([{ name: "Ana" }, { relation: "knows" }]);
});

test("GEXF: labels that name single edges are no relations, an undeclared attribute stays", async () => {
  const edges = Array.from(
    { length: 20 },
    (_, at) => `<edge source="a" target="b" label="edge ${at}"/>`,
  ).join("");
  const text = `<gexf><graph defaultedgetype="undirected"><nodes><node id="a"><attvalues><attvalue for="0" value="x"/></attvalues></node><node id="b"/></nodes><edges>${edges}</edges></graph></gexf>`;
  const whole = await importWhole({ "g.gexf": text });
  expect(whole.nodes[0]).toMatchObject({ properties: { "0": "x" } });
  expect(whole.edges).toHaveLength(20);
  expect(whole.edges[7]).toStrictEqual({
    ...{ source: "a", target: "b", relation: "related_to", undirected: true },
    properties: { label: "edge 7" },
  });
});

test("APOC's relationships are edges", async () => {
  const text = `{"type":"node","id":"0","labels":["User"],"properties":{"name":"Ana","born":{"x":1}}}
{"type":"node","id":"1","labels":["User"],"properties":{}}
{"type":"relationship","id":"0","label":"KNOWS","properties":{"since":1993},"start":{"id":"0","labels":["User"]},"end":{"id":"1"}}\n`;
  expect(await importWhole({ "all.json": text })).toStrictEqual({
    nodes: [
      { id: "0", name: "Ana", labels: ["User"], properties: { born: '{"x":1}' } },
      { id: "1", name: "1", labels: ["User"] },
    ],
    edges: [{ source: "0", target: "1", relation: "KNOWS", properties: { since: 1993 } }],
  });
});

test("Cytoscape's JSON, in both of its forms", async () => {
  const items = '{"data":{"id":"a","label":"Ana","age":3}},{"data":{"id":"b"}}';
  const edge = '{"data":{"id":"x","source":"a","target":"b","interaction":"pp"}}';
  const expected = {
    nodes: [
      { id: "a", name: "Ana", properties: { age: 3 } },
      { id: "b", name: "b" },
    ],
    edges: [{ source: "a", target: "b", relation: "pp", properties: { id: "x" } }],
  };
  expect(
    await importWhole({ "a.cyjs": `{"elements":{"nodes":[${items}],"edges":[${edge}]}}` }),
  ).toStrictEqual(expected);
  expect(await importWhole({ "a.json": `{"elements":[${items},${edge}]}` })).toStrictEqual(expected);
});

test("headers of neo4j-admin in files of their own", async () => {
  const texts = {
    "people-header.csv": ":ID,name\n",
    "people.csv": "1,Ana\n2,Bob\n",
    "knows-header.csv": ":START_ID,:END_ID,:TYPE\n",
    "knows.csv": "1,2,KNOWS\n",
  };
  expect((await importWhole(texts)).edges).toStrictEqual([{ source: "1", target: "2", relation: "KNOWS" }]);
});

test("GEXF in time and in layers: every value, spells, and what a node lies in", async () => {
  const text = `<gexf version="1.2"><graph mode="dynamic" defaultedgetype="undirected">
    <attributes class="node"><attribute id="p" title="price" type="float"/></attributes>
    <nodes><node id="a" label="A" start="2009"><attvalues><attvalue for="p" value="12" start="2009"/><attvalue for="p"
      value="14" start="2010"/></attvalues><spells><spell start="2009" end="2010"/></spells>
      <nodes><node id="b" label="B"/></nodes></node></nodes>
    <edges><edge id="knows-1" source="a" target="b"/><edge id="7" source="b" target="a" type="directed"/></edges>
    </graph></gexf>`;
  expect(await importWhole({ "g.gexf": text })).toStrictEqual({
    nodes: [
      { id: "b", name: "B", properties: { pid: "a" } },
      {
        id: "a",
        name: "A",
        properties: {
          ...{ price: [12, 14], "price spells": ["2009/", "2010/"], spells: "2009/2010", start: "2009" },
        },
      },
    ],
    edges: [
      { source: "a", relation: "related_to", target: "b", properties: { id: "knows-1" }, undirected: true },
      { source: "b", relation: "related_to", target: "a" },
    ],
  });
});

test("GraphML in layers: each graph has its own direction, descriptions and ports stay", async () => {
  const text = `<graphml xmlns:y="y"><graph edgedefault="undirected"><node id="a"><graph edgedefault="directed">
    <node id="b"><desc>inner</desc></node><node id="c"><data key="d"><y:ShapeNode><y:NodeLabel>C</y:NodeLabel>
    <y:NodeLabel>see</y:NodeLabel></y:ShapeNode></data></node><edge source="b" target="c" sourceport="N"/></graph></node>
    <node id="d"/><edge source="a" target="d"/></graph></graphml>`;
  expect(await importWhole({ "g.graphml": text })).toStrictEqual({
    nodes: [
      { id: "b", name: "b", properties: { parent: "a", desc: "inner" } },
      { id: "c", name: "C", properties: { parent: "a", "label 2": "see" } },
      { id: "a", name: "a" },
      { id: "d", name: "d" },
    ],
    edges: [
      { source: "b", relation: "related_to", target: "c", properties: { sourceport: "N" } },
      { source: "a", relation: "related_to", target: "d", undirected: true },
    ],
  });
});

test("Cytoscape JSON: networkx says that nothing is directed, values of another kind are properties", async () => {
  const text = JSON.stringify({
    directed: false,
    elements: {
      nodes: [{ data: { id: "a", labels: "X", text: 5 } }, { data: { id: "b", name: "B", type: "gene" } }],
      edges: [{ data: { source: "a", target: "b", interaction: "", evidence: "x", more: { k: 1 } } }],
    },
  });
  const whole = await importWhole({ "g.cyjs": text });
  expect(whole).toStrictEqual({
    nodes: [
      { id: "a", name: "a", properties: { labels: "X", text: 5 } },
      { id: "b", name: "B", labels: ["gene"] },
    ],
    edges: [
      {
        ...{ source: "a", relation: "related_to", target: "b", undirected: true },
        properties: { interaction: "", evidence: "x", more: '{"k":1}' },
      },
    ],
  });
});

test.each([
  '[{"data":{"id":"a","type":"T"}},{"group":"nodes","data":{"id":"b"}},{"data":{"id":"e","source":"a","target":"b"},"classes":"x"}]',
  '{"nodes":[{"data":{"id":"a","type":"T"}},{"data":{"id":"b"}}],"edges":[{"data":{"id":"e","source":"a","target":"b"}}]}',
])("elements as cytoscape.js takes them, without a document around them (%#)", async (text) => {
  expect(await importWhole({ "g.json": text })).toStrictEqual({
    nodes: [
      { id: "a", name: "a", labels: ["T"] },
      { id: "b", name: "b" },
    ],
    edges: [{ source: "a", relation: "related_to", target: "b", properties: { id: "e" } }],
  });
});
