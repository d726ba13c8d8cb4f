/** Artifacts in a folder of this machine. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { FailureError } from "../../../shared/failure";
import { diskReason } from "../records/disk-reasons";
import { replaceFile } from "../records/whole-file";
import type { ObjectStore } from "./object-store";

/** Nothing is made before the first file is written. */
export function folderStore(address: string): ObjectStore {
  const folder = resolve(address);
  const at = (key: string): string => join(folder, key);
  const isThere = (key: string): boolean => statSync(at(key), { throwIfNoEntry: false })?.isFile() === true;
  const told = <T>(key: string, work: () => T): Promise<T> => {
    try {
      return Promise.resolve(work());
    } catch (fault) {
      return Promise.reject(
        new FailureError({ kind: "export-failed", file: key, reason: diskReason(fault) }),
      );
    }
  };
  return {
    address: folder,
    put: (key, bytes) => told(key, () => replaceFile(at(key), bytes)),
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
