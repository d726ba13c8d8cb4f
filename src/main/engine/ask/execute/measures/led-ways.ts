/** Which ways a relation can be walked from things: labels tell that of its ends, and of rows of tables only their edges do. */
import type { RelationStep } from "../relation-path";
import type { World } from "../world";

/** Nodes that are looked at for edges. */
const SAMPLED = 2000;

/** The ways that lead from some of the nodes; with no node asked about, or none that has such an edge, both. */
export async function ledWays(
  relation: number,
  nodes: ReadonlySet<number>,
  { facts, ports }: Pick<World, "facts" | "ports">,
): Promise<RelationStep[]> {
  const from = Int32Array.from([...nodes].slice(0, SAMPLED));
  const both = [false, true].map((backward) => ({ relation, backward }));
  if (from.length === 0) return both;
  const led: RelationStep[] = [];
  for (const step of both) {
    const direction = step.backward ? "in" : "out";
    const asked = { from, relation: facts.relations[relation]!.name, direction, limit: 1 } as const;
    if ((await ports.store.follow(asked, ports.signal)).total > 0) led.push(step);
  }
  return led.length > 0 ? led : both;
}
