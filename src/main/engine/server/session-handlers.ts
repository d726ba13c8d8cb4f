/** The session as a window left it, in the product's home: for the next start after a crash. */
import { KeptSessions } from "../records/kept-sessions";
import { productVersion } from "../report/product-version";
import { findGraphFile } from "./graph-files";
import type { Handlers } from "./handlers";
import type { Fingerprints } from "./run-keeper";
import type { Workplace } from "./workplace";

export function sessionHandlers(
  workplace: Workplace,
  fingerprints: Fingerprints,
): Pick<Handlers, Extract<keyof Handlers, `session:${string}`>> {
  const sessions = new KeptSessions(workplace.folders.records);
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
      const { path: file } = findGraphFile(graph, workplace.folders);
      return workplace.stores.use(file, async (store) => ({
        fingerprint: await fingerprints.of(file, store),
      }));
    },
  };
}
