/** Values as Neo4j's driver takes them. */
import type { Cypher } from "../remote/cypher-names";
import { driverPackage } from "./driver";

/** A value bound to a parameter; whole numbers are sent as integers, other numbers as floats. */
export type Value =
  | string
  | number
  | boolean
  | null
  | Int32Array
  | Float32Array
  | Float64Array
  | readonly Value[]
  | { readonly [name: string]: Value };
export type Parameters = Readonly<Record<string, Value>>;
export type Row = Readonly<Record<string, unknown>>;

/** Nodes asked about at once. */
export const PORTION = 5000;

/** One statement of a transaction. */
export interface Statement {
  readonly query: Cypher;
  readonly parameters: Parameters;
}

/** Parameters as the driver sends them. */
export function toParameters(parameters: Parameters): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, toDriver(value)]));
}

function toDriver(value: Value): unknown {
  if (typeof value === "number")
    return Number.isSafeInteger(value) && !Object.is(value, -0) ? driverPackage().int(value) : value;
  if (value instanceof Int32Array) return Array.from(value, (item) => driverPackage().int(item));
  if (value instanceof Float32Array || value instanceof Float64Array) return Array.from(value);
  if (Array.isArray(value)) return value.map(toDriver);
  if (typeof value === "object" && value !== null)
    return toParameters(value as { readonly [name: string]: Value });
  return value;
}
