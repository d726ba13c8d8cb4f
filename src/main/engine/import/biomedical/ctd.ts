/** CTD: pairs of chemical and disease with the publications that say so, one edge a pair, and tables of the names of MeSH's ids. */
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import type { Place } from "../graph/graph-items";
import {
  addEdge,
  curieOf,
  edgeKey,
  hasColumns,
  pmidsOf,
  publishedIn,
  readRows,
  type Row,
  type Source,
  type Target,
} from "./biomedical-source";

/** What CTD allows: research, with its name; other use only by agreement. */
const LICENCE = "CTD terms of use (non-commercial)";

/** Columns of the two ends, and what stands there. */
const ENDS = [
  { end: "source", id: "ChemicalID", name: "ChemicalName", label: "Chemical" },
  { end: "target", id: "DiseaseID", name: "DiseaseName", label: "Disease" },
] as const;

const EVIDENCE: Readonly<Record<string, string>> = {
  therapeutic: "treats",
  "marker/mechanism": "contributes to",
};

/** Names by id; only what pairs speak of becomes a node. */
const namesOf = new WeakMap<Target, Map<string, string>>();

export const CTD_NAMES: Source = {
  name: "MeSH names",
  knows: (head) => /^mesh_id\t(?:chemical|disease)\r?\n/.test(head),
  isDecisive: false,
  turn: 1,
  read: (file, into) => {
    const names = namesOf.get(into) ?? new Map<string, string>();
    namesOf.set(into, names);
    return readRows(file, into, { kind: "nodes" }, ({ cells: [id = "", name = ""] }) => {
      if (name.trim() !== "") names.set(withPrefix(id.trim()), name.trim());
    });
  },
};

interface Pair {
  readonly source: string;
  readonly relation: string;
  readonly target: string;
  readonly publications: string[];
  readonly place: Place;
}

export const CTD_PAIRS: Source = {
  name: "CTD",
  knows: (head) => /^[^\n]*\t/.test(head) && hasColumns(head, "ChemicalID", "DiseaseID", "PubMedIDs"),
  // Beside documents the same table makes a library.
  isDecisive: false,
  turn: 2,
  read: async (file, into) => {
    const pairs = new Map<string, Pair>();
    await readRows(file, into, { kind: "edges" }, (row, place) => {
      const [source, target] = [endOf(row, 0, into, place), endOf(row, 1, into, place)];
      const direct = row.cell("DirectEvidence");
      const relation = Object.hasOwn(EVIDENCE, direct) ? EVIDENCE[direct]! : "associated with";
      const key = edgeKey(source, relation, target);
      const pair = pairs.get(key) ?? { source, relation, target, publications: [], place };
      pair.publications.push(...pmidsOf(row.cell("PubMedIDs"), into, place));
      pairs.set(key, pair);
    });
    for (const { publications, place, ...ends } of pairs.values()) {
      const evidence = publishedIn("CTD", [...new Set(publications)]);
      const properties = { primary_knowledge_source: "CTD" };
      addEdge({ ...ends, licence: LICENCE, properties, evidence }, into, place);
    }
  },
};

/** The id of an end, which comes to be where it is new. */
function endOf(row: Row, at: 0 | 1, into: Target, place: Place): string {
  const { end, id: column, name, label } = ENDS[at];
  const said = row.cell(column);
  if (said === "") throw new ReasonError(message("end-empty", { end }));
  const id = withPrefix(said);
  if (into.graph.find(id) < 0) {
    const called = row.cell(name) || namesOf.get(into)?.get(id) || id;
    into.graph.define({ id, name: called, labels: [label], text: "", properties: {} }, place);
  }
  return id;
}

/** CTD writes ids of MeSH without their prefix, those of OMIM with it. */
function withPrefix(id: string): string {
  return curieOf(id.includes(":") ? "" : "MESH", id);
}
