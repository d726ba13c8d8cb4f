/** The session as a window left it, in the product's home: for the next start after a crash. */
import { KeptSessions } from "../records/kept-sessions";
import { productVersion } from "../report/product-version";
import { findGraphFile } from "./graph-files";
import type { Handlers } from "./handlers";
import type { Fingerprints } from "./run-keeper";
import type { Workspace } from "./workspace";

export function sessionHandlers(
  workspace: Workspace,
  fingerprints: Fingerprints,
): Pick<Handlers, Extract<keyof Handlers, `session:${string}`>> {
  const sessions = new KeptSessions(workspace.folders.records);
  return {
    "session:left": async ({ window }) => ({ product: productVersion(), ...sessions.left(window) }),
    "session:keep": async ({ window, text }) => {
      sessions.keep(window, text);
      return {};
    },
    "session:close": async ({ window }) => {
      sessions.close(window);
      return {};
    },
    "session:fingerprint": async ({ graph }) => {
      const { path: file } = findGraphFile(graph, workspace.folders);
      return workspace.stores.use(file, async (store) => ({
        fingerprint: await fingerprints.of(file, store),
      }));
    },
  };
}
