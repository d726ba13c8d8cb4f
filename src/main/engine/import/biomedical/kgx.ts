/** KGX (Biolink's exchange of knowledge graphs): nodes and edges as TSV or JSON lines. Names stay as they are written. */
import { EVIDENCE_COLUMN, EXACT_COLUMN, exactEdgeSchema, exactNodeSchema } from "../../../../shared/exchange";
import { ReasonError } from "../../../../shared/failure";
import type { PropertyValue } from "../../../../shared/graph";
import { message } from "../../../../shared/sentences/sentences";
import { LIST_SLOTS } from "../../biolink/biolink";
import type { Place } from "../graph/graph-items";
import { readJsonLines } from "../json/json-lines";
import type { SourceFile } from "../source/import-run";
import { parseEvidence } from "../values/evidence";
import { isObject, parseJson, plainValues } from "../values/json-values";
import {
  addEdge,
  hasColumns,
  listOf,
  publishedIn,
  readRows,
  type Source,
  type Target,
} from "./biomedical-source";

/** Columns that no other format has. */
const OWN =
  /^(?:primary_knowledge_source|aggregator_knowledge_source|knowledge_level|agent_type|original_predicate|dragoman)$/;

type Item = Readonly<Record<string, unknown>>;
type Part = "id" | "category" | "subject" | "predicate" | "object";

export const KGX_NODES: Source = {
  name: "KGX nodes",
  knows: (head) => hasColumns(head, "id", "category") && !hasColumns(head, "subject"),
  isDecisive: false,
  turn: 0,
  read: (file, into) => readTable(file, into, "nodes"),
};

export const KGX_EDGES: Source = {
  name: "KGX edges",
  knows: (head) => hasColumns(head, "subject", "object") && (ownColumns(head) || tellsPredicates(head)),
  isDecisive: true,
  turn: 1,
  read: (file, into) => readTable(file, into, "edges"),
};

export const KGX_NODE_LINES: Source = {
  name: "KGX nodes",
  knows: (head) => {
    const keys = keysOf(head);
    return keys.includes("category") && !keys.includes("subject");
  },
  isDecisive: false,
  turn: 0,
  read: (file, into) => readLines(file, into, "nodes"),
};

export const KGX_EDGE_LINES: Source = {
  name: "KGX edges",
  knows: (head) => {
    const keys = keysOf(head);
    const isBiolinks = keys.some((key) => OWN.test(key)) || /"predicate"\s*:\s*"biolink:/.test(head);
    return keys.includes("subject") && isBiolinks;
  },
  isDecisive: true,
  turn: 1,
  read: (file, into) => readLines(file, into, "edges"),
};

function ownColumns(head: string): boolean {
  return (head.split("\n", 1)[0] ?? "").split("\t").some((name) => OWN.test(name.trim()));
}

/** Many files have no column of their own, but predicates that are written as Biolink's. */
function tellsPredicates(head: string): boolean {
  const [names = "", ...rows] = head.split("\n");
  const at = names.split("\t").findIndex((name) => name.trim() === "predicate");
  return at >= 0 && rows.some((row) => row.split("\t")[at]?.startsWith("biolink:") === true);
}

/** Keys of the object on the first line, not of what lies in it; of a line that breaks off, all that there are. */
function keysOf(head: string): string[] {
  const [line = ""] = head.split("\n", 1);
  if (!line.startsWith("{")) return [];
  try {
    return Object.keys(JSON.parse(line) as object);
  } catch {
    return [...line.matchAll(/"(\w+)"\s*:/g)].map(([, key]) => key!);
  }
}

async function readTable(file: SourceFile, into: Target, kind: "nodes" | "edges"): Promise<void> {
  await readRows(file, into, { kind }, ({ cells }, place, names) => {
    const item: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    names.forEach((name, at) => {
      const cell = cells[at]!;
      if (cell !== "" && name !== "") item[name] = LIST_SLOTS.has(name) ? listOf(cell) : cell;
    });
    (kind === "nodes" ? addNode : addLink)(item, into, place);
  });
}

async function readLines(file: SourceFile, into: Target, kind: "nodes" | "edges"): Promise<void> {
  const count = into.run.elements.of(file.name);
  const onValue = (value: unknown, line: number): void => {
    count[kind]++;
    if (!isObject(value)) throw new ReasonError(message("line-kind"));
    (kind === "nodes" ? addNode : addLink)(value, into, { file: file.name, line });
  };
  await readJsonLines(file, into.run, onValue, () => into.graph.flush());
}

const NODE_PARTS: ReadonlySet<string> = new Set(["id", "category", "name", "description", EXACT_COLUMN]);

function addNode(item: Item, { graph, run }: Target, place: Place): void {
  const id = textOf(item, "id");
  const labels = textsOf(item["category"]);
  const exact = exactOf(item, exactNodeSchema);
  graph.define(
    {
      id: exact.id ?? id,
      name: exact.name ?? plainText(item["name"], id),
      labels: exact.labels ?? labels,
      text: exact.text ?? plainText(item["description"], ""),
      properties: { ...others(item, NODE_PARTS, run.elements), ...exact.properties },
    },
    place,
  );
}

const EDGE_PARTS: ReadonlySet<string> = new Set([
  ...["subject", "predicate", "object", "publications", "license"],
  ...[EVIDENCE_COLUMN, EXACT_COLUMN],
]);

function addLink(item: Item, into: Target, place: Place): void {
  const ends = { source: textOf(item, "subject"), target: textOf(item, "object") };
  const predicate = textOf(item, "predicate");
  const exact = exactOf(item, exactEdgeSchema);
  const evidence = plainText(item[EVIDENCE_COLUMN], "");
  const from = plainText(item["primary_knowledge_source"], "");
  addEdge(
    {
      ...ends,
      relation: exact.relation ?? predicate,
      licence: plainText(item["license"], ""),
      properties: { ...others(item, EDGE_PARTS, into.run.elements), ...exact.properties },
      evidence: evidence === "" ? publishedIn(from, textsOf(item["publications"])) : parseEvidence(evidence),
    },
    into,
    place,
  );
}

function exactOf<T>(item: Item, schema: Parameters<typeof parseJson<T>>[0]): T {
  const text = plainText(item[EXACT_COLUMN], "{}");
  return parseJson(schema, text, EXACT_COLUMN);
}

function others(
  item: Item,
  parts: ReadonlySet<string>,
  counts: { textValues: number },
): Record<string, PropertyValue> {
  return plainValues(Object.fromEntries(Object.entries(item).filter(([key]) => !parts.has(key))), counts);
}

/** What an item cannot be without. */
function textOf(item: Item, part: Part): string {
  const text = plainText(item[part], "").trim();
  if (text === "") throw new ReasonError(message("kgx-part", { part }));
  return text;
}

function plainText(value: unknown, fallback: string): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : fallback;
}

function textsOf(value: unknown): string[] {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  return all.filter((one): one is string => typeof one === "string" && one !== "");
}
