/** Tables whose cells leave more than one reading: they are asked about, never guessed; what leaves one is read. */
import { expect, test } from "vitest";
import { importTexts, readWhole, importWhole } from "./whole-graph";

test.each([
  ["ids and names that come again", "Q1\tAna\nQ2\tBob\nQ3\tAna\nQ4\tDan\n"],
  ["nodes with names and kinds", "1,Ana,Person\n2,Bob,Person\n3,Cluj,City\n4,Dan,Person\n"],
  ["nodes with kinds and names", "Q1\tPerson\tAna\nQ2\tPerson\tBob\nQ3\tCity\tCluj\n"],
  ["things, kinds and scores", "Alice,Person,0.8\nBob,Person,0.7\nCluj,City,0.1\n"],
  ["lists of neighbours", "a b c\nb c d\nc d a\n"],
  ["first and last names", "Ana Pop\nAna Ionescu\nIon Pop\n"],
  ["full names", "Ana Maria Pop\nAna Maria Ion\nElena Maria Pop\n"],
  ["places of things", "gid,x,y,z\n1,12,7,3\n2,12,9,4\n3,7,9,4\n"],
  ["spans of time", "scene,start,end\n1,0.5,2.25\n2,2.25,3.5\n"],
  [
    "weekdays and moments",
    "Sat, 22 Apr 2017 15:11:58 -0500\nSat, 22 Apr 2017 10:38:08 -0700\nFri, 21 Apr 2017 9:05:00\n",
  ],
  [
    "samples and what they belong to",
    "Sample_ID,Sample name,Taxon ID,Taxon name,a,b,c\n1,x,9,y,1,1,1\n2,z,9,y,1,1,1\n3,w,8,v,1,1,1\n",
  ],
  ["days on which something was done", "12.03.1890;bal\n12.03.1890;cină\n13.03.1890;bal\n"],
  [
    "words and their ids in databases",
    "baz1,HGNC,13006\nbax,HGNC,959\nPb,CHEBI,CHEBI:25016\nbaz1,FPLX,BAZ\n",
  ],
  ["times and whether something happened", "2 6 1\n2 6 1\n2 6 0\n6 7 1\n1 6 1\n1 1 1\n"],
  ["nodes and the groups that they are in, both by number", "1 1\n2 1\n3 1\n1 2\n4 2\n5 2\n2 3\n6 3\n7 3\n"],
  ["nodes and hyperedges, half as many", "12,1\n15,1\n33,1\n33,2\n41,2\n52,2\n12,3\n52,3\n61,3\n"],
  ["measures of a thing without its name", "0.0, 0.0\n0.5, 0.0\n0.5, 0.25\n"],
  ["points in space", "0.5 0.5 1.0\n1.0 0.5 0.5\n0.25 1.0 0.5\n"],
  ["several graphs in one file", "GRAPH 1\nNODES 3\n0 1\n1 2\n2 0\n0 2\n1 0\n"],
  ["pairs of which some come again", "RBO,http://e.org/RBO_\nRBO,http://e.org/RBO_\nCL,http://e.org/CL_\n"],
  ["nodes by number and their communities", "1 2\n2 1\n3 2\n4 1\n"],
  ["nodes by number and their places", "0,3,4\n1,2,9\n2,1,1\n3,0,2\n"],
  ["labels of nodes, one a line", `${"0, 0\n1, 0\n0, 2\n1, 2\n".repeat(5)}`],
  ["points in a plane", "0 5\n0 -5\n-4 -3\n4 -3\n5 0\n-5 0\n"],
  ["two words and their translations", "trans_id,lang,translation\nPark,RO,Parc\nPark,EN,Park\n"],
  ["a header that names a column twice", "source,target,source\na,b,c\n"],
  ["a header over numbers, two words of which come again", "a,b,c\n1,b,c\n2,b,c\n3,b,c\n"],
  ["a header without rows", "_id,ltable_ID,rtable_book_id\n"],
  [
    "nodes whose names are marks",
    `id,label,x\n${Array.from({ length: 20 }, (_, at) => `n${at},${at % 2},q\n`).join("")}`,
  ],
  ["one long sentence", `Stoneback, Russell, et al. (2023). ${"A tool for data of space. ".repeat(4)}\n`],
  [
    "a header in another language",
    "forrás;kapcsolat;cél\nAnna;kennt;Bert\nBert;mag;Clara\nClara;kennt;Anna\n",
  ],
])("%s are asked about", async (_, table) => {
  await expect(importTexts({ "t.txt": table })).rejects.toThrow("it is not clear what its columns are");
});

// What is proposed can be followed: it names either an id or two ends, ends that no row lacks, and relations that come again.
const rowsOf = (row: (at: number) => string): string =>
  Array.from({ length: 12 }, (_, at) => `${row(at)}\n`).join("");
test.each([
  [
    "cells that are empty",
    `who,what,where,how\n${rowsOf((at) => `p${at},${at % 2 ? "a" : ""},q${at % 3},${at % 2 ? "" : "b"}`)}`,
  ],
])("%s: what is proposed works", async (_, table) => {
  const refusal = await importTexts({ "t.csv": table }).catch((fault: Error) => fault);
  const [, map] = /--map "([^"]+)"/.exec((refusal as Error).message)!;
  const { report } = await importTexts({ "t.csv": table }, { maps: [map!] });
  expect(report.rejected).toBe(0);
});

const regions = ["Africa", "Europe", "Asia"];
const countries = Array.from({ length: 60 }, (_, at) => `Land ${at},${regions[at % 3]},L${at}`);
test.each([
  // "ID" is a code among others, and one row names one thing twice: neither makes them triples.
  ["a word of the header that is a value, too", ["Country,Group,ID", "Indonesia,Asia,ID", ...countries]],
  ["rows of which one names a thing twice", [...countries, "Kosovo,Europe,Kosovo"]],
])("%s: asked about", async (_, rows) => {
  await expect(importTexts({ "t.csv": rows.join("\n") })).rejects.toThrow(
    "it is not clear what its columns are",
  );
});

test("questions with their answers are no triples, though one column repeats", async () => {
  const rows = Array.from(
    { length: 60 },
    (_, at) => `who is person ${at % 30}?\tanswer ${at % 25}\tpath#${at}`,
  );
  await expect(importTexts({ "q.txt": rows.join("\n") })).rejects.toThrow("it is not clear");
});

test.each([
  ["moments are dates", "1 2 1082040961\n3 1 1082155839\n", "column 1=source,column 2=target,column 3=date"],
  ["ends that have nothing in common", "x,treats,pain\ny,treats,pain\ny,causes,gout\n", "column 1=source"],
  ["a value like a header's word", "node1\tlabel\tnode2\nQ1\tP31\tQ5\nQ5\tlabel\thuman\n", "node1=source"],
])("%s: read", async (_, table, mapping) => {
  expect((await importTexts({ "t.txt": table })).report.mapping).toContain(mapping);
});

test("rows that are mostly measured tell of things, whichever column tells them apart", async () => {
  const rows = rowsOf((at) => `${at % 2 ? "TX" : "CA"},town ${at},${at * 3 + 100},${at * 7 + 20},${at * 5}`);
  await expect(importTexts({ "t.csv": `state,place,people,houses,cars\n${rows}` })).rejects.toThrow(
    '--map "place=id"',
  );
});

// No two of their columns can be ends, so no other reading is left, and none loses anything.
test.each([
  ["reigns", "king,from,to\nCarol,1866,1914\nFerdinand,1914,1927\nMihai,1927,1930\n", "king=id"],
  ["a genome's places", "contig\tstart\tend\tid\n1\t1\t5\ta\n1\t2\t3\tb\n2\t9\t9\tc\n", "id=id"],
  ["days", "event;de la;la\nbal;12.03.1890;13.03.1890\n", "event=id"],
  ["places", "name,lat,lon,opened\nA,40.7,-73.9,1924\nB,40.8,-73.8,1924\n", "name=id"],
  ["masses", "number,mass,metal\n1,1.5,gas\n2,4.25,metal\n3,6.75,metal\n", "number=id"],
  ["people", "name,age,height\nAlan,25,180\nFred,32,174\nNick,39,180\n", "name=id"],
  ["prices by day", "date,price\nJan 1 2000,1394.46\nFeb 1 2000,1366.42\nMar 1 2000,1498.58\n", "date=id"],
  ["a name that comes again", "land,year,people\nCuba,1955,6.5\nCuba,1960,7\nMali,1955,4\n", "row number=id"],
])("words in one column and measures or times beside it are things: %s", async (_, table, map) => {
  const { report } = await importTexts({ "t.csv": table });
  expect(report).toMatchObject({ nodes: table.trim().split("\n").length - 1, edges: 0, rejected: 0 });
  expect(report.mapping).toContain(map);
});

test("what numbers tell apart is called by the words that do so, too", async () => {
  const states = ["Alabama,1,4.8,22", "Alaska,2,0.7,0", "Arizona,4,6.9,0", "Ohio,5,2.9,1", "Utah,6,3.9,0"];
  const { nodes } = await importWhole({ "t.csv": ["state,id,people,storms", ...states].join("\n") });
  expect(nodes[1]).toMatchObject({ id: "2", name: "Alaska" });
});

test("one number beside one word may be the other end: it is asked about", async () => {
  await expect(importTexts({ "t.csv": "who,group\nAna,1\nBen,2\nCleo,1\n" })).rejects.toThrow(
    "it is not clear",
  );
});

const members = [
  "Ana Pop,plays viola,2019,40",
  "Ion Pop,treasurer,2020,40",
  "Ana Pop,new,2022,25",
  "Maria Rus,sings,2018,40",
];
test.each([
  ["beside a note, a year and a fee", ["Name,Note,Joined,Fee", ...members]],
  ["beside a note alone", ["Name,Note", ...members.map((row) => row.split(",", 2).join(","))]],
  ["in Romanian", ["Nume,Observații,An", ...members.map((row) => row.split(",", 3).join(","))]],
])("a name that two rows have, %s: rows are things, and a note is no end and no id", async (_, rows) => {
  const name = rows[0]!.split(",")[0]!;
  await expect(importTexts({ "t.csv": rows.join("\n") })).rejects.toThrow(
    `--map "${name}=name,row number=id"`,
  );
});

test("ids of documents are no relations, whatever stands above them", async () => {
  const table = "source,target,found in\nD1,D2,PMC123456\nD2,D3,PMC123457\n";
  const { edges } = await importWhole({ "t.csv": table });
  expect(edges[0]).toMatchObject({ relation: "related_to", properties: { "found in": "PMC123456" } });
});

test("what leads on by its title, or by names that stand in both columns, is an edge", async () => {
  const { edges } = await importWhole({
    "a.csv": "river,flows into\nOlt,Danube\nLotru,Olt\nElbe,North Sea\n",
  });
  expect(edges).toStrictEqual([
    { source: "Olt", relation: "flows into", target: "Danube" },
    { source: "Lotru", relation: "flows into", target: "Olt" },
    { source: "Elbe", relation: "flows into", target: "North Sea" },
  ]);
});

test("words that tell rows apart beside measures alone are things; a row that nothing tells apart is called by its number", async () => {
  const states = "state,violent,poverty\nAlabama,459.9,17.5\nAlaska,632.6,9.0\nArizona,423.2,16.5\n";
  expect((await importTexts({ "s.csv": states })).report).toMatchObject({ nodes: 3, edges: 0, rejected: 0 });
  const books =
    "Title,Author,Year\nSalt,Dahl,1998\nIron,Okoro,2011\nTides,Dahl,2014\nNight,Raman,2021\nSea,Vogt,1987\n";
  expect((await importTexts({ "b.csv": books })).report).toMatchObject({ nodes: 5, edges: 0, rejected: 0 });
  const staff = "first name,town,age\nAda,Cork,30\nBen,Cork,41\nCleo,Bath,22\nDan,Bath,35\nEve,Cork,28\n";
  await expect(importTexts({ "p.csv": staff })).rejects.toThrow("first name=id");
  const rows = "species,length\nAdelie,39.1\nAdelie,40.3\nGentoo,\n";
  const { nodes } = await importWhole(
    { "p.csv": rows },
    { maps: ["species=label,length=number,row number=id"] },
  );
  expect(nodes).toStrictEqual([
    { id: "1", name: "1", labels: ["Adelie"], properties: { length: 39.1 } },
    { id: "2", name: "2", labels: ["Adelie"], properties: { length: 40.3 } },
    { id: "3", name: "3", labels: ["Gentoo"] },
  ]);
});

test("a column without a title is named by its number, and those beside it keep their titles", async () => {
  const table = '"","sex","days"\n"1","M",2\n"2","F",11\n"3","M",14\n';
  const { nodes } = await importWhole({ "r.csv": table }, { maps: ["column 1=id"] });
  expect(nodes[0]).toStrictEqual({ id: "1", name: "1", properties: { sex: "M", days: "2" } });
  expect(nodes).toHaveLength(3);
});

test("rows of several tables that are only numbered are told apart by their files", async () => {
  const rows = "size,weight\n1.5,2\n1.5,3\n";
  const maps = ["a.csv:row number=id;b.csv:row number=id"];
  const { nodes } = await importWhole({ "a.csv": rows, "b.csv": `${rows}2.5,2\n` }, { maps });
  expect(nodes.map((node) => (node as { id: string }).id)).toStrictEqual([
    "a.csv 1",
    "a.csv 2",
    "b.csv 1",
    "b.csv 2",
    "b.csv 3",
  ]);
});

test("ends with like words are proposed, and asked about", async () => {
  const table = "from_person,to_person,since\n1,2,2010\n2,3,2011\n";
  await expect(importTexts({ "t.csv": table })).rejects.toThrow(
    '--map "from_person=source,to_person=target,related_to=constant-relation"',
  );
});

test.each([
  [
    "Character A,Character B,Interaction,Page\nEliza,Darcy,refuses,120\n",
    "Character A=source,Character B=target,Interaction=relation,Page=page",
  ],
  [
    "gene,disease,score\nTP53,cancer,0.9\nBRCA1,gout,0.8\n",
    "gene=source,disease=target,related_to=constant-relation",
  ],
  [
    "paper,cites\n101,102\n101,103\n102,103\n104,101\n",
    "paper=source,cites=target,related_to=constant-relation",
  ],
  ['"","name","vore","kept"\n"1","Cow","herbi","NA"\n"2","Cat","carni","NA"\n', "column 1=ignore,name=id"],
  [
    "player,club,from,to\nA,X,1987,1990\nA,Y,1990,\nB,X,1983,1990\nC,Y,1980,today\nC,X,1985,1990\n",
    "player=source,club=target,related_to=constant-relation",
  ],
  [
    "movie,actor,role\nHeat,Al,Vince\nHeat,Bob,Neil\nRonin,Bob,Sam\nScent,Al,Frank\n",
    "movie=source,actor=target,related_to=constant-relation",
  ],
  [
    "Name;Reports to;Grade\nAna;;1\nIon;Ana;2\nMia;Ana;2\n",
    "Name=source,Reports to=target,Reports to=constant-relation",
  ],
  ["Country Name,Code,1960,1961,1962\nAruba,ABW,4.8,4.6,4.5\nChad,TCD,6.3,,6.4\n", "Country Name=id"],
  [
    "day,shop,item,sold\n1.2.2024,A,milk,3\n1.2.2024,B,milk,4\n2.2.2024,A,milk,5\n2.2.2024,A,milk,5\n",
    "row number=id",
  ],
  ["iata,name,city,state\nOTP,Otopeni,Bucharest,IF\nCLJ,Avram Iancu,Cluj,CJ\n", "iata=id,name=name"],
  [
    "trip_id,arrival_time,departure_time,stop_id,sequence\nt1,08:00:00,08:01:00,s1,1\nt1,09:00:00,09:01:00,s2,2\nt2,08:30:00,08:31:00,s1,1\n",
    "trip_id=source,stop_id=target,related_to=constant-relation",
  ],
  [
    "service_id,monday,tuesday,start_date,end_date\na,1,0,20180101,20180301\nb,1,1,20180301,20180401\n",
    "service_id=id",
  ],
  ["id,name,name\n1,Ana,x\n2,Ion,y\n", "id=id,name=name"],
  [
    "medicine;phase;what it does;disease;sentence\nimatinib;4;treats;leukemia;So.\naspirin;4;treats;pain;\n",
    "medicine=source,what it does=relation,disease=target,sentence=evidence",
  ],
])("what is proposed would make sense: %j", async (table, map) => {
  await expect(importTexts({ "t.csv": table })).rejects.toThrow(`add --map "${map}"`);
});

test.each([
  ["Quelle;Beziehung;Ziel\nAnna;kennt;Bert\n", "Quelle=source,Beziehung=relation,Ziel=target"],
  ["von;nach;Art;Gewicht\nA;B;x;1,5\n", "von=source,nach=target,Art=relation,Gewicht=weight"],
  [
    "origine;cible;type de lien;poids\nA;B;x;1,5\n",
    "origine=source,cible=target,type de lien=relation,poids=weight",
  ],
  ["?s\t?p\t?o\n<e:a>\t<e:r>\t<e:b>\n", "?s=source,?p=relation,?o=target"],
])("a header that is known: %j", async (table, mapping) => {
  const { report } = await importTexts({ "t.tsv": table });
  expect([report.mapping, report.edges]).toStrictEqual([mapping, 1]);
});

test.each([
  [",Ana,Ion\nAna,0,1\nIon,1,0\n", "it looks like a matrix"],
  ["0 1 0\n1 0 1\n0 1 0\n", "it looks like a matrix"],
  ["0,1,2,0\n1,0,0,1\n2,0,0,1\n0,1,1,0\n", "it looks like a matrix"],
  [`${"0,".repeat(30)}1\n${"1,".repeat(30)}0\n${"0,".repeat(30)}0\n`, "it looks like a matrix"],
  ["Ana Ion Maria\nIon Maria\nMaria\n", "it looks like lists of neighbours"],
  ["0 1 {'weight': 4}\n0 2 {'weight': 5, 'kind': 'a'}\n", "values as Python writes them"],
  ["My network\n\nsource,target\nAna,Ion\n", "its first line is not parted as the others are"],
  ["My network,\nsource,target\nAna,Ion\n", "its first line is not parted as the others are"],
  [
    "run,7,atlas\n\nROI,voxels,adc,dwi,fa\n0,5,1,2,3\n1,6,2,3,4\n",
    "its first line is not parted as the others are",
  ],
])("%j is no table, and told as what it is", async (text, why) => {
  await expect(importTexts({ "t.txt": text })).rejects.toThrow(why);
});

test("commas in a file called .tsv, Neptune's headers, OpenKE's dictionaries with blanks", async () => {
  expect((await importTexts({ "t.tsv": "source,relation,target\nA,knows,B\n" })).report.edges).toBe(1);
  const neptune = {
    "v.csv": "~id,~label,name:String\na,Person,Ana\n",
    "e.csv": "~id,~from,~to,~label\n1,a,a,knows\n",
  };
  expect(await importWhole(neptune)).toStrictEqual({
    nodes: [{ id: "a", name: "Ana", labels: ["Person"] }],
    edges: [{ source: "a", relation: "knows", target: "a", properties: { "~id": "1" } }],
  });
  const openKe = {
    "entity2id.txt": "2\nA 0\nB 1\n",
    "relation2id.txt": "1\nlikes 0\n",
    "train2id.txt": "1\n0 1 0\n",
  };
  expect((await importTexts(openKe)).report).toMatchObject({ nodes: 2, edges: 1, rejected: 0 });
});

test.each([
  ["a.txt", "one\ntwo\nthree\n", "its rows have one column"],
  ["g.json", '{"id":1,"label":"person","outE":{"knows":[{"id":7,"inV":2}]}}\n', "it is GraphSON"],
  ["old.json", '{\n "mode":"EXTENDED",\n "vertices": [{"_id": "3", "_type": "vertex"}]}', "it is GraphSON"],
  ["g.bib", "@article{knuth84,\n  author={Knuth, D.},\n  year=1984\n}\n", "it is BibTeX"],
  ["g.txt", "TY  - JOUR\nAU  - Knuth, D.\nER  - \n", "it is RIS"],
  ["g.lgr", "LEDA.GRAPH\nstring\ndouble\n-2\n", "it is LEDA"],
  ["g.lgl", "# m0\nm1\nm2\n", "it is LGL"],
  ["g.txt", ">>graph6<<A_\n", "it is graph6"],
])("%s: %s is refused in a sentence", async (name, text, why) => {
  await expect(importTexts({ [name]: text })).rejects.toThrow(why);
});

test("a table of which most rows do not fit may be none", async () => {
  const table = "source,relation,target\na,r,b\nb,r\nc,r,d,e\n";
  await expect(importTexts({ "t.csv": table }, { accepts: () => false })).rejects.toThrow(
    "2 of its 3 rows do not fit its columns (line 3: 3 columns expected, 2 found)",
  );
});

test("weights that are no numbers are kept and counted", async () => {
  const { report } = await importTexts({ "t.csv": "source;target;weight\nA;B;1,234\nB;C;2\n" });
  expect(report).toMatchObject({ edges: 2, rejected: 0, textValues: 1 });
});

test("decimal commas are read where a column leaves no doubt of them", async () => {
  const weights = async (cells: readonly string[], map = "weight") => {
    const rows = cells.map((cell, at) => `A;B${String(at)};${cell}`).join("\n");
    const maps = [`s=source,t=target,w=${map}`];
    const { target, report } = await importTexts({ "t.csv": `s;t;w\n${rows}\n` }, { maps });
    const { edges } = await readWhole(target);
    const values = edges.flatMap((edge) => Object.values((edge as { properties: object }).properties));
    return [values, report.rejected];
  };
  expect(await weights(["1,5", "1,234", "2"])).toStrictEqual([[1.5, 1.234, 2], 0]);
  expect(await weights(["0,125", "-3"], "number")).toStrictEqual([[0.125, -3], 0]);
  expect(await weights(["1,234", "5"])).toStrictEqual([["1,234", 5], 0]);
  expect(await weights(["1,5", "2.5"])).toStrictEqual([["1,5", 2.5], 0]);
  expect(await weights(["1.234,5", "1.500", "2", "0,5"])).toStrictEqual([[1234.5, 1500, 2, 0.5], 0]);
  expect(await weights(["1.234", "1.500"])).toStrictEqual([[1.234, 1.5], 0]);
  expect(await weights(["1,234", "5"], "number")).toStrictEqual([[5], 1]);
});

test("nodes that only edges name are counted where others are listed", async () => {
  const nodes = "id\tcategory\tname\nA\tGene\tone\nB\tGene\ttwo\n";
  const edges = "subject\tpredicate\tobject\nA\tr\tB\nA\tr\tX\nY\tr\tX\n";
  const { report } = await importTexts({ "nodes.tsv": nodes, "edges.tsv": edges });
  expect(report).toMatchObject({ nodes: 4, edges: 3, unlisted: 2, rejected: 0 });
  const alone = await importTexts({ "edges.tsv": edges });
  expect(alone.report).toMatchObject({ nodes: 4, unlisted: 0 });
});

test('of things told by much else, "adopted by" is one more property, and the table is read at once', async () => {
  const rows = [
    "Bruno,dog,31.5,yes,Helen Marsh,2025-02-20",
    "Tilly,dog,11.2,yes,Omar Haddad,2025-03-02",
    "Shadow,cat,5.1,no,,",
    "Luna,cat,3.8,yes,Helen Marsh,2025-02-20",
    "Rex,dog,36.0,yes,,",
    "Mocha,cat,4.6,yes,Ana Costa,2025-04-11",
  ];
  const table = ["Name,Species,Weight (kg),Vaccinated,Adopted by,Adopted on", ...rows].join("\n");
  const { nodes, edges } = await importWhole({ "shelter.csv": table });
  expect([nodes.length, edges.length]).toStrictEqual([6, 0]);
});

test.each([
  ["a count and names that two rows share", "Nr. crt.=id"],
  ["codes", "Nr. parc=id"],
])(
  "a sheet that numbers its rows is of things, whatever its columns of words share: %s",
  async (_, mapping) => {
    const [title] = mapping.split("=");
    const numbers = title === "Nr. crt." ? [1, 2, 3, 4] : [101, 102, 215, 330];
    const who = ["Ilie Pop,Ana Rus", "Ana Rus,Dan Pop", "Ilie Pop,", "Dan Pop,Ilie Pop"];
    const rows = numbers.map(
      (number, at) => `${number},Tatra,T${at % 2},${who[at]!},1.0${at}.2024,${at * 7},da`,
    );
    const table = [`${title!},Model,Tip,Vatman,Taxator,Data,Km,Curat`, ...rows].join("\n");
    const { report } = await importTexts({ "depou.csv": table });
    expect(report.mapping).toContain(mapping);
    expect([report.nodes, report.edges, report.mapping.includes("parc=each-row")]).toStrictEqual([
      4,
      0,
      false,
    ]);
  },
);

test("a numbered list of edges stays one to ask about", async () => {
  const rows = ["1,Ana,Ion,1890,3,2", "2,Ion,Dan,1891,4,5", "3,Dan,Ana,1893,2,9", "4,Ana,Dan,1894,1,7"];
  const table = ["Nr.,Scrie,Primește,An,File,Timbre", ...rows].join("\n");
  await expect(importTexts({ "t.csv": table })).rejects.toThrow("=target");
});

test("a first row of codes that are made as all others of their columns is no header", async () => {
  const codes = ["SL-0476\tGO:0031672", "SL-0002\tGO:0020022", "SL-0316\tGO:0033985", "SL-0003\tGO:0033102"];
  await expect(importTexts({ "a.tsv": `${codes.join("\n")}\n` })).rejects.toThrow(
    '"column 1=source,column 2=target',
  );
  const titled = await importTexts(
    { "b.tsv": `${["s_1\tname", ...codes].join("\n")}\n` },
    { maps: ["s_1=id"] },
  );
  expect(titled.report.nodes).toBe(4);
});
