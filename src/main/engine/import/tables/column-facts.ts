/** What each column of a table is like, for somebody to be asked what it means. */
import { isMoment } from "./cell-kinds";
import { areMeasures, cellsOf, isNumber, type Rows } from "./column-cells";
import { NOTE_TITLE } from "./title-shapes";

/** Fewer rows than these say little: nothing needs to come again in them, and any cell may be missing. */
export const FEW_ROWS = 10;

/** Numbers of so few kinds may stand for things, as codes do. */
const FEW_MARKS = 10;

/** Longer cells than these, taken together, are told and not named. */
const LONG_CELL = 60;

export interface ColumnFacts {
  readonly at: number;
  /** "" where nothing stands over it. */
  readonly title: string;
  /** Trimmed; empty where they say that nothing is known. */
  readonly cells: readonly string[];
  /** How many different things stand in it. */
  readonly kinds: number;
  readonly isUnique: boolean;
  /** More cells are missing than an import takes as rejects; in a few rows one that is missing says nothing. */
  readonly hasGaps: boolean;
  readonly type: "empty" | "number" | "moment" | "mark" | "prose" | "text";
  /** Numbers that count or measure: with decimals, below zero, or of many kinds. */
  readonly isMeasured: boolean;
}

const MISSING = /^(?:NA|N\/A|NaN|null|none|-|\?)?$/i;
const MARK = /^(?:yes|no|true|false|y|n|t|f|da|nu)$/i;

/** The facts of all columns of the rows that are looked at. */
export function columnFacts(rows: Rows, width: number, titles?: readonly string[]): ColumnFacts[] {
  return Array.from({ length: width }, (_, at) => {
    const cells = cellsOf(rows, at).map((cell) => (MISSING.test(cell) ? "" : cell));
    const filled = cells.filter((cell) => cell !== "");
    const kinds = new Set(filled).size;
    const title = titles?.[at]?.trim() ?? "";
    const areNumbers = filled.length > 0 && filled.every(isNumberOrDecimal);
    return {
      ...{ at, title, cells, kinds },
      isUnique: kinds === cells.length && cells.length > 0,
      hasGaps: cells.length >= FEW_ROWS && (cells.length - filled.length) * 100 > cells.length,
      type: filled.length === 0 ? "empty" : areNumbers ? "number" : typeOfWords(filled, title),
      isMeasured: areNumbers && (areMeasures(filled) || kinds > FEW_MARKS),
    };
  });
}

/** With thousands apart, and with a currency's sign or name: "2.150,00", "£1,200", "45 lei". */
const AMOUNT =
  /^(?:\p{Sc}\s?)?-?\d{1,3}(?:([.,\u0020\u00a0\u202f])\d{3}(?:\1\d{3})*)?(?:[.,]\d{1,2})?(?:\s?(?:\p{Sc}|lei|ron|eur))?$/iu;

function isNumberOrDecimal(cell: string): boolean {
  return isNumber(cell.replace(",", ".")) || AMOUNT.test(cell);
}

function typeOfWords(filled: readonly string[], title: string): ColumnFacts["type"] {
  if (filled.every(isMoment)) return "moment";
  if (filled.every((cell) => MARK.test(cell))) return "mark";
  const letters = filled.reduce((sum, cell) => sum + cell.length, 0);
  return letters > LONG_CELL * filled.length || NOTE_TITLE.test(title) ? "prose" : "text";
}
