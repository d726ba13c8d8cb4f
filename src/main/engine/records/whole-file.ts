/** Files of the product's home that are written whole or not at all, by any number of processes at once. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";

let written = 0;

/** Beside its place, taken by the disk, and swapped in: what was there stays until then. Readable by its owner only. */
export function replaceFile(path: string, contents: string | Uint8Array): void {
  makeFolder(dirname(path));
  // No other process, and no other write of this one, has this name: a half-written file never takes the place of a whole one.
  const beside = `${path}.${process.pid.toString()}.${(++written).toString()}.part`;
  try {
    const file = openSync(beside, "wx", 0o600);
    try {
      writeFileSync(file, contents);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, path);
  } catch (fault) {
    rmSync(beside, { force: true });
    throw fault;
  }
  syncFolder(dirname(path));
}

/** A folder that only its owner may look into unless told otherwise, with those above it that are missing. */
export function makeFolder(path: string, mode = 0o700): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path), mode);
  // One by one: in /proc and the like Node tries for ever to make several.
  try {
    mkdirSync(path, { mode });
  } catch (fault) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw fault;
  }
}

/** A folder where a person named one, as open as the system makes them. */
export function makeNamedFolder(path: string): void {
  makeFolder(path, 0o777);
}

/** Moves a file that cannot be read out of the way, beside its place; returns where to. */
export function setAside(path: string, now = new Date()): string {
  const aside = `${path}.damaged-${now.toISOString().replaceAll(/[:.]/g, "-")}`;
  renameSync(path, aside);
  return aside;
}

/** Tells one state of a file from any other, whoever wrote it; "" where there is none. */
export function stampOf(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found === undefined
    ? ""
    : `${found.ino.toString()} ${found.size.toString()} ${found.mtimeNs.toString()}`;
}

function syncFolder(path: string): void {
  // Windows can neither open a folder nor needs to: its rename is durable with the file.
  if (process.platform === "win32") return;
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
