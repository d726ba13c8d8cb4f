/** What the rows of a graph's tables are called, where no label says what its nodes are: by the table's file, the header over their names and, of a single table, the graph itself. */
import type { GraphSchema, NodeTable } from "../../../../shared/graph";
import { words } from "../../../../shared/fold";
import { isNamingWord, tellsWhichNumber } from "../../../../shared/languages/naming-words";
import { labelWords } from "../score/paths/path-world";
import { isVerb, stem } from "../understand/stem";
import { nativeWords } from "../understand/words/native-words";

export interface TableFacts {
  readonly words: string;
  readonly stems: readonly string[];
  readonly native: readonly string[];
  /** Whether it was told at the import what each row is. */
  readonly isTold?: true;
  /** A property that its rows have and those of other tables have not; absent where all nodes are its rows. */
  readonly telling?: string;
}

/** Shorter ones are rather codes. */
const SHORTEST = 3;

/** The facts of each table of a schema; `known` are the properties that can be asked for. */
export function tableFacts(
  { name, tables = [] }: GraphSchema,
  known: readonly string[],
  english: ReadonlySet<string>,
): TableFacts[] {
  const [only, ...more] = tables;
  const ofGraph = only && more.length === 0 ? [name] : [];
  return tables.map((table) => {
    const file = table.file.replace(/\..*$/s, "");
    const key = [table.key, table.id ?? ""]
      .filter((header) => !tellsWhichNumber(header, table.file))
      .flatMap((header) => nounOf(withoutNaming(header)))
      .filter((noun) => !isVerb(noun, english));
    // "Movie" and "movies" have stems of their own.
    const told = (table.row ?? "").split(/[,;/]/).flatMap((noun) => nounOf(noun.replace(/\sde\s.*$/su, "")));
    const nouns = [...told, ...key, ...[file, ...ofGraph].flatMap(nounOf)].flatMap((noun) => [
      noun,
      noun.replace(/s$/, ""),
    ]);
    const telling = more.length === 0 ? undefined : tellingColumn(table, tables, known);
    return {
      words: nouns.join(" "),
      stems: nouns.map(stem),
      native: nouns.flatMap((noun) => nativeWords(noun, english)),
      ...(telling && { telling }),
      ...(told.length > 0 && { isTold: true as const }),
    };
  });
}

/** "Sample" of "Sample ID". */
const withoutNaming = (title: string): string =>
  words(labelWords(title))
    .filter((word) => !isNamingWord(word))
    .join(" ");

/** The last noun of a header or a file's name ("boats2" is of boats). */
function nounOf(text: string): string[] {
  const noun = words(labelWords(text).replace(/\d+/g, " ")).at(-1);
  return noun === undefined || noun.length < SHORTEST ? [] : [noun];
}

/** The first column that this table alone has. */
function tellingColumn(
  { columns }: NodeTable,
  tables: readonly NodeTable[],
  known: readonly string[],
): string | undefined {
  const isOwn = (column: string) => tables.filter((table) => table.columns.includes(column)).length === 1;
  return columns.find((column) => isOwn(column) && known.includes(column));
}
