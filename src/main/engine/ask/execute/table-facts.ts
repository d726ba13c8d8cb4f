/** What the rows of a graph's tables are called, where no label says what its nodes are: by the table's file, the header over their names and, of a single table, the graph itself. */
import type { GraphSchema, NodeTable } from "../../../../shared/graph";
import { words } from "../../../../shared/fold";
import { labelWords } from "../score/paths/path-world";
import { isVerb, stem } from "../understand/stem";
import { nativeWords } from "../understand/words/native-words";
import type { CategoryTold } from "./categories";
import type { LabelFacts, PropertyFacts } from "./graph-facts";
import { byStem } from "./word-fit";
import type { Token } from "../understand/tokens/read-tokens";

export interface TableFacts {
  readonly words: string;
  readonly stems: readonly string[];
  readonly native: readonly string[];
  /** A property that its rows have and those of other tables have not; absent where all nodes are its rows. */
  readonly telling?: PropertyFacts;
}

/** Headers that say of a column that it names the row, and not what the row is. */
const NAMING = new Set(
  "name title label id identifier code key symbol nume titlu denumire cod simbol".split(" "),
);

/** Shorter ones are rather codes. */
const SHORTEST = 3;

/** The facts of each table of a schema; `bare` is what there is to say of its nodes. */
export function tableFacts(
  { name, tables = [] }: GraphSchema,
  bare: LabelFacts | undefined,
  english: ReadonlySet<string>,
): TableFacts[] {
  const [only, ...more] = tables;
  const ofGraph = only && more.length === 0 ? [name] : [];
  return tables.map((table) => {
    const file = table.file.replace(/\..*$/s, "");
    const key = nounOf(table.key).filter((noun) => !NAMING.has(noun) && !isVerb(noun, english));
    // "Movie" and "movies" have stems of their own.
    const nouns = [...key, ...[file, ...ofGraph].flatMap(nounOf)].flatMap((noun) => [
      noun,
      noun.replace(/s$/, ""),
    ]);
    const telling = more.length === 0 ? undefined : tellingColumn(table, tables, bare);
    return {
      words: nouns.join(" "),
      stems: nouns.map(stem),
      native: nouns.flatMap((noun) => nativeWords(noun, english)),
      ...(telling && { telling }),
    };
  });
}

/** The last noun of a header or a file's name ("boats2" is of boats). */
function nounOf(text: string): string[] {
  const noun = words(labelWords(text).replace(/\d+/g, " ")).at(-1);
  return noun === undefined || noun.length < SHORTEST ? [] : [noun];
}

/** A column of this table alone, the fullest first: columns stand in the order of their counts in the sample. */
function tellingColumn(
  { columns }: NodeTable,
  tables: readonly NodeTable[],
  bare: LabelFacts | undefined,
): PropertyFacts | undefined {
  const isOwn = (column: string) => tables.filter((table) => table.columns.includes(column)).length === 1;
  const known = [...(bare?.properties ?? []), ...(bare?.texts ?? [])];
  return columns.filter(isOwn).flatMap((column) => known.find(({ name }) => name === column) ?? [])[0];
}

/** The table whose rows a word stands for; undefined where none is called so, or several are. */
export function tableOf(token: Token, tables: readonly TableFacts[]): TableFacts | undefined {
  const fitting = tables.filter((table) => byStem(token, table) > 0);
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** What says of a node that it is a row of a table: that it has a value where only such rows have one. */
export const rowsOf = ({ telling }: TableFacts, token: Token): CategoryTold[] =>
  telling ? [{ property: telling, values: [], negated: true, tokens: [token] }] : [];
