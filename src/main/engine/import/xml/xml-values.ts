/** The values of a node or an edge while its element is open, and what elements say beside them. */
import type { ScalarType } from "../values/typed-values";
import { KINDS } from "../values/kinds";
import type { XmlElement } from "./xml-events";

/** A value as it is written; `more` are those that the same attribute has at other times. */
export interface XmlValue {
  readonly type: ScalarType;
  readonly text: string;
  readonly more?: readonly string[];
}

/** A node or an edge while its element is open. */
export interface XmlItem {
  readonly element: XmlElement;
  readonly kind: "node" | "edge";
  readonly values: Map<string, XmlValue>;
  /** Of edges. */
  isUndirected?: boolean;
}

export type Values = XmlItem["values"];

/** Adds a value; what is said again, of another time, joins what was said before. */
export function addValue(values: Values, name: string, type: ScalarType, text: string): void {
  const known = values.get(name);
  if (known) values.set(name, { ...known, more: [...(known.more ?? []), text] });
  else values.set(name, { type, text });
}

/** The values of an item that opens: a node inside another one keeps that one's id, as the property `name`. */
export function valuesWithin(name: string, kind: XmlItem["kind"], outer: XmlItem | undefined): Values {
  const id = kind === "node" && outer?.kind === "node" ? outer.element.attributes["id"] : undefined;
  return new Map(id === undefined ? [] : [[name, { type: "string", text: id }]]);
}

/** Attributes that say what an element is; all others are values of it. */
export const NODE_ATTRIBUTES: ReadonlySet<string> = new Set(["id", "label", "labels"]);
export const EDGE_ATTRIBUTES: ReadonlySet<string> = new Set([
  "id",
  "source",
  "target",
  "label",
  "kind",
  "type",
  "directed",
  "weight",
]);

/** Ids of edges that programs count up. */
export const MADE_UP = /(?:^|::)e?-?\d+(?:\.0)?$/;

/** Hints of how many there are and names of namespaces are no values. */
const NO_VALUE = /^(?:parse\.|xmlns)/;

/** The attributes of an item that are not `known` become values. */
export function keepAttributes({ element, values }: XmlItem, known: ReadonlySet<string>): void {
  for (const [name, text] of Object.entries(element.attributes))
    if (!known.has(name) && !NO_VALUE.test(name) && !values.has(name))
      values.set(name, { type: "string", text });
}

/** Values that say what a node is, where it has no labels; numbers are codes of something else. */
const XML_KINDS = ["labelV", ...KINDS];

/** Takes the value that says what a node is, "" where there is none. */
export function takeKind(values: Values): string {
  const name = XML_KINDS.find(
    (candidate) => values.get(candidate)?.type === "string" && values.get(candidate)?.text,
  );
  return name === undefined ? "" : take(values, name);
}

/** Takes a value away; "" where there is none. */
export function take(values: Values, name: string): string {
  const found = values.get(name)?.text ?? "";
  values.delete(name);
  return found;
}

/** Takes the first of these values that is there. */
export function takeFirst(values: Values, names: readonly string[]): string {
  const name = names.find((candidate) => values.get(candidate)?.text);
  return name === undefined ? "" : take(values, name);
}
