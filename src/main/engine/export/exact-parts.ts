/** What the plain columns of a table or an XML file cannot say of a row, as JSON for its reserved column. */
import type { ExactEdge, ExactNode } from "../../../shared/exchange";
import type { EdgeRow, NodeRow } from "./graph-rows";
import { withoutColumns, type PropertyColumn } from "./property-columns";

/** How a format limits its plain columns. */
export interface Limits {
  /** Whether a text comes back as it was written. */
  readonly canSay: (text: string) => boolean;
  /** Whether the format says by itself that an edge has no direction. */
  readonly canSayUndirected?: true;
  /** Whether labels come back as they were written. */
  readonly canSayLabels: (labels: readonly string[]) => boolean;
}

/** "" when the plain columns say everything. */
export function exactNode(node: NodeRow, columns: readonly PropertyColumn[], limits: Limits): string {
  const properties = unsaid(node, columns, limits);
  const parts: ExactNode = {
    ...(limits.canSay(node.id) ? {} : { id: node.id }),
    // An empty name would come back as the id.
    ...(node.name !== "" && limits.canSay(node.name) ? {} : { name: node.name }),
    ...(limits.canSay(node.text) ? {} : { text: node.text }),
    ...(limits.canSayLabels(node.labels) ? {} : { labels: [...node.labels] }),
    ...(properties && { properties }),
  };
  return toText(parts);
}

/** "" when the plain columns say everything. */
export function exactEdge(edge: EdgeRow, columns: readonly PropertyColumn[], limits: Limits): string {
  const properties = unsaid(edge, columns, limits);
  const parts: ExactEdge = {
    ...(limits.canSay(edge.relation) ? {} : { relation: edge.relation }),
    ...(edge.undirected && limits.canSayUndirected !== true && { undirected: true as const }),
    ...(properties && { properties }),
  };
  return toText(parts);
}

// A text that the format cannot say appears twice: in its column as well as it goes, and here.
function unsaid(
  { properties }: Pick<NodeRow, "properties">,
  columns: readonly PropertyColumn[],
  { canSay }: Limits,
): Record<string, NodeRow["properties"][string]> | undefined {
  const rest = new Map(Object.entries(withoutColumns(properties, columns) ?? {}));
  for (const { name } of columns) {
    const value = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (typeof value === "string" && !canSay(value)) rest.set(name, value);
  }
  return rest.size === 0 ? undefined : Object.fromEntries(rest);
}

function toText(parts: object): string {
  return Object.keys(parts).length === 0 ? "" : toPlainJson(parts);
}

/** JSON without any character that XML cannot hold: those are escaped, as JSON allows. */
export function toPlainJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007F-\u009F\uFFFE\uFFFF]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
