/** KGX tables of nodes and edges, in Biolink's words; what these cannot say stands as JSON in the column `dragoman`. */
import { EVIDENCE_COLUMN, EXACT_COLUMN } from "../../../shared/exchange";
import type { PropertyValue, ReadPredicates } from "../../../shared/graph";
import { BIOLINK_PREFIX, categoryOf, LIST_SLOTS, predicateOf } from "../biolink/biolink";
import { predicateStated, statedRelation } from "../biolink/stated-relation";
import { readPredicatesOf } from "../store/schema";
import { exactEdge, exactNode, type Limits } from "./exact-parts";
import type { EdgeRow, NodeRow, RowSource } from "./graph-rows";
import type { Properties, PropertyColumn } from "./property-columns";

/** Where a list stands, a bar parts its items. */
const canStand = (text: string): boolean => text !== "" && text === text.trim() && !/[\t\r\n]/.test(text);
const canBeListed = (text: string): boolean => canStand(text) && !text.includes("|");

const NODE_COLUMNS = ["id", "category", "name", "description"];
const EDGE_COLUMNS = ["subject", "predicate", "object", "publications"];
const RESERVED = new Set([...EDGE_COLUMNS, EVIDENCE_COLUMN, EXACT_COLUMN]);
const NODES_RESERVED = new Set([...NODE_COLUMNS, EVIDENCE_COLUMN, EXACT_COLUMN]);

const MOST_COLUMNS = 256;

/** The table of nodes. */
export async function* kgxNodes(graph: RowSource): AsyncGenerator<string> {
  const columns = await columnsOf(
    graph.nodes(),
    NODES_RESERVED,
    (node, own) => exactOfNode(node, own) !== "",
  );
  yield record([...NODE_COLUMNS, ...columns.names, ...(columns.hasExact ? [EXACT_COLUMN] : [])]);
  for await (const nodes of graph.nodes())
    yield nodes
      .map((node) =>
        record([
          ...[node.id, node.labels.map(categoryText).join("|"), node.name, node.text],
          ...columns.names.map((name) => cellOf(node.properties, name)),
          ...(columns.hasExact ? [exactOfNode(node, columns.names)] : []),
        ]),
      )
      .join("");
}

/** The table of edges, publications beside them. */
export async function* kgxEdges(graph: RowSource): AsyncGenerator<string> {
  const read = readPredicatesOf(graph.meta);
  const columns = await columnsOf(
    graph.edges(),
    RESERVED,
    (edge, own) => exactOfEdge(edge, own, read) !== "",
    (edge) => publicationsOf(edge) === undefined,
  );
  const { names, hasExact, hasEvidence } = columns;
  yield record([
    ...EDGE_COLUMNS,
    ...names,
    ...(hasEvidence ? [EVIDENCE_COLUMN] : []),
    ...(hasExact ? [EXACT_COLUMN] : []),
  ]);
  for await (const edges of graph.edges())
    yield edges
      .map((edge) => {
        const publications = publicationsOf(edge);
        return record([
          ...[graph.ids[edge.source]!, predicateText(edge, read), graph.ids[edge.target]!],
          publications?.join("|") ?? "",
          ...names.map((name) => cellOf(edge.properties, name)),
          ...(hasEvidence ? [publications ? "" : JSON.stringify(edge.evidence)] : []),
          ...(hasExact ? [exactOfEdge(edge, names, read)] : []),
        ]);
      })
      .join("");
}

interface Columns {
  readonly names: readonly string[];
  readonly hasExact: boolean;
  readonly hasEvidence: boolean;
}

/** Properties in the order in which they are met, and whether the rows need more than plain columns. */
async function columnsOf<T extends { readonly properties: Properties }>(
  rows: AsyncIterable<readonly T[]>,
  reserved: ReadonlySet<string>,
  needsExact: (row: T, own: readonly string[]) => boolean,
  needsEvidence: (row: T) => boolean = () => false,
): Promise<Columns> {
  const names = new Set<string>();
  let [hasExact, hasEvidence] = [false, false];
  for await (const list of rows)
    for (const row of list) {
      const own = Object.keys(row.properties).filter((name) => !reserved.has(name) && canBeListed(name));
      for (const name of own) if (names.size < MOST_COLUMNS) names.add(name);
      hasExact ||= needsExact(row, own) || own.some((name) => !names.has(name));
      hasEvidence ||= needsEvidence(row);
    }
  return { names: [...names], hasExact, hasEvidence };
}

const LIMITS: Limits = {
  canSay: (text) => text === "" || canStand(text),
  canSayLabels: (labels) => labels.every((label) => canBeListed(label) && categoryText(label) === label),
};

function exactOfNode(node: NodeRow, names: readonly string[]): string {
  return exactNode(node, sayable(node.properties, names), LIMITS);
}

function exactOfEdge(edge: EdgeRow, names: readonly string[], read: ReadPredicates): string {
  const canSay = (text: string): boolean =>
    canStand(text) &&
    (text !== edge.relation || statedRelation(predicateText(edge, read), edge.properties) === text);
  return exactEdge(edge, sayable(edge.properties, names), { ...LIMITS, canSay });
}

/** Columns that say these properties as they are; the others are told exactly. */
function sayable(properties: Properties, names: readonly string[]): PropertyColumn[] {
  return names.flatMap((name): PropertyColumn[] => {
    const value = Object.hasOwn(properties, name) ? properties[name]! : undefined;
    if (value === undefined) return [];
    const isList = LIST_SLOTS.has(name);
    const fits = Array.isArray(value)
      ? isList && value.length > 0 && value.every((one) => typeof one === "string" && canBeListed(one))
      : typeof value === "string" && !isList;
    return fits ? [{ name, type: "string" }] : [];
  });
}

function cellOf(properties: Properties, name: string): string {
  const value: PropertyValue | undefined = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (value === undefined) return "";
  return Array.isArray(value) ? value.join("|") : String(value);
}

/** Labels of Biolink's as CURIEs, all others as they are. */
function categoryText(label: string): string {
  const category = categoryOf(label);
  return category === undefined ? label : BIOLINK_PREFIX + category;
}

function predicateText({ relation, properties }: EdgeRow, read: ReadPredicates): string {
  if (relation.startsWith(BIOLINK_PREFIX)) return relation;
  const original = Object.hasOwn(properties, "original_predicate")
    ? properties["original_predicate"]
    : undefined;
  const predicate =
    (typeof original === "string" ? predicateOf(original) : undefined) ??
    predicateStated(relation) ??
    (Object.hasOwn(read, relation) ? read[relation]!.name : undefined);
  return predicate === undefined ? relation : BIOLINK_PREFIX + predicate;
}

/** Publications that are all that the evidence says; undefined where it says more. */
function publicationsOf({ evidence, properties }: EdgeRow): readonly string[] | undefined {
  const [only, more] = evidence;
  if (!only) return [];
  const from = Object.hasOwn(properties, "primary_knowledge_source")
    ? properties["primary_knowledge_source"]
    : "";
  const isPlain = more === undefined && only.text === "" && only.start === undefined && only.source === from;
  return isPlain && only.references.length > 0 && only.references.every(canBeListed)
    ? only.references
    : undefined;
}

function record(cells: readonly string[]): string {
  return `${cells.map((cell) => cell.replace(/[\t\r\n]/g, " ")).join("\t")}\n`;
}
