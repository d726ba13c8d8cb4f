/** Rows by what stands in a column of theirs: its values, and a number for each. */
import { message } from "../../../../../shared/sentences/sentences";
import { fold } from "../../../../../shared/fold";
import type { GroupNumber } from "../../../../../shared/understanding";
import type { RowColumn } from "../../understand/rows/row-table";
import type { RowAsk } from "../../understand/rows/row-question";
import { statistic } from "../aggregates/statistics";
import { compares } from "../measures/meets";
import { toldNumber } from "../aggregates/told-number";
import type { Computed } from "../world";

/** Groups that are told in a sentence each. */
const MOST_SAID = 12;

/** What one way to ask adds to what all have. */
export type Told = Pick<Computed, "form" | "answers" | "said"> & Partial<Computed>;

interface Group {
  readonly name: string;
  readonly nodes: number[];
}

/** Rows by what stands in a column; values that differ in case alone are one. */
export function groupsOf(rows: readonly number[], { cells }: RowColumn): Group[] {
  const groups = new Map<string, Group>();
  for (const node of rows)
    for (const cell of cells.get(node) ?? []) {
      const group = groups.get(fold(cell)) ?? { name: cell, nodes: [] };
      group.nodes.push(node);
      groups.set(fold(cell), group);
    }
  return [...groups.values()];
}

/** What stands in a column of the rows, each value once. */
export function valuesOf(rows: readonly number[], column: RowColumn): Told {
  const groups = groupsOf(rows, column);
  if (groups.length === 0) return { form: "list", complete: false, answers: [], said: [message("not-said")] };
  const values = groups.map(({ name }) => name);
  const meant = rowsMeant(values, column);
  if (meant)
    return {
      form: "list",
      answers: meant,
      said: [
        message("described", {
          property: column.words,
          value: meant.map((node) => column.table.names.get(node)!).join(", "),
        }),
      ],
    };
  const [first] = rows;
  const number = column.type === "number" && rows.length === 1 ? column.numbers.get(first!) : undefined;
  const said = [message("described", { property: column.words, value: values.join(", ") })];
  return {
    form: "list",
    answers: rows,
    values,
    said,
    ...(number !== undefined && { value: number }),
  };
}

/** "Manager: e6": the rows that values are ids of, where those are not their names; undefined where some value is none. */
function rowsMeant(values: readonly string[], { table, type }: RowColumn): number[] | undefined {
  const nodes = values.flatMap((value) => table.ids.get(fold(value)) ?? []);
  const isCode = nodes.every((node, at) => fold(table.names.get(node)!) !== fold(values[at]!));
  return type === "text" && isCode && nodes.length === values.length ? nodes : undefined;
}

/** A number for each group, the largest first; those at one end alone where that is asked for. */
export function numbersOf(
  rows: readonly number[],
  { by, of, column, top, bound }: Extract<RowAsk, { as: "groups" }>,
): Told {
  const all = groupsOf(rows, by).flatMap(
    ({ name, nodes }): (GroupNumber & { nodes: readonly number[] })[] => {
      const numbers = nodes.flatMap((node) => column?.numbers.get(node) ?? []);
      if (of === "count") return [{ name, value: nodes.length, over: nodes.length, nodes }];
      if (of === "kinds")
        return [{ name, value: groupsOf(nodes, column!).length, over: nodes.length, nodes }];
      return numbers.length === 0
        ? []
        : [{ name, value: statistic(of, numbers), over: numbers.length, nodes }];
    },
  );
  const end = top && (top === "max" ? Math.max : Math.min)(...all.map(({ value }) => value));
  const shown = all
    .filter(({ value }) => (end === undefined || value === end) && (!bound || compares(value, bound)))
    .sort((a, b) => b.value - a.value || a.name.localeCompare(b.name, "en", { numeric: true }));
  const measure = column?.words ?? "";
  const opening =
    of === "count" || of === "kinds"
      ? message("groups-count", { group: by.words })
      : message(`groups-${of}`, { measure, group: by.words });
  const groups = shown.map(({ name, value, over }) => ({ name, value, over }));
  const said = groups
    .slice(0, MOST_SAID)
    .map(({ name, value, over }) => message("group-number", { group: name, value: toldNumber(value), over }));
  const more = groups.length - said.length;
  return {
    ...{
      form: top ? "superlative" : "list",
      groups,
      answers: [],
      complete: groups.length > 0 || bound !== undefined,
    },
    ...((top || bound) && { values: groups.map(({ name }) => name) }),
    said: [opening, ...said, ...(more > 0 ? [message("groups-more", { count: more })] : [])],
  };
}
