/** Bundles a TypeScript file as the product is built: modules run one by one in a development server are slower than what people get. */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "./run.mjs";

const BUILT = join(ROOT, "node_modules", ".cache", "bench");

/** The address of the bundle of `source`, kept under `name`. */
export async function bundle(name, source) {
  const { build } = await import("vite");
  await build({
    ...{ root: ROOT, configFile: false, logLevel: "warn", publicDir: false },
    build: {
      ssr: source,
      outDir: join(BUILT, name),
      target: "node20",
      minify: false,
      rollupOptions: { output: { entryFileNames: "bench.mjs" } },
    },
  });
  return pathToFileURL(join(BUILT, name, "bench.mjs")).href;
}
