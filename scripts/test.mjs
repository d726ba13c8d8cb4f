/** `npm test`: exactly what CI runs. Installs, checks, builds and tests, and counts. `npm run test:deep` tries everything there is. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fail, prepare } from "./prepare/prepare.mjs";
import { ROOT } from "./prepare/run.mjs";
import { runCheck, runShown } from "./test/programs.mjs";
import { findPython } from "./test/python.mjs";
import { Steps } from "./test/steps.mjs";
import { watchPace } from "./test/pace.mjs";
import { countTests, readReport, tellParts, tellSlowest } from "./test/reports.mjs";

const DEEP = process.argv.includes("--deep");
/** What one file may take of its own (s), so that no later work grows `npm test` back: 60, and half as much again while three share two cores. */
const LIMIT_S = DEEP ? 300 : 90;
/** Kills take their time, and more of them prove more: what single files of a deep run may take. */
const DEEP_LIMITS_S = { "test/engine/server/kills.test.ts": 900 };
const limitOf = (file) => (DEEP && DEEP_LIMITS_S[file]) || LIMIT_S;
const REPORTS = join(ROOT, "test-results");
const bin = (...path) => join(ROOT, "node_modules", ...path);

try {
  await prepare({ built: false, output: "inherit" });
} catch (error) {
  fail(error);
}
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const steps = new Steps();
// Two at a time, the longest first, so that both cores are done at about the same time.
await steps.beside(2, {
  lint: () => runCheck(bin("eslint", "bin", "eslint.js"), [".", "--max-warnings", "0"]),
  types: () => runCheck(bin("typescript-native", "bin", "tsc"), ["--build", "--noEmit"]),
  format: () => runCheck(bin("prettier", "bin", "prettier.cjs"), ["--check", "--log-level", "warn", "."]),
  build: () => runCheck(join(ROOT, "scripts", "build.mjs")),
});
if (steps.passed("build")) await steps.run("tests", tests);
await steps.run("training", training);
steps.summarize();

/** All files, as vitest.config.ts orders them. */
async function tests() {
  const report = join(REPORTS, "tests.json");
  // What tests leave in the temporary folder goes with it.
  const temporary = mkdtempSync(join(tmpdir(), "dragoman-tests-"));
  const environment = {
    ...{ DRAGOMAN_TEST_REPORT: report, DRAGOMAN_TEST_DEEP: DEEP ? "1" : "" },
    ...{ TMPDIR: temporary, TMP: temporary, TEMP: temporary },
  };
  const program = [bin("vitest", "vitest.mjs"), "run"];
  const pace = watchPace();
  const code = await runShown(process.execPath, program, environment).finally(() =>
    rmSync(temporary, { recursive: true, force: true, maxRetries: 3 }),
  );
  const files = readReport(report);
  const counts = countTests(files);
  tellParts(files);
  const tooSlow = tellSlowest(files, limitOf, pace.end());
  // Also an error outside of any file is a failure.
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  if (counts.passed === 0) throw new Error("no test ran");
  return { ...counts, failed: counts.failed + tooSlow };
}

/** The tests of training, where Python has what they need; a deep run needs it. */
async function training() {
  const { path, reason } = findPython(join(ROOT, "training", "retriever", "requirements.txt"));
  if (!path && DEEP) throw new Error(`training: ${reason}`);
  if (!path) {
    console.log(`Not run: the tests of training/ (${reason})`);
    return {};
  }
  const code = await runShown(path, [
    "-m",
    "pytest",
    "-q",
    "-p",
    "no:cacheprovider",
    "training/retriever/tests",
  ]);
  if (code !== 0) throw new Error(`training: exit code ${code}`);
  return {};
}
