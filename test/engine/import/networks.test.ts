/** Graphviz' DOT and Pajek's networks as several programs write them: each becomes the graph that was meant. */
import { expect, test } from "vitest";
import { guessFormat } from "../../../src/main/engine/import/formats";
import { parseDot } from "../../../src/main/engine/import/networks/dot-graph";
import { parsePajek } from "../../../src/main/engine/import/networks/pajek-network";
import { importTexts, importWhole } from "./whole-graph";
import { inWords } from "../../in-words";

const DOT = `/* drawn by hand */
# 1 "preprocessed.gv"
strict DiGraph "plots" {
  graph [rankdir=LR]; label = "whole"
  node [shape=box, weight=007]
  Ana [label="Ana \\"Nan\\\\u\\"\\nBo&#537;", pos="1,2", born=1890 ed="18" + "90" id=x]
  "Ion" [label=<<b>Ion</b><br/>al Glaneta&#537;ului>, __proto__=p];
  edge [label="iubește"] // a default
  Ana:w:n -> Ion -> { Florica; "node" } [since=1.50]
  Ana -> Ion [again=yes]
  subgraph cluster_1 { label="Satul"; subgraph cluster_2 { Ion } George }
}
`;

test("DOT: defaults, chains, groups, ports, clusters, labels as they are shown; places are lost", async () => {
  const { nodes, edges } = await importWhole({ "g.dot": DOT });
  const box = { shape: "box", weight: "007" };
  expect(nodes).toStrictEqual([
    { id: "Ana", name: 'Ana "Nan\\u"\nBoș', properties: { ...box, born: 1890, ed: "1890", "id 2": "x" } },
    {
      ...{ id: "Ion", name: "Ion al Glanetașului" },
      properties: { ...box, ["__proto__"]: "p", cluster: ["cluster_2", "Satul"] },
    },
    { id: "Florica", name: "Florica", properties: box },
    { id: "node", name: "node", properties: box },
    { id: "George", name: "George", properties: { ...box, cluster: "Satul" } },
  ]);
  const loves = { relation: "iubește", properties: { since: 1.5 } };
  expect(edges).toStrictEqual([
    { ...loves, source: "Ana", target: "Ion", properties: { since: 1.5, tailport: "w:n", again: "yes" } },
    { ...loves, source: "Ion", target: "Florica" },
    { ...loves, source: "Ion", target: "node" },
  ]);
});

test("SIF: several targets, nodes alone, names with blanks where tabs part; a line of two cells is told", async () => {
  const { nodes, edges } = await importWhole({ "g.sif": "A pp B C\nD\n\nB  pd A\n" });
  expect(nodes).toStrictEqual(["A", "B", "C", "D"].map((id) => ({ id, name: id })));
  const of = (source: string, relation: string, target: string) => ({ source, relation, target });
  expect(edges).toStrictEqual([of("A", "pp", "B"), of("A", "pp", "C"), of("B", "pd", "A")]);
  const text = "Gene A\tpp\tGene B\tGene C\nLone node\nGene B\tpd\n";
  const { report } = await importTexts({ "g.sif": text }, { accepts: () => true });
  expect([report.format, report.nodes, report.edges]).toStrictEqual(["sif", 4, 2]);
  expect(inWords(report.rejects)).toMatchObject([{ line: 3 }]);
  // Three cells a line are a table, too: Hetionet's have a header.
  expect(guessFormat("g.sif", "source\tmetaedge\ttarget\na\tr\tb\n")).toBe("triples");
});

test("DOT without a direction keeps parallel edges; a subgraph named again stands for its nodes", async () => {
  const text = "graph { a -- b; b -- a; subgraph s { c d } a -- subgraph s }";
  const { edges } = await importWhole({ "g.gv": text });
  const of = (source: string, target: string) => ({
    ...{ source, target, relation: "related_to", undirected: true },
  });
  expect(edges).toStrictEqual([of("a", "b"), of("b", "a"), of("a", "c"), of("a", "d")]);
});

test("DOT that a preview cuts is read as far as it goes", async () => {
  const lines = DOT.split("\n");
  const { signal } = new AbortController();
  const read = async (_: string, at: number): Promise<number> =>
    (await parseDot(lines.slice(0, at + 1).join("\n"), signal, true)).nodes.length;
  const counts = await Promise.all(lines.map(read));
  expect(counts.at(-1)).toBe(5);
  expect(counts.toSorted((a, b) => a - b)).toStrictEqual(counts);
});

test("a long DOT can be given up while it is read", async () => {
  const given = new AbortController();
  setImmediate(() => given.abort());
  await expect(parseDot(`digraph { ${"a -> b;".repeat(100_001)} }`, given.signal)).rejects.toThrow("aborted");
});

test("DOT that stands for more edges than fit is refused before they are made", async () => {
  const many = Array.from({ length: 5000 }, (_, at) => `n${String(at)}`).join(" ");
  const fault: unknown = await importTexts({ "g.dot": `graph { { ${many} } -- { ${many} } }` }).catch(
    (thrown: unknown) => thrown,
  );
  expect(inWords(fault instanceof Error ? fault.message : "")).toMatch(/stands for more than 5000000 edges/);
});

const PAJEK = `% a comment
*Network Two modes
*Vertices 4 2
1 "Ana &#351;i Ion" 0.1 0.2 0.5 ellipse ic Red born 1890 [1-3]
2 "N.Y."
3 Clubul
*Arcs :1 "knows"
1 2 1.50 l "well" c Blue
*Edges :7
2 3 -2
*Edgeslist
1 3 4
*Partition of a kind
1
`;

test("Pajek: modes, relations, directions, weights; places and colours are lost, other parts said", async () => {
  expect(await importWhole({ "g.net": PAJEK })).toStrictEqual({
    nodes: [
      { id: "1", name: "Ana şi Ion", properties: { born: 1890, spells: "1-3", mode: 1 } },
      { id: "2", name: "N.Y.", properties: { mode: 1 } },
      { id: "3", name: "Clubul", properties: { mode: 2 } },
      { id: "4", name: "4", properties: { mode: 2 } },
    ],
    edges: [
      { source: "1", relation: "knows", target: "2", properties: { label: "well", weight: 1.5 } },
      {
        ...{ source: "2", relation: "related_to", target: "3", undirected: true },
        properties: { "relation number": 7, weight: -2 },
      },
      { source: "1", relation: "related_to", target: "3", undirected: true },
      { source: "1", relation: "related_to", target: "4", undirected: true },
    ],
  });
  expect(parsePajek(PAJEK, () => undefined).unread).toStrictEqual(["*Partition of a kind"]);
});

test("Pajek's matrices are arcs with weights, of two modes from the first to the second", async () => {
  const { edges } = await importWhole({ "g.net": "*Vertices 3 1\n*Matrix\n0 2.5\n" });
  expect(edges).toStrictEqual([
    { source: "1", relation: "related_to", target: "3", properties: { weight: 2.5 } },
  ]);
});

test.each([
  ["a.txt", "digraph G {\n a -> b }", "dot"],
  ["a.gv", "// by hand\nstrict graph\n{", "dot"],
  ["a.gml", "graph [ node [ id 1 ] ]", "gml"],
  ["a.net", "# of Orange\n\n*Network x\n*Vertices 3", "pajek"],
  ["a.txt", "*vertices 3\n1 a", "pajek"],
  ["graph.csv", "graph,digraph\na,b\n", "triples"],
])("%s that begins with %j is %s", (name, head, format) => {
  expect(guessFormat(name, head)).toBe(format);
});
