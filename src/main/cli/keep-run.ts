/** `ask --keep`: a run for the ledger that the workbench lists. */
import { inEnglish } from "../../shared/sentences/sentences";
import type { Overrides } from "../../shared/recipe";
import type { FinishedRun } from "../engine/ask/recipe-runner";
import { Ledger } from "../engine/ledger/ledger";
import { ledgerEntry } from "../engine/ledger/ledger-entry";
import type { RunOrigin } from "../engine/report/run-document";
import { ledgerFile } from "../engine/server/folders";
import type { Fingerprints } from "../engine/server/run-keeper";
import { runOrigin } from "../engine/server/run-origin";
import type { Workspace } from "../engine/server/workspace";
import type { GraphStore } from "../engine/store/graph-store";
import { remark } from "./terminal";

export interface AskedWhere {
  readonly path: string;
  readonly store: GraphStore;
  readonly workspace: Workspace;
  readonly fingerprints: Fingerprints;
}

/** The ledger beside a window that may be open: only ever added to. */
export function openLedger(workspace: Pick<Workspace, "folders">): Ledger {
  return new Ledger(ledgerFile(workspace.folders), undefined, false);
}

/** Adds the run and says its id, undefined where it is not on the disk; a ledger that cannot be written costs a remark, never the answer. */
export async function keepRun(
  finished: FinishedRun,
  asked: Pick<RunOrigin, "graph" | "recipe" | "seed">,
  overrides: Overrides,
  { path, store, workspace, fingerprints }: AskedWhere,
): Promise<string | undefined> {
  const origin = await runOrigin(asked, workspace);
  const fingerprint = await fingerprints.of(path, store);
  const ledger = openLedger(workspace);
  const id = ledger.add(await ledgerEntry({ finished, origin, overrides, fingerprint }, store));
  if (ledger.problem === "") return id;
  remark(`dragoman: the run could not be kept: ${inEnglish(ledger.problem)}`);
  return undefined;
}
