/** Which steps really leave some nodes, and how often. */
import type { Ports } from "../stage";
import type { GraphFacts } from "./graph-facts";
import type { RelationStep } from "./relation-path";

export interface StepsOut {
  readonly steps: readonly RelationStep[];
  /** Of the nodes' edges, by step. */
  readonly shares: ReadonlyMap<string, number>;
}

interface EdgeAround {
  readonly near: number;
  readonly far: number;
  readonly edge: number;
  readonly relation: number;
  /** It leads to `near`. */
  readonly backward: boolean;
}

/** The edges that leave some nodes and those that lead to them, at most `limit` each; `complete` where these are all. Throws what the store throws. */
export async function edgesAround(
  nodes: readonly number[] | Int32Array,
  limit: number,
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<{ readonly around: readonly EdgeAround[]; readonly complete: boolean }> {
  const around: EdgeAround[] = [];
  let complete = true;
  for (const direction of ["out", "in"] as const) {
    const found = await store.follow(
      { from: Int32Array.from(nodes), relation: "", direction, limit },
      signal,
    );
    complete &&= found.total === found.edges.length;
    found.edges.forEach((edge, row) => {
      const [near, far, relation] = [found.near[row]!, found.far[row]!, found.relations[row]!];
      around.push({ near, far, edge, relation, backward: direction === "in" });
    });
  }
  return { around, complete };
}

/** Edges looked at each way for the steps that leave some nodes. */
const MOST_EDGES = 100_000;

export const keyOf = ({ relation, backward }: RelationStep) => `${String(relation)} ${String(backward)}`;

/** Steps that really leave the nodes, by how many edges they have; without words only those of the namesake that most is said of. */
export async function stepsOut(
  nodes: Int32Array,
  hasWords: boolean,
  ports: Pick<Ports, "store" | "signal">,
): Promise<StepsOut> {
  const degrees = new Map<number, number>();
  const { around } = await edgesAround(nodes, MOST_EDGES, ports);
  for (const { near } of around) degrees.set(near, (degrees.get(near) ?? 0) + 1);
  const [busiest] = [...degrees].sort((a, b) => b[1] - a[1]);
  const counts = new Map<string, { readonly step: RelationStep; count: number }>();
  for (const { near, relation, backward } of around) {
    if (!hasWords && near !== busiest?.[0]) continue;
    const step = { relation, backward };
    const known = counts.get(keyOf(step));
    if (known) known.count++;
    else counts.set(keyOf(step), { step, count: 1 });
  }
  const sorted = [...counts.values()].sort((a, b) => b.count - a.count);
  const most = sorted[0]?.count ?? 1;
  const shares = new Map(sorted.map(({ step, count }) => [keyOf(step), count / most]));
  return { steps: sorted.map(({ step }) => step), shares };
}

/** Whether one relation alone leads from the nodes to things, and one way: then no word needs to tell it. */
export async function hasOneWay(
  nodes: Int32Array,
  { facts, ports }: { readonly facts: GraphFacts; readonly ports: Pick<Ports, "store" | "signal"> },
): Promise<boolean> {
  const { steps } = await stepsOut(nodes, true, ports);
  const toThings = steps.filter(
    ({ relation, backward }) => backward || !facts.relations[relation]!.isNumeric,
  );
  return toThings.length === 1;
}
