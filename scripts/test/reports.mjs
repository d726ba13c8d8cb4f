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

/**
 * Prints the ten slowest files and, marked, those over their limit (s); returns how many these are. Where work took `pace` times as long as
 * on a quiet machine, so may a file.
 */
export function tellSlowest(files, limitOf, pace) {
  const sorted = files.toSorted((a, b) => b.seconds - a.seconds);
  console.log(
    `\nThe ${SLOWEST} slowest files; all went ${pace.toFixed(1)} times slower than on a quiet machine:`,
  );
  for (const { file, seconds } of sorted.slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${file}`);
  const tooSlow = sorted.filter(({ file, seconds }) => seconds > limitOf(file) * pace);
  for (const { file } of tooSlow)
    console.error(
      `✗ ${file} takes more than ${limitOf(file)} s on a quiet machine: split it, or try less in it`,
    );
  return tooSlow.length;
}

export const readReport = (path) => JSON.parse(readFileSync(path, "utf8"));
