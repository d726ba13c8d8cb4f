/** Files that a person's acts change: faults of the disk and of other processes are told in one sentence, damage is set aside. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { z } from "zod";
import { FailureError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import { diskReason } from "./disk-reasons";
import { withLock } from "./lock";
import { replaceFile, setAside } from "./whole-file";

/** A file's text, undefined where there is none. Throws FailureError record-unreadable, so that nobody takes it for an empty one. */
export function readKept(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (fault) {
    if (fault instanceof Error && "code" in fault && fault.code === "ENOENT") return undefined;
    throw new FailureError({ kind: "record-unreadable", file: basename(path), reason: diskReason(fault) });
  }
}

const versionSchema = z.object({ version: z.number() });

/** What a file's text says in a version and by a schema. Throws FailureError record-unreadable for a newer version; `onDamage` is asked about anything else. */
export function parseKept<T>(
  path: string,
  text: string,
  as: { readonly version: number; readonly schema: z.ZodType<T> },
  onDamage: (path: string) => never = refuseDamaged,
): T {
  const read = toJson(text);
  if ((versionSchema.safeParse(read).data?.version ?? 0) > as.version)
    throw new FailureError({
      ...{ kind: "record-unreadable", file: basename(path), reason: message("newer-record") },
    });
  const known = as.schema.safeParse(read);
  return known.success ? known.data : onDamage(path);
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Writes a file whole. Throws FailureError export-failed, and what was there stays. */
export function writeKept(path: string, text: string): void {
  told(path, () => {
    replaceFile(path, text);
  });
}

/** Changes a file by what stands in it at that moment: no other process does so meanwhile. Throws as both do, and what `turn` throws. */
export function changeKept(path: string, turn: (text: string | undefined) => string): void {
  told(path, () => {
    withLock(path, () => {
      replaceFile(path, turn(readKept(path)));
    });
  });
}

/** Moves a file that holds what nobody can read out of the way, and says so: the next look finds none. */
export function refuseDamaged(path: string): never {
  const aside = told(path, () => setAside(path));
  throw new FailureError({ kind: "record-damaged", file: basename(path), aside: basename(aside) });
}

function told<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (fault) {
    if (fault instanceof FailureError) throw fault;
    throw new FailureError({ kind: "export-failed", file: basename(path), reason: diskReason(fault) });
  }
}
