/** Cells in which nothing stands. */
import { fold } from "../../../../../shared/fold";
import type { RowColumn } from "./row-table";
import { ROW_WORDS } from "./row-words";

/** An empty cell, or one that says that nothing is there ("none", "fără"). */
export const isNothing = ({ cells }: RowColumn, node: number): boolean =>
  (cells.get(node) ?? []).every((cell) => ROW_WORDS.nothing.has(fold(cell)));

/** How a test tells that nothing stands in a cell. */
export const NONE = "–";
