/** What the report of a test run says, as vitest.config.ts has it written. */
import { readFileSync } from "node:fs";

const SLOWEST = 10;

/** Tests that passed, failed and were skipped, over all files. */
export function countTests(files) {
  const sum = (key) => files.reduce((total, file) => total + file[key], 0);
  return { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
}

/** Prints the ten slowest files with a mark on those over `aim`, and those over the limit (both s); returns how many these are. */
export function tellSlowest(files, limit, aim) {
  const sorted = files.toSorted((a, b) => b.seconds - a.seconds);
  console.log(`\nThe ${SLOWEST} slowest files, by the time of their own tests and hooks:`);
  for (const { file, seconds } of sorted.slice(0, SLOWEST))
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${file}${seconds > aim ? "  (too long)" : ""}`);
  const tooSlow = sorted.filter(({ seconds }) => seconds > limit);
  for (const { file } of tooSlow)
    console.error(`✗ ${file} takes more than ${limit} s: split it, or try less in it`);
  return tooSlow.length;
}

export const readReport = (path) => JSON.parse(readFileSync(path, "utf8"));
