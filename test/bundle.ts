/** A script of the tests as one plain program, for processes that are started, watched and killed. */
import { mkdtempSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";

/** Native, and found beside their own shared libraries. */
const NATIVE = [/^@duckdb\/node-bindings/, /^onnxruntime/];

/**
 * The path of the built program; its folder lies inside the checkout, because it finds its native libraries by walking up from its own
 * file. All others are in it: to find and read them took a third of a short process.
 */
export async function bundle(entry: string): Promise<string> {
  const folder = mkdtempSync(resolve("node_modules", ".cache-child-"));
  await build({
    ...{ configFile: false, logLevel: "error", publicDir: false },
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      ...{ outDir: folder, minify: false, target: "node20" },
      rollupOptions: { external: NATIVE, output: { entryFileNames: "child.mjs" } },
    },
  });
  return join(folder, "child.mjs");
}
