/** What stands in a column of a sheet as people fill it in: values written once for a block of rows, remarks among numbers. */
import { fold } from "../../../../../shared/fold";
import type { NodeDetails, PropertyValue } from "../../../../../shared/graph";
import { isEmpty } from "../../execute/aggregates/read-column";

export interface Filled {
  readonly node: number;
  readonly value: PropertyValue | undefined;
}

/** The cells of a column in which something stands; in the first one of a sheet that writes each value of a block of rows only once, all rows of the block have it. */
export function filledIn(name: string, isFirst: boolean, rows: readonly NodeDetails[]): Filled[] {
  const own = inOrder(rows).map(({ node, properties }) => ({
    node,
    value: Object.hasOwn(properties, name) ? properties[name] : undefined,
  }));
  const filled = own.filter(({ value }) => !isEmpty(value));
  if (!isFirst || !areBlocks(own, filled)) return filled;
  let last = own[0]!.value;
  return own.map(({ node, value }) => ({ node, value: (last = isEmpty(value) ? last : value) }));
}

/** Fewer rows make no blocks. */
const FEWEST_ROWS = 6;

/** Whether values head blocks: the first row has one, none comes again, and most blocks have several rows. */
function areBlocks(all: readonly Filled[], filled: readonly Filled[]): boolean {
  if (all.length < FEWEST_ROWS || filled.length < 2 || isEmpty(all[0]!.value)) return false;
  const isNew = new Set(filled.map(({ value }) => fold(String(value)))).size === filled.length;
  const heads = all.filter(({ value }, at) => !isEmpty(value) && isEmpty(all[at + 1]?.value ?? ""));
  return isNew && heads.length * 2 > filled.length && filled.length * 2 <= all.length + 1;
}

/** Of cells with numbers so many may be remarks ("gift", "n/a"). */
const REMARKS = 0.25;

/** The cells of a column of numbers without those that are words alone; all cells of any other column. */
export function withoutRemarks(filled: readonly Filled[]): readonly Filled[] {
  const telling = filled.filter(({ value }) => typeof value !== "string" || /\d/.test(value));
  const remarks = filled.length - telling.length;
  return remarks <= REMARKS * filled.length ? telling : filled;
}

/** As they stand in the sheet, where rows are told by their numbers. */
const inOrder = (rows: readonly NodeDetails[]): readonly NodeDetails[] =>
  rows.every(({ id }) => /^\d+$/.test(id))
    ? rows.toSorted((a, b) => Number(a.id) - Number(b.id))
    : rows.toSorted((a, b) => a.node - b.node);
