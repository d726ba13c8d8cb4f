/** RDF in its forms, and OBO: what is said in each of them is one graph. */
import { expect, test } from "vitest";
import { importTexts, importWhole, readWhole } from "./whole-graph";

const TURTLE = `@prefix e: <http://e.org/> . # a comment
PREFIX rdfs: <http://www.w3.org/2000/01/rdf-schema#>
@base <http://e.org/deep/> .
e:ana a e:Person ; rdfs:label "Ana"@en, "Ana Pop"@ro ; e:age 41 ; e:height 1.7 ; e:isKind true ;
  e:says """two
lines \\u0219i "quotes\\"""" ; e:knows <../ion> , [ rdfs:label 'Mia' ] ; ; e:likes ( e:tea "rain" ( e:bread ) ) .
<../ion> e:no\\.1 "x"^^e:code .
`;
const XML = `<?xml version="1.0"?>
<!DOCTYPE rdf:RDF [ <!ENTITY e "http://e.org/"> <!ENTITY deep "&e;deep/"> ]>
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:rdfs="http://www.w3.org/2000/01/rdf-schema#"
  xmlns:xsd="http://www.w3.org/2001/XMLSchema#" xmlns:e="http://e.org/" xml:base="&deep;">
<e:Person rdf:about="&e;ana" rdfs:label="Ana" xml:lang="en">
  <rdfs:label xml:lang="ro">Ana Pop</rdfs:label>
  <e:age rdf:datatype="http://www.w3.org/2001/XMLSchema#integer">41</e:age>
  <e:height rdf:datatype="http://www.w3.org/2001/XMLSchema#decimal">1.7</e:height>
  <e:isKind rdf:datatype="http://www.w3.org/2001/XMLSchema#boolean">true</e:isKind>
  <e:says xml:lang="">two
lines și "quotes"</e:says>
  <e:knows rdf:resource="../ion"/>
  <e:knows rdf:parseType="Resource"><rdfs:label xml:lang="">Mia</rdfs:label></e:knows>
  <e:likes rdf:nodeID="list"/>
</e:Person>
<rdf:Description rdf:nodeID="list"><rdf:first rdf:resource="&e;tea"/><rdf:rest rdf:parseType="Resource"><rdf:first>rain</rdf:first>
  <rdf:rest rdf:parseType="Resource"><rdf:first rdf:parseType="Collection"><rdf:Description rdf:about="../bread"/></rdf:first>
    <rdf:rest rdf:resource="http://www.w3.org/1999/02/22-rdf-syntax-ns#nil"/></rdf:rest></rdf:rest></rdf:Description>
<rdf:Description rdf:about="../ion"><e:no.1 rdf:datatype="&e;code">x</e:no.1></rdf:Description>
</rdf:RDF>`;
const NODES = [
  {
    ...{ id: "http://e.org/ana", name: "Ana", labels: ["Person"] },
    properties: {
      ...{ "label@ro": "Ana Pop", age: 41, height: 1.7, isKind: true },
      ...{ says: 'two\nlines și "quotes"', likes: "rain" },
    },
  },
  { id: "http://e.org/bread", name: "bread" },
  { id: "http://e.org/ion", name: "ion", properties: { "no.1": "x" } },
  { id: "http://e.org/tea", name: "tea" },
  { name: "Mia" },
];
const EDGES = [
  { source: "http://e.org/ana", relation: "knows", target: "http://e.org/ion" },
  { source: "http://e.org/ana", relation: "knows", target: "_:b" },
  { source: "http://e.org/ana", relation: "likes", target: "http://e.org/tea", properties: { place: 1 } },
  { source: "http://e.org/ana", relation: "likes", target: "http://e.org/bread", properties: { place: 3 } },
];

test.each([
  ["Turtle", "a.ttl", TURTLE],
  ["RDF/XML", "a.owl", XML],
  ["XML by its first element", "a.dat", XML],
])("%s says what the other forms say", async (_, name, text) => {
  const { report, target } = await importTexts({ [name]: text });
  expect(report).toMatchObject({ format: "rdf", nodes: 5, edges: 4, rejected: 0 });
  const { nodes, edges } = await readWhole(target);
  const plain = JSON.parse(JSON.stringify({ nodes, edges }).replace(/_:b\d+/g, "_:b")) as typeof read;
  const read = { nodes: NODES, edges: EDGES };
  const byId = (a: { id?: string }, b: { id?: string }) => (a.id ?? "").localeCompare(b.id ?? "");
  expect(plain.nodes.toSorted(byId)).toMatchObject(read.nodes.toSorted(byId).map((one) => ({ ...one })));
  expect(plain.edges).toHaveLength(4);
  for (const edge of read.edges) expect(plain.edges).toContainEqual(expect.objectContaining(edge));
});

test("N-Quads and TriG tell the graph that an edge stands in; ids of blank nodes hold within a file", async () => {
  const quads = `<http://e.org/a> <http://e.org/p> _:x <http://e.org/g> .\n_:x <http://e.org/q> "1" .\n`;
  const trig = `@prefix : <http://e.org/> . :g { :a :p _:x . _:x :q "2" } { :b :p :a }\n`;
  const { report, target } = await importTexts({ "a.nq": quads, "b.trig": trig });
  expect(report).toMatchObject({ format: "rdf", nodes: 4, edges: 3 });
  const { edges } = await readWhole(target);
  const graphs = edges.map((edge) => (edge as { properties?: object }).properties);
  expect(graphs).toStrictEqual([{ graph: "http://e.org/g" }, { graph: "http://e.org/g" }, undefined]);
});

test("RDF 1.2: a statement that others are about is a node with its three parts", async () => {
  const text = `PREFIX : <http://e.org/> :a :p :b {| :since 2010 |} .`;
  const { target } = await importTexts({ "a.ttl": text });
  const { nodes, edges } = await readWhole(target);
  expect(nodes).toContainEqual(
    expect.objectContaining({ labels: ["Statement"], properties: { since: 2010 } }),
  );
  const said = (edges as { relation: string; target: string }[]).map(
    (one) => `${one.relation} ${one.target}`,
  );
  expect(said.toSorted()).toStrictEqual([
    ...["object http://e.org/b", "p http://e.org/b"],
    ...["predicate http://e.org/p", "subject http://e.org/a"],
  ]);
});

test.each([
  ["a word that breaks off", '<http://e/a> <http://e/p> "x .\n', /line 1 is no Turtle \(Unexpected ""x"\)/],
  ["a prefix that nobody declares", "e:a e:p e:b .", /line 1 is no Turtle \(Undefined prefix "e:"\)/],
  [
    "a fourth word that is no graph",
    "<http://e/a> <http://e/p> <http://e/b>\n<http://e/c> .",
    /line 2 is no Turtle \(Expected punctuation/,
  ],
  ["a rule of N3", "@prefix : <http://e/> . { :a :p :b } => { :b :p :a } .", /line 1 is no Turtle/],
])("%s is refused where it stands", async (_, text, why) => {
  await expect(importTexts({ "a.ttl": text })).rejects.toThrow(why);
});

test.each([
  ["ends and a name of RDF's own", `<rdf:li/>`, /“?<rdf:li> stands where/],
  [
    "two things in one property",
    `<rdf:Description><e:p xmlns:e="http://e/"><e:A/><e:B/></e:p></rdf:Description>`,
    /<e:B> stands/,
  ],
  ["an element left open", `<rdf:Description>`, /is no RDF\/XML/],
])("%s: refused", async (_, inner, why) => {
  const text = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">${inner}</rdf:RDF>`;
  await expect(importTexts({ "a.rdf": text })).rejects.toThrow(why);
});

test("entities that grow without bound are refused", async () => {
  const grown = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
  const text = `<!DOCTYPE rdf:RDF [ <!ENTITY e0 "xxxxxxxxxx"> ${grown.join("")} ]><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/>`;
  await expect(importTexts({ "a.rdf": text })).rejects.toThrow("could expand without bound");
});

test("OBO: terms with their texts and synonyms, relations by their names, qualifiers at their edges", async () => {
  const obo = `format-version: 1.4

[Term]
id: E:1
name: leaf \\(of a tree\\)
namespace: plants
def: "A flat \\"organ\\"." [BOOK:1, "p. 3"]
synonym: "blade" EXACT []
synonym: "frond" RELATED [X:1]
is_a: E:2 {source="BOOK:1"} ! organ
relationship: RO:1 E:3 ! part of tree
is_obsolete: true

[Term]
id: E:2
name: organ

[Typedef]
id: RO:1
name: part of
`;
  const { report, target } = await importTexts({ "a.obo": obo });
  expect(report).toMatchObject({ format: "obo", nodes: 3, edges: 2, rejected: 0, unlisted: 1 });
  const { nodes, edges } = await readWhole(target);
  expect(nodes).toStrictEqual([
    {
      ...{ id: "E:1", name: "leaf (of a tree)", labels: ["plants"], text: 'A flat "organ".' },
      properties: { def_xref: '[BOOK:1, "p. 3"]', synonyms: ["blade", "frond"], is_obsolete: true },
    },
    { id: "E:2", name: "organ", labels: ["Term"] },
    { id: "E:3", name: "E:3" },
  ]);
  expect(edges).toMatchObject([
    { source: "E:1", relation: "is_a", target: "E:2", properties: { qualifiers: '{source="BOOK:1"}' } },
    { source: "E:1", relation: "part of", target: "E:3" },
  ]);
});

test("several lists of one thing by one word stay apart, and each keeps what it holds twice", async () => {
  const { target } = await importTexts({
    "a.ttl": `@prefix e: <http://e.org/> .
      e:a e:chain ( e:p e:p ), ( e:p e:q ) ; e:one ( e:q e:q ) ; e:marks ( 1 2 1 ) ; e:note "x", "x" .`,
  });
  const { nodes, edges } = await readWhole(target);
  const told = edges.map((edge) => {
    const { relation, target: end, properties } = edge as Record<string, never>;
    return [relation, String(end).at(-1), properties];
  });
  expect(told).toStrictEqual([
    ["chain", "p", { place: 1, list: 1 }],
    ["chain", "p", { place: 2, list: 1 }],
    ["chain", "p", { place: 1, list: 2 }],
    ["chain", "q", { place: 2, list: 2 }],
    ["one", "q", { place: 1 }],
    ["one", "q", { place: 2 }],
  ]);
  expect(nodes[0]).toMatchObject({ properties: { marks: [1, 2, 1], note: "x" } });
});

test("a statement about a value is turned down, and a line of N-Triples that is none; all others stay", async () => {
  const e = (word: string): string => `<http://e.org/${word}>`;
  const lines = [
    `${e("a")} ${e("p")} _:x .`,
    `"1"^^${e("t")} ${e("p")} ${e("b")} .`,
    `_:x ${e("p")} ${e("c")} .`,
    `${e("c")} ${e("p")} ${e("d")} .`,
  ];
  const edges = [
    { source: "http://e.org/a", relation: "p", target: "_:b1" },
    { source: "_:b1", relation: "p", target: "http://e.org/c" },
    { source: "http://e.org/c", relation: "p", target: "http://e.org/d" },
  ];
  for (const name of ["g.ttl", "g.nt", "g.nq"]) {
    const { report, target } = await importTexts({ [name]: `${lines.join("\n")}\n` });
    expect([name, report.edges, report.rejected, report.rejects[0]?.line]).toStrictEqual([name, 3, 1, 2]);
    const { edges: found } = await readWhole(target);
    if (name !== "g.ttl") expect(found).toStrictEqual(edges);
  }
});

test("rules of N3 are refused, also beside statements about values, and so is what is mostly no statement", async () => {
  const rule = "@prefix e: <http://e.org/> .\n1 e:p e:a .\n{ e:a e:p e:b } => { e:b e:p e:a } .\n";
  await expect(importTexts({ "g.ttl": rule })).rejects.toThrow(/line 2 is no Turtle \(Unexpected literal\)/);
  const prose = "<http://e.org/a> <http://e.org/p> <http://e.org/b> .\nfirst\nsecond\n";
  await expect(importTexts({ "g.nt": prose })).rejects.toThrow(/line 2 is no N-Triples/);
});

test("a base that is relative itself is the same at any depth", async () => {
  const { nodes } = await importWhole({
    "g.owl": `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://e.org/" xml:base="a/onto.owl">
      <Thing rdf:about="#one"><knows><Thing rdf:about=""><knows><Thing rdf:about="two"/></knows></Thing></knows></Thing>
    </rdf:RDF>`,
  });
  expect(nodes).toMatchObject([{ id: "a/onto.owl#one" }, { id: "a/onto.owl" }, { id: "a/two" }]);
});
