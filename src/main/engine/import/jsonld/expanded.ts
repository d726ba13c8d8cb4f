/** What expansion makes of a document: nodes and values whose words are addresses. */
import { isObject } from "../values/json-values";
import type { Reading } from "./context";
import type { Context } from "./words";

/** A node by its properties, each a list; or a value (`@value`), a list (`@list`). */
export type Expanded = Record<string, unknown>;

/** What all of an expansion shares. */
export interface Expansion {
  readonly reading: Reading;
  /** Told of a word that means nothing, and of a value that belongs to no node. */
  readonly lost: (word: string) => void;
  readonly expand: (
    active: Context,
    property: string | null,
    element: unknown,
    depth: number,
    isFromMap?: boolean,
  ) => unknown;
}

/** A node on its way. */
export interface Within {
  readonly expansion: Expansion;
  readonly active: Context;
  /** The one that types are meant in. */
  readonly typed: Context;
  readonly property: string | null;
  readonly depth: number;
}

export function isValue(item: unknown): boolean {
  return isObject(item) && "@value" in item;
}
