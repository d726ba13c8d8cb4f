/** What a question asks for beside the rows themselves: persons, times and places that they are not, or the titles that they are told by. */
import { isNamingWord } from "../../../../../shared/languages/naming-words";
import { isPersonWord } from "../../../../../shared/languages/person-words";
import { asksOfDeed } from "../../execute/checks/check-time";
import { marked } from "../question-parts";
import type { Token } from "../tokens/read-tokens";
import { arePersons, asksWho } from "./row-columns";
import type { RowAsk } from "./row-question";
import type { RowReading } from "./row-reading";
import { mostVaried, titleFor } from "./row-subject";
import type { RowTable } from "./row-table";
import { isAgentWord, ROW_WORDS } from "./row-words";

/** A time or a place that no column tells, or persons where the rows are none. */
export function asksElse({ tokens }: RowReading, table: RowTable): boolean {
  const { facts, columns, names } = table;
  if (tokens.some((token) => marked(token, "when", "where"))) return true;
  const words = [facts, ...columns].flatMap((worded) => worded.words.split(" "));
  const own = facts.words.split(" ").filter((word) => !isNamingWord(word));
  const arePeople =
    arePersons(table) ||
    words.some((word) => isPersonWord(word) || ROW_WORDS.personal.has(word)) ||
    (![...names.values()].every((name) => /\d/.test(name)) &&
      own.some((word) => isAgentWord(word) || isAgentWord(word.replace(/s$/, ""))));
  return (asksWho({ tokens }) || tokens.some((token) => marked(token, "who"))) && !arePeople;
}

/** Whether a day answers a question that asks for a deed ("what did A | die of"). */
export const isDayOfDeed = (ask: RowAsk, { tokens }: RowReading): boolean =>
  ask.as === "values" && ask.column.type === "time" && asksOfDeed(tokens);

/** Rows that only their numbers tell apart are told by their titles. */
export function withTitles(
  ask: RowAsk | undefined,
  table: RowTable,
  noun: Token | undefined,
): RowAsk | undefined {
  const title = titleFor(noun, table) ?? (table.isUnnamed ? mostVaried(table) : undefined);
  if (!title || !ask) return ask;
  if (ask.as === "rows") return { as: "values", column: title };
  return ask.as === "extreme" && !ask.values ? { ...ask, values: title } : ask;
}
