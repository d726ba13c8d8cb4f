/** Rows that a number behind a column's word tells: "round 3", "linia 24", "which games were on board 1". */
import { words } from "../../../../../shared/fold";
import { isNamingWord } from "../../../../../shared/languages/naming-words";
import { isContent, marked } from "../question-parts";
import { readBounds } from "../read-bounds";
import type { Token } from "../tokens/read-tokens";
import type { RowReading } from "./row-reading";
import type { RowColumn, RowTable, RowTest } from "./row-table";

/** Tests of such numbers; the words are used. */
export function readCodeTests(reading: RowReading, table: RowTable): RowTest[] {
  const { tokens } = reading;
  const { bounds } = readBounds(tokens, reading.pack);
  const isBound = (token: Token) =>
    bounds.some((bound) => bound.tokens.includes(token) && (bound.comparison !== "=" || bound.unit));
  return tokens.flatMap((token, at): RowTest[] => {
    const [number, ...more] = token.name === undefined ? (token.numbers ?? []) : [];
    const word = tokens[at - 1];
    if (number === undefined || more.length > 0 || !word || !isContent(word)) return [];
    if (reading.isUsed(token) || reading.isUsed(word) || isBound(token) || isUtmost(tokens[at - 2]))
      return [];
    const [column, ...others] = columnsOfCode(word, reading, table, number);
    if (!column || others.length > 0 || ![...column.numbers.values()].includes(number)) return [];
    reading.use(word, token);
    return [
      {
        ...{ column, isCode: true, tokens: [word, token], constraint: { comparison: "=", values: [number] } },
        holds: (node) => (column.cells.has(node) ? column.numbers.get(node) === number : undefined),
      },
    ];
  });
}

/** The columns that the word tells; of a word that tells none, the one that numbers the rows and has the number ("autobuzul 104"). */
function columnsOfCode(
  word: Token,
  reading: RowReading,
  { columns }: RowTable,
  number: number,
): readonly RowColumn[] {
  const codes = columns.filter(isOfCodes);
  if (reading.columnsOf(word).length > 0) return reading.columnsOf(word, codes);
  return codes.filter((column) => words(column.words).some(isNamingWord) && tellsWhich(column, number));
}

function tellsWhich({ numbers, table }: RowColumn, number: number): boolean {
  const all = [...numbers.values()];
  return all.length === table.names.size && new Set(all).size === all.length && all.includes(number);
}

/** "The top | score | 3". */
const isUtmost = (token: Token | undefined): boolean =>
  token?.pole !== undefined || marked(token, "most", "fewest");

/** Whole numbers that come again or count: no measures. */
const isOfCodes = (column: RowColumn): boolean =>
  column.type === "number" &&
  column.told === undefined &&
  [...column.numbers.values()].every((number) => Number.isInteger(number) && number >= 0);
