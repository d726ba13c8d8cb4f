/** The session as a window left it, in the product's home: for the next start after a crash. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { replaceFile } from "../ledger/ledger-file";
import { productVersion } from "../report/product-version";
import { findGraphFile } from "./graph-files";
import type { Handlers } from "./handlers";
import type { Fingerprints } from "./run-keeper";
import type { Workplace } from "./workplace";

const keptSchema = z.object({
  window: z.string(),
  at: z.iso.datetime(),
  closed: z.boolean(),
  text: z.string(),
});
type Kept = z.infer<typeof keptSchema>;

export function sessionHandlers(
  workplace: Workplace,
  fingerprints: Fingerprints,
): Pick<Handlers, Extract<keyof Handlers, `session:${string}`>> {
  const path = join(workplace.folders.records, "session.json");
  return {
    "session:left": async () => {
      const kept = await Promise.resolve(readKept(path));
      const left = kept && { text: kept.text, at: kept.at, crashed: !kept.closed };
      return { product: productVersion(), left };
    },
    "session:keep": async ({ window, text }) => {
      const at = new Date().toISOString();
      await Promise.resolve(
        replaceFile(path, JSON.stringify({ window, at, closed: false, text } satisfies Kept)),
      );
      return {};
    },
    "session:close": async ({ window }) => {
      const kept = await Promise.resolve(readKept(path));
      if (kept?.window === window) replaceFile(path, JSON.stringify({ ...kept, closed: true }));
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

/** Null where nothing was kept, or nothing that can be read. */
function readKept(path: string): Kept | null {
  try {
    return keptSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return null;
  }
}
