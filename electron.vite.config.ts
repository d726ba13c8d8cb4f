import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "electron-vite";

/** Libraries of many small files without native parts: in the build itself, for a command spent a third of its start on finding and reading them. */
const BUNDLED = [
  "@duckdb/node-api",
  "@huggingface/tokenizers",
  "@msgpack/msgpack",
  "commander",
  "saxes",
  "yaml",
  "zod",
];

/** One build, five doors: the desktop window, the engine process, the process that tries a device, the browser host and the command line. */
export default defineConfig({
  main: {
    build: {
      outDir: "out/main",
      externalizeDeps: { exclude: BUNDLED },
      rollupOptions: {
        // Native, and found beside its own shared library.
        external: [/^@duckdb\/node-bindings/],
        input: {
          desktop: resolve("src/main/desktop/main.ts"),
          engine: resolve("src/main/engine/engine.ts"),
          trial: resolve("src/main/engine/trial.ts"),
          cli: resolve("src/main/cli/cli.ts"),
        },
      },
    },
  },
  preload: {
    build: {
      outDir: "out/preload",
      rollupOptions: {
        input: { preload: resolve("src/main/desktop/preload.ts") },
        output: { format: "cjs", entryFileNames: "[name].cjs" },
      },
    },
  },
  renderer: {
    root: "src/renderer",
    plugins: [react()],
    build: {
      outDir: "out/renderer",
      // Half the letters to carry and to read at every start.
      minify: true,
      // Cytoscape and React are read once from this disk; whoever starts the product need not hear of their size.
      chunkSizeWarningLimit: 4000,
      rollupOptions: {
        input: { index: resolve("src/renderer/index.html") },
        // In one file with what it is told before the first schema is made, wherever that is.
        output: { codeSplitting: { groups: [{ name: "zod", test: /[\\/]zod[\\/]|zod-without-eval/ }] } },
      },
    },
  },
});
