/** What expansion makes of a document: nodes and values whose words are addresses. */
import { isObject } from "../values/json-values";

/** A node by its properties, each a list; or a value (`@value`), a list (`@list`). */
export type Expanded = Record<string, unknown>;

export function isValue(item: unknown): boolean {
  return isObject(item) && "@value" in item;
}
