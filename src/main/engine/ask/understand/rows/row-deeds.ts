/** Verbs of a question to tables, and the columns that they say something of. */
import { isContent, marked } from "../question-parts";
import { stem } from "../stem";
import type { Token } from "../tokens/read-tokens";
import { isOfFamily } from "../words/family";
import { isAgent } from "./row-columns";
import type { RowReading } from "./row-reading";
import type { RowColumn, RowTest } from "./row-table";
import { ROW_WORDS } from "./row-words";

/** Behind what does it, what helps it, or what asks: no name, and nothing that something has ("age | of"). */
export function isVerbPlace(token: Token, reading: RowReading): boolean {
  const at = reading.tokens.indexOf(token);
  const [before, after] = [reading.tokens[at - 1], reading.tokens[at + 1]];
  if (!before || /^\p{Lu}/u.test(token.text) || ROW_WORDS.owned.has(after?.word ?? "")) return false;
  // "Which | violins | are from A": what stands between "which" and its verb is a noun.
  if (marked(before, "what") && isBeforeVerb(at, reading)) return false;
  const isNoun = isContent(before) && reading.isUsed(before);
  const isOpen = marked(before, "aux", "clause", "what", "who", "not", "when") || before.name !== undefined;
  return isNoun || isOpen || ROW_WORDS.slight.has(before.word) || ROW_WORDS.verbal.has(before.word);
}

/** Whether another verb, or what helps one, comes before the next that is said. */
function isBeforeVerb(at: number, { tokens }: RowReading): boolean {
  const behind = tokens.slice(at + 1);
  const end = behind.findIndex((token) => token.name !== undefined || token.numbers !== undefined);
  return behind
    .slice(0, end < 0 ? behind.length : end)
    .some((token) => isContent(token) || marked(token, "aux"));
}

/** "Rivers | flow | through A", "when was A | painted"; of persons only what is like their column ("| wrote | A"), and of numbers nothing else. */
export function isSaidOf(token: Token, column: RowColumn, reading: RowReading): boolean {
  const told = reading.columnsOf(token);
  const others = told.filter((one) => one !== column);
  if (told.length === 0 && isDenying(token)) return false;
  if (column.type === "time")
    return (others.length === 0 || isOnlyDay(column, others)) && dates(token, column, reading);
  if (column.type !== "text") return reading.fit.of(token, column) > 0;
  // "Who | directed | A" is far from "watched by"; "built by A" is said of the one column that A stands in.
  const isBy = reading.tokens.some((one) => marked(one, "by"));
  if (others.length === 0) return !isAgent(column) || reading.fit.of(token, column) > (isBy ? 0 : SAME_DEED);
  return others.every((one) => one.type === "time" || isAgent(one)) && isOfDeed(token, column, told, reading);
}

/** "Observed" of what an observer and one plain day are told of. */
const isOnlyDay = (column: RowColumn, others: readonly RowColumn[]): boolean =>
  PLAIN.has(column.words) &&
  others.every(isAgent) &&
  column.table.columns.filter(({ type }) => type === "time").length === 1;

/** A verb fits a title over times from here on when only the embedder says so. */
const SAME_DEED = 0.25;
/** Titles that date whatever rows are of; a "year" is rather that of their beginning. */
const PLAIN = new Set(["date", "data", "day", "ziua", "night", "noaptea"]);

/** Whether a column of times may date what a verb says: "released | in 1998", "gathered | before 2012" of "collected on". */
function dates(token: Token, column: RowColumn, { pack, fit }: RowReading): boolean {
  if (pack.begins.includes(token.word) || PLAIN.has(column.words)) return true;
  return fit.of(token, column) >= SAME_DEED;
}

/** A column of who did it is like the title of when by at least so much. */
const ONE_DEED = 0.45;

/** "Ringed | at A", where a column dates the ringing: what the rows underwent, and no other deed that is dated is nearer to the column. */
function isOfDeed(
  token: Token,
  column: RowColumn,
  told: readonly RowColumn[],
  { fit, tokens }: RowReading,
): boolean {
  if (told.includes(column)) return true;
  const times = column.table.columns.filter(({ type }) => type === "time");
  const near = (one: RowColumn) => fit.alike(column, one);
  const isNearest = times.every((one) => told.includes(one) || told.some((own) => near(own) > near(one)));
  if (!isAgent(column)) return isNearest;
  const isBy = tokens.some((one) => marked(one, "by")) || isOfFamily(token.english[0] ?? "", column.stems);
  return isBy || (isNearest && told.some((one) => near(one) >= ONE_DEED));
}

/** "Avoids", "left": what is done says that something is not so. */
export const isDenying = ({ word, native }: Token): boolean =>
  ROW_WORDS.denying.has(stem(word)) || (native !== undefined && ROW_WORDS.denying.has(native));

/** How many words may stand between a verb and what is said by it. */
const NEAR = 4;

/** What is said stands behind its verb, but for one at the end that its helper stands before ("did A write"). */
export function isBeside(token: Token, { tokens }: RowTest, reading: RowReading): boolean {
  const at = reading.tokens.indexOf(token);
  // "Did A | write B": what is said stands before its verb.
  const [next] = reading.tokens.slice(at + 1).filter((one) => !marked(one, "empty"));
  const isEnd = (!next || next.name !== undefined) && reading.tokens.some((one) => marked(one, "aux"));
  return tokens.some((one) => {
    const far = reading.tokens.indexOf(one) - at;
    return far <= NEAR && (isEnd ? far >= -NEAR : far > 0);
  });
}
