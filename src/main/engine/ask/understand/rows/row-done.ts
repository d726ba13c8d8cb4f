/** What rows underwent where a column dates it: "books that were returned" are those of which it says when. */
import { byStem } from "../../execute/word-fit";
import { marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import { isAgent } from "./row-columns";
import { isVerbPlace } from "./row-deeds";
import { isPending } from "./row-flags";
import { readFlowTests } from "./row-flows";
import type { RowReading } from "./row-reading";
import type { RowColumn, RowTable, RowTest } from "./row-table";
import { NONE } from "./row-nothing";

/** Something stands in the cell. */
const SOME = "…";

/** What verbs say of rows: which way money went, and that something was done or not. */
export function deedsTold(reading: RowReading, table: RowTable, others: readonly RowTest[]): RowTest[] {
  const flows = readFlowTests(reading, table, others);
  return [...flows, ...readDeedTests(reading, table, [...others, ...flows])];
}

/** Tests of verbs that one column of times is called by and that not all rows have a time for, or of what has none yet; their words are used. */
function readDeedTests(reading: RowReading, table: RowTable, others: readonly RowTest[]): RowTest[] {
  const { tokens } = reading;
  const nots = tokens.filter((token) => marked(token, "not") && !reading.isUsed(token));
  const isOpen = nots.length === 0 && tokens.some((token) => marked(token, "who"));
  if (isOpen || nots.length > 1 || tokens.some((token) => marked(token, "when") || token.pole !== undefined))
    return [];
  const times = table.columns.filter(({ type }) => type === "time");
  return reading.left().flatMap((token): RowTest[] => {
    const [column, ...more] = reading.columnsOf(token, times);
    const isDeed = column && more.length === 0 && byStem(token, column) > 0 && isVerbPlace(token, reading);
    if (!isDeed || isFull(column) || others.some((test) => test.column === column)) return [];
    const [not] = nots;
    if (not && tokens.indexOf(not) > tokens.indexOf(token)) return [];
    reading.use(token, ...nots);
    // "Still have to be | developed".
    const isDone = not === undefined && !isPending(token, reading);
    const constraint = { comparison: "=" as const, values: [isDone ? SOME : NONE] };
    const holds = (node: number) => column.cells.has(node) === isDone;
    return [{ column, tokens: not ? [not, token] : [token], constraint, holds }];
  });
}

const isFull = ({ cells, table }: RowColumn): boolean => cells.size === table.names.size;

/** "Which galaxies were | observed": what all rows underwent, for a column says of each by whom or when. */
export function isOfAllRows(token: Token, reading: RowReading): boolean {
  const told = reading.columnsOf(token);
  const isPassive = marked(reading.tokens[reading.tokens.indexOf(token) - 1], "aux", "empty");
  return (
    isPassive && told.length > 0 && told.every((one) => (one.type === "time" || isAgent(one)) && isFull(one))
  );
}
