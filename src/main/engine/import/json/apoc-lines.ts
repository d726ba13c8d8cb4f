/** APOC's lines of JSON: nodes by their own ids, relationships with both ends. */
import { isObject } from "../values/json-values";

type Line = Readonly<Record<string, unknown>>;

/** A node, or one end of a relationship. */
export interface ApocNode {
  readonly id: unknown;
  readonly labels?: unknown;
  readonly properties?: unknown;
}

/** A relationship. */
export interface ApocEdge {
  readonly label?: unknown;
  readonly properties?: unknown;
  readonly start: ApocNode;
  readonly end: ApocNode;
}

/** Whether a line is a relationship. */
export function isApocEdge(value: Line): boolean {
  const { type, start, end } = value;
  return type === "relationship" && isObject(start) && isObject(end);
}

/** Whether a line is a node. */
export function isApocNode(value: Line): value is Line & ApocNode {
  const { type, properties, labels } = value;
  return type === "node" && (isObject(properties) || Array.isArray(labels));
}

/** A node's line as others write it: its name is `name`, else `title`. */
export function apocNodeLine(value: ApocNode): object {
  const { id, labels = [], properties: own = {} } = value;
  const { name: called, title, ...rest } = own as Readonly<Record<string, unknown>>;
  const others = called === undefined ? rest : { ...rest, ...(title !== undefined && { title }) };
  const shown = called ?? title;
  const known = typeof shown === "string" || typeof shown === "number" ? { name: String(shown) } : {};
  return { id, ...known, labels, properties: others };
}
