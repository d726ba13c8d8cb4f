/** Libraries: annotated documents and tables beside them → concepts, pairs with their documents, texts and mentions. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { idsOf } from "../../../../src/main/engine/import/library/concept-ids";
import { parseDate } from "../../../../src/shared/documents/document-dates";
import { DuckDbFile } from "../../../../src/main/engine/store/duckdb-file";
import { importTexts, importWhole, readWhole } from "../whole-graph";
import { inWords } from "../../../in-words";

const ABSTRACT = [
  "10|t|Naloxone reverses the effect of clonidine.",
  "10|a|Hypertension fell in 9 rats.",
  "10\t0\t8\tNaloxone\tChemical\tMESH:D009270",
  "10\t32\t41\tclonidine\tChemical\tD003000",
  "10\t43\t55\tHypertension\tDisease\tD006973",
  "10\t66\t70\trats\tOrganismTaxon\t10116,10117",
  "10\tNegative_Correlation\tD003000\tD006973\tNovel",
  "",
].join("\n");
const AGAIN = ABSTRACT.replace("D003000\tD006973\tNovel", "D003000\tD006973\tNo").replace(/10\t0.*\n/, "");
const PAIRS =
  "ChemicalID\tDiseaseID\tPubMedIDs\nD003000\tD006973\t12\nD003000\tD006973\t9\nC1\tD006973\t12\n";
const NAMES = "mesh_id\tchemical\nMESH:D003000\tclonidine\nMESH:C1\tsomething\nMESH:C2\tunused\n";

test("every pair of concepts of a document is one edge with its documents", async () => {
  const { nodes, edges } = await importWhole({ "a.txt": ABSTRACT, "pairs.tsv": PAIRS, "names.tsv": NAMES });
  expect(nodes).toMatchObject([
    { id: "10116", name: "10116", labels: ["Species"] },
    { id: "10117", name: "10117", labels: ["Species"] },
    { id: "C1", name: "something", labels: ["Chemical"] },
    { id: "D003000", name: "clonidine", labels: ["Chemical"] },
    { id: "D006973", name: "Hypertension", labels: ["Disease"] },
    { id: "D009270", name: "Naloxone", labels: ["Chemical"] },
  ]);
  const pair = edges.find((edge) => hasEnds(edge, "D003000", "D006973", "co_occurs_with"));
  expect(pair).toMatchObject({
    properties: { documents: 3, first: "9", last: "12" },
    evidence: [{ references: ["9", "10", "12"] }],
  });
  const typed = edges.find((edge) => hasEnds(edge, "D003000", "D006973", "negative_correlation"));
  expect(typed).toMatchObject({ properties: { novelIn: ["10"] }, evidence: [{ references: ["10"] }] });
  // 10 pairs of the abstract's five concepts, C1 with both others of 12, and what the abstract says.
  expect(edges).toHaveLength(13);
});

test("PMIDs that one cell parts are as many documents, and one that is none turns its row down", async () => {
  const pairs = "ChemicalID\tDiseaseID\tPubMedIDs\nD1\tD2\t12|PMID:9; 30\nD1\tD3\t12|x\n";
  const { report, target } = await importTexts(
    { "pairs.tsv": pairs },
    { format: "library", accepts: () => true },
  );
  expect(report.rejected).toBe(1);
  expect((await readWhole(target)).edges).toMatchObject([
    { source: "D1", target: "D2", evidence: [{ references: ["9", "12", "30"] }] },
  ]);
});

test("files in any order give the same bytes; a document annotated twice is one", async () => {
  // Of each a mention without an id is remarked.
  const nameless = (text: string): string =>
    text
      .replace("Species\t10116,10117", "Species\t-")
      .replace("OrganismTaxon\t10116,10117", "OrganismTaxon\t-");
  const files = {
    "a.txt": nameless(ABSTRACT),
    "b.txt": nameless(AGAIN),
    "names.tsv": NAMES,
    "pairs.tsv": PAIRS,
  };
  const turned = Object.fromEntries(Object.entries(files).reverse());
  const [one, other] = [await importTexts(files), await importTexts(turned)];
  expect(one.report.rejected + other.report.rejected).toBe(0);
  expect(readFileSync(other.target).equals(readFileSync(one.target))).toBe(true);
});

test("the year beside a pair is its document's date, and of several columns no two are taken for a pair by guess", async () => {
  const pairs = "gene\tdisease\tyear\tpmid\nBRCA1\tgout\t1994\t12\nTP53\tgout\t1990\t9\n";
  const { edges } = await importWhole({ "pairs.tsv": pairs }, { format: "library" });
  expect(edges).toMatchObject([
    { source: "BRCA1", target: "gout", properties: { first: "1994-12-31" } },
    { source: "TP53", target: "gout", properties: { first: "1990-12-31" } },
  ]);
  const named =
    "disease\tdisease_name\tgene\tsymbol\tpmid\tyear\nD1\tgout\t672\tBRCA1\t12\t1994\nD2\tleprosy\t7157\tTP53\t9\t1990\n";
  await expect(importWhole({ "named.tsv": named }, { format: "library" })).rejects.toThrow(/--map/);
});

test("documents keep their text, mentions and what is known of their time", async () => {
  const dates = "pmid\tdate\n10\t2004\n12\t2004 Mar 5\n";
  const { target } = await importTexts({ "dates.tsv": dates, "a.txt": ABSTRACT, "pairs.tsv": PAIRS });
  const file = await DuckDbFile.open(target, { readOnly: true, memory: "256MB", threads: 1 });
  const documents = await file.rows("SELECT id, about, text FROM documents ORDER BY rowid");
  const mentions = await file.rows("SELECT start_char, end_char, entity FROM mentions ORDER BY rowid");
  file.close();
  const [chemical, disease, species] = ["Chemical", "Disease", "Species"].map((type) => ({ labels: [type] }));
  expect(documents.map(({ id, about }) => [id, JSON.parse(String(about))])).toStrictEqual([
    ["9", { pmid: 9, files: ["pairs.tsv"], firsts: { D003000: chemical, D006973: disease } }],
    [
      "10",
      {
        ...{ title: "Naloxone reverses the effect of clonidine.", pmid: 10, date: 20041231 },
        files: ["a.txt", "dates.tsv"],
        // The first to name the concepts of 9, which as the older one says what they are.
        firsts: {
          ...{ 10116: species, 10117: species, D003000: { name: "clonidine" } },
          ...{ D006973: { name: "Hypertension" }, D009270: { ...chemical, name: "Naloxone" } },
        },
      },
    ],
    [
      "12",
      {
        ...{ pmid: 12, date: 20040305, files: ["dates.tsv", "pairs.tsv"] },
        firsts: { C1: chemical, D003000: chemical, D006973: disease },
      },
    ],
  ]);
  const text = String(documents[1]!.text);
  expect(
    mentions.map(({ start_char, end_char }) => text.slice(Number(start_char), Number(end_char))),
  ).toEqual([...["Naloxone", "clonidine", "Hypertension", "rats", "rats"]]);
  expect(mentions).toHaveLength(5);
});

test("chapters are documents whose order is that of their numbers", async () => {
  const table = "Source,Target,Label\nA,B,1.10.1\nB,C,1.9.2\nA,C,2.1.1\n";
  const maps = ["Source=source,Target=target,Label=document"];
  const { target } = await importTexts({ "edges.csv": table }, { maps });
  const file = await DuckDbFile.open(target, { readOnly: true, memory: "256MB", threads: 1 });
  const rows = await file.rows("SELECT id, about FROM documents ORDER BY rowid");
  file.close();
  expect(rows.map(({ id, about }) => [id, JSON.parse(String(about)).order])).toStrictEqual([
    ...[
      ["1.9.2", 1],
      ["1.10.1", 2],
      ["2.1.1", 3],
    ],
  ]);
});

test("a table that writes NA for a name leaves the concept its documents' name, or its id", async () => {
  const names = "mesh_id\tchemical\nMESH:D003000\tNA\nMESH:C1\tNA\nMESH:D006973\thigh blood pressure\n";
  const { nodes } = await importWhole({ "a.txt": ABSTRACT, "pairs.tsv": PAIRS, "names.tsv": names });
  expect(nodes).toMatchObject([
    ...[{ id: "10116" }, { id: "10117" }, { id: "C1", name: "C1" }],
    ...[
      { id: "D003000", name: "clonidine" },
      { id: "D006973", name: "high blood pressure" },
    ],
    { id: "D009270", name: "Naloxone" },
  ]);
});

test("a document of very many concepts keeps the pairs of its most mentioned ones, and says so", async () => {
  const rows = Array.from({ length: 400 }, (_, at) => `c${at}\td${at}\t5`);
  const table = `ChemicalID\tDiseaseID\tPMID\n${rows.join("\n")}\nc399\td399\t5\n`;
  const { report } = await importTexts(
    { "pairs.tsv": table },
    { maps: ["ChemicalID=source,DiseaseID=target,PMID=pmid"] },
  );
  expect([report.nodes, report.edges, report.rejected]).toStrictEqual([800, (300 * 299) / 2, 1]);
  expect(inWords(report.rejects)).toStrictEqual([
    {
      ...{ file: "pairs.tsv", line: 1 },
      reason: "“5” has 800 concepts: only pairs of the 300 most mentioned were made",
    },
  ]);
});

test("ids are parted by bars and commas, those of variants are whole, a dash is none", () => {
  expect(idsOf("D002318|D012131", "Disease")).toStrictEqual(["D002318", "D012131"]);
  expect(idsOf("3172, 3651,MESH:D1", "Gene")).toStrictEqual(["3172", "3651", "D1"]);
  expect(idsOf("c|DEL||30", "SequenceVariant")).toStrictEqual(["c|DEL||30"]);
  expect([...idsOf("-", "Gene"), ...idsOf("-1", "Disease")]).toStrictEqual([]);
});

test("dates are days, the last that they may be", () => {
  const found = ["2004", "2004-02", "2004-12-31", "5.3.2004", "2004 Mar", "2004/3/5"].map(parseDate);
  expect(found).toStrictEqual([20041231, 20040229, 20041231, 20040305, 20040331, 20040305]);
  expect(["03/05/2004", "2004-13", "2004-02-30", "soon"].map(parseDate)).toStrictEqual([
    ...[undefined, undefined, undefined, undefined],
  ]);
});

function hasEnds(edge: object, source: string, target: string, relation: string): boolean {
  const { source: a, target: b, relation: name } = edge as Record<string, string>;
  return a === source && b === target && name === relation;
}

const NBIB = [
  "PMID- 12",
  "OWN - NLM",
  "TI  - A longer title that",
  "      goes on in a second line.",
  "AB  - Clonidine was given.",
  "DP  - 2004 Mar-Apr",
  "",
  "PMID- x7",
  "TI  - No number.",
  "",
  "PMID- 10",
  "DP  - 1998 Dec-1999 Jan",
  "TI  - Naloxone again.",
  "a stray line",
  "",
].join("\n");
const PUBMED = `<?xml version="1.0" ?>
<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2025//EN" "https://example.org/pubmed.dtd">
<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID Version="1">9</PMID><Article><Journal><JournalIssue><PubDate>
<Year>2001</Year><Month>02</Month></PubDate></JournalIssue></Journal><ArticleTitle>On <i>H<sub>2</sub></i> &amp; more.</ArticleTitle>
<Abstract><AbstractText Label="AIM">To see.</AbstractText><AbstractText Label="RESULTS">Seen.</AbstractText></Abstract></Article>
<CommentsCorrectionsList><CommentsCorrections><PMID>77</PMID></CommentsCorrections></CommentsCorrectionsList></MedlineCitation>
</PubmedArticle><PubmedArticle><MedlineCitation><PMID></PMID></MedlineCitation></PubmedArticle></PubmedArticleSet>`;

test("PubMed's texts and dates come to the documents of a library, whichever of its files brings them", async () => {
  const files = { "pairs.tsv": PAIRS, "a.txt": ABSTRACT, "saved.nbib": NBIB, "pubmed.xml": PUBMED };
  const { target, report } = await importTexts(files);
  const file = await DuckDbFile.open(target, { readOnly: true, memory: "256MB", threads: 1 });
  const rows = await file.rows("SELECT id, text, about FROM documents ORDER BY rowid");
  file.close();
  const told = rows.map(({ id, text, about }) => [
    String(id),
    String(text),
    (JSON.parse(String(about)) as { date?: number }).date,
  ]);
  expect(told).toStrictEqual([
    ["9", "On H2 & more.\nAIM: To see. RESULTS: Seen.", 20010228],
    // The annotated text stays, the date comes from elsewhere.
    ["10", "Naloxone reverses the effect of clonidine.\nHypertension fell in 9 rats.", 19991231],
    ["12", "A longer title that goes on in a second line.\nClonidine was given.", 20041231],
  ]);
  expect(
    report.rejects.map(({ file, line, reason }) => `${file}:${line} ${String(inWords(reason))}`),
  ).toStrictEqual([
    "saved.nbib:8 “x7” is no PMID: a whole number is wanted",
    "saved.nbib:11 “10” has another text elsewhere: the annotated one is kept, else the longer one",
    "saved.nbib:14 it is no line of MEDLINE: a field such as “TI  - ”, or six blanks where one goes on",
    "pubmed.xml:7 the row names no document",
  ]);
});

test("a document type that declares anything is refused, and texts without a concept make no graph", async () => {
  const bomb = PUBMED.replace(/<!DOCTYPE[^>]*>/, '<!DOCTYPE PubmedArticleSet [<!ENTITY a "b">]>');
  await expect(importTexts({ "a.txt": ABSTRACT, "bomb.xml": bomb })).rejects.toThrow(/document type/);
  const early = "1\t0\t7\tAspirin\tChemical\tD001241\n1|t|Aspirin and ulcer.\n1|a|Aspirin caused ulcer.\n";
  await expect(importTexts({ "early.txt": early })).rejects.toThrow(
    /line 1: the mention of “1” stands before/,
  );
  const alone = await importTexts({ "saved.nbib": NBIB }).catch((fault: unknown) => String(fault));
  expect(alone).toContain("its texts name no concepts: add annotations (PubTator) or a table of pairs");
  const nameless = "1|t|Aspirin and ulcer.\n1|a|Aspirin caused ulcer.\n1\t0\t7\tAspirin\tChemical\t-1\n";
  await expect(importTexts({ "nameless.txt": nameless })).rejects.toThrow(
    /none of its mentions has the id of a concept/,
  );
});

const BIOC = {
  id: "10",
  date: "2004-05-01T00:00:00Z",
  passages: [
    {
      infons: { type: "title" },
      offset: 0,
      text: "Naloxone reverses the effect of clonidine.",
      annotations: [
        {
          ...{ id: "0", infons: { identifier: "MESH:D009270", type: "Chemical" }, text: "Naloxone" },
          locations: [{ offset: 0, length: 8 }],
        },
        {
          ...{ id: "1", infons: { identifier: "MESH:D003000", type: "Chemical" }, text: "clonidine" },
          locations: [{ offset: 32, length: 9 }],
        },
      ],
    },
    {
      infons: { type: "abstract" },
      // PubTator 3 counts a blank between both, others may leave more.
      offset: 50,
      text: "Hypertension fell in 9 rats.",
      annotations: [
        {
          ...{ id: "2", infons: { identifier: "MESH:D006973", type: "Disease" }, text: "Hypertension" },
          locations: [{ offset: 50, length: 12 }],
        },
        {
          ...{ id: "3", infons: { identifier: "10116,10117", type: "Species" }, text: "rats" },
          locations: [{ offset: 73, length: 4 }],
        },
        { id: "4", infons: { identifier: null, type: "Gene" }, text: "fell", locations: [] },
      ],
    },
  ],
  relations: [
    {
      infons: {
        ...{ type: "Negative_Correlation", novel: "Novel" },
        ...{ role1: { identifier: "MESH:D003000" }, role2: { identifier: "MESH:D006973" } },
      },
    },
  ],
};

/** The same as XML. */
function biocXml({ id, date, passages }: typeof BIOC): string {
  const infons = (all: object) =>
    Object.entries(all).map(([key, value]) => `<infon key="${key}">${String(value)}</infon>`);
  const lines = passages.flatMap(({ offset, text, annotations, infons: own }) => [
    ...["<passage>", ...infons(own), `<offset>${offset}</offset><text>${text}</text>`],
    ...annotations.flatMap((one) => [
      ...[`<annotation id="${one.id}">`, ...infons(one.infons)],
      ...one.locations.map((at) => `<location offset="${at.offset}" length="${at.length}"/>`),
      `<text>${one.text}</text></annotation>`,
    ]),
    "</passage>",
  ]);
  const relation = infons({
    ...{ type: "Negative_Correlation", novel: "Novel" },
    ...{ role1: "Chemical|MESH:D003000", role2: "Disease|MESH:D006973" },
  });
  return [
    '<?xml version="1.0"?>\n<!DOCTYPE collection SYSTEM "BioC.dtd">\n<collection><source>PubTator</source><date>2024</date>',
    ...[`<document><id>${id}</id><infon key="date">${date}</infon>`, ...lines],
    `<relation id="R1">${relation.join("")}</relation></document></collection>`,
  ].join("\n");
}

test("BioC is read as PubTator is, as XML, as JSON, and as a document a line", async () => {
  const wanted = await importWhole({ "a.txt": ABSTRACT, "dates.tsv": "pmid\tdate\n10\t2004-05-01\n" });
  expect(await importWhole({ "a.json": JSON.stringify({ PubTator3: [BIOC] }) })).toStrictEqual(wanted);
  expect(await importWhole({ "a.xml": biocXml(BIOC) })).toStrictEqual(wanted);
  const other = { ...BIOC, id: "11", relations: [] };
  const two = await importWhole({ "a.json": JSON.stringify([{ documents: [BIOC, other] }], null, 1) });
  const lines = `${JSON.stringify(BIOC)}\n${JSON.stringify(other)}\n`;
  expect(await importWhole({ "a.jsonl": lines })).toStrictEqual(two);
});

test("what BioC says of places and concepts that are not there is turned down", async () => {
  const [title, abstract] = BIOC.passages;
  const [naloxone] = title!.annotations;
  const wrong = [
    { ...naloxone!, locations: [{ offset: 1, length: 8 }] },
    { ...naloxone!, locations: [{ offset: 60, length: 8 }] },
  ];
  const passages = [{ ...title!, annotations: [...title!.annotations, ...wrong] }, abstract!];
  const relations = [{ infons: { type: "cause", role1: "MESH:D003000", role2: "MESH:D1" } }];
  const documents = [{ ...BIOC, passages, relations }, { passages: "none" }];
  const { report } = await importTexts({ "a.json": JSON.stringify({ documents }) });
  expect(report.rejects.map(({ reason }) => inWords(reason))).toStrictEqual([
    "“Naloxone” does not stand at 1 in the text of “10”",
    "the mention ends at 68, the text of “10” at 42",
    "the relation names “D1”, which no mention in “10” has",
    "it is no document of BioC: an id and passages with their offsets are wanted",
  ]);
});

test("documents of PubMed Central go by their own ids: in PubTator, in pairs and in dates", async () => {
  const text =
    "PMC123|t|Imatinib in gout.\nPMC123|a|It helps.\nPMC123\t0\t8\tImatinib\tChemical\tD1\nPMC123\t12\t16\tgout\tDisease\tD2\n";
  const { target, report } = await importTexts({
    "a.PubTator": text,
    "pairs.csv": "ChemicalID,DiseaseID,PMCID\nD1,D2,PMC124\n",
    "dates.csv": "PMCID,date\nPMC124,2004\n",
  });
  expect(report).toMatchObject({ format: "library", nodes: 2, edges: 1, rejected: 0 });
  expect(JSON.stringify((await readWhole(target)).edges)).toMatch(/PMC123.*PMC124/);
});

test("a mention without an id is left out and told, and stops no import", async () => {
  const text =
    "1|t|Foo and bar.\n1|a|Baz.\n1\t0\t3\tFoo\tChemical\t-\n1\t8\t11\tbar\tDisease\t-1\n1\t13\t16\tBaz\tGene\t7\n";
  const { report } = await importTexts({ "a.PubTator": text });
  expect(report.rejects).toStrictEqual([]);
  expect(report.rules).toStrictEqual([
    { level: "left-out", rule: "mention-without-id", file: "a.PubTator", count: 2 },
  ]);
  expect(report.remarks.map(({ line, reason }) => [line, inWords(reason)])).toStrictEqual([
    [3, "the mention “Foo” has no id, so it names no concept"],
    [4, "the mention “bar” has no id, so it names no concept"],
  ]);
});
