/** Flags of tables: the words that tell one, and what denies it. */
import { isContent } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import type { RowReading } from "./row-reading";
import type { RowColumn, RowTable } from "./row-table";
import { ROW_WORDS, withoutDenial } from "./row-words";

/** Columns that say yes or no of what a word tells. */
export function flagsOf(token: Token, reading: RowReading, table: RowTable | undefined): RowColumn[] {
  // "How much rent does A | pay".
  if (ROW_WORDS.money.has(token.word) && reading.tokens.some(({ word }) => ROW_WORDS.much.has(word)))
    return [];
  const flags = (table?.columns ?? reading.columns).filter(({ type }) => type === "flag");
  const told = reading.columnsOf(token, flags);
  if (told.length > 0 || !isContent(token)) return told;
  const bare = withoutPrefix(token, reading);
  return bare ? reading.columnsOf(bare, flags) : [];
}

function withoutPrefix(token: Token, { pack }: RowReading): Token | undefined {
  const word = withoutDenial(token.word, pack);
  if (word === undefined) return undefined;
  const english = pack.english(word);
  return { ...token, word, english, ...(pack.key && { native: pack.key(word) }) };
}

/** Whether a flag's word says itself, or by what stands right before it, that it is not so. */
export const isFlagDenied = (token: Token, reading: RowReading): boolean =>
  [isDeniedWord, isOutOf, isPending].filter((is) => is(token, reading)).length % 2 === 1;

/** "Unconserved": what denies a flag is part of its word. */
function isDeniedWord(token: Token, reading: RowReading): boolean {
  const flags = reading.columns.filter(({ type }) => type === "flag");
  return reading.columnsOf(token, flags).length === 0;
}

/** "Still have to be | thanked", "de | plătit": a form of a verb. */
export function isPending(token: Token, { tokens }: RowReading): boolean {
  if (!/(?:ed|en|id|[ts])[aei]?$/.test(token.word)) return false;
  const at = tokens.indexOf(token);
  const [before, last] = [tokens[at - 2]?.word ?? "", tokens[at - 1]?.word ?? ""];
  return ROW_WORDS.pending.has(last) || ROW_WORDS.pending.has(`${before} ${last}`);
}

/** "Out of | stock". */
function isOutOf(token: Token, { tokens }: RowReading): boolean {
  const at = tokens.indexOf(token);
  return at > 1 && tokens[at - 2]!.word === "out" && tokens[at - 1]!.word === "of";
}
