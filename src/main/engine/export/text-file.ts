/** Text files that appear whole or not at all. */
import { mkdir, open, rename, rm } from "node:fs/promises";
import { basename, dirname } from "node:path";
import { FailureError } from "../../../shared/failure";
import { diskReason } from "../records/disk-reasons";

const PIECE = 1024 * 1024;

/** Writes a text that comes in pieces; until the last one is on disk, what lay at the path stays. Throws FailureError export-failed. */
export async function writeTextFile(
  path: string,
  pieces: AsyncIterable<string>,
  signal: AbortSignal,
): Promise<void> {
  const part = `${path}.${process.pid}.part`;
  try {
    await guarded(path, () => mkdir(dirname(path), { recursive: true }));
    await writePieces(part, path, pieces, signal);
    await guarded(path, () => rename(part, path));
  } catch (fault) {
    await rm(part, { force: true }).catch(() => undefined);
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
      await guarded(path, () => file.write(text));
    }
    await guarded(path, () => file.write(waiting));
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
