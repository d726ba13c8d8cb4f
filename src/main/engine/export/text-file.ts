/** Text files that appear whole or not at all. */
import { open, rename, rm } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { FailureError } from "../../../shared/failure";
import { diskReason } from "../records/disk-reasons";
import { makeNamedFolder } from "../records/whole-file";

const PIECE = 1024 * 1024;

/** A file to write: its path, and its text in pieces. */
export type TextFile = readonly [path: string, pieces: AsyncIterable<string>];

/** Writes a text that comes in pieces; until the last one is on disk, what lay at the path stays. Throws FailureError export-failed. */
export async function writeTextFile(
  path: string,
  pieces: AsyncIterable<string>,
  signal: AbortSignal,
): Promise<void> {
  await writeTextFiles([[path, pieces]], signal);
}

/** Files that belong together: until the last piece of the last one is on disk, what lay there stays. Throws FailureError export-failed. */
export async function writeTextFiles(files: readonly TextFile[], signal: AbortSignal): Promise<void> {
  const partOf = (path: string) => `${path}.${process.pid}.part`;
  try {
    for (const [path, pieces] of files) {
      await guarded(path, () => Promise.resolve(dirname(path)).then(makeNamedFolder));
      await writePieces(partOf(path), path, pieces, signal);
    }
    signal.throwIfAborted();
    // Killed between two renames, one is missing: new and old ones never stand side by side as if they belonged together.
    for (const [path] of files.slice(1)) await guarded(path, () => rm(path, { force: true }));
    for (const [path] of files) await guarded(path, () => rename(partOf(path), path));
  } catch (fault) {
    for (const [path] of files) await rm(partOf(path), { force: true }).catch(() => undefined);
    throw fault;
  }
}

async function writePieces(
  part: string,
  path: string,
  pieces: AsyncIterable<string>,
  signal: AbortSignal,
): Promise<void> {
  const file = await guarded(path, () => open(part, "w"));
  try {
    let waiting = "";
    for await (const piece of pieces) {
      signal.throwIfAborted();
      waiting += piece;
      if (waiting.length < PIECE) continue;
      const text = waiting;
      waiting = "";
      // Unlike write, it goes on after a disk that is nearly full has taken a part.
      await guarded(path, () => file.appendFile(text));
    }
    await guarded(path, () => file.appendFile(waiting));
    await guarded(path, () => file.sync());
  } finally {
    await file.close();
  }
}

async function guarded<T>(path: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (fault) {
    throw new FailureError({ kind: "export-failed", file: basename(path), reason: diskReason(fault) });
  }
}
