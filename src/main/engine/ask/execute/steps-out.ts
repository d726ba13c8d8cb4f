/** Which steps really leave some nodes, and how often. */
import type { Ports } from "../stage";
import { edgesAround, keyOf } from "./sets/edges-around";
import type { RelationStep } from "./relation-path";

export interface StepsOut {
  readonly steps: readonly RelationStep[];
  /** Of the nodes' edges, by step. */
  readonly shares: ReadonlyMap<string, number>;
}

/** Edges looked at each way for the steps that leave some nodes. */
const MOST_EDGES = 100_000;

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
  {
    facts,
    ports,
  }: {
    readonly facts: { readonly relations: readonly { readonly isNumeric: boolean }[] };
    readonly ports: Pick<Ports, "store" | "signal">;
  },
): Promise<boolean> {
  const { steps } = await stepsOut(nodes, true, ports);
  const toThings = steps.filter(
    ({ relation, backward }) => backward || !facts.relations[relation]!.isNumeric,
  );
  return toThings.length === 1;
}
