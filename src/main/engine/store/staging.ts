/** Where a graph is written before it takes its place: a database beside the final file, swapped in whole or removed. */
import { availableParallelism } from "node:os";
import { open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { DuckDbFile } from "./duckdb-file";

/** A database being written: `run`, `rows`, `batches` and `append`; TEMP tables never reach the graph's file. */
export type StagingDatabase = DuckDbFile;

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

async function sync(path: string): Promise<void> {
  // Windows can neither open a folder nor needs to: its rename is durable with the file.
  if (process.platform === "win32") return;
  const file = await open(path, "r");
  await file.sync().finally(() => file.close());
}
