/** How annotated documents write the ids and types of their concepts. */

/** The id by which a concept is one in all files: "MESH:D005947" is "D005947". */
export function bareId(id: string): string {
  return id.trim().replace(/^MESH:/i, "");
}

/** Types whose ids hold bars themselves ("c|DEL||30"). */
const WHOLE_IDS: ReadonlySet<string> = new Set(["SequenceVariant", "DNAMutation", "ProteinMutation", "SNP"]);

/** The ids of a mention; "-" and "-1" stand for none. */
export function idsOf(cell: string, type: string): string[] {
  const parts = WHOLE_IDS.has(type) ? [cell] : cell.split(/[|,]/);
  const ids = parts.map(bareId).filter((id) => id !== "" && id !== "-" && id !== "-1");
  return [...new Set(ids)];
}

/** One word for what BioRED, BC5CDR and PubTator Central call differently. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ["ChemicalEntity", "Chemical"],
  ["DiseaseOrPhenotypicFeature", "Disease"],
  ["GeneOrGeneProduct", "Gene"],
  ["OrganismTaxon", "Species"],
  ["SequenceVariant", "Variant"],
  ["DNAMutation", "Variant"],
  ["ProteinMutation", "Variant"],
  ["Mutation", "Variant"],
  ["SNP", "Variant"],
]);

export function typeOfConcept(type: string): string {
  return TYPES.get(type) ?? type;
}

/** What relations of annotated abstracts are called in the graph: BC5CDR's CID is chemical-induced disease. */
export function relationName(name: string): string {
  return name === "CID" ? "induces" : name.toLowerCase();
}
