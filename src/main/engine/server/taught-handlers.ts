/** Teaching relation paths, and what was taught on a graph. */
import { join } from "node:path";
import { FailureError } from "../../../shared/failure";
import type { TaughtPath } from "../../../shared/taught";
import { TaughtPaths } from "../ledger/taught-paths";
import { diskReason } from "../records/disk-reasons";
import type { GraphStore } from "../store/graph-store";
import { findGraphFile } from "./graph-files";
import type { Handlers } from "./handlers";
import type { Fingerprints } from "./run-keeper";
import type { Workspace } from "./workspace";

const FILE = "taught-paths.jsonl";

/** The file of everything taught. */
export function taughtPathsOf({ folders }: Pick<Workspace, "folders">): TaughtPaths {
  return new TaughtPaths(join(folders.records, FILE));
}

/** What was taught on the graph at `path`; nothing is read of the graph where nothing was ever taught. */
export type TaughtOn = (path: string, store: GraphStore) => Promise<readonly TaughtPath[]>;

export function taughtOn(taught: TaughtPaths, fingerprints: Fingerprints): TaughtOn {
  return async (path, store) => {
    try {
      return taught.isEmpty ? [] : taught.of(await fingerprints.of(path, store));
    } catch (fault) {
      throw new FailureError({ kind: "export-failed", file: FILE, reason: diskReason(fault) });
    }
  };
}

export function taughtHandlers(
  workspace: Workspace,
  taught: TaughtPaths,
  fingerprints: Fingerprints,
): Pick<Handlers, "taught:list" | "teach"> {
  return {
    "taught:list": async ({ graph }) => {
      const { path } = findGraphFile(graph, workspace.folders);
      const identity = await workspace.stores.use(path, (store) => fingerprints.of(path, store));
      return { identity, taught: identity === "" ? [] : taught.of(identity) };
    },
    teach: async ({ identity, taught: path, holds }) => {
      await Promise.resolve();
      try {
        taught.set(identity, path, holds);
      } catch (fault) {
        throw new FailureError({ kind: "export-failed", file: FILE, reason: diskReason(fault) });
      }
      return {};
    },
  };
}
