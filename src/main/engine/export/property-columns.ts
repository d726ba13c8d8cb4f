/** Which properties a table can give a column of one type; the others travel as JSON (see shared/exchange.ts). */
import type { PropertyValue } from "../../../shared/graph";

export type ColumnType = "integer" | "number" | "boolean" | "string";

export interface PropertyColumn {
  readonly name: string;
  readonly type: ColumnType;
}

export type Properties = Readonly<Record<string, PropertyValue>>;

/** More different properties than anyone would look at in columns. */
const MOST_COLUMNS = 256;

/** Looks at the properties of all rows; those not in `reserved` with one type of plain value throughout get a column. */
export async function findColumns(
  rows: AsyncIterable<readonly { readonly properties: Properties }[]>,
  isReserved: (name: string) => boolean,
): Promise<PropertyColumn[]> {
  const types = new Map<string, ColumnType | "mixed">();
  for await (const list of rows)
    for (const { properties } of list)
      for (const name of Object.keys(properties))
        types.set(name, join(types.get(name), typeOf(properties[name]!)));
  return [...types]
    .flatMap(([name, type]) => (type === "mixed" || isReserved(name) ? [] : [{ name, type }]))
    .slice(0, MOST_COLUMNS);
}

/** The properties that have no column of their own, or undefined when all have. */
export function withoutColumns(
  properties: Properties,
  columns: readonly PropertyColumn[],
): Properties | undefined {
  const plain = new Set(columns.map(({ name }) => name));
  const rest = Object.entries(properties).filter(([name]) => !plain.has(name));
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
}

function typeOf(value: PropertyValue): ColumnType | "mixed" {
  if (typeof value === "string" || typeof value === "boolean") return typeof value as "string" | "boolean";
  if (typeof value !== "number") return "mixed";
  return Number.isSafeInteger(value) && !Object.is(value, -0) ? "integer" : "number";
}

function join(known: ColumnType | "mixed" | undefined, type: ColumnType | "mixed"): ColumnType | "mixed" {
  if (known === undefined || known === type) return type;
  const areNumbers = [known, type].every((one) => one === "integer" || one === "number");
  return areNumbers ? "number" : "mixed";
}
