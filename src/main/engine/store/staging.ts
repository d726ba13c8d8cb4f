/** Where a graph is written before it takes its place: a database beside the final file, swapped in whole or removed. */
import { availableParallelism } from "node:os";
import { existsSync } from "node:fs";
import { open, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { DuckDbFile } from "./duckdb-file";

/** A database being written: `run`, `rows`, `batches` and `append`; TEMP tables never reach the graph's file. */
export type StagingDatabase = DuckDbFile;

const STAGING = /\.(\d+)\.staging(\.wal|\.tmp)?$/;

/** The staging file of a graph's file: beside it, so that the swap is a rename, and marked with this process. */
export function stagingPathOf(finalPath: string): string {
  return `${finalPath}.${process.pid}.staging`;
}

/** Creates an empty staging database; what lay at the path before is removed. */
export async function createStaging(path: string): Promise<StagingDatabase> {
  await removeStaging(path);
  // Rows keep the order of the file they came from only when DuckDB preserves insertion order, which is its default.
  return DuckDbFile.open(path, {
    readOnly: false,
    memory: "640MB",
    threads: Math.min(4, availableParallelism()),
  });
}

/** Removes a staging file and what DuckDB keeps beside it. */
export async function removeStaging(path: string): Promise<void> {
  for (const suffix of ["", ".wal", ".tmp"]) await rm(path + suffix, { recursive: true, force: true });
}

/** Puts a finished, closed staging file in the place of a graph's file. Killed at any moment, one of the two is there, whole. */
export async function swapGraph(stagingPath: string, finalPath: string): Promise<void> {
  await sync(stagingPath);
  await rename(stagingPath, finalPath);
  await removeStaging(stagingPath);
  await sync(dirname(finalPath));
}

/** Removes what imports that were killed have left in a folder; staging files of processes still alive stay. */
export async function removeLeftovers(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  for (const name of await readdir(folder)) {
    const owner = STAGING.exec(basename(name))?.[1];
    if (owner && !isAlive(Number(owner))) await rm(join(folder, name), { recursive: true, force: true });
  }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (fault) {
    return fault instanceof Error && "code" in fault && fault.code === "EPERM";
  }
}

async function sync(path: string): Promise<void> {
  // Windows can neither open a folder nor needs to: its rename is durable with the file.
  if (process.platform === "win32") return;
  const file = await open(path, "r");
  await file.sync().finally(() => file.close());
}
