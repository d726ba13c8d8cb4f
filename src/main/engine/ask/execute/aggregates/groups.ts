/** Nodes in groups: by the values of a property, by year or decade, or by what a relation leads to. */
import { isEmpty, cellsOf } from "./read-column";
import { valuesOf } from "../categories";
import { toNumber } from "../measures/numbers";
import { walkAll, type RelationStep } from "../relation-path";
import type { World } from "../world";

/** What nodes are grouped by. */
export type Grouping =
  | { readonly by: "property"; readonly name: string; readonly words: string; readonly span?: Span }
  | { readonly by: "relation"; readonly step: RelationStep; readonly words: string };
/** Years that a date is put into. */
export type Span = "year" | "decade" | "century";

/** Nodes that share a value, or one end of a relation. */
export interface Group {
  readonly name: string;
  /** The node that it is, where it is one. */
  readonly node?: number;
  readonly nodes: readonly number[];
}

export interface Grouped {
  readonly groups: readonly Group[];
  /** Nodes in no group, and in several at once. */
  readonly outside: number;
  readonly shared: number;
  /** Edges that put a node into the group of another. */
  readonly edges: readonly { readonly node: number; readonly edge: number }[];
  readonly complete: boolean;
}

/** Puts nodes into groups; one with several values is in each of theirs. */
export async function inGroups(nodes: readonly number[], grouping: Grouping, world: World): Promise<Grouped> {
  return grouping.by === "property"
    ? byProperty(nodes, grouping, world)
    : byRelation(nodes, grouping.step, world);
}

async function byProperty(
  nodes: readonly number[],
  { name, span }: Extract<Grouping, { by: "property" }>,
  { ports }: World,
): Promise<Grouped> {
  const cells = await cellsOf(nodes, name, ports);
  const keys = cells.map((cell) =>
    isEmpty(cell) ? [] : [...new Set(valuesOf(cell).map((value) => keyOf(value, span)))],
  );
  const members = new Map<string, number[]>();
  for (const [at, node] of nodes.entries())
    for (const key of keys[at]!) members.set(key, [...(members.get(key) ?? []), node]);
  const groups = [...members].map(([key, own]) => ({ name: key, nodes: own }));
  return { groups, ...countsOf(keys.map(({ length }) => length)), edges: [], complete: true };
}

async function byRelation(nodes: readonly number[], step: RelationStep, world: World): Promise<Grouped> {
  const { ports, facts } = world;
  const reached = await walkAll(ports.store, Int32Array.from(nodes), [step], facts, ports.signal);
  const members = new Map<number, Set<number>>();
  const counts = new Map(nodes.map((node) => [node, 0]));
  for (const [near, far] of reached.pairs) {
    const own = members.get(far) ?? new Set<number>();
    if (!own.has(near)) counts.set(near, (counts.get(near) ?? 0) + 1);
    members.set(far, own.add(near));
  }
  const ends = [...members.keys()];
  const { names, ids } = await ports.store.nodeNames(Int32Array.from(ends));
  const groups = ends.map((node, at) => ({
    ...{ name: names[at]! || ids[at]!, node },
    nodes: [...members.get(node)!],
  }));
  const edges = reached.pairs.map(([, node, edge]) => ({ node, edge }));
  return { groups, ...countsOf([...counts.values()]), edges, complete: reached.complete };
}

const countsOf = (sizes: readonly number[]) => ({
  outside: sizes.filter((size) => size === 0).length,
  shared: sizes.filter((size) => size > 1).length,
});

const YEARS: Readonly<Record<Span, number>> = { year: 1, decade: 10, century: 100 };

function keyOf(value: string, span: Span | undefined): string {
  const number = span && toNumber(value);
  if (!span || number === undefined) return value.trim();
  const first = Math.floor(number / YEARS[span]) * YEARS[span];
  return span === "decade" ? `${first.toString()}s` : first.toString();
}
