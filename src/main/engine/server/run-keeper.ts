/** Tells the ledger of every question answered, behind the person's back: an answer never waits for it. */
import type { Overrides } from "../../../shared/recipe";
import type { FinishedRun } from "../ask/recipe-runner";
import type { Ledger } from "../ledger/ledger";
import { ledgerEntry } from "../ledger/ledger-entry";
import { stampOf } from "../records/whole-file";
import type { GraphStore } from "../store/graph-store";
import type { Foreground } from "./foreground";
import type { AskedRun } from "./past-runs";
import { graphFingerprint, runOrigin } from "./run-origin";
import type { Workspace } from "./workspace";

/** Hears of a question answered. */
export type KeepRun = (finished: FinishedRun, asked: AskedRun, overrides: Overrides) => void;

/** Keeps runs in the ledger one after the other, in the order asked. */
export function runKeeper(
  workspace: Workspace,
  ledger: Ledger,
  foreground: Foreground,
  fingerprints: Fingerprints,
): KeepRun {
  let last: Promise<void> = Promise.resolve();
  return (finished, asked, overrides) => {
    last = last.then(async () => {
      await foreground.turn();
      try {
        await workspace.stores.use(asked.path, async (store) => {
          const origin = await runOrigin(asked, workspace);
          const fingerprint = await fingerprints.of(asked.path, store);
          ledger.add(await ledgerEntry({ finished, origin, overrides, fingerprint }, store));
        });
      } catch (fault) {
        // The graph was deleted or replaced meanwhile: the answer is out, its row in the ledger is not worth a failure, but a word.
        ledger.miss(fault);
      }
    });
  };
}

/** Fingerprints of graphs, each file read once until it changes. */
export class Fingerprints {
  readonly #known = new Map<string, { readonly stamp: string; readonly fingerprint: Promise<string> }>();

  /** "" where the graph cannot be read. */
  of(path: string, store: GraphStore): Promise<string> {
    return this.read(path, store, new AbortController().signal).catch(() => "");
  }

  /** Throws what reading the graph's file throws. */
  async read(path: string, store: GraphStore, signal: AbortSignal): Promise<string> {
    // "" for a database: it may change at any time.
    const stamp = stampOf(path);
    const known = this.#known.get(path);
    if (known && stamp !== "" && known.stamp === stamp) return known.fingerprint;
    const fingerprint = graphFingerprint(path, store, signal);
    if (stamp !== "") this.#known.set(path, { stamp, fingerprint });
    return fingerprint;
  }
}
