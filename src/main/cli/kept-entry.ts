/** A run of the ledger by the beginning of its id. */
import { FailureError } from "../../shared/failure";
import type { LedgerEntry } from "../../shared/ledger";
import type { Ledger } from "../engine/ledger/ledger";

export const KEPT_RUN = "the run's id, or its first characters";

/** The one run whose id begins so; throws invalid-request where it begins none or several. */
export function entryOf(ledger: Ledger, start: string): LedgerEntry {
  const fitting = ledger.rows().filter(({ id }) => start !== "" && id.startsWith(start));
  if (fitting.length > 1) {
    const reason = `“${start}” begins ${fitting.length.toString()} runs: give more of the id`;
    throw new FailureError({ kind: "invalid-request", reason });
  }
  if (fitting.length === 0) {
    const reason = `no run of the ledger begins with “${start}”: \`dragoman ledger list\` shows them`;
    throw new FailureError({ kind: "invalid-request", reason });
  }
  return ledger.get(fitting[0]!.id);
}
