/** A question to tables as it is computed: which rows, by what is said of them, and what of them is asked for. */
import type { Statistic } from "../../execute/aggregates/statistics";
import type { Bound } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import type { RowColumn, RowTable, RowTest } from "./row-table";

export type RowAsk =
  | { readonly as: "rows" | "count" | "exists" | "truth" }
  /** What stands in a column; with `isOne` a single value is asked for, which several rows may not tell. */
  | { readonly as: "values"; readonly column: RowColumn; readonly isOne?: true }
  /** One number of a column. */
  | {
      readonly as: "number";
      readonly of: Statistic;
      readonly column: RowColumn;
      readonly isGuess?: true;
    }
  /** How many different things stand in a column. */
  | { readonly as: "kinds"; readonly column: RowColumn }
  | {
      readonly as: "groups";
      readonly by: RowColumn;
      /** A number of many rows, how many rows, or how many different things in the column. */
      readonly of: Statistic | "count" | "kinds";
      readonly column?: RowColumn;
      readonly top?: "min" | "max";
      /** Groups whose number lies so are meant, and no others. */
      readonly bound?: Pick<Bound, "comparison" | "values">;
    }
  /** The rows at one end of a scale; of those named only, where `form` compares. */
  | {
      readonly as: "extreme";
      readonly column: RowColumn;
      readonly pole: "min" | "max";
      readonly limit: number;
      readonly values?: RowColumn;
      /** Nothing says that the column measures what was asked, or which of its ends is meant. */
      readonly isGuess?: true;
    }
  /** Whether the first row named lies farther on a scale than the second. */
  | { readonly as: "further"; readonly column: RowColumn; readonly pole: "min" | "max" };

/** What groups are asked for by how many rows they have. */
export type ManyOf = Omit<Extract<RowAsk, { as: "groups" }>, "as">;

export interface RowQuestion {
  readonly table: RowTable;
  /** The rows named; all of the table where none is. */
  readonly subject: readonly number[];
  readonly tests: readonly RowTest[];
  readonly ask: RowAsk;
  /** The noun for the rows. */
  readonly noun?: Token;
  /** Nothing in the graph says that the noun means the rows. */
  readonly isUntold?: boolean;
  /** What it may as well ask. */
  readonly others?: readonly RowQuestion[];
  /** Nothing says that the noun means the rows, nor that it means these of them. */
  readonly isGuess?: boolean;
}

/** What is known when it is asked what for. */
export interface RowsSaid {
  readonly table: RowTable;
  readonly subject: readonly number[];
  readonly tests: readonly RowTest[];
  readonly hasNoun: boolean;
  /** "Makers with more than two objects": groups by how many there are. */
  readonly many?: ManyOf;
}
