/** Edges that say the same between the same two nodes: they are drawn as one line, which tells how many it is. */
import type { DrawnView } from "./drawn-view";

export type BundledColumns = Pick<
  DrawnView["edges"],
  "source" | "target" | "relation" | "undirected" | "added"
>;

/** For each edge the row of the one that is drawn for all that say the same: the lowest of those marked in `first`, else the lowest. O(edges). */
export function leadsOf(edges: BundledColumns, first: Uint8Array): Int32Array {
  const sayings = Array.from(edges.source.keys(), (row) => sayingOf(edges, row));
  const leads = new Map<string, number>();
  sayings.forEach((saying, row) => {
    const lead = leads.get(saying);
    if (lead === undefined || first[row]! > first[lead]!) leads.set(saying, row);
  });
  return Int32Array.from(sayings, (saying) => leads.get(saying)!);
}

/** Rows of all edges that say what the one of `row` says, itself among them, ascending. O(edges). */
export function sayingTheSame(edges: BundledColumns, row: number): number[] {
  const saying = sayingOf(edges, row);
  const [one, other] = [edges.source[row], edges.target[row]];
  const isNear = (end: number | undefined): boolean => end === one || end === other;
  return Array.from(edges.source.keys()).filter(
    (it) => isNear(edges.source[it]) && isNear(edges.target[it]) && sayingOf(edges, it) === saying,
  );
}

/** A relation, with how many edges say it where it is more than one. */
export function timesText(word: string, times: number): string {
  return times > 1 ? `${word} × ${String(times)}` : word;
}

/** Without a direction both ways are one; what a person added stays a line of its own, for no run decided about it. */
function sayingOf({ source, target, relation, undirected, added }: BundledColumns, row: number): string {
  const [from, to] = [source[row]!, target[row]!];
  const isEitherWay = undirected?.[row] === 1;
  const ends = isEitherWay && from > to ? [to, from] : [from, to];
  return [...ends, relation[row], isEitherWay, added?.[row] === 1].join();
}
