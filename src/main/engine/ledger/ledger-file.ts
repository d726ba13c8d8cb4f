/** The ledger's file: JSON lines that are only ever added to, so that a torn last line costs one line at most. */
import {
  appendFileSync,
  closeSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
} from "node:fs";
import { renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Every line that parses as JSON, in order, and how many do not; none where there is no file. */
export function readLines(path: string): { values: unknown[]; broken: number } {
  const lines = textOf(path)
    .split("\n")
    .filter((line) => line !== "");
  const values = lines.flatMap(parse);
  return { values, broken: lines.length - values.length };
}

/** Adds a line and has the disk take it; after a torn line on a line of its own. Throws what the file system throws. */
export function addLine(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, "a+", 0o600);
  try {
    appendFileSync(file, `${isTorn(file) ? "\n" : ""}${JSON.stringify(value)}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** The whole file anew, or as it was. Throws what the file system throws. */
export function replaceLines(path: string, values: readonly unknown[]): void {
  replaceFile(path, values.map((value) => `${JSON.stringify(value)}\n`).join(""));
}

/** Writes a file whole or not at all: beside its place, taken by the disk, and swapped in. Readable by its owner only. */
export function replaceFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const beside = `${path}.new`;
  writeFileSync(beside, text, { mode: 0o600 });
  const file = openSync(beside, "r+");
  fsyncSync(file);
  closeSync(file);
  renameSync(beside, path);
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (fault) {
    if (fault instanceof Error && "code" in fault && fault.code === "ENOENT") return "";
    throw fault;
  }
}

/** True when what was written last does not end its line: the process ended while it wrote. */
function isTorn(file: number): boolean {
  const { size } = fstatSync(file);
  if (size === 0) return false;
  const last = Buffer.alloc(1);
  readSync(file, last, 0, 1, size - 1);
  return last[0] !== 0x0a;
}

function parse(line: string): unknown[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}
