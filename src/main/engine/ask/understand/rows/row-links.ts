/** Rows of two tables that belong together: a column of the one holds names of the other's rows. */
import { fold } from "../../../../../shared/fold";
import type { RowColumn, RowTable, RowTest } from "./row-table";

/** Of the cells of a column so many name rows of the other table at least. */
const NAMING = 0.5;

/** The same of rows of a table, where what is said is said of rows that belong to them; undefined where none do, or in several ways. */
export function testOfRows(test: RowTest, table: RowTable): RowTest | undefined {
  const other = test.column.table;
  if (other === table) return test;
  const links = [...linksFrom(table, other), ...linksFrom(other, table).map(turned)];
  const [link, ...more] = links;
  if (!link || more.length > 0) return undefined;
  return {
    ...test,
    holds: (node) => {
      const held = (link.get(node) ?? []).map((one) => test.holds(one));
      if (held.includes(true)) return true;
      return held.every((one) => one === undefined) ? undefined : false;
    },
  };
}

type Link = ReadonlyMap<number, readonly number[]>;

function linksFrom(table: RowTable, other: RowTable): Link[] {
  const byName = new Map([...other.names].map(([node, name]) => [fold(name), node]));
  return table.columns.flatMap(({ type, cells }: RowColumn) => {
    const link = new Map(
      [...cells].map(([node, own]) => [node, own.flatMap((cell) => byName.get(fold(cell)) ?? [])] as const),
    );
    const named = [...link.values()].filter(({ length }) => length > 0).length;
    return type === "text" && named > 0 && named >= NAMING * cells.size ? [link] : [];
  });
}

function turned(link: Link): Link {
  const back = new Map<number, number[]>();
  for (const [from, to] of link) for (const node of to) back.set(node, [...(back.get(node) ?? []), from]);
  return back;
}
