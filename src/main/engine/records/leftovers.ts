/** What processes that were killed have left of files they were writing: half graphs, parts of exports and records, uploads. */
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isStillAlive } from "./processes";

/** Names of unfinished things carry the number of the process that makes them. */
const UNFINISHED = [
  /\.(\d+)\.staging(?:\.wal|\.tmp)?$/,
  /\.(\d+)\.(?:\w+\.)?part$/,
  /^dragoman-upload-(\d+)-/,
];

/** Removes them from a folder; those of processes still alive stay, and what cannot be looked into or removed: others tell that. */
export async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const owner = UNFINISHED.map((pattern) => pattern.exec(name)?.[1]).find((found) => found !== undefined);
    if (owner === undefined) continue;
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found !== undefined && !isStillAlive(Number(owner), found.mtimeMs))
      await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
