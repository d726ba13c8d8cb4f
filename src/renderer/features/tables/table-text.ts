/** Rows of a table as tab-separated text, for a spreadsheet or a script. */
import { defuseFormula } from "../../../shared/safe-cell";
import type { Column } from "./columns";

/** Most rows that are copied at once: more would stall clipboard and spreadsheet. */
export const MOST_COPIED = 100_000;

/** A head of column ids and one line for each row, numbers with all their digits; texts that a spreadsheet would take for a formula are defused. */
export function tableText(columns: readonly Column[], rows: Int32Array): string {
  const lines = [columns.map(({ id }) => cellText(id)).join("\t")];
  for (const row of rows.subarray(0, MOST_COPIED))
    lines.push(columns.map((column) => valueText(column, row)).join("\t"));
  return `${lines.join("\n")}\n`;
}

function valueText(column: Column, row: number): string {
  if (column.kind === "text") return cellText(column.texts[column.codes[row]!] ?? "");
  const value = column.values[row]!;
  return Number.isNaN(value) ? "" : String(value);
}

/** Without what would end the cell or the line. */
export function cellText(text: string): string {
  return defuseFormula(text.replace(/[\t\r\n\u2028\u2029]+/g, " "));
}
