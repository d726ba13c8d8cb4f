/** Groups that a question asks for by how many rows they have: "makers with more than two objects", "artists with more than one technique". */
import { readBounds } from "../read-bounds";
import { isContent, type Bound } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import type { ManyOf } from "./row-question";
import type { RowReading } from "./row-reading";
import type { RowColumn, RowTable } from "./row-table";

const isText = ({ type }: RowColumn): boolean => type === "text";

/** The groups and the bound on their number, whose words are used; undefined where a question asks for none. */
export function readManyOf(reading: RowReading, table: RowTable): ManyOf | undefined {
  const { bounds } = readBounds(reading.tokens, reading.pack);
  for (const bound of bounds) {
    const counted = countedIn(bound, reading);
    if (!counted) continue;
    const before = reading.tokens.slice(0, reading.tokens.indexOf(bound.tokens[0]!));
    const heads = before.filter((token) => isContent(token) && !reading.isUsed(token));
    const [head, ...others] = heads;
    const [by, ...more] = head ? reading.columnsOf(head, table.columns.filter(isText)) : [];
    if (!by || others.length > 0 || more.length > 0) continue;
    const isRows = reading.isUsed(counted);
    const kinds = isRows ? [] : reading.columnsOf(counted, table.columns.filter(isText));
    if (!isRows && kinds.length !== 1) continue;
    reading.use(head!, counted, ...bound.tokens);
    const { comparison, values } = bound;
    const own = { by, bound: { comparison, values } };
    return isRows ? { ...own, of: "count" } : { ...own, of: "kinds", column: kinds[0]! };
  }
  return undefined;
}

/** What is counted: right behind the number. */
function countedIn(bound: Bound, { tokens }: RowReading): Token | undefined {
  const number = bound.tokens.findLast((token) => token.numbers?.length === 1);
  const next = number && tokens[tokens.indexOf(number) + 1];
  return bound.isNone || !next || !isContent(next) ? undefined : next;
}
