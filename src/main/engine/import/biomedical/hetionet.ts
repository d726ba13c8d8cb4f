/** Hetionet: nodes, edges as SIF, and the tables of bindings and associations, which say more of edges that SIF has too. */
import { ReasonError } from "../../../../shared/failure";
import type { PropertyValue } from "../../../../shared/graph";
import { message } from "../../../../shared/sentences/sentences";
import { named } from "../source/reject-list";
import {
  addEdge,
  curieOf,
  edgeKey,
  hasColumns,
  listOf,
  pmidsOf,
  publishedIn,
  readRows,
  type Source,
} from "./biomedical-source";

/** The prefix of each kind's ids that have none of their own. */
const PREFIXES: Readonly<Record<string, string>> = {
  Gene: "NCBIGene",
  Compound: "DrugBank",
  Symptom: "MESH",
  "Side Effect": "UMLS",
  "Pharmacologic Class": "NDFRT",
};

/** What the letter of a metaedge says, and who says it under which licence (SOURCE-LICENSES.md); "" where none is stated. */
const METAEDGES: Readonly<Record<string, readonly [relation: string, from: string, licence: string]>> = {
  AdG: ["downregulates", "Bgee", ""],
  AeG: ["expresses", "Bgee|TISSUES", ""],
  AuG: ["upregulates", "Bgee", ""],
  CbG: ["binds", "BindingDB|DrugBank|DrugCentral", ""],
  CcSE: ["causes", "SIDER 4.1", "CC BY-NC-SA 4.0"],
  CdG: ["downregulates", "LINCS L1000", ""],
  CpD: ["palliates", "PharmacotherapyDB", "CC0 1.0"],
  CrC: ["resembles", "Hetionet", "CC0 1.0"],
  CtD: ["treats", "PharmacotherapyDB", "CC0 1.0"],
  CuG: ["upregulates", "LINCS L1000", ""],
  DaG: ["associates", "GWAS Catalog|DISEASES|DisGeNET|DOAF", ""],
  DdG: ["downregulates", "STARGEO", ""],
  DlA: ["localizes", "MEDLINE", "CC0 1.0"],
  DpS: ["presents", "MEDLINE", "CC0 1.0"],
  DrD: ["resembles", "MEDLINE", "CC0 1.0"],
  DuG: ["upregulates", "STARGEO", ""],
  GcG: ["covaries", "Evolutionary Rate Covariation", ""],
  GiG: ["interacts", "Human Interactome", ""],
  GpBP: ["participates", "Gene Ontology", "CC BY 4.0"],
  GpCC: ["participates", "Gene Ontology", "CC BY 4.0"],
  GpMF: ["participates", "Gene Ontology", "CC BY 4.0"],
  GpPW: ["participates", "WikiPathways|Reactome|PID", "CC BY 3.0"],
  "Gr>G": ["regulates", "LINCS L1000", ""],
  PCiC: ["includes", "DrugCentral", "CC BY 4.0"],
};

export const HETIONET_NODES: Source = {
  name: "Hetionet nodes",
  knows: (head) => hasColumns(head, "id", "name", "kind") && /\n[^\t\n]+::[^\t\n]+\t/.test(head),
  isDecisive: false,
  turn: 0,
  read: (file, into) =>
    readRows(file, into, { kind: "nodes" }, (row, place) => {
      const original = row.cell("id");
      const labels = [row.cell("kind")].filter((kind) => kind !== "");
      const properties = { original_id: original };
      into.graph.define(
        { id: idOf(original), name: row.cell("name") || original, labels, text: "", properties },
        place,
      );
    }),
};

export const HETIONET_SIF: Source = {
  name: "Hetionet edges",
  knows: (head) => hasColumns(head, "source", "metaedge", "target"),
  isDecisive: false,
  turn: 2,
  read: (file, into) =>
    readRows(file, into, { kind: "edges" }, (row, place) => {
      const metaedge = row.cell("metaedge");
      const [source, target] = [idOf(row.cell("source")), idOf(row.cell("target"))];
      if (source === "" || target === "")
        throw new ReasonError(message("end-empty", { end: source === "" ? "source" : "target" }));
      const known = Object.hasOwn(METAEDGES, metaedge) ? METAEDGES[metaedge] : undefined;
      if (!known) throw new ReasonError(message("metaedge-unknown", { name: named(metaedge) }));
      if (into.told.has(edgeKey(source, metaedge, target)))
        return into.run.rejects.remark(place.file, place.line, "left-out", message("edge-merged"));
      const [relation, from, licence] = known;
      addEdge({ source, relation, target, licence, properties: said(metaedge, from) }, into, place);
    }),
};

/** "Compound::DB01050\tCbG\tGene::1956": rows that only Hetionet writes, whatever its columns are called. */
export function saysMetaedge(head: string): boolean {
  const [, metaedge = ""] = /\n[^\t\n]+::[^\t\n]+\t([^\t\n]+)\t[^\t\n]+::/.exec(head) ?? [];
  return Object.hasOwn(METAEDGES, metaedge);
}

export const HETIONET_BINDINGS: Source = {
  name: "Hetionet bindings",
  knows: (head) => hasColumns(head, "drugbank_id", "entrez_gene_id", "pubmed_ids"),
  isDecisive: true,
  turn: 1,
  read: (file, into) =>
    readRows(file, into, { kind: "edges" }, (row, place) => {
      const ends = [
        curieOf("DrugBank", row.cell("drugbank_id")),
        curieOf("NCBIGene", row.cell("entrez_gene_id")),
      ] as const;
      const affinity = Number(row.cell("affinity_nM"));
      const properties = {
        ...said("CbG", row.cell("sources")),
        ...(row.cell("actions") !== "" && { actions: listOf(row.cell("actions")) }),
        ...(row.cell("affinity_nM") !== "" && Number.isFinite(affinity) && { affinity_nM: affinity }),
      };
      const evidence = publishedIn(row.cell("sources"), pmidsOf(row.cell("pubmed_ids"), into, place));
      tell(ends, "CbG", { licence: row.cell("license"), properties, evidence }, into, place);
    }),
};

export const HETIONET_ASSOCIATIONS: Source = {
  name: "Hetionet associations",
  knows: (head) => hasColumns(head, "doid_id", "entrez_gene_id", "gene_symbol"),
  isDecisive: true,
  turn: 1,
  read: (file, into) =>
    readRows(file, into, { kind: "edges" }, (row, place) => {
      const ends = [
        curieOf("", row.cell("doid_id")),
        curieOf("NCBIGene", row.cell("entrez_gene_id")),
      ] as const;
      const properties = said("DaG", row.cell("sources"));
      tell(ends, "DaG", { licence: row.cell("license"), properties }, into, place);
    }),
};

/** Adds an edge that SIF may repeat. */
function tell(
  [source, target]: readonly [string, string],
  metaedge: string,
  rest: Pick<Parameters<typeof addEdge>[0], "licence" | "properties" | "evidence">,
  into: Parameters<typeof addEdge>[1],
  place: Parameters<typeof addEdge>[2],
): void {
  into.told.add(edgeKey(source, metaedge, target));
  addEdge({ source, target, relation: METAEDGES[metaedge]![0], ...rest }, into, place);
}

function said(metaedge: string, sources: string): Record<string, PropertyValue> {
  return { original_predicate: metaedge, ...(sources !== "" && { primary_knowledge_source: sources }) };
}

/** "Gene::2147" → "NCBIGene:2147", "Disease::DOID:1612" → "DOID:1612". */
function idOf(original: string): string {
  const at = original.indexOf("::");
  if (at < 0) return original;
  const [kind, id] = [original.slice(0, at), original.slice(at + 2)];
  if (id === "") return "";
  if (id.includes(":")) return curieOf("", id);
  if (kind === "Pathway")
    return id.startsWith("PC7_") ? curieOf("PathwayCommons", id.slice(4)) : curieOf("WIKIPATHWAYS", id);
  return Object.hasOwn(PREFIXES, kind) ? curieOf(PREFIXES[kind]!, id) : original;
}
