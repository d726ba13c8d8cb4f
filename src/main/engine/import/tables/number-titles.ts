/** Numbers that title columns: "country, 1990, 2000, 2010", "gene, 0, 5, 10". */
import { isNumber, type Rows } from "./column-cells";

const YEAR = /^(?:1[5-9]|20)\d\d$/;
/** Fewer numbers are no series. */
const FEWEST_YEARS = 2;
const FEWEST_STEPS = 3;
/** In fewer rows a series may be one by chance. */
const FEWEST_ROWS = 3;

/** Whether a first row of words and numbers names columns: words, then years, or a series of equal steps, that no row below is like. */
export function numberTitles(cells: readonly string[], others: Rows): "yes" | "no" | "perhaps" {
  const start = cells.findIndex((cell) => isNumber(cell));
  const end = cells.findLastIndex((cell) => isNumber(cell)) + 1;
  const own = cells.slice(start, end);
  const isAgain = others.some((row) => row[start]?.trim() === own[0]);
  if (start === 0 || isAgain || !own.every((cell) => isNumber(cell))) return "no";
  if (own.every((cell) => YEAR.test(cell))) return yearTitles(own, columns(others, start, end));
  if (own.length < FEWEST_STEPS || others.length < FEWEST_ROWS || !isSeries(own)) return "no";
  return others.some((row) => isSeries(row.slice(start, end))) ? "no" : "perhaps";
}

/** Years one after the other, or at any distance where what stands under them is mostly none. */
function yearTitles(years: readonly string[], below: Rows): "yes" | "no" | "perhaps" {
  if (years.length >= FEWEST_STEPS && isSeries(years) && Number(years[1]) - Number(years[0]) === 1)
    return "yes";
  const isOther = below.every(
    (column) => column.filter((cell) => YEAR.test(cell)).length * 2 < column.length,
  );
  if (years.length < FEWEST_YEARS || !isOther || !isOrdered(years)) return "no";
  return years.length > FEWEST_YEARS ? "yes" : "perhaps";
}

/** The filled cells of each column. */
function columns(rows: Rows, start: number, end: number): Rows {
  return Array.from({ length: end - start }, (_, at) =>
    rows.map((row) => (row[start + at] ?? "").trim()).filter((cell) => cell !== ""),
  );
}

/** Whether numbers only rise, or only fall. */
function isOrdered(cells: readonly string[]): boolean {
  const signs = new Set(cells.slice(1).map((cell, at) => Math.sign(Number(cell) - Number(cells[at]!))));
  return signs.size === 1 && !signs.has(0);
}

/** Whether whole numbers follow each other at one distance that is not 0. */
function isSeries(cells: readonly string[]): boolean {
  const numbers = cells.map(Number);
  const steps = new Set(numbers.slice(1).map((number, at) => number - numbers[at]!));
  return numbers.every((number) => Number.isInteger(number)) && steps.size === 1 && !steps.has(0);
}
