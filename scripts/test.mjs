/** `npm test`: exactly what CI runs. Installs, checks format, lint and types, runs every test, and counts. */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fail, prepare } from "./prepare/prepare.mjs";
import { ROOT, runNode } from "./prepare/run.mjs";

const REPORTS = join(ROOT, "test-results");
const bin = (...path) => join(ROOT, "node_modules", ...path);

try {
  await prepare({ built: false, output: "inherit" });
} catch (error) {
  fail(error);
}
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const results = [];
await check("format", bin("prettier", "bin", "prettier.cjs"), ["--check", "--log-level", "warn", "."]);
await check("lint", bin("eslint", "bin", "eslint.js"), [".", "--max-warnings", "0"]);
await check("types", bin("typescript", "bin", "tsc"), ["--build", "--noEmit"]);
if (await step("build", () => prepare({ output: "inherit" }))) {
  await suite("tests", "vitest.config.ts");
  await suite("browser tests", "vitest.app.config.ts");
}
summarize();

async function check(name, script, args) {
  await step(name, async () => {
    const code = await runNode(script, args);
    if (code !== 0) throw new Error(`${name}: exit code ${code}`);
  });
}

/** Runs one step and notes how it went; a step that fails does not keep the others from running. */
async function step(name, work) {
  const start = performance.now();
  console.log(`\n── ${name}`);
  const result = { name, passed: 0, failed: 0, skipped: 0 };
  results.push(result);
  try {
    Object.assign(result, await work());
  } catch (error) {
    console.error(error.message);
    result.failed = 1;
  }
  result.seconds = (performance.now() - start) / 1000;
  return result.failed === 0;
}

async function suite(name, config) {
  const report = join(REPORTS, `${config}.json`);
  await step(name, async () => {
    const code = await runNode(bin("vitest", "vitest.mjs"), [
      "run",
      ...["--config", config, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    ]);
    const counts = countTests(report);
    // Also a file that cannot be loaded, or an error outside of any test, is a failure.
    if (code !== 0 && counts.failed === 0) counts.failed = 1;
    if (counts.passed === 0) throw new Error(`${name}: no test ran`);
    return counts;
  });
}

function countTests(report) {
  const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
    readFileSync(report, "utf8"),
  );
  const broken = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + broken.length, skipped: numPendingTests };
}

function summarize() {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  console.log("");
  for (const { name, passed, failed, seconds } of results) {
    const counts = passed > 0 ? `, ${passed} tests` : "";
    console.log(`${failed === 0 ? "✓" : "✗"} ${name.padEnd(14)} ${seconds.toFixed(1)} s${counts}`);
  }
  const skipped = sum("skipped");
  console.log(
    `\n${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`,
  );
  process.exitCode = sum("failed") === 0 ? 0 : 1;
}
