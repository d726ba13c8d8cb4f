/** Ways with a beginning and an end: "from A to B" where both stand in two columns ("Plecare din" and "Sosire în"). */
import { words } from "../../../../../shared/fold";
import type { Token } from "../tokens/read-tokens";
import type { RowColumn } from "./row-table";
import { ROW_WORDS } from "./row-words";

/** What is needed of the reading of a question. */
interface Reading {
  readonly tokens: readonly Token[];
  readonly use: (...tokens: readonly Token[]) => void;
}

type End = "leaving" | "arriving";
const WAYS: readonly End[] = ["leaving", "arriving"];

/** How many words may stand between what says the end and its value. */
const NEAR = 2;

/** The value in the column of the end that words before it say; undefined where they say none, or one column is no such end. */
export function directed<Said extends { readonly column: RowColumn }>(
  token: Token,
  said: readonly Said[],
  reading: Reading,
): Said | undefined {
  const ends = said.filter(({ column }) => endOf(column) !== undefined);
  if (said.length !== 2 || ends.length !== 2 || endOf(ends[0]!.column) === endOf(ends[1]!.column))
    return undefined;
  const told = endBefore(token, reading);
  if (!told) return undefined;
  reading.use(told.token);
  return ends.find(({ column }) => endOf(column) === told.end);
}

/** The columns of the end of a way that a verb says ("arrives"), where some are. */
export function endsTold(token: Token, among: readonly RowColumn[]): RowColumn[] {
  const end = WAYS.find((way) => ROW_WORDS[way].has(token.word));
  return end ? among.filter((column) => endOf(column) === end) : [];
}

/** Which end of a way a column's title tells. */
function endOf({ words: title }: RowColumn): End | undefined {
  const ends = WAYS.filter((end) => words(title).some((word) => ROW_WORDS[end].has(word)));
  return ends.length === 1 ? ends[0] : undefined;
}

function endBefore(
  token: Token,
  { tokens }: Reading,
): { readonly token: Token; readonly end: End } | undefined {
  const at = tokens.indexOf(token);
  const near = tokens.slice(Math.max(0, at - NEAR), at);
  const since = near.slice(near.findLastIndex(({ name }) => name !== undefined) + 1);
  for (const one of since.toReversed()) {
    const end = WAYS.find((way) => ROW_WORDS[way].has(one.word));
    if (end) return { token: one, end };
  }
  return undefined;
}
