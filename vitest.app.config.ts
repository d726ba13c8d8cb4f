import { defineConfig } from "vitest/config";

/** Journeys through the built workbench in a real browser: one after the other, for they share two cores. */
export default defineConfig({
  test: {
    include: ["test/app/**/*.test.ts"],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
    fileParallelism: false,
  },
});
