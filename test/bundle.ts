/** A script of the tests as one plain program, for processes that are started, watched and killed. */
import { mkdtempSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";

/** The path of the built program; its folder lies inside the checkout, because it finds its libraries by walking up from its own file. */
export async function bundle(entry: string): Promise<string> {
  const folder = mkdtempSync(resolve("node_modules", ".cache-child-"));
  await build({
    ...{ configFile: false, logLevel: "error", publicDir: false },
    build: {
      ssr: entry,
      ...{ outDir: folder, minify: false, target: "node20" },
      rollupOptions: { output: { entryFileNames: "child.mjs" } },
    },
  });
  return join(folder, "child.mjs");
}
