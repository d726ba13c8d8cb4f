import type { LedgerEntry } from "../../../src/shared/ledger";
import { smallRecipe } from "../ask/small-recipe";

/** A run of the ledger by its id. */
export function ledgerEntry(id: string, changes: Partial<LedgerEntry> = {}): LedgerEntry {
  return {
    ...{ id, at: "2026-11-21T08:00:00.000Z", name: "", starred: false },
    ...{
      question: `What about ${id}?`,
      graph: "films",
      recipe: "small",
      overrides: { "seed.k": 2 },
      seed: 1,
    },
    ...{ device: "CPU", models: [], product: "1.0.0", ms: 3, stages: [], answers: [] },
    counts: { nodes: 4, edges: 3, keptNodes: 2, keptEdges: 1 },
    ...{ digest: `sha256:${id}`, applied: smallRecipe({}), fingerprint: "sha256:f" },
    ...changes,
  };
}
