/** The cells of a column, and what they are together. */
import type { MappingRole } from "../../../../shared/import/preview";

export type Rows = readonly (readonly string[])[];

/** Whether one of two columns is of numbers with decimals or below zero: places and other measures, which come again in both without being things. */
export function areMeasures(...columns: readonly (readonly string[])[]): boolean {
  return columns.some((cells) => {
    const numbers = cells.map((cell) => cell.replace(",", "."));
    return numbers.every(isNumber) && numbers.some((cell) => isDecimal(cell) || Number(cell) < 0);
  });
}

/** "1.0" is how a column of whole numbers looks once one was missing. */
function isDecimal(cell: string): boolean {
  return !Number.isInteger(Number(cell));
}

/** A number only where writing it back gives the same digits: "007" stays text. */
export function typeOf(rows: Rows, at: number): MappingRole {
  const cells = rows.map((row) => row[at] ?? "").filter((cell) => cell !== "");
  if (cells.length === 0) return "string";
  if (areThousands(cells)) return "string";
  if (cells.every((cell) => isNumber(cell) && String(Number(cell)) === cell)) return "number";
  return cells.every((cell) => /^(true|false)$/i.test(cell)) ? "boolean" : "string";
}

/** Whether points may part thousands ("1.234" beside "999"), as they do in Romanian or German: then they are no decimals for sure. */
function areThousands(cells: readonly string[]): boolean {
  return (
    cells.some((cell) => cell.includes(".")) &&
    cells.every((cell) => /^-?[1-9]\d{0,2}(?:\.\d{3})*$/.test(cell))
  );
}

/** Whether a cell is a finite number. */
export function isNumber(cell: string): boolean {
  return cell.trim() !== "" && Number.isFinite(Number(cell));
}

/** The trimmed cells of a column; none where it is −1. */
export function cellsOf(rows: Rows, at: number): string[] {
  return at < 0 ? [] : rows.map((row) => (row[at] ?? "").trim());
}

/** Whether cells only count the rows: 0, 1, 2 or 1, 2, 3. */
export function isCount(cells: readonly string[]): boolean {
  const first = Number(cells[0]);
  return cells.length > 2 && first <= 1 && cells.every((cell, at) => cell === String(first + at));
}
