/** A graph that is tables and nothing else: its rows, and what stands in their columns; read once for an open store. */
import { fold, words } from "../../../../../shared/fold";
import { isNamingWord } from "../../../../../shared/languages/naming-words";
import { ROW_NUMBER, type NodeDetails, type NodeTable } from "../../../../../shared/graph";
import type { Constraint } from "../../../../../shared/understanding";
import { makeOnce } from "../../../store/once";
import { allProperties, detailsOf } from "../../execute/categories";
import type { GraphFacts, PropertyFacts } from "../../execute/graph-facts";
import { areTimes, unitInName } from "../../execute/measures/measure-names";
import type { TableFacts } from "../../execute/table-facts";
import type { Ports } from "../../stage";
import { singularsOf } from "../names/singulars";
import type { Token } from "../tokens/read-tokens";
import { areAmounts, cellsIn, measuresIn, numbersIn } from "./row-cells";
import { daysIn } from "./row-days";
import { filledIn, withoutRemarks } from "./row-filled";
import { durationsIn, hoursIn } from "./row-hours";

/** A column of one table. */
export interface RowColumn extends PropertyFacts {
  readonly table: RowTable;
  /** A flag says yes or no of each row. */
  readonly type: "number" | "time" | "hour" | "flag" | "text";
  /** What its numbers are told in, where its title says so. */
  readonly told?: string;
  /** What its cells hold, each apart, by node; rows of which it says nothing are left out. */
  readonly cells: ReadonlyMap<number, readonly string[]>;
  /** The same as numbers: of a date years with a fraction, of a time of day hours. */
  readonly numbers: ReadonlyMap<number, number>;
}

export interface RowTable {
  readonly file: string;
  readonly facts: TableFacts;
  /** The last word over what names the rows, which may as well be a verb ("plot"); "" where it only says that it names. */
  readonly noun: string;
  /** Nothing in the sheet names its rows: their numbers were given at import. */
  readonly isUnnamed: boolean;
  readonly names: ReadonlyMap<number, string>;
  /** Rows by their folded ids, which other rows may be told by. */
  readonly ids: ReadonlyMap<string, number>;
  readonly columns: RowColumn[];
}

/** Something said of rows; `holds` is undefined of a row whose cell is empty. */
export interface RowTest {
  readonly column: RowColumn;
  readonly holds: (node: number) => boolean | undefined;
  readonly tokens: readonly Token[];
  readonly constraint: Pick<Constraint, "comparison" | "values">;
  /** "Round 3": a number that only tells which. */
  readonly isCode?: true;
  /** "A and B" of a column that holds one thing a row: of what is asked for, each must be so of some row. */
  readonly each?: readonly string[];
}

/** Titles that are a unit and nothing else. */
const UNITS_ALONE = /^(?:km|kg|cm|mm|eur|usd|gbp|ron)$/i;
/** More rows are not read whole. */
const MOST_ROWS = 20_000;
const FLAG = /^(?:yes|no|true|false|y|n|da|nu)$/;
/** Whether a flag's cell says so. */
export const isYes = (cell: string): boolean => /^(?:yes|true|y|da)$/.test(fold(cell));

const known = new WeakMap<GraphFacts, Promise<readonly RowTable[]>>();

/** Whether a graph is rows of tables alone, few enough to be read whole. */
export const isOfRows = ({ schema, relations, bare }: GraphFacts): boolean =>
  relations.length === 0 &&
  bare !== undefined &&
  (schema.tables?.length ?? 0) > 0 &&
  schema.nodes <= MOST_ROWS;

/** Whether it is the rows of one table. */
export const isOneTable = (facts: GraphFacts): boolean =>
  isOfRows(facts) && facts.schema.tables?.length === 1;

/** The tables of such a graph; throws what the store throws, or AbortError. */
export function rowTables(
  facts: GraphFacts,
  source: Pick<Ports, "store" | "signal">,
): Promise<readonly RowTable[]> {
  return makeOnce(known, facts, () => readTables(facts, source), source.signal);
}

async function readTables(
  facts: GraphFacts,
  source: Pick<Ports, "store" | "signal">,
): Promise<readonly RowTable[]> {
  const { nodes } = await source.store.members("", MOST_ROWS, source.signal);
  const details = await detailsOf([...nodes], source);
  const { tables = [] } = facts.schema;
  const rows = tables.map((): NodeDetails[] => []);
  for (const one of details) rows[tableAt(one, tables)]!.push(one);
  const properties = new Map(allProperties(facts).map((one) => [one.name, one]));
  return tables.map((table, at) => toTable(table, facts.tables[at]!, rows[at]!, properties));
}

/** The table that a row is of: the one that has most of its columns. */
function tableAt({ properties }: NodeDetails, tables: readonly NodeTable[]): number {
  const shared = tables.map(
    ({ columns }) => columns.filter((column) => Object.hasOwn(properties, column)).length,
  );
  return shared.indexOf(Math.max(...shared));
}

function toTable(
  { file, columns, key }: NodeTable,
  facts: TableFacts,
  rows: readonly NodeDetails[],
  properties: ReadonlyMap<string, PropertyFacts>,
): RowTable {
  const table: RowTable = {
    ...{ file, facts, columns: [], noun: nounOf(key), isUnnamed: key === ROW_NUMBER },
    ids: new Map(rows.map(({ node, id }) => [fold(id), node])),
    names: new Map(rows.map(({ node, id, name }) => [node, name || id])),
  };
  for (const column of columns) {
    const own = properties.get(column);
    if (own) table.columns.push(toColumn(own, table, rows));
  }
  return table;
}

function nounOf(key: string): string {
  const noun = words(key).at(-1) ?? "";
  return isNamingWord(noun) || !/^\p{L}{3,}$/u.test(noun) ? "" : noun;
}

function toColumn(own: PropertyFacts, table: RowTable, rows: readonly NodeDetails[]): RowColumn {
  const filled = filledIn(own.name, table.columns.length === 0, rows);
  const parts = cellsIn(filled.map(({ value }) => value));
  const cells = new Map(filled.map(({ node }, at) => [node, parts[at]!]));
  const telling = withoutRemarks(filled);
  const values = telling.map(({ value }) => value);
  const days = daysIn(values);
  const spans = days ? undefined : (durationsIn(values, own.words) ?? measuresIn(values));
  const hours = days || spans ? undefined : hoursIn(values);
  const all = days ?? spans?.numbers ?? hours ?? numbersIn(values);
  const numbers = new Map(
    telling.flatMap(({ node }, at) => {
      const number = all[at];
      return number === undefined ? [] : [[node, number] as const];
    }),
  );
  const isAmount =
    days !== undefined ||
    spans !== undefined ||
    hours !== undefined ||
    (telling.length > 0 && numbers.size === telling.length && areAmounts(values));
  const isTime = isAmount && areTimes(own, [...numbers.values()]);
  const isFlag = parts.length > 0 && parts.flat().every((cell) => FLAG.test(fold(cell)));
  const type = isFlag ? "flag" : hours ? "hour" : isTime ? "time" : isAmount ? "number" : "text";
  const told =
    spans?.unit ??
    own.unit ??
    // "Min players" is no number of minutes.
    unitInName(own.name.replace(/^\s*(?:min|max)\b\.?[\s_]*(?=\S)/i, "")) ??
    UNITS_ALONE.exec(own.name)?.[0].toLowerCase();
  return {
    ...{ ...own, table, cells, numbers },
    type,
    // "Ora plecării" is no number of hours.
    ...(told !== undefined && type === "number" && { told }),
  };
}

/** "Plots" of a key that is called "Plot": the noun itself, and no form of a verb. */
export const isCalledSo = (word: string, { noun }: Pick<RowTable, "noun">): boolean =>
  noun !== "" && [word, ...singularsOf(word)].includes(noun);

/** Rows that are only counted have no name. */
export const areNumbered = ({ names }: Pick<RowTable, "names">): boolean =>
  [...names.values()].every((name) => /^\d+$/.test(name));

/** Hours and bare codes are no things that one counts: "how many hours" asks for rows. */
export const isOfThings = ({ type, cells }: RowColumn): boolean =>
  type === "text" && [...cells.values()].some((own) => own.some((cell) => /\p{L}/u.test(cell)));

/** All titles of a table together, as something that a word can be like. */
export const headerOf = ({ columns }: RowTable) => ({
  words: columns.map(({ words: own }) => own).join(" "),
  stems: [],
});

/** Whether a column's times are days, and not years alone. */
export const hasDays = ({ cells }: RowColumn): boolean =>
  [...cells.values()].some(([first = ""]) => words(first).length > 1);

export const isMeasured = ({ type }: RowColumn): boolean =>
  type === "number" || type === "time" || type === "hour";
