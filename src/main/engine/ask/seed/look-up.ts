/** Looks nodes up in the store, and tells how long each kind of look-up took. */
import type { ScoredNode } from "../../../../shared/graph";
import type { StagePart } from "../../runner/stage-list";
import type { SeedQuery } from "../../store/graph-store";
import type { Ports } from "../stage";

/** What a look-up needs of the world. */
export type LookUpPorts = Pick<Ports, "store" | "signal" | "sought">;

/** What the store finds, best first; told to `sought` where somebody keeps count. Throws what the store throws. */
export async function lookUp(
  query: SeedQuery,
  { store, signal, sought }: LookUpPorts,
): Promise<ScoredNode[]> {
  const started = performance.now();
  const found = await store.seeds(query, signal);
  sought?.(query.by, found.length, performance.now() - started);
  return found;
}

/** Look-ups of one stage, those of a kind together. */
export class LookUpTimes {
  private readonly kinds = new Map<SeedQuery["by"], { found: number; ms: number }>();

  readonly sought: NonNullable<Ports["sought"]> = (by, found, ms) => {
    const known = this.kinds.get(by) ?? { found: 0, ms: 0 };
    this.kinds.set(by, { found: known.found + found, ms: known.ms + ms });
  };

  /** In the order in which the kinds were first looked for. */
  parts(): StagePart[] {
    return [...this.kinds].map(([name, { found, ms }]) => ({ name, found, ms }));
  }
}
