import { expect, test } from "vitest";
import { importTexts, readWhole } from "./whole-graph";

const FILES = {
  "drugs.csv":
    "id,name,category,synonyms,colour\nMESH:D1,imatinib,Drug,Gleevec,white\nMESH:D2,aspirin,Drug,,\nMESH:D3,nimodipine,Drug,,\n",
  "compounds.csv":
    "id,name,category,xref,colour\nDrugBank:DB1,Imatinib mesylate,Compound,mesh:D1|CHEBI:1,yellow\nDrugBank:DB2,Zorprin,Compound,MESH:D2,\nDrugBank:DB3,Acetylsalicylate,Compound,MESH:D2,\nDrugBank:DB4,other,Compound,https://example.org/D3,\n",
  "treats.csv":
    "subject,predicate,object\nMESH:D1,treats,MESH:D9\nMESH:D3,treats,MESH:D9\nMESH:D9,is,CHEBI:1\n",
  "binds.csv":
    "subject,predicate,object,pmids\nDrugBank:DB1,binds,NCBIGene:3815,11423618\nDrugBank:DB4,binds,DrugBank:DB1,\n",
};
const SAME = { ids: ["MESH:D1", "DrugBank:DB1", "CHEBI:1"], by: ["CHEBI:1", "MESH:D1"] };

interface Read {
  readonly nodes: readonly { readonly id: string }[];
  readonly edges: readonly { readonly source: string; readonly relation: string; readonly target: string }[];
}

async function nodesAndEdges(path: string): Promise<Read> {
  return (await readWhole(path)) as Read;
}

test("nodes of different files with one cross-reference are counted, and left as they are", async () => {
  const { report, target } = await importTexts(FILES);
  const graph = await nodesAndEdges(target);
  expect(report.xrefs).toStrictEqual({ merged: false, things: 1, nodes: 2, apart: 1, first: [SAME] });
  expect(report).toMatchObject({ nodes: 10, edges: 5 });
  expect(graph.nodes.map(({ id }) => id)).toContain("DrugBank:DB1");
  const { report: none } = await importTexts({ "treats.csv": FILES["treats.csv"] }, { mergeXrefs: true });
  expect(none.xrefs).toBeUndefined();
});

test("they become one where it is asked for: all edges, values and names are kept, with the reason", async () => {
  const { report, target } = await importTexts(FILES, { mergeXrefs: true });
  const graph = await nodesAndEdges(target);
  expect(report).toMatchObject({ nodes: 8, edges: 5, xrefs: { merged: true, nodes: 2 } });
  expect(graph.nodes.find(({ id }) => id === "MESH:D1")).toMatchObject({
    name: "imatinib",
    labels: ["Drug", "Compound"],
    properties: {
      ...{ colour: "white", "colour 2": "yellow", xref: "mesh:D1|CHEBI:1" },
      synonyms: ["Gleevec", "Imatinib mesylate"],
      ...{ merged_from: SAME.ids, merged_by: SAME.by },
    },
  });
  expect(graph.nodes.map(({ id }) => id)).not.toContain("DrugBank:DB1");
  const ends = graph.edges.map(({ source, relation, target }) => `${source} ${relation} ${target}`);
  expect(ends.sort()).toStrictEqual([
    "DrugBank:DB4 binds MESH:D1",
    "MESH:D1 binds NCBIGene:3815",
    "MESH:D1 treats MESH:D9",
    "MESH:D3 treats MESH:D9",
    "MESH:D9 is MESH:D1",
  ]);
});
