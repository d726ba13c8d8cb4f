/** PrimeKG's tables of edges: both ends with id, type, name and source in each row. */
import type { PropertyValue } from "../../../../shared/graph";
import type { Place } from "../graph/graph-items";
import {
  addEdge,
  curieOf,
  hasColumns,
  readRows,
  type Row,
  type Source,
  type Target,
} from "./biomedical-source";

/** How PrimeKG calls the sources of ids. */
const PREFIXES: Readonly<Record<string, string>> = {
  NCBI: "NCBIGene",
  DrugBank: "DrugBank",
  MONDO: "MONDO",
  MONDO_grouped: "MONDO",
  HPO: "HP",
  GO: "GO",
  UBERON: "UBERON",
  REACTOME: "REACT",
  CTD: "CTD",
};

export const PRIMEKG: Source = {
  name: "PrimeKG",
  knows: (head) => hasColumns(head, "x_index", "x_id", "x_source", "y_index", "y_id", "y_source"),
  isDecisive: true,
  turn: 1,
  read: (file, into) =>
    readRows(file, into, { kind: "edges", dialect: { delimiter: ",", quoted: true } }, (row, place) => {
      const ends = { source: end("x", row, into, place), target: end("y", row, into, place) };
      const relation = row.cell("display_relation") || row.cell("relation");
      const properties = { original_predicate: row.cell("relation"), primary_knowledge_source: "PrimeKG" };
      addEdge({ ...ends, relation, licence: "", properties }, into, place);
    }),
};

/** The id of an end, which comes to be where it is new; several MONDO ids in one cell stay one node. */
function end(side: "x" | "y", row: Row, { graph }: Target, place: Place): string {
  const [id, source] = [row.cell(`${side}_id`), row.cell(`${side}_source`)];
  const prefix = Object.hasOwn(PREFIXES, source) ? PREFIXES[source]! : source;
  const curie = curieOf(
    prefix,
    prefix === "GO" || prefix === "UBERON" || prefix === "HP" ? id.padStart(7, "0") : id,
  );
  if (graph.find(curie) < 0) {
    const properties: Record<string, PropertyValue> = { original_id: row.cell(`${side}_index`) };
    const labels = [row.cell(`${side}_type`)].filter((label) => label !== "");
    graph.define({ id: curie, name: row.cell(`${side}_name`) || curie, labels, text: "", properties }, place);
  }
  return curie;
}
