import { defineConfig } from "vitest/config";

/** Takes the README's pictures anew, by hand: `npx vitest run -c vitest.pictures.config.ts` after a build. */
export default defineConfig({
  test: {
    include: ["test/app/readme-pictures.ts"],
    globalSetup: "test/app/support/one-browser.ts",
    testTimeout: 600_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
});
