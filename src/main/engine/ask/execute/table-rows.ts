/** Rows of tables, as a question calls them. */
import type { Token } from "../understand/tokens/read-tokens";
import type { CategoryTold } from "./categories";
import type { Goal } from "./choose-path";
import type { GraphFacts } from "./graph-facts";
import type { TableFacts } from "./table-facts";
import { byStem } from "./word-fit";

/** The table whose rows a word stands for; undefined where none is called so, or several are. */
export function tableOf(token: Token, { tables }: Pick<GraphFacts, "tables">): TableFacts | undefined {
  const fitting = tables.filter((table) => byStem(token, table) > 0 && !isDoneByRows(token, table));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** "Play" of a table of players: a verb, and not those who do it. */
const isDoneByRows = ({ word }: Token, { words }: TableFacts): boolean =>
  words
    .split(" ")
    .some(
      (noun) => noun !== word && noun.startsWith(word) && /^(?:e?r|or|ist)s?$/.test(noun.slice(word.length)),
    );

/** The rows that a word stands for: nodes that have a value where only those of their table have one. */
export function rowsOf(token: Token, facts: Pick<GraphFacts, "tables" | "bare">): Goal | undefined {
  const table = tableOf(token, facts);
  if (!table) return undefined;
  const { properties = [], texts = [] } = facts.bare ?? {};
  const property = [...properties, ...texts].find(({ name }) => name === table.telling);
  const within: CategoryTold[] = property ? [{ property, values: [], negated: true, tokens: [token] }] : [];
  return { labels: [], ...(within.length > 0 && { within }) };
}
