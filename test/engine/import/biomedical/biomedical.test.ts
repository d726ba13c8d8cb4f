import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { exportGraph } from "../../../../src/main/engine/export/export-graph";
import { inWords } from "../../../in-words";
import { inEnglish } from "../../../../src/shared/sentences/sentences";
import { importTexts, readWhole, scratchFolder } from "../whole-graph";

const NODES =
  "id\tname\tkind\nGene::9\tNAT1\tGene\nCompound::DB01\tAspirin\tCompound\nDisease::DOID:2\tpain\tDisease\n";
const SIF = "source\tmetaedge\ttarget\nCompound::DB01\tCbG\tGene::9\nCompound::DB01\tCtD\tDisease::DOID:2\n";
const BINDINGS =
  "drugbank_id\tentrez_gene_id\tsources\tpubmed_ids\tactions\taffinity_nM\tlicense\turls\n" +
  "DB01\t9\tChEMBL\t1|2\tinhibitor\t3.5\tCC BY-SA 3.0\t\nDB01\t9999\tDrugBank\t\t\t\tCC BY-NC 4.0\t\n";
const HETIONET = { "nodes.tsv": NODES, "edges.sif": SIF, "CbG.tsv": BINDINGS };

const MECHANISM = `graph: {_id: DB1_D2_1, drug: Aspirin, disease: pain}
links:
- {key: decreases activity of, source: DB:DB01, target: UniProt:P1}
nodes:
- {id: DB:DB01, label: Drug, name: Aspirin}
- {id: UniProt:P1, label: Protein, name: COX1}
references: [https://example.org/1]
`;

interface Whole {
  readonly nodes: readonly { readonly id: string; readonly name: string }[];
  readonly edges: readonly {
    readonly relation: string;
    readonly evidence?: readonly { readonly source: string; readonly references?: readonly string[] }[];
  }[];
}

async function exportKgx(graph: string): Promise<{ nodes: string; edges: string }> {
  const out = join(scratchFolder(), "kgx");
  const signal = new AbortController().signal;
  await exportGraph({ graph, format: "kgx", out, signal, progress: () => undefined });
  const read = (name: string): string => readFileSync(join(out, name), "utf8");
  return { nodes: read("nodes.tsv"), edges: read("edges.tsv") };
}

test("Hetionet: ids become CURIEs, the table that says more wins over SIF, and unlisted ends are left out and counted", async () => {
  const { report, target } = await importTexts(HETIONET);
  const { nodes, edges } = (await readWhole(target)) as Whole;
  expect(nodes.map(({ id }) => id)).toStrictEqual(["NCBIGene:9", "DrugBank:DB01", "DOID:2"]);
  expect(edges).toStrictEqual([
    {
      ...{ source: "DrugBank:DB01", relation: "binds", target: "NCBIGene:9" },
      properties: {
        ...{ original_predicate: "CbG", primary_knowledge_source: "ChEMBL" },
        ...{ actions: ["inhibitor"], affinity_nM: 3.5, license: "CC BY-SA 3.0" },
      },
      evidence: [{ text: "", source: "ChEMBL", references: ["PMID:1", "PMID:2"] }],
    },
    {
      ...{ source: "DrugBank:DB01", relation: "treats", target: "DOID:2" },
      properties: {
        ...{ original_predicate: "CtD", primary_knowledge_source: "PharmacotherapyDB", license: "CC0 1.0" },
      },
    },
  ]);
  expect(report.rules).toStrictEqual([
    { rule: "end-unlisted", level: "left-out", file: "CbG.tsv", count: 1 },
    { rule: "edge-merged", level: "left-out", file: "edges.sif", count: 1 },
  ]);
});

test("Hetionet's nodes and edges alone are known for what they are, own metaedges in a like table are not", async () => {
  const alone = await importTexts({ "nodes.tsv": NODES, "edges.sif": SIF });
  const { edges } = (await readWhole(alone.target)) as Whole;
  expect(edges.map(({ relation }) => relation)).toStrictEqual(["binds", "treats"]);
  const own = await importTexts({ "nodes.tsv": NODES, "edges.tsv": SIF.replaceAll("Cb", "Xy") });
  const plain = (await readWhole(own.target)) as Whole;
  expect(plain.edges.map(({ relation }) => relation)).toStrictEqual(["XyG", "CtD"]);
});

test("PrimeKG's edges are called as it displays them, its ids are CURIEs", async () => {
  const table =
    "relation,display_relation,x_index,x_id,x_type,x_name,x_source,y_index,y_id,y_type,y_name,y_source\n" +
    "drug_protein,target,14012,DB00619,drug,Imatinib,DrugBank,1765,3815,gene/protein,KIT,NCBI\n";
  const { target } = await importTexts({ "kg.csv": table });
  const { nodes, edges } = (await readWhole(target)) as Whole;
  expect(nodes.map(({ id }) => id)).toStrictEqual(["DrugBank:DB00619", "NCBIGene:3815"]);
  expect(edges.map(({ relation }) => relation)).toStrictEqual(["target"]);
});

test("what may not be handed on is left out where asked, with its line and licence", async () => {
  const { report } = await importTexts(HETIONET, { redistributable: true });
  expect([report.edges, report.rejected]).toStrictEqual([2, 0]);
  expect(inWords(report.remarks)).toContainEqual({
    ...{ file: "CbG.tsv", line: 3, level: "left-out", rule: "licence-forbids" },
    reason: "its licence, CC BY-NC 4.0, does not allow handing it on",
  });
});

test("sources come together by equal CURIEs: a mechanism beside Hetionet", async () => {
  const { target } = await importTexts({
    ...HETIONET,
    "m.yaml": MECHANISM,
    "n.yaml": MECHANISM.replaceAll("D2_1", "D2_2"),
  });
  const { nodes, edges } = (await readWhole(target)) as Whole;
  expect(nodes.filter(({ name }) => name === "Aspirin")).toHaveLength(1);
  const evidence = edges.find(({ relation }) => relation === "decreases activity of")?.evidence;
  expect(evidence?.map(({ source }) => source)).toStrictEqual(["DB1_D2_1", "DB1_D2_2"]);
});

const HPOA =
  "#description: HPO annotations\n#version: 2025-01-16\n" +
  "database_id\tdisease_name\tqualifier\thpo_id\treference\tevidence\tonset\tfrequency\tsex\tmodifier\taspect\tbiocuration\n" +
  "OMIM:1\tA syndrome\t\tHP:0000252\tPMID:7;OMIM:1\tPCS\t\t1/2\t\t\tP\tHPO:x[2021-06-21]\n" +
  "OMIM:1\tA syndrome\tNOT\tHP:0002187\tPMID:7\tPCS\t\t\t\t\tP\t\n" +
  "OMIM:1\tA syndrome\t\tHP:0000006\tOMIM:1\tIEA\t\t\t\t\tI\t\n" +
  "OMIM:1\tA syndrome\tMAYBE\tHP:0000007\tOMIM:1\tIEA\t\t\t\t\tI\t\n";

test("HPO's annotations: a sign that a disease does not have is a relation of its own", async () => {
  const { report, target } = await importTexts({ "phenotype.hpoa": HPOA }, { accepts: () => true });
  expect(inWords(report.rejects)).toStrictEqual([
    { file: "phenotype.hpoa", line: 7, reason: "“MAYBE” is no aspect or qualifier that HPO has" },
  ]);
  const { nodes, edges } = (await readWhole(target)) as Whole;
  expect(nodes[0]).toStrictEqual({ id: "OMIM:1", name: "A syndrome", labels: ["Disease"] });
  expect(edges.map(({ relation }) => relation)).toStrictEqual([
    "has phenotype",
    "does not have phenotype",
    "has mode of inheritance",
  ]);
  expect(edges[0]).toStrictEqual({
    ...{ source: "OMIM:1", relation: "has phenotype", target: "HP:0000252" },
    properties: {
      ...{ primary_knowledge_source: "HPO", has_evidence: "PCS", original_predicate: "P" },
      ...{ frequency: "1/2", biocuration: "HPO:x[2021-06-21]" },
    },
    evidence: [{ text: "", source: "HPO", references: ["PMID:7", "OMIM:1"] }],
  });
});

test("KGX out and in again is the same, byte for byte", async () => {
  const { target } = await importTexts({ ...HETIONET, "m.yaml": MECHANISM });
  const first = await exportKgx(target);
  expect(first.edges.split("\n")[1]).toMatch(
    /^DrugBank:DB01\tbiolink:physically_interacts_with\tNCBIGene:9\tPMID:1\|PMID:2\t/,
  );
  const again = await importTexts({ "nodes.tsv": first.nodes, "edges.tsv": first.edges });
  expect(await exportKgx(again.target)).toStrictEqual(first);
  expect(((await readWhole(again.target)) as Whole).edges.map(({ relation }) => relation)).toStrictEqual(
    ((await readWhole(target)) as Whole).edges.map(({ relation }) => relation),
  );
});

test("KGX: a denied edge denies, a qualified one says what it does, and both come out as they came in", async () => {
  const nodes =
    "id\tcategory\tname\tdescription\nCHEBI:1\tbiolink:Drug\tdasolunib\t\nHGNC:2\tbiolink:Gene\tKITL3\t\n";
  const edges = `subject\tpredicate\tobject\tpublications\tknowledge_level\tnegated\tobject_aspect_qualifier\tobject_direction_qualifier
CHEBI:1\tbiolink:affects\tHGNC:2\tPMID:1\tassertion\t\tactivity\tdecreased
CHEBI:1\tbiolink:treats\tHGNC:2\t\tassertion\ttrue\t\t
`;
  const { target } = await importTexts({ "nodes.tsv": nodes, "edges.tsv": edges });
  const { edges: read } = (await readWhole(target)) as Whole;
  expect(read.map(({ relation }) => relation)).toStrictEqual(["decreases activity of", "does not treat"]);
  const out = (await exportKgx(target)).edges.slice(0, -1).split("\n");
  const byName = (rows: readonly string[]) =>
    rows
      .slice(1)
      .map((row) => Object.fromEntries(row.split("\t").map((cell, at) => [rows[0]!.split("\t")[at], cell])));
  expect(byName(out)).toStrictEqual(byName(edges.slice(0, -1).split("\n")));
});

const KGX_NODES = `id\tcategory\tname\txref
HGNC:1\tbiolink:Gene\tBRCA1\tENSEMBL:1|OMIM:2
MONDO:2\tbiolink:Disease\tcancer\t
mesh:D1\tbiolink:Drug\t<b>aspirin</b>\t
`;
const KGX_EDGES = `subject\tpredicate\tobject\tknowledge_level\tpublications
mesh:D1\tbiolink:treats\tMONDO:2\tassertion\tPMID:1|PMID:2
HGNC:1\t\tMONDO:2\tassertion\t
MONDO:2\tbiolink:treats\tmesh:D1\tassertion\t
`;

test("edges of KGX are known by Biolink's predicates too, and one without is rejected at its line", async () => {
  const nodes = "id\tcategory\tname\nMESH:1\tbiolink:Disease\tflu\nDRUGBANK:1\tbiolink:Drug\taspirin\n";
  const edges = "subject\tpredicate\tobject\nDRUGBANK:1\tbiolink:treats\tMESH:1\nDRUGBANK:1\t\tMESH:1\n";
  const read = async (files: Readonly<Record<string, string>>) => {
    const { report } = await importTexts(files);
    return [report.edges, report.rejects.map(({ line, reason }) => `${line} ${inEnglish(reason)}`)];
  };
  const wanted = [1, ["3 it has no predicate"]];
  expect(await read({ "nodes.tsv": nodes, "edges.tsv": edges })).toStrictEqual(wanted);
  const lines = `{"subject":"DRUGBANK:1","predicate":"biolink:treats","object":"MESH:1"}\n\n{"subject":"DRUGBANK:1","object":"MESH:1"}\n`;
  expect(await read({ "nodes.tsv": nodes, "edges.jsonl": lines })).toStrictEqual(wanted);
});

test("KGX as lines of JSON reads as the table does", async () => {
  const lines = (table: string): string => {
    const [header = [], ...rows] = table
      .trimEnd()
      .split("\n")
      .map((line) => line.split("\t"));
    const lists = new Set(["category", "publications", "xref"]);
    return rows
      .map((row) =>
        header.flatMap((key, at) => (row[at] ? [[key, lists.has(key) ? row[at].split("|") : row[at]]] : [])),
      )
      .map((pairs) => `${JSON.stringify(Object.fromEntries(pairs))}\n`)
      .join("");
  };
  const table = await importTexts({ "nodes.tsv": KGX_NODES, "edges.tsv": KGX_EDGES });
  const json = await importTexts({ "nodes.jsonl": lines(KGX_NODES), "edges.jsonl": lines(KGX_EDGES) });
  expect(await readWhole(json.target)).toStrictEqual(await readWhole(table.target));
  expect(inWords(json.report.rejects)).toStrictEqual([
    { file: "edges.jsonl", line: 2, reason: "it has no predicate" },
  ]);
});

test("a schema that extends Biolink: each broken rule by its line, level and count, kept with the graph", async () => {
  const schema = join(scratchFolder(), "schema.json");
  const rules = {
    ...{
      extends: "biolink",
      idPattern: { "biolink:Drug": "^MESH:D\\d+$" },
      required: { "biolink:Gene": ["symbol"] },
    },
    ...{
      cardinality: { "biolink:treats": { out: { max: 1 } } },
      selfLoops: [],
      levels: { required: "warn" },
    },
  };
  writeFileSync(schema, JSON.stringify(rules));
  const more = `FOO:3\tbiolink:Gene\tx\t\nMONDO:4\tbiolink:Gene|biolink:Disease\ty\t\nMESH:C1\tbiolink:Drug\tz\t\n`;
  const edges = `${KGX_EDGES}mesh:D1\tbiolink:treats\tMONDO:2\tassertion\t\nHGNC:1\tbiolink:regulates\tHGNC:1\tassertion\t\n`;
  const { report, target } = await importTexts(
    { "nodes.tsv": KGX_NODES + more, "edges.tsv": edges },
    { schema },
  );
  expect(inWords(report.rejects)).toStrictEqual([
    { file: "nodes.tsv", line: 5, reason: expect.stringContaining("no prefix that Biolink knows") as string },
    {
      file: "nodes.tsv",
      line: 6,
      reason: "nothing is both “Gene” and “Disease”, as “MONDO:4” is said to be",
    },
    {
      file: "nodes.tsv",
      line: 7,
      reason: "the id “MESH:C1” is not of the form that the schema wants of “biolink:Drug”",
    },
    { file: "edges.tsv", line: 3, reason: "it has no predicate" },
    {
      ...{ file: "edges.tsv", line: 4 },
      reason:
        "Biolink has “treats” from “ChemicalOrDrugOrTreatment” only, and “MONDO:2” is “biolink:Disease”",
    },
    {
      ...{ file: "edges.tsv", line: 5 },
      reason: "the schema allows 1 edge “biolink:treats” from one node at most, which “MESH:D1” has already",
    },
    { file: "edges.tsv", line: 6, reason: "the schema forbids “biolink:regulates” from “HGNC:1” to itself" },
  ]);
  expect(report.remarks.map(({ level, rule, line }) => [level, rule, line])).toStrictEqual([
    ["warn", "required", 2],
    ["repair", "spelling", 4],
  ]);
  const out = join(scratchFolder(), "rejects.csv");
  const signal = new AbortController().signal;
  await exportGraph({ graph: target, format: "rejects", out, signal, progress: () => undefined });
  expect(readFileSync(out, "utf8")).toContain(
    "repair,spelling,nodes.tsv,4,,“mesh:D1” was written “MESH:D1”\n",
  );
});

test.each([
  [{ extends: "biolinks" }, /extends/],
  [{ idPattern: { Gene: "(" } }, /idPattern.Gene: it is no regular expression/],
  [{ levels: { domain: "repair" } }, /levels.domain: only spelling can be repaired/],
  [{ cardinality: { treats: { out: { min: 1 } } } }, /cardinality.treats: min needs/],
])("a schema that makes no sense is refused, saying where: %j", async (rules, why) => {
  const schema = join(scratchFolder(), "schema.json");
  writeFileSync(schema, JSON.stringify(rules));
  await expect(importTexts(HETIONET, { schema })).rejects.toThrow(why);
});

test("CTD: one edge a pair with the PMIDs of all its rows, names from tables of MeSH's ids, and nothing of it to be handed on", async () => {
  const files = {
    "pairs.tsv": "ChemicalID\tDiseaseID\tPubMedIDs\nC1\tD2\t12\nC1\tD2\t9|12\n\tD2\t7\nC1\tOMIM:3\t5\n",
    "chemicals.tsv": "mesh_id\tchemical\nMESH:C1\tglucose\nMESH:C9\twater\n",
  };
  const { report, target } = await importTexts(files, { format: "biomedical" });
  expect(inWords(report.rejects)).toStrictEqual([
    { file: "pairs.tsv", line: 4, reason: "the source is empty" },
  ]);
  const { nodes, edges } = (await readWhole(target)) as Whole;
  expect(nodes.map(({ id, name }) => [id, name])).toStrictEqual([
    ["MESH:C1", "glucose"],
    ["MESH:D2", "MESH:D2"],
    ["OMIM:3", "OMIM:3"],
  ]);
  expect(edges.map(({ relation, evidence }) => [relation, evidence])).toStrictEqual([
    ["associated with", [{ text: "", source: "CTD", references: ["PMID:12", "PMID:9"] }]],
    ["associated with", [{ text: "", source: "CTD", references: ["PMID:5"] }]],
  ]);
  const { report: free } = await importTexts(files, { format: "biomedical", redistributable: true });
  expect([free.edges, free.rules.at(-1)?.rule]).toStrictEqual([0, "licence-forbids"]);
});

test("CTD: what stands for a PMID and is none is warned of with its line, and makes no reference", async () => {
  const pairs = "ChemicalID\tDiseaseID\tPubMedIDs\nC1\tD2\tabc\nC1\tD3\t12|x\nC2\tD3\tPMID:7\n";
  const { report, target } = await importTexts({ "pairs.tsv": pairs }, { format: "biomedical" });
  expect(report.remarks.map(({ line, level, reason }) => [line, level, inEnglish(reason)])).toStrictEqual([
    [2, "warn", "“abc” is no PMID: a whole number is wanted"],
    [3, "warn", "“x” is no PMID: a whole number is wanted"],
  ]);
  const { edges } = (await readWhole(target)) as Whole;
  expect(
    edges.map(({ evidence = [] }) => evidence.flatMap(({ references = [] }) => references)),
  ).toStrictEqual([[], ["PMID:12"], ["PMID:7"]]);
});
