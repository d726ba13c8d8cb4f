/** HPO's annotations of diseases (`phenotype.hpoa`): which signs a disease has, how often, and which it does not have. */
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { named } from "../source/reject-list";
import {
  addEdge,
  curieOf,
  hasColumns,
  publishedIn,
  readRows,
  type Row,
  type Source,
  type Target,
} from "./biomedical-source";

/** What an annotation is of, by its aspect. */
const OBJECTS: Readonly<Record<string, string>> = {
  P: "phenotype",
  I: "mode of inheritance",
  C: "clinical course",
  H: "medical history",
  M: "clinical modifier",
};

/** Columns that stay as they are. */
const KEPT = ["onset", "frequency", "sex", "modifier", "biocuration"];
const COMMENTS = /^(?:#[^\n]*\n)+/;

export const HPO_ANNOTATIONS: Source = {
  name: "HPO",
  knows: (head) =>
    hasColumns(head.replace(COMMENTS, ""), "database_id", "disease_name", "qualifier", "hpo_id", "aspect"),
  isDecisive: true,
  turn: 1,
  read: (file, into) =>
    readRows(file, into, { kind: "edges" }, (row, place) => {
      const source = mentioned(row.cell("database_id"), row.cell("disease_name"), "Disease", into);
      const target = mentioned(row.cell("hpo_id"), "", "PhenotypicFeature", into);
      const references = row
        .cell("reference")
        .split(/[;|]/)
        .filter((one) => one !== "");
      const evidence = publishedIn("HPO", references);
      const edge = { source, target, relation: relationOf(row), licence: "", properties: propertiesOf(row) };
      addEdge({ ...edge, evidence }, into, place);
    }),
};

/** A denied sign is a relation of its own: nobody takes it for one that is there. */
function relationOf(row: Row): string {
  const [aspect, qualifier] = [row.cell("aspect"), row.cell("qualifier")];
  const object = Object.hasOwn(OBJECTS, aspect) ? OBJECTS[aspect] : undefined;
  if (object === undefined) throw new ReasonError(message("annotation-unknown", { name: named(aspect) }));
  if (qualifier !== "" && qualifier !== "NOT")
    throw new ReasonError(message("annotation-unknown", { name: named(qualifier) }));
  return qualifier === "NOT" ? `does not have ${object}` : `has ${object}`;
}

function propertiesOf(row: Row): Record<string, string> {
  const kept = KEPT.map((name) => [name, row.cell(name)] as const).filter(([, cell]) => cell !== "");
  const from = { primary_knowledge_source: "HPO", has_evidence: row.cell("evidence") };
  return { ...from, original_predicate: row.cell("aspect"), ...Object.fromEntries(kept) };
}

function mentioned(said: string, name: string, label: string, { graph, hasNodes }: Target): string {
  if (said === "") throw new ReasonError(message("end-empty", { end: "id" }));
  const id = curieOf("", said);
  if (graph.find(id) < 0 && !hasNodes)
    graph.define({ id, name: name || id, labels: [label], text: "", properties: {} }, { file: "", line: 0 });
  return id;
}
