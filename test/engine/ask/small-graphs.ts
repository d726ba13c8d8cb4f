/** Graphs that several tests make alike. */
import { memoryGraph, type Triple } from "./memory-graph";

/** A graph in which nothing has a label. */
export const unlabelled = (triples: readonly Triple[]) =>
  memoryGraph(triples, {
    labels: Object.fromEntries(triples.flatMap(([from, , to]) => [from, to].map((one) => [one, ""]))),
  });

/** Labels by name, told by label: names parted by "; ". */
export const labelsOf = (groups: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([label, names]) => names.split("; ").map((name) => [name, label])),
  );

/** A table alone: its rows by what stands in the column `key`; the first has all columns. */
export function sheetOf(file: string, key: string, rows: Readonly<Record<string, object>>) {
  const [first] = Object.values(rows);
  return memoryGraph([], {
    labels: Object.fromEntries(Object.keys(rows).map((name) => [name, ""])),
    properties: rows as Record<string, Record<string, string | number>>,
    tables: [{ file, key, columns: Object.keys(first!) }],
  });
}
