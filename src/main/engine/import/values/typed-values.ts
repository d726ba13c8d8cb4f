/** Cells as the values their column's type promises. */
import type { PropertyValue } from "../../../../shared/graph";
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { named } from "../source/reject-list";

export type ScalarType = "integer" | "number" | "boolean" | "string";

/** What a value is called, and what it is promised to be. */
export interface ValueField {
  readonly name: string;
  readonly type: ScalarType;
  readonly isArray?: boolean;
  /** Whether its numbers have a decimal comma: "0,5". */
  readonly hasCommas?: boolean;
}

type Scalar = string | number | boolean;

/** As Excel writes numbers in much of Europe. By itself not read as one: "1,234" is another number elsewhere. */
const DECIMAL_COMMA = /^[+-]?\d+,\d+$/;
/** Nobody parts thousands so. */
const SURELY_DECIMAL = /^[+-]?(?:0\d*,\d+|\d+,(?:\d{1,2}|\d{4,}))$/;

/** With points between the thousands: "1.234,5", "1.234". */
const POINTED_THOUSANDS = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/;

/** Whether a column of numbers is written with decimal commas: one cell is surely so, and points part thousands alone. */
export function hasDecimalCommas(cells: readonly string[]): boolean {
  const trimmed = cells.map((cell) => cell.trim());
  const isSure = (cell: string): boolean =>
    SURELY_DECIMAL.test(cell) || (POINTED_THOUSANDS.test(cell) && cell.includes(","));
  return trimmed.some(isSure) && trimmed.every((cell) => !cell.includes(".") || POINTED_THOUSANDS.test(cell));
}

/** A number of such a column with a point: "0,5" as "0.5", "1.234,5" as "1234.5"; any other cell as it is. */
export function withPoint(cell: string): string {
  const trimmed = cell.trim();
  const plain = POINTED_THOUSANDS.test(trimmed) ? trimmed.replaceAll(".", "") : trimmed;
  return DECIMAL_COMMA.test(plain) || plain !== trimmed ? plain.replace(",", ".") : cell;
}

/** The value of a cell; throws a plain Error with the reason when it is not of the type. Arrays are parted by semicolons. */
export function parseValue(field: ValueField, cell: string): PropertyValue {
  if (field.isArray !== true)
    return parseScalar(field.type, field.hasCommas === true ? withPoint(cell) : cell, field.name);
  return cell.split(";").map((item) => parseScalar(field.type, item, field.name));
}

/** As `parseValue`, of what is no array. */
export function parseScalar(type: ScalarType, cell: string, column: string): Scalar {
  const value = type === "string" ? cell : PARSERS[type](cell.trim());
  if (value === undefined && type !== "boolean" && DECIMAL_COMMA.test(cell.trim()))
    throw new ReasonError(
      message("decimal-comma", { cell: cell.trim().slice(0, 40), column: column.slice(0, 60) }),
    );
  if (value === undefined)
    throw new ReasonError(
      message("cell-type", { cell: named(cell), column: named(column), type: ARTICLE[type] }),
    );
  return value;
}

const ARTICLE = {
  integer: "a whole number",
  number: "a finite number",
  boolean: "true or false",
  string: "text",
} as const satisfies Readonly<Record<ScalarType, string>>;

const PARSERS: Readonly<Record<Exclude<ScalarType, "string">, (cell: string) => Scalar | undefined>> = {
  integer(cell) {
    if (!/^[+-]?\d+$/.test(cell)) return undefined;
    // Numbers beyond 2^53 stay as their digits: rounded, an identifier would become another one.
    return Number.isSafeInteger(Number(cell)) ? Number(cell) : cell;
  },
  number(cell) {
    const value = Number(cell);
    return cell !== "" && Number.isFinite(value) ? value : undefined;
  },
  boolean(cell) {
    const word = cell.toLowerCase();
    return word === "true" ? true : word === "false" ? false : undefined;
  },
};

/** A vector of length 1 from a cell of numbers parted by semicolons; throws a plain Error with the reason. */
export function parseVector(cell: string, width: number): Float32Array {
  const numbers = cell === "" ? [] : cell.split(";").map((item) => (item.trim() === "" ? NaN : Number(item)));
  if (numbers.length === 0) throw new ReasonError(message("vector-missing"));
  const broken = numbers.findIndex((value) => !Number.isFinite(value));
  if (broken >= 0) throw new ReasonError(message("vector-number", { number: broken + 1 }));
  if (width > 0 && numbers.length !== width)
    throw new ReasonError(message("vector-width", { found: numbers.length, width }));
  const length = Math.sqrt(numbers.reduce((sum, value) => sum + value * value, 0));
  if (!(length > 0)) throw new ReasonError(message("vector-zero"));
  return Float32Array.from(numbers, (value) => value / length);
}
