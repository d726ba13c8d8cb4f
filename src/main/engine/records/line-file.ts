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
import { basename } from "node:path";
import type { z } from "zod";
import type { Failure } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import { diskReason } from "./disk-reasons";
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

export interface FileRecords<T> {
  readonly records: readonly T[];
  /** Lines that are none: damaged, or of a newer version. They stay. */
  readonly unread: number;
  readonly stamp: string;
}

/** What the lines of a file say that are of a schema. Throws what the file system throws. */
export function readRecords<T>(path: string, schema: z.ZodType<T>): FileRecords<T> {
  const { lines, stamp } = readLines(path);
  const records = lines.flatMap((line) => schema.safeParse(parsed(line)).data ?? []);
  return { records, unread: lines.length - records.length, stamp };
}

/** Why lines of a file are left out, or all of it; nothing where none is. */
export function unreadRecords(path: string, schema: z.ZodType): Failure[] {
  const failure = (reason: Extract<Failure, { kind: "record-unreadable" }>["reason"]): Failure[] => [
    { kind: "record-unreadable", file: basename(path), reason },
  ];
  try {
    const { unread } = readRecords(path, schema);
    return unread === 0 ? [] : failure(message("lines-unread", { lines: unread }));
  } catch (fault) {
    return failure(diskReason(fault));
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
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
