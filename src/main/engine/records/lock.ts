/** One process at a time at a file: a lock file beside it that names its holder, and is taken over when the holder died. */
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { ReasonError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import { isStillAlive } from "./processes";
import { makeFolder } from "./whole-file";

/** Work under the lock takes milliseconds: whoever waits longer than this (ms) is told so. */
const PATIENCE = 5_000;
const PAUSE = 5;
const clock = new Int32Array(new SharedArrayBuffer(4));

/** Thrown when another process holds the lock for longer than anybody should. */
export class LockedError extends ReasonError {
  constructor(readonly holder: number) {
    super(message("written-elsewhere", { process: holder }));
  }
}

/** Runs `work` while no other process does anything under the same lock. Throws LockedError, and what `work` throws. */
export function withLock<T>(path: string, work: () => T, patience = PATIENCE): T {
  const lock = `${path}.lock`;
  makeFolder(dirname(path));
  const until = performance.now() + patience;
  while (!take(lock)) {
    if (performance.now() > until) throw new LockedError(holderOf(lock));
    Atomics.wait(clock, 0, 0, PAUSE);
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  // Linked in whole: a lock file without its holder's number is never seen.
  const own = `${lock}.${process.pid.toString()}.part`;
  writeFileSync(own, process.pid.toString(), { mode: 0o600 });
  try {
    linkSync(own, lock);
    return true;
  } catch (fault) {
    if (!(fault instanceof Error && "code" in fault && fault.code === "EEXIST")) throw fault;
    const holder = holderOf(lock);
    if (!isHeld(lock, holder)) removeDead(lock, holder);
    return false;
  } finally {
    rmSync(own, { force: true });
  }
}

/** Of several that wait, one moves the dead holder's lock away; should it be another's by now, that one gets it back. */
function removeDead(lock: string, dead: number): void {
  const aside = `${lock}.${process.pid.toString()}.dead.part`;
  try {
    renameSync(lock, aside);
    if (holderOf(aside) !== dead) linkSync(aside, lock);
  } catch {
    // Somebody else was quicker: the next round sees whose it is.
  }
  rmSync(aside, { force: true });
}

/** Whether the process that wrote the lock still runs; a machine that was lost may have left one without a word in it. */
function isHeld(lock: string, holder: number): boolean {
  const written = statSync(lock, { throwIfNoEntry: false });
  return written === undefined || (holder > 0 && isStillAlive(holder, written.mtimeMs));
}

/** 0 where nobody holds it. */
function holderOf(lock: string): number {
  try {
    return Number(readFileSync(lock, "utf8")) || 0;
  } catch {
    return 0;
  }
}
