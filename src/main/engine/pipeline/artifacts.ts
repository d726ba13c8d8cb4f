/** A folder of results by their contents, and what each finished step made: a step is there whole, or not at all. */
import { createHash } from "node:crypto";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { FailureError } from "../../../shared/failure";
import { diskReason } from "../records/disk-reasons";
import { replaceFile } from "../records/whole-file";

/** Names of a step's outputs and the SHA-256 of each. */
const stepSchema = z.object({ name: z.string(), outputs: z.record(z.string(), z.string()) });
export type FinishedStep = z.infer<typeof stepSchema>;

export class Artifacts {
  constructor(readonly folder: string) {}

  /** Keeps a text under its SHA-256, which is returned; what is kept already is not written again. */
  put(text: string): string {
    const hash = sha256(text);
    if (this.get(hash) === undefined) this.write(join("objects", hash), text);
    return hash;
  }

  /** The text of that SHA-256; undefined where there is none, or where it was damaged since. */
  get(hash: string): string | undefined {
    if (!/^[0-9a-f]{64}$/.test(hash)) return undefined;
    const path = join(this.folder, "objects", hash);
    if (!existsSync(path)) return undefined;
    const text = readFileSync(path, "utf8");
    return sha256(text) === hash ? text : undefined;
  }

  /** A step that was finished with these inputs before, if all that it made is still there. */
  step(key: string): FinishedStep | undefined {
    const path = join(this.folder, "steps", `${key}.json`);
    if (!existsSync(path)) return undefined;
    const found = stepSchema.safeParse(parsed(readFileSync(path, "utf8")));
    if (!found.success) return undefined;
    const isWhole = Object.values(found.data.outputs).every((hash) => this.get(hash) !== undefined);
    return isWhole ? found.data : undefined;
  }

  finish(key: string, step: FinishedStep): void {
    this.write(join("steps", `${key}.json`), JSON.stringify(step));
  }

  /** Writes a file of the folder whole; throws FailureError export-failed. */
  write(name: string, text: string): void {
    try {
      replaceFile(join(this.folder, name), text);
    } catch (fault) {
      throw new FailureError({ kind: "export-failed", file: name, reason: diskReason(fault) });
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Hex digits over UTF-8. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** Of a file's bytes, read as a stream; throws what the system throws. */
export async function sha256OfFile(path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash, { signal });
  return hash.digest("hex");
}
