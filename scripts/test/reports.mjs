/** What the report of a test run says, as vitest.config.ts has it written. */
import { readFileSync } from "node:fs";

const SLOWEST = 10;

/** Tests that passed, failed and were skipped, over all files. */
export function countTests(files) {
  const sum = (key) => files.reduce((total, file) => total + file[key], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

/** Prints what each part took and, once for each reason, what was skipped because something is wanting here. */
export function tellParts(files) {
  console.log("\nThe parts, by the time of their files' own tests and hooks:");
  for (const [part, its] of groupedBy(files, "part")) {
    const seconds = its.reduce((total, file) => total + file.seconds, 0);
    console.log(
      `${seconds.toFixed(0).padStart(6)} s  ${part}: ${countTests(its).passed} tests in ${its.length} files`,
    );
  }
  for (const [why, its] of groupedBy(files, "why"))
    if (why !== "") console.log(`Not run: ${countTests(its).skipped} tests (${why})`);
}

/** [value, files that have it], in the order of their first files. */
function groupedBy(files, key) {
  const values = [...new Set(files.map((file) => file[key]))];
  return values.map((value) => [value, files.filter((file) => file[key] === value)]);
}

/** Prints the ten slowest files. */
export function tellSlowest(files, pace) {
  console.log(
    `\nThe ${SLOWEST} slowest files; all went ${pace.toFixed(1)} times slower than on a quiet machine:`,
  );
  for (const { file, seconds } of files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${file}`);
}

/** Prints the tests that passed at a second try, and `files` that are to be run once more. */
export function tellAgain(files, again) {
  for (const { file, triedAgain } of files)
    for (const name of triedAgain) console.log(`↻ passed at the second try: ${file}: ${name}`);
  for (const { file, failed, seconds } of again)
    console.log(`↻ once more, by itself: ${file} (${failed > 0 ? "it failed" : `${seconds.toFixed(0)} s`})`);
}

/** Prints why files that were run by themselves as well did not pass; returns how many took too long. */
export function tellTooSlow(files, isTooSlow) {
  const slow = files.filter(isTooSlow);
  for (const { file, seconds } of slow)
    console.error(`✗ ${file} takes ${seconds.toFixed(0)} s, twice: split it, or try less in it`);
  return slow.length;
}

export const readReport = (path) => JSON.parse(readFileSync(path, "utf8"));
