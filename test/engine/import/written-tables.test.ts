/** Tables as spreadsheets, R and people write them: quotes between tabs, names of rows, empty cells at the end, a header that comes again. */
import { expect, test } from "vitest";
import { importTexts, importWhole } from "./whole-graph";

const ONE = { source: "Ana", relation: "loves", target: "Ion" };

test.each([
  ["quotes between tabs", '"source"\t"target"\t"relation"\n"Ana"\t"Ion"\t"loves"\n'],
  ["quotes in one column", 'source\ttarget\trelation\n"Ana"\tIon\tloves\n'],
  ["R's names of rows", '"source" "target" "relation"\n"1" "Ana" "Ion" "loves"\n'],
  ["R's names of rows between commas", "source,target,relation\n1,Ana,Ion,loves\n"],
  ["blanks in any number", "source   target relation \n Ana  Ion   loves\n"],
  ["rows that end in delimiters", "source,target,relation\nAna,Ion,loves,,\n"],
  ["empty columns and rows", "source;target;relation;;\nAna;Ion;loves;;\n;;;;\n;;;;\n"],
])("%s", async (_, table) => {
  expect((await importWhole({ "t.txt": table })).edges).toStrictEqual([ONE]);
});

test("quotes between tabs hold line ends, tabs and quotes", async () => {
  const table = 'source\ttarget\tevidence\nAna\tIon\t"one\ntwo\t""three"""\nIon\tAna\tfour\n';
  expect((await importWhole({ "t.tsv": table })).edges).toMatchObject([
    { evidence: [{ text: 'one\ntwo\t"three"' }] },
    { evidence: [{ text: "four" }] },
  ]);
});

test.each([
  [
    'source\trelation\ttarget\n"Crocodile" Dundee\tr\tx\n"Heroes"\tr\ty\n',
    ['"Crocodile" Dundee', '"Heroes"'],
  ],
  ['source\trelation\ttarget\n"Heroes"\tr\tx\nLow\tr\ty\nLodger\tr\tz\n', ['"Heroes"', "Low", "Lodger"]],
  ['source\trelation\ttarget\n"12\tr\tx\n7" single\tr\ty\n', ['"12', '7" single']],
])("quotes that belong to names stay: %j", async (table, sources) => {
  const { edges } = await importWhole({ "t.tsv": table });
  expect(edges.map((edge) => (edge as typeof ONE).source)).toStrictEqual(sources);
});

test("a header that comes again is rejected, and never an edge", async () => {
  const part = "source,relation,target\nAna,loves,Ion\nIon,loves,Ana\n";
  for (const table of [
    part + part,
    part.replaceAll(",", "\t").repeat(2),
    part.replaceAll("relation", "since").repeat(2),
  ]) {
    const { report } = await importTexts(
      { "t.csv": table },
      { maps: table.includes("since") ? ["source=source,target=target"] : [] },
    );
    expect([report.edges, report.nodes, report.rejected, report.rejects[0]?.line]).toStrictEqual([
      4, 2, 1, 4,
    ]);
  }
});

test("a first row of another width is the one that is rejected", async () => {
  const rows = Array.from({ length: 20 }, (_, at) => `n${String(at)}\tlikes\tn${String(at + 1)}\n`).join("");
  const { report } = await importTexts({ "t.tsv": `n0\tlikes\n${rows}` });
  expect([report.edges, report.rejected]).toStrictEqual([20, 1]);
});

test("the same file twice, or two of one name, are refused", async () => {
  const table = "source,relation,target\nAna,loves,Ion\n";
  await expect(importTexts({ "a.csv": table, "b.csv": table })).rejects.toThrow(
    "“b.csv” was not imported: it is the same as a.csv, byte for byte: leave one of them out",
  );
});

test("STRING's table, which blanks part though it is called .tsv", async () => {
  const rows = Array.from(
    { length: 12 },
    (_, at) => `9606.P1 9606.P${String(at + 2)} 90${String(at)}\n`,
  ).join("");
  const { report } = await importTexts({ "links.tsv": `protein1 protein2 combined_score\n${rows}` });
  expect([report.nodes, report.edges, report.rejected]).toStrictEqual([13, 12, 0]);
});

test("numbers that blanks and tabs part in turn, as KONECT writes them", async () => {
  const { report } = await importTexts(
    { "out.txt": "% sym weighted\n1 2 1\t1082040961\n2 3 1\t1082155839\n3 1 1\t1082155840\n" },
    {
      maps: ["column 1=source,column 2=target,column 3=weight,column 4=date"],
    },
  );
  expect([report.nodes, report.edges, report.rejected]).toStrictEqual([3, 3, 0]);
});

test.each([
  [
    "Country,Capital,People\nFrance,Paris,67\nSpain,Madrid,47\nItaly,Rome,59\nTotal,,173\n",
    5,
    "row-of-totals",
  ],
  ["Country,People,Area\nFrance,67,551\nSpain,47,505\nTotal general,114,1056\n", 4, "row-of-totals"],
  ["name,mass,moons\n,kg,\nEarth,5.9,1\nMars,6.4,2\nSaturn,5.6,146\n", 2, "row-of-units"],
  ["name,mass,moons\n(planet),(kg),(count)\nEarth,5.9,1\nMars,6.4,2\nSaturn,5.6,146\n", 2, "row-of-units"],
  ["name;mass;moons\nstring;float;int\nEarth;5,9;1\nMars;6,4;2\nSaturn;5,6;146\n", 2, "row-of-units"],
])("a row of units or totals is no thing, which is said (%#)", async (table, line, kind) => {
  const warnings: string[] = [];
  const { report } = await importTexts(
    { "t.csv": table },
    { maps: [`${table.split(/[,;]/)[0]!}=id`], onPlan: (_mapping, told) => warnings.push(...told) },
  );
  expect([report.nodes, report.rejected]).toStrictEqual([table.split("\n").length - 3, 0]);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain(
    `t.csv: line ${String(line)} (“${table.split("\n")[line - 1]!.replaceAll(/[,;]/g, ", ")}”)`,
  );
  expect(warnings[0]!.includes("total")).toBe(kind === "row-of-totals");
});

test.each([
  [
    "Orange: types, then roles",
    "name\thair\tlegs\ttype\nstring\td\tc\td\nmeta\t\t\tclass\nbear\t1\t4\tmammal\nbass\t0\t0\tfish\ncarp\t0\t0\tfish\n",
    [2, 3],
  ],
  [
    "Orange: the values of a column, a role with a setting",
    "gene\tscore\tpart\nstring\t<=0.00 >0.00\tstring\nmeta type=image\t\ti\nACTA2\t<=0.00\tmuscle\nCNN1\t>0.00\tmuscle\nMCL1\t>0.00\tdeath\n",
    [2, 3],
  ],
  ["Orange: no roles", "name\tsize\tkind\ns\tc\td\n\t\t\na1\t1\tx\na2\t4\ty\na3\t5\ty\n", [2]],
  [
    "QIIME 2",
    "id\tbody\tmass\n#q2:types\tcategorical\tNumeric\nL1\tgut\t5\nL2\ttongue\t4\nL3\tgut\t3\n",
    [2],
  ],
])("rows that say of which type each column is are no things, which is said: %s", async (_, table, lines) => {
  const warnings: string[] = [];
  const { report } = await importTexts(
    { "t.tsv": table },
    { maps: [`${table.split("\t")[0]!}=id`], onPlan: (_mapping, told) => warnings.push(...told) },
  );
  expect([report.nodes, report.rejected]).toStrictEqual([3, 0]);
  expect(warnings.filter((one) => one.includes("units or types"))).toHaveLength(lines.length);
  lines.forEach((line, at) => expect(warnings[at]).toContain(`line ${String(line)} (`));
});

test.each([
  // A film called so, words over words, and a last row of a name that only looks like a total.
  "film,director,year\nHer,Jonze,2013\nUp,Docter,2009\nTotal,Puiu,2001\n",
  "film,director,year\nHer,Jonze,2013\nUp,Docter,2009\nJaws,Spielberg,1975\n",
  "name,place,size\nkg,here,1\nmg,there,2\ng,nowhere,3\n",
  // Letters that columns hold elsewhere, too, and a note called as roles are.
  "name,grade,class\nc,d,m\nd,d,s\nm,d,t\n",
  "name,kind,role\nstring,discrete,x\nknot,c,y\nrope,d,class\n",
])("other rows stay (%#)", async (table) => {
  const { report } = await importTexts({ "t.csv": table }, { maps: [`${table.split(",")[0]!}=id`] });
  expect([report.nodes, report.rejected]).toStrictEqual([3, 0]);
});

test("quotes inside cells stand behind backslashes where that is how a table is written", async () => {
  const table =
    'source,target,relation,note\n"Ann \\"Annie\\" Oakley","Bob","knows","5\\"" \n"Bob","Cid","knows","C:\\\\dir, x"\n';
  const { edges } = await importWhole({ "t.csv": table });
  expect(edges).toStrictEqual([
    { source: 'Ann "Annie" Oakley', relation: "knows", target: "Bob", properties: { note: '5"' } },
    { source: "Bob", relation: "knows", target: "Cid", properties: { note: "C:\\dir, x" } },
  ]);
});

test("backslashes are letters where quotes are doubled, and one odd row is read as it is written", async () => {
  const many = Array.from({ length: 30 }, (_, at) => `"n${String(at)}","knows","C:\\"\n`).join("");
  const { edges } = await importWhole({
    "t.csv": `source,relation,target\n${many}"a","say ""x""","b \\"c\\" d"\n`,
  });
  expect(edges[0]).toMatchObject({ target: "C:\\" });
  expect(edges.at(-1)).toStrictEqual({ source: "a", relation: 'say "x"', target: 'b "c" d' });
  expect(edges).toHaveLength(31);
});

test("quotes behind and ahead of blanks are quotes, but not those of a part of a cell", async () => {
  const table = 'source, relation, target\na, loves, "b, c"\nb ,"hates" , c\nc, "x" y, a\n';
  expect((await importWhole({ "t.csv": table })).edges).toStrictEqual([
    { source: "a", relation: "loves", target: "b, c" },
    { source: "b", relation: "hates", target: "c" },
    { source: "c", relation: '"x" y', target: "a" },
  ]);
});

test("columns of one title stay apart, also from one that is called as the second would be", async () => {
  const { edges } = await importWhole(
    { "t.csv": "source,target,v,v (5),v\na,b,1,2,3\n" },
    { maps: ["source=source,target=target"] },
  );
  expect(edges).toMatchObject([{ properties: { v: "1", "v (5)": "2", "v (5)'": "3" } }]);
});

test("a weight beside a column called so keeps its own name", async () => {
  const { edges } = await importWhole(
    { "t.csv": "source,target,score,weight\na,b,1,2\n" },
    { maps: ["source=source,target=target,score=weight"] },
  );
  expect(edges).toMatchObject([{ properties: { score: 1, weight: "2" } }]);
});

test("KGTK's values are called by their words, and things by their labels", async () => {
  const table =
    "id\tnode1\tlabel\tnode2\nE1\tQ42\tlabel\t'Adams'@de\nE2\tQ42\tlabel\t'Douglas \\'D\\' Adams'@en\nE3\tQ42\tP569\t^1952-03-11T00:00:00Z/11\n" +
    'E4\tQ42\tP570\t^2001-05-00T00:00:00Z/10\nE5\tQ42\tnote\t"Q5"\nE6\tQ42\tP31\tQ5\n';
  const { nodes, edges } = await importWhole({ "t.tsv": table });
  expect(edges).toHaveLength(6);
  expect(nodes.map((node) => [(node as typeof NAMED).id, (node as typeof NAMED).name])).toStrictEqual(
    expect.arrayContaining([
      ["Q42", "Douglas 'D' Adams"],
      ["Q5", "Q5"],
      ['"Q5"', "Q5"],
      ["^1952-03-11T00:00:00Z/11", "1952-03-11"],
      ["^2001-05-00T00:00:00Z/10", "2001-05"],
    ]),
  );
});

const NAMED = { id: "", name: "" };
