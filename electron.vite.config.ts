import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "electron-vite";

/** One build, four doors: the desktop window, the engine process, the browser host and the command line. */
export default defineConfig({
  main: {
    build: {
      outDir: "out/main",
      rollupOptions: {
        input: {
          desktop: resolve("src/main/desktop/main.ts"),
          engine: resolve("src/main/engine/engine.ts"),
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
      rollupOptions: { input: { index: resolve("src/renderer/index.html") } },
    },
  },
});
