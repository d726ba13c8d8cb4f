/** Artifacts in a folder of this machine. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { FailureError, ReasonError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import { diskReason } from "../records/disk-reasons";
import { replaceFile } from "../records/whole-file";
import type { ObjectStore } from "./object-store";

/** Nothing is made before the first file is written. */
export function folderStore(address: string): ObjectStore {
  const folder = resolve(address);
  const at = (key: string): string => join(folder, key);
  /** Throws for a pipe, a device or a folder: reading or replacing one would wait for ever, or lose it. */
  const isThere = (key: string): boolean => {
    const found = statSync(at(key), { throwIfNoEntry: false });
    if (found && !found.isFile()) throw new ReasonError(message("not-a-file"));
    // No artifact is empty, but devices that call themselves files are.
    return found !== undefined && found.size > 0;
  };
  const told = <T>(key: string, work: () => T): Promise<T> => {
    try {
      return Promise.resolve(work());
    } catch (fault) {
      return Promise.reject(
        new FailureError({
          kind: "export-failed",
          file: key,
          reason: fault instanceof ReasonError ? fault.reason : diskReason(fault),
        }),
      );
    }
  };
  return {
    address: folder,
    put: (key, bytes) =>
      told(key, () => {
        isThere(key);
        replaceFile(at(key), bytes);
      }),
    get: (key) => told(key, () => (isThere(key) ? readFileSync(at(key)) : undefined)),
    head: (key) =>
      told(key, () => {
        if (!isThere(key)) return undefined;
        const { size, mtimeMs } = statSync(at(key));
        return { bytes: size, etag: `${size.toString()}-${mtimeMs.toString()}` };
      }),
    list: (prefix) => told(prefix, () => keysIn(folder).filter((key) => key.startsWith(prefix))),
    close: () => undefined,
  };
}

/** What is still being written ends in ".part". */
function keysIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".part"))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
}
