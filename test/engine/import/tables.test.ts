/** Tables of the field's own tools and papers: known by their headers, or refused with what to add. */
import { expect, test } from "vitest";
import { inEnglish } from "../../../src/shared/sentences/sentences";
import { importTexts, importWhole, readWhole } from "./whole-graph";

const mappingOf = async (texts: Readonly<Record<string, string>>): Promise<string> =>
  (await importTexts(texts)).report.mapping;

test("KGX: nodes with categories and edges with predicates", async () => {
  const texts = {
    "edges.tsv":
      "id\tsubject\tpredicate\tobject\tpublications\ne1\tHGNC:1\tbiolink:related_to\tMONDO:2\tPMID:1\n",
    "nodes.tsv":
      "id\tcategory\tname\nHGNC:1\tbiolink:Gene|biolink:NamedThing\tBRCA1\nMONDO:2\tbiolink:Disease\tcancer\n",
  };
  expect(await importWhole(texts)).toStrictEqual({
    nodes: [
      { id: "HGNC:1", name: "BRCA1", labels: ["biolink:Gene", "biolink:NamedThing"] },
      { id: "MONDO:2", name: "cancer", labels: ["biolink:Disease"] },
    ],
    edges: [
      {
        ...{ source: "HGNC:1", relation: "biolink:related_to", target: "MONDO:2" },
        properties: { id: "e1" },
        evidence: [{ text: "", source: "", references: ["PMID:1"] }],
      },
    ],
  });
});

test("Gephi: undirected stays undirected, a weight is a number", async () => {
  const texts = {
    "nodes.csv": "Id,Label\n0,Ana\n1,Bob\n",
    "edges.csv": "Source,Target,Type,Id,Label,Weight\n0,1,Undirected,7,,1.5\n1,0,Directed,8,,NaN\n",
  };
  expect((await importWhole(texts)).edges).toStrictEqual([
    {
      source: "0",
      target: "1",
      relation: "related_to",
      properties: { Id: "7", weight: 1.5 },
      undirected: true,
    },
    { source: "1", target: "0", relation: "related_to", properties: { Id: "8", weight: "NaN" } },
  ]);
});

test("a Romanian table with evidence and where it stands", async () => {
  const table = "sursă,relație,țintă,dovadă,operă,capitol,pagină\nAna,iubește,Ion,Ana îl iubea.,Ion,3,12\n";
  expect((await importWhole({ "a.csv": table })).edges).toStrictEqual([
    {
      ...{ source: "Ana", relation: "iubește", target: "Ion" },
      evidence: [{ text: "Ana îl iubea.", source: "Ion, ch. 3, p. 12", references: [] }],
    },
  ]);
});

test("OpenKE: dictionaries with counts, and the relation last", async () => {
  const texts = {
    "entity2id.txt": "2\n/m/a\t0\n/m/b\t1\n",
    "relation2id.txt": "1\nlikes\t0\n",
    "train2id.txt": "1\n0 1 0\n",
  };
  expect((await importWhole(texts)).edges).toStrictEqual([{ source: "0", relation: "likes", target: "1" }]);
});

test.each([
  [
    "PrimeKG",
    "relation,display_relation,x_index,x_id,x_type,x_name,y_index,y_id,y_type,y_name\nppi,ppi,0,9,gene,A,1,8,gene,B\n",
    "relation=relation,display_relation=property,x_index=source,x_id=property,x_type=source-type,x_name=source-name,y_index=target,y_id=property,y_type=target-type,y_name=target-name",
  ],
  [
    "Hetionet",
    "source\tmetaedge\ttarget\nGene::1\tGiG\tGene::2\n",
    "source=source,metaedge=relation,target=target",
  ],
  [
    "CTD",
    "# Fields:\n# ChemicalName,ChemicalID,DiseaseName,DiseaseID,PubMedIDs\n#\nA,C1,B,MESH:D2,1\n",
    "ChemicalName=source-name,ChemicalID=source,DiseaseName=target-name,DiseaseID=target,PubMedIDs=publication,related_to=constant-relation",
  ],
  [
    "KGTK",
    "node1\tlabel\tnode2\tid\nQ42\tP31\tQ5\tx\n",
    "node1=source,label=relation,node2=target,id=property",
  ],
  [
    "Cytoscape",
    "SUID,interaction,name,shared name\n1,pp,A (pp) B,A (pp) B\n",
    "SUID=property,interaction=property,name=property,shared name=edge",
  ],
  [
    "LightRAG",
    "src_id,tgt_id,description,weight\nA,B,met,1\n",
    "src_id=source,tgt_id=target,description=property,weight=weight,related_to=constant-relation",
  ],
  [
    "weights",
    "a,b,0.5\nb,c,0.7\n",
    "column 1=source,column 2=target,column 3=weight,related_to=constant-relation",
  ],
  [
    "HPO",
    "ncbi_gene_id\tgene_symbol\thpo_id\thpo_name\tdisease_id\n10\tNAT2\tHP:1\tloss\tOMIM:2\n16\tAARS1\tHP:1\tloss\tOMIM:3\n",
    "ncbi_gene_id=source,gene_symbol=source-name,hpo_id=target,hpo_name=target-name,disease_id=property,related_to=constant-relation",
  ],
  [
    "SSSOM",
    "subject_id\tsubject_label\tpredicate_id\tobject_id\tobject_label\nM:1\tgout\tskos:exactMatch\tD:1\tGout\nM:2\tflu\tskos:exactMatch\tD:2\t\nM:3\tpox\tskos:exactMatch\tD:3\t\n",
    "subject_id=source,subject_label=source-name,predicate_id=relation,object_id=target,object_label=target-name",
  ],
  [
    "SSSOM whose ends are all called alike",
    "subject_id\tsubject_label\tpredicate_id\tobject_id\tobject_label\nM:1\tgout\tskos:exactMatch\tD:1\tgout\nM:1\tgout\tskos:closeMatch\tD:2\tgout\n",
    "subject_id=source,subject_label=source-name,predicate_id=relation,object_id=target,object_label=target-name",
  ],
  [
    "annotations of genes (GAF)",
    `!gaf-version: 2.2\n!made by hand\n${["O1\tMK7", "O2\tMK8"].map((gene) => `UniProtKB\t${gene}\tNOT|located_in\tGO:0005634\tPMID:1\tISS\t\tC\tkinase\tJNK\tprotein\ttaxon:9606\t20061211\tUniProt\t\t`).join("\n")}\n`,
    'DB=property,DB Object ID=source,DB Object Symbol=source-name,Relation=relation,GO ID=target,"DB:Reference"=property,Evidence Code=property,With (or) From=property,Aspect=property,DB Object Name=property,DB Object Synonym=property,DB Object Type=property,Taxon=property,Date=property,Assigned By=property,Annotation Extension=property,Gene Product Form ID=property',
  ],
  [
    "kinds of ends",
    "source,source_label,target,target_label\na,Drug,x,Gene\nb,Drug,y,Gene\nb,Drug,x,Gene\n",
    "source=source,source_label=source-type,target=target,target_label=target-type,related_to=constant-relation",
  ],
  [
    "a flow with its value",
    "source,target,value\nCoal,Solid,75.571\nSolid,Heat,35.0\n",
    "source=source,target=target,value=property,related_to=constant-relation",
  ],
  [
    "causes",
    '"Cause","Effect"\n"PIP2","PKC"\n"PKC","P38"\n',
    "Cause=source,Effect=target,related_to=constant-relation",
  ],
  [
    "published pairs",
    "chemical,disease,pmid\naspirin,fever,11\ncaffeine,migraine,12\ncaffeine,fever,13\n",
    "chemical=source,disease=target,pmid=publication,related_to=constant-relation",
  ],
  [
    "pairs with their document",
    "entity1,entity2,document,date\naspirin,fever,d1,2001-02-03\ncaffeine,migraine,d2,2003-04-05\n",
    "entity1=source,entity2=target,document=document,date=date,related_to=constant-relation",
  ],
  ["pairs", "a,b\nb,c\n", "column 1=source,column 2=target,related_to=constant-relation"],
])("%s is known by its columns", async (_, table, mapping) => {
  expect(await mappingOf({ "t.txt": table })).toBe(mapping);
});

test("GraphRAG's edges name the titles of its entities", async () => {
  const texts = {
    "entities.csv": "id,title,type,description\nu1,ANA,person,kind\nu2,BOB,person,old\n",
    "relationships.csv": "id,source,target,description,weight\nr1,ANA,BOB,met,1\n",
  };
  expect((await importWhole(texts)).nodes).toMatchObject([{ id: "ANA", labels: ["person"] }, { id: "BOB" }]);
});

test.each([
  [
    "drug,disease,effect\naspirin,pain,treats\nibuprofen,fever,treats\nx,y,causes\n",
    "drug=source,disease=target,effect=relation",
  ],
  ["brazil\tarea\t8514877\nburma\tarea\t676578\n", "column 1=source,column 2=relation,column 3=target"],
])("what is not clear is refused with what to add, and is read with it: %s", async (table, map) => {
  await expect(importTexts({ "t.txt": table })).rejects.toThrow(`add --map "${map}"`);
  const { report } = await importTexts({ "t.txt": table }, { maps: [map] });
  expect([report.mapping, report.rejected]).toStrictEqual([map, 0]);
});

test("a mapping is kept with the graph and used again", async () => {
  const texts = { "a, b.csv": "x;y,z\n1;2,3\n" };
  const map = '"a, b.csv":"x;y"=source,z=target,knows=constant-relation';
  const { target } = await importTexts(texts, { maps: [map] });
  await importTexts(texts, { target });
  expect((await readWhole(target)).edges).toStrictEqual([{ source: "1;2", relation: "knows", target: "3" }]);
});

test("a word of a header never becomes an edge, and a triple never a header", async () => {
  const triples =
    "steroid\tinteracts_with\teicosanoid\nsteroid\tisa\tlipid\nlipid\tinteracts_with\tsteroid\n";
  expect((await importTexts({ "t.txt": triples })).report.edges).toBe(3);
  const headed = "Gene ID,Disease ID,score\n1,7,0.5\n2,7,0.1\n";
  expect((await importTexts({ "t.csv": headed })).report).toMatchObject({ nodes: 3, edges: 2 });
});

test("what most rows cannot say is asked about, and counts are those of the files", async () => {
  const table = "source,target\na,b\nc,\n,d\n";
  let asked: number[] = [];
  await expect(
    importTexts(
      { "t.csv": table },
      {
        accepts: ({ rejected, elements }) => {
          asked = [rejected, elements[0]!.edges];
          return false;
        },
      },
    ),
  ).rejects.toThrow("2 of its 3 rows do not fit its columns (line 3: the target is empty)");
  expect(asked).toStrictEqual([2, 3]);
});

test("of several files the one is refused whose row cannot be used", async () => {
  const files = {
    "nodes.tsv": "id\tname\na\tA\nb\tB\n",
    "edges.tsv": "source\trelation\ttarget\na\tr\tb\na\tr\t\nb\tr\ta\n",
  };
  await expect(importTexts(files, { accepts: () => false })).rejects.toThrow(
    "“edges.tsv” was not imported: 1 of its 3 rows and elements cannot be used (line 3: the target is empty)",
  );
});

test("where a passage would stand is a property of rows without one", async () => {
  const table = "source,target,evidence,page\nAna,Ion,Ana iubea.,12\nIon,Ana,,13\n";
  expect((await importWhole({ "a.csv": table })).edges).toMatchObject([
    { evidence: [{ text: "Ana iubea.", source: "p. 12" }] },
    { properties: { page: "13" } },
  ]);
});

test("KGX's lines: a category is the label, a description the text, and what stands beside a text stays", async () => {
  const lines = [
    {
      id: "CHEBI:1",
      category: ["biolink:Drug"],
      name: "imatinib",
      description: "a kinase inhibitor",
      xref: ["X:1"],
    },
    { id: "HGNC:2", category: ["biolink:Gene"], name: "KIT", text: "a receptor", description: "a gene" },
    {
      id: "e1",
      subject: "CHEBI:1",
      predicate: "biolink:affects",
      object: "HGNC:2",
      publications: ["PMID:1"],
      // An older relation, and where it comes from: values like any others beside subject, predicate and object.
      relation: "RO:1",
      source: "infores:x",
    },
  ];
  const { nodes, edges } = await importWhole({
    "kgx.jsonl": lines.map((line) => JSON.stringify(line)).join("\n"),
  });
  expect(nodes).toMatchObject([
    { id: "CHEBI:1", labels: ["biolink:Drug"], text: "a kinase inhibitor" },
    { id: "HGNC:2", labels: ["biolink:Gene"], text: "a receptor", properties: { description: "a gene" } },
  ]);
  expect(nodes[0]).toHaveProperty("properties", { xref: ["X:1"] });
  expect(edges).toMatchObject([
    {
      relation: "biolink:affects",
      properties: { id: "e1", publications: ["PMID:1"], relation: "RO:1", source: "infores:x" },
    },
  ]);
});

test("rows whose last tabs an editor cut off have empty cells there, which is said; what a line end tore is rejected", async () => {
  const nodes = [
    "id\tname\tcategory\ttaxon",
    "G:1\tSHH\tGene\tT:9606",
    "T:1\tcell\tCell",
    "G:2\tKIT\tGene\tT:9606",
    "T:2\twall",
  ].join("\n");
  const { report, target } = await importTexts({ "nodes.tsv": nodes });
  expect(report).toMatchObject({ nodes: 4, rejected: 0 });
  expect(report.rules).toMatchObject([{ rule: "row-filled", level: "repair", count: 2 }]);
  expect((await readWhole(target)).nodes.slice(1)).toStrictEqual([
    { id: "T:1", name: "cell", labels: ["Cell"] },
    { id: "G:2", name: "KIT", labels: ["Gene"], properties: { taxon: "T:9606" } },
    { id: "T:2", name: "wall" },
  ]);
  const torn = `${nodes}\nT:3\ta name that\ngoes on\tCell\tT:1\n`;
  const empty = `${nodes}\nT:4\tsap\tFluid\t\n`;
  const ends = "source\trelation\ttarget\nA\tr\tB\nA\tr\n";
  const rejected = [torn, empty, ends].map(
    async (table) => (await importTexts({ "t.tsv": table })).report.rejected,
  );
  expect(await Promise.all(rejected)).toStrictEqual([4, 2, 1]);
});

test("what stands in a column of PMIDs and is none is warned of, and stays as it is written", async () => {
  const text =
    "ChemicalName,ChemicalID,DiseaseName,DiseaseID,PubMedIDs\nA,C1,B,MESH:D2,abc\nA,C2,B,MESH:D3,12|PMID: 9\nA,C3,B,MESH:D3,NA\n";
  const { report } = await importTexts({ "pairs.csv": text });
  expect(report.remarks.map(({ line, reason }) => [line, inEnglish(reason)])).toStrictEqual([
    [2, "“abc” is no PMID: a whole number is wanted"],
  ]);
});
