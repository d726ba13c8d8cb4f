/** `npm test`: exactly what CI runs. Installs, checks, builds and tests, and counts. `npm run test:deep` tries everything there is. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fail, prepare } from "./prepare/prepare.mjs";
import { ROOT } from "./prepare/run.mjs";
import { runCheck, runShown, runTold } from "./test/programs.mjs";
import { findPython } from "./test/python.mjs";
import { Steps } from "./test/steps.mjs";
import { watchPace } from "./test/pace.mjs";
import { countTests, readReport, tellAgain, tellParts, tellSlowest, tellTooSlow } from "./test/reports.mjs";

const DEEP = process.argv.includes("--deep");
/** What one file may take of its own (s), so that no later work grows `npm test` back: 60, and half as much again while three share two cores. */
const LIMIT_S = DEEP ? 300 : 90;
/** Kills take their time, and more of them prove more: what single files of a deep run may take. */
const DEEP_LIMITS_S = { "test/engine/server/kills.test.ts": 900 };
const limitOf = (file) => (DEEP && DEEP_LIMITS_S[file]) || LIMIT_S;
/** More that fail at once are no hiccup. */
const MOST_AGAIN = 8;
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
  lint: () =>
    runCheck(bin("oxlint", "bin", "oxlint"), ["-c", "oxlint.config.js", "--threads=1", "--deny-warnings"]),
  // Four checkers, as is usual, each work out again what the others know: twice the processor, where two cores have more to do.
  types: () => runCheck(bin("typescript-native", "bin", "tsc"), ["--build", "--noEmit", "--singleThreaded"]),
  format: () => runCheck(bin("oxfmt", "bin", "oxfmt"), ["--check", "--threads=1"]),
  build: () => runCheck(join(ROOT, "scripts", "build.mjs")),
});
if (steps.passed("build")) await steps.run("tests", tests);
await steps.run("training", training);
steps.summarize();

/**
 * All files, as vitest.config.ts orders them; those that take turns at a Neo4j beside the others. The few that fail or take too long are run once
 * more, one after the other: another program at work, or the disk, may have held them up; what is wrong with them fails again.
 */
async function tests() {
  const lanes = await Promise.all([
    runFiles("tests", ["--project", "!neo4j"]),
    runFiles("neo4j", ["--project", "neo4j"], { DRAGOMAN_TEST_WORKERS: "1" }, runTold),
  ]);
  const first = { ...lanes[0], files: lanes.flatMap(({ files }) => files) };
  const again = first.files.filter((file) => file.failed > 0 || first.isTooSlow(file));
  tellParts(first.files);
  tellSlowest(first.files, first.pace);
  const isAgain = again.length > 0 && again.length <= MOST_AGAIN;
  tellAgain(first.files, isAgain ? again : []);
  const last = isAgain
    ? await runFiles(
        "again",
        again.map(({ file }) => file),
        { DRAGOMAN_TEST_WORKERS: "1" },
      )
    : first;
  const files = [
    ...first.files.filter((file) => !isAgain || !again.includes(file)),
    ...(isAgain ? last.files : []),
  ];
  const counts = countTests(files);
  // Also an error outside of any file is a failure.
  const outside = [...lanes, last].some(({ code, files }) => code !== 0 && countTests(files).failed === 0);
  if (counts.passed === 0) throw new Error("no test ran");
  return { ...counts, failed: counts.failed + (outside ? 1 : 0) + tellTooSlow(last.files, last.isTooSlow) };
}

/** Runs files, all of them where none are named: how each went, and which of them took longer than they may at the machine's pace. */
async function runFiles(name, words, more = {}, run = runShown) {
  const report = join(REPORTS, `${name}.json`);
  // What tests leave in the temporary folder goes with it.
  const temporary = mkdtempSync(join(tmpdir(), "dragoman-tests-"));
  const environment = {
    ...{ DRAGOMAN_TEST_REPORT: report, DRAGOMAN_TEST_DEEP: DEEP ? "1" : "" },
    ...{ TMPDIR: temporary, TMP: temporary, TEMP: temporary, ...more },
  };
  const watched = watchPace();
  const code = await run(
    process.execPath,
    [bin("vitest", "vitest.mjs"), "run", ...words],
    environment,
  ).finally(() => rmSync(temporary, { recursive: true, force: true, maxRetries: 3 }));
  const pace = watched.end();
  return {
    code,
    pace,
    files: readReport(report),
    isTooSlow: ({ file, seconds }) => seconds > limitOf(file) * pace,
  };
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
