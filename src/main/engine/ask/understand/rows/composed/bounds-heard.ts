/** Bounds on a column that no word of the question is called by: the only one that can be meant, or the one that is heard. */
import { BELIEVED } from "../../matched/match-steps";
import { readBounds } from "../../read-bounds";
import type { Bound } from "../../question-parts";
import { boundOn, columnOfBound, columnsFitting, type BoundRead } from "../row-measures";
import type { RowReading } from "../row-reading";
import type { RowColumn, RowTable } from "../row-table";
import type { Guess } from "./explain-words";
import type { RowHearing } from "./row-hearing";

type BoundHeard = BoundRead & { readonly guess?: Guess };

/** Columns of bounds that the rules find none for, by where the bound begins; undefined where one has none. Throws what the models throw. */
export async function boundsHeard(
  reading: RowReading,
  table: RowTable,
  hearing: RowHearing,
): Promise<ReadonlyMap<number, BoundHeard> | undefined> {
  const found = new Map<number, BoundHeard>();
  for (const bound of readBounds(reading.tokens, reading.pack).bounds) {
    const isRead = bound.tokens.some((token) => token.numbers !== undefined && reading.isUsed(token));
    if (
      isRead ||
      bound.isNone ||
      bound.name !== undefined ||
      bound.tokens.some(({ name }) => name !== undefined)
    )
      continue;
    if (columnOfBound(bound, reading, table.columns)) continue;
    const heard = await hear(bound, reading, table, hearing);
    if (!heard) return undefined;
    found.set(bound.tokens[0]!.start, heard);
  }
  return found;
}

async function hear(
  bound: Bound,
  reading: RowReading,
  { columns }: RowTable,
  hearing: RowHearing,
): Promise<BoundHeard | undefined> {
  const fitting = columnsFitting(bound, reading, columns);
  const [only, ...more] = fitting;
  if (!only) return undefined;
  const column = more.length > 0 ? await heardOf(fitting, hearing) : only;
  if (!column) return undefined;
  const words = bound.tokens.map(({ text }) => text).join(" ");
  return { ...boundOn(bound, column, reading), guess: { words, as: column.words } };
}

/** The column heard as what is asked for, or as what is measured. */
async function heardOf(among: readonly RowColumn[], hearing: RowHearing): Promise<RowColumn | undefined> {
  const [asked, end] = [await hearing.asked(undefined, among), await hearing.end(among)];
  const best = [asked, end].flatMap((heard) => heard ?? []).sort((a, b) => b.p - a.p)[0];
  return best && best.p >= BELIEVED ? best.item.column : undefined;
}
