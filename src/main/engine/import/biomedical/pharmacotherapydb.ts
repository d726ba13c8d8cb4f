/** PharmacotherapyDB: which drug treats (DM), relieves (SYM) or does not treat (NOT) which disease, as physicians judged. CC0. */
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { named } from "../source/reject-list";
import {
  addEdge,
  curieOf,
  hasColumns,
  readRows,
  type Row,
  type Source,
  type Target,
} from "./biomedical-source";

const RELATIONS: Readonly<Record<string, string>> = {
  DM: "treats",
  SYM: "palliates",
  NOT: "does not treat",
};

export const INDICATIONS: Source = {
  name: "PharmacotherapyDB",
  knows: (head) => hasColumns(head, "doid_id", "drugbank_id", "category"),
  isDecisive: true,
  turn: 1,
  read: (file, into) =>
    readRows(file, into, { kind: "edges" }, (row, place) => {
      const category = row.cell("category");
      const relation = Object.hasOwn(RELATIONS, category) ? RELATIONS[category] : undefined;
      if (relation === undefined)
        throw new ReasonError(message("metaedge-unknown", { name: named(category) }));
      const source = mentioned(row, "drugbank_id", "drug", into);
      const target = mentioned(row, "doid_id", "disease", into);
      const counts = { curators: Number(row.cell("n_curators")), resources: Number(row.cell("n_resources")) };
      const from = { original_predicate: category, primary_knowledge_source: "PharmacotherapyDB" };
      addEdge(
        { source, relation, target, licence: "CC0 1.0", properties: { ...from, ...counts } },
        into,
        place,
      );
    }),
};

/** Lists of its drugs and diseases; how many rows each has is no property of theirs. */
export const INDICATED: Source = {
  name: "PharmacotherapyDB",
  knows: (head) => hasColumns(head, "DM", "SYM", "NOT", "total"),
  isDecisive: true,
  turn: 0,
  read: (file, into) =>
    readRows(file, into, { kind: "nodes" }, (row, place) => {
      const isDrug = row.cell("drugbank_id") !== "";
      const [id, name, label] = isDrug
        ? [curieOf("DrugBank", row.cell("drugbank_id")), row.cell("drug"), "Compound"]
        : [curieOf("", row.cell("doid_id")), row.cell("disease"), "Disease"];
      const known = into.graph.find(id);
      if (known < 0) into.graph.define({ id, name, labels: [label], text: "", properties: {} }, place);
    }),
};

function mentioned(row: Row, column: string, nameColumn: string, { graph, hasNodes }: Target): string {
  const id = curieOf(column === "drugbank_id" ? "DrugBank" : "", row.cell(column));
  const isNew = graph.find(id) < 0 && !hasNodes;
  if (isNew) {
    const labels = [column === "drugbank_id" ? "Compound" : "Disease"];
    graph.define(
      { id, name: row.cell(nameColumn) || id, labels, text: "", properties: {} },
      { file: "", line: 0 },
    );
  }
  return id;
}
