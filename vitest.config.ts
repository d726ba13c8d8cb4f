/** How tests are run: unit tests in two workers, browser tests one file after the other. */
import { readFileSync, writeFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type Reporter, type TestModule, type TestSpecification } from "vitest/node";

/** Files that share the Neo4j are begun apart from each other. */
class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const sharing = sorted.filter(sharesNeo4j);
    const others = sorted.filter((file) => !sharing.includes(file));
    const apart = Math.max(1, Math.floor(others.length / (2 * (sharing.length + 1))));
    return others
      .flatMap((file, at) => {
        const next = at % apart === apart - 1 ? sharing.shift() : undefined;
        return next ? [next, file] : [file];
      })
      .concat(sharing);
  }
}

/** One that waits for its turn holds a worker up. */
function sharesNeo4j({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, "utf8").includes("await withNeo4j(");
}

/** Writes down how each file went, as JSON, where DRAGOMAN_TEST_REPORT names a file: what `npm test` counts. */
class RunReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const path = process.env["DRAGOMAN_TEST_REPORT"];
    if (path) writeFileSync(path, JSON.stringify(modules.map(reportOf)));
  }
}

/** Its seconds are those of its tests and hooks: what it waits for, a worker or the shared Neo4j, it waits for before them. */
function reportOf(module: TestModule): Record<string, string | number> {
  const states = Array.from(module.children.allTests(), (test) => test.result().state);
  const count = (wanted: string): number => states.filter((state) => state === wanted).length;
  const failed = count("failed");
  return {
    file: module.relativeModuleId,
    seconds: module.diagnostic().duration / 1000,
    passed: count("passed"),
    // One that cannot be loaded, or fails outside of any test, has failed as well.
    failed: failed === 0 && !module.ok() ? 1 : failed,
    skipped: count("skipped") + count("pending"),
  };
}

/** Two cores, two workers. */
const WORKERS = 2;

/** Tests of plain functions, which leave nothing behind in the modules they load: files of a worker share them. */
const TOGETHER = [
  "test/{renderer,shared}/**/*.test.{ts,tsx}",
  "test/engine/{ask,explore,export,import,map,pcst,report,runner}/**/*.test.ts",
];

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    globalSetup: "test/engine/managed-neo4j/shared-server.ts",
    reporters: ["default", new RunReport()],
    sequence: { sequencer: TestOrder },
    projects: [
      {
        test: {
          name: "unit",
          include: ["test/**/*.test.ts"],
          exclude: ["test/app/**", ...TOGETHER],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: WORKERS,
        },
      },
      {
        test: {
          name: "together",
          include: TOGETHER,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: WORKERS,
          // Loading React and the rooms anew for each file took four times as long as the tests.
          isolate: false,
        },
      },
      {
        test: {
          name: "app",
          include: ["test/app/**/*.test.ts"],
          globalSetup: "test/app/support/one-browser.ts",
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // Two pages that paint without a graphics card starve each other on two cores.
          maxWorkers: 1,
          fileParallelism: false,
          // A page that paints on a busy processor may miss its patience once; the report names what was tried again.
          retry: 1,
        },
      },
    ],
  },
});
