/** The amounts that nodes have of a property, and what was left out. */
import type { PropertyValue } from "../../../../../shared/graph";
import type { World } from "../world";
import { readAmount, signsOf } from "./read-amount";

/** A property read over nodes. */
export interface Column {
  readonly values: ReadonlyMap<number, number>;
  /** Nodes without the property, with several numbers in it, and with something else than a number. */
  readonly missing: number;
  readonly several: number;
  readonly unread: number;
  /** What the values are told in, each once. */
  readonly units: readonly string[];
}

type Source = Pick<World["ports"], "store" | "signal">;

const AT_ONCE = 2000;
/** Nodes by which it is told how a column writes its numbers. */
const SAMPLED = 600;

/** A property's raw values, in the order of the nodes; undefined where a node has none. */
export async function cellsOf(
  nodes: readonly number[],
  property: string,
  { store, signal }: Source,
): Promise<(PropertyValue | undefined)[]> {
  const cells: (PropertyValue | undefined)[] = [];
  for (let at = 0; at < nodes.length; at += AT_ONCE) {
    const details = await store.nodeDetails(nodes.slice(at, at + AT_ONCE), signal);
    for (const { properties } of details)
      cells.push(Object.hasOwn(properties, property) ? properties[property] : undefined);
  }
  return cells;
}

/** Reads amounts; how the column writes them is told by members of its label as well. */
export async function readColumn(
  nodes: readonly number[],
  label: string,
  property: string,
  source: Source,
): Promise<Column> {
  const cells = await cellsOf(nodes, property, source);
  const members = await source.store.members(label, SAMPLED, source.signal);
  const signs = signsOf([...cells, ...(await cellsOf([...members.nodes], property, source))]);
  const values = new Map<number, number>();
  const units = new Set<string>();
  let [missing, several, unread] = [0, 0, 0];
  for (const [at, node] of nodes.entries()) {
    const amount = readAmount(cells[at], signs);
    if (isEmpty(cells[at])) missing++;
    else if (amount === "several") several++;
    else if (amount === undefined) unread++;
    else {
      values.set(node, amount.value);
      units.add(amount.unit);
    }
  }
  return { values, missing, several, unread, units: [...units] };
}

/** What tables write for nothing. */
const NOTHING = /^\s*(?:|-|–|—|\?|n\/?a|null|none|nan|unknown|necunoscut)\s*$/iu;

/** Whether a cell holds nothing. */
export const isEmpty = (cell: PropertyValue | undefined): boolean =>
  [cell ?? []].flat().every((one) => NOTHING.test(String(one)));
