/** How tests are run: all in one run, three files at a time on two cores, for browsers, servers and programs keep a file waiting. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import {
  BaseSequencer,
  type Reporter,
  type SerializedError,
  type TestCase,
  type TestModule,
  type TestSpecification,
} from "vitest/node";

/**
 * Files that start a Neo4j of their own take longest and come first. Of those that share one, those that stop it come last, or the next would start it
 * again; among browser files they are far from each other, for one that waits for its turn keeps a worker from others. Browser files come in one go
 * and those of functions in one go, or they would not share their modules; of these, those that start programs first.
 */
class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const [together, alone] = parted(sorted, ({ project }) => project.name === "together");
    const [app, others] = parted(alone, ({ project }) => project.name === "app");
    const [turns, unit] = parted(others, ({ project }) => project.name === "neo4j");
    const [stopping, kind] = parted(turns, mentions("stopServer("));
    const [longest, usual] = parted(unit, mentions("await withOwnNeo4j(", "await whyNoNeo4j("));
    const [starting, quick] = parted(together, mentions('from "./program"'));
    return [...longest, ...usual, ...kind, ...stopping, ...apart(app), ...starting, ...quick];
  }
}

/** Those that share the Neo4j, evenly among the others. */
function apart(files: readonly TestSpecification[]): TestSpecification[] {
  const [sharing, others] = parted(files, mentions("await withNeo4j("));
  return spread(sharing, others);
}

const mentions =
  (...calls: readonly string[]) =>
  ({ moduleId }: TestSpecification): boolean => {
    const text = readFileSync(moduleId, "utf8");
    return calls.some((call) => text.includes(call));
  };

/** Those that are, and those that are not. */
const parted = <T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] => [
  all.filter(is),
  all.filter((one) => !is(one)),
];

/** Both lists in their order, the shorter one evenly among the longer. */
function spread<T>(some: readonly T[], others: readonly T[]): T[] {
  const placed = [some, others].flatMap((list) => list.map((one, at) => ({ one, at: at / list.length })));
  return placed.toSorted((a, b) => a.at - b.at).map(({ one }) => one);
}

/** Writes down how each file went, as JSON, where DRAGOMAN_TEST_REPORT names a file: what `npm test` counts. */
class RunReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const path = process.env["DRAGOMAN_TEST_REPORT"];
    if (path) writeFileSync(path, JSON.stringify(modules.map((module) => reportOf(module, errors))));
  }
}

/** How a group of tests says what it wants on this machine. */
const WHY_NOT_RUN = /\((?:skipped|not to be had): (.*)\)$/;

/** Its seconds are those of its tests and hooks: what it waits for, a worker or the shared Neo4j, it waits for before them. A try that failed counts for nothing. */
function reportOf(module: TestModule, errors: readonly SerializedError[]) {
  const tests = Array.from(module.children.allTests());
  const count = (wanted: string): number => tests.filter((test) => test.result().state === wanted).length;
  const failed = count("failed");
  const brokeOutside = !module.ok() || errors.some((error) => error["VITEST_TEST_PATH"] === module.moduleId);
  const suites = Array.from(module.children.allSuites());
  const lost = tests.reduce((sum, test) => sum + lostOn(test), 0);
  return {
    file: module.relativeModuleId,
    part: module.project.name,
    seconds: (module.diagnostic().duration - lost) / 1000,
    passed: count("passed"),
    // One that cannot be loaded, or fails outside of any test, has failed as well.
    failed: failed === 0 && brokeOutside ? 1 : failed,
    skipped: count("skipped") + count("pending"),
    why: suites.map(({ name }) => WHY_NOT_RUN.exec(name)?.[1] ?? "").find((why) => why !== "") ?? "",
    triedAgain: tests.filter((test) => test.diagnostic()?.flaky).map(({ fullName }) => fullName),
  };
}

/** Milliseconds of a test that went into tries which failed. */
function lostOn(test: TestCase): number {
  const told = test.diagnostic();
  const { lastTryAt } = test.meta();
  if (told === undefined || told.retryCount === 0 || lastTryAt === undefined) return 0;
  return Math.max(0, Math.min(told.duration, lastTryAt - told.startTime));
}

/** One where a file is run again by itself: `--maxWorkers` does not reach the parts. */
const FILES_AT_ONCE = Number(process.env["DRAGOMAN_TEST_WORKERS"] ?? 3);

/** Tests of functions, which leave nothing behind in the modules they load, nor in the environment: files of a worker share them. */
const TOGETHER = [
  "test/{renderer,shared}/**/*.test.{ts,tsx}",
  "test/engine/{artifacts,ask,biolink,build,explore,export,import,language-models,ledger,map,models,pcst,pipeline,records,report}/**/*.test.ts",
  "test/engine/store/{*,past/*,neo4j/cypher,neo4j/console-check}.test.ts",
  "test/engine/connections/connections.test.ts",
  // But for those that count what the process holds open, stop engines or fill disks, or have a Neo4j.
  "test/engine/neptune/!(faults).test.ts",
  "test/engine/server/**/!(connection-handlers|engine-process|full-disk|kills|leftovers).test.ts",
  "test/main/cli/!(neo4j|neptune|run-files).test.ts",
  // But for those that put a module of their own in the place of one that all others load.
  "test/engine/evaluate/!(evaluate-probabilities).test.ts",
  "test/engine/runner/!(recipe-files).test.ts",
  "test/{main/host,scripts}/**/*.test.ts",
];

/** Files that take turns at the shared Neo4j; those with a browser stay among their own. One after the other in a process, none of them keeps a worker waiting. */
const TAKING_TURNS = readdirSync("test", { recursive: true, encoding: "utf8" })
  .map((name) => `test/${name.replaceAll("\\", "/")}`)
  .filter((path) => path.endsWith(".test.ts") && !path.startsWith("test/app/"))
  .filter((path) => readFileSync(path, "utf8").includes("await withNeo4j("));

/** What all parts have. What is waited for may take its time where other programs are at work too: a second, as it is usual, was too short at times. */
const COMMON = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  maxWorkers: FILES_AT_ONCE,
  setupFiles: "test/tries.ts",
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  test: {
    maxWorkers: FILES_AT_ONCE,
    // Stopping the shared Neo4j and the browser.
    teardownTimeout: 60_000,
    // Java's first compiler alone: a server of the tests runs each query a few times, and is gone before the second one pays. Nor are its
    // classes verified, which are known by their sums: a fifth of a start.
    env: {
      JAVA_TOOL_OPTIONS:
        "-XX:TieredStopAtLevel=1 -XX:+UnlockDiagnosticVMOptions -XX:+IgnoreUnrecognizedVMOptions -XX:-BytecodeVerificationRemote",
      // One for the servers of all homes, made by that of test/main/cli/neo4j.test.ts (`environmentOfServers`).
      DRAGOMAN_NEO4J_CLASSES: resolve("node_modules", ".cache", "neo4j-classes.jsa"),
    },
    globalSetup: "test/engine/managed-neo4j/shared-server.ts",
    reporters: ["default", new RunReport()],
    sequence: { sequencer: TestOrder },
    projects: [
      {
        test: {
          ...COMMON,
          name: "unit",
          include: ["test/**/*.test.ts"],
          exclude: ["test/app/**", ...TOGETHER, ...TAKING_TURNS],
        },
      },
      {
        test: {
          ...COMMON,
          name: "neo4j",
          include: TAKING_TURNS,
          // Each looks that it leaves no socket.
          isolate: false,
        },
      },
      {
        test: {
          ...COMMON,
          name: "together",
          include: TOGETHER,
          exclude: TAKING_TURNS,
          // Loading React and the rooms anew for each file took four times as long as the tests.
          isolate: false,
        },
      },
      {
        test: {
          ...COMMON,
          name: "app",
          include: ["test/app/**/*.test.ts"],
          // Each file loaded the workbench's texts and the browser's driver anew, which took a second of processor.
          isolate: false,
          globalSetup: "test/app/support/one-browser.ts",
          testTimeout: 180_000,
          // A page that paints on a busy processor may miss its patience once; the report names what was tried again.
          retry: 1,
        },
      },
    ],
  },
});
