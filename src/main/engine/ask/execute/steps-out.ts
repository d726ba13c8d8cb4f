/** Which steps really leave some nodes, and how often. */
import type { Ports } from "../stage";
import type { GraphFacts } from "./graph-facts";
import type { RelationStep } from "./relation-path";

export interface StepsOut {
  readonly steps: readonly RelationStep[];
  /** Of the nodes' edges, by step. */
  readonly shares: ReadonlyMap<string, number>;
}

export const keyOf = ({ relation, backward }: RelationStep) => `${String(relation)} ${String(backward)}`;

/** Steps that really leave the nodes, by how many edges they have; without words only those of the namesake that most is said of. */
export async function stepsOut(
  nodes: Int32Array,
  hasWords: boolean,
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<StepsOut> {
  const edges: { readonly node: number; readonly step: RelationStep }[] = [];
  const degrees = new Map<number, number>();
  for (const direction of ["out", "in"] as const) {
    const found = await store.follow({ from: nodes, relation: "", direction, limit: 100_000 }, signal);
    found.relations.forEach((relation, row) => {
      const node = found.near[row]!;
      edges.push({ node, step: { relation, backward: direction === "in" } });
      degrees.set(node, (degrees.get(node) ?? 0) + 1);
    });
  }
  const [busiest] = [...degrees].sort((a, b) => b[1] - a[1]);
  const counts = new Map<string, { readonly step: RelationStep; count: number }>();
  for (const { node, step } of edges) {
    if (!hasWords && node !== busiest?.[0]) continue;
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
