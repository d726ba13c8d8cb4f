/** Files of JSON lines that several processes add to and now and then rewrite: no line that any of them wrote is lost. */
import {
  appendFileSync,
  closeSync,
  copyFileSync,
  existsSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
} from "node:fs";
import { withLock } from "./lock";
import { replaceFile, stampOf } from "./whole-file";

/** The lines of a file as they stand, without empty ones; `stamp` tells one state of the file from any other, "" where there is none. */
export interface FileLines {
  readonly lines: readonly string[];
  readonly stamp: string;
  /** True where bytes are no text: rewriting would change them. */
  readonly damaged: boolean;
}

export function readLines(path: string): FileLines {
  const stamp = stampOf(path);
  if (stamp === "") return { lines: [], stamp, damaged: false };
  const bytes = readFileSync(path);
  const text = bytes.toString("utf8");
  const damaged = text.includes("\u0000") || text.includes("\ufffd");
  return { lines: text.split("\n").filter((line) => line !== ""), stamp, damaged };
}

/** Adds lines and has the disk take them; after a torn line on a line of their own. Throws what the file system throws, and LockedError. */
export function addLines(path: string, lines: readonly string[]): void {
  withLock(path, () => {
    const file = openSync(path, "a+", 0o600);
    try {
      appendFileSync(file, `${isTorn(file) ? "\n" : ""}${lines.map((line) => `${line}\n`).join("")}`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  });
}

/**
 * Rewrites a file as `turn` makes it of the lines that stand in it at that moment; null leaves it. A damaged file is copied beforehand.
 * Throws what the file system throws, and LockedError.
 */
export function rewriteLines(
  path: string,
  turn: (lines: readonly string[]) => readonly string[] | null,
): void {
  withLock(path, () => {
    const { lines, damaged } = readLines(path);
    const next = turn(lines);
    if (next === null) return;
    if (damaged) keepCopy(path);
    replaceFile(path, next.map((line) => `${line}\n`).join(""));
  });
}

/** One copy of a damaged file is enough: it is the oldest that counts. */
function keepCopy(path: string): void {
  const copy = `${path}.damaged`;
  if (!existsSync(copy)) copyFileSync(path, copy);
}

/** True when what was written last does not end its line: the process ended while it wrote. */
function isTorn(file: number): boolean {
  const { size } = fstatSync(file);
  if (size === 0) return false;
  const last = Buffer.alloc(1);
  readSync(file, last, 0, 1, size - 1);
  return last[0] !== 0x0a;
}
