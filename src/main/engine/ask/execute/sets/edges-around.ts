/** The edges of some nodes, both ways. */
import type { Ports } from "../../stage";

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

/** A key for a step over a relation, one way. */
export const keyOf = ({ relation, backward }: Pick<EdgeAround, "relation" | "backward">) =>
  `${String(relation)} ${String(backward)}`;
