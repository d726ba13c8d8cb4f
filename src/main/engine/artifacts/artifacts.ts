/** Results by their contents, and what each finished step made: a step is there whole, or not at all. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { ReasonError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import type { ObjectStore } from "./object-store";

/** Names of a step's outputs and the SHA-256 of each. */
const stepSchema = z.object({ name: z.string(), outputs: z.record(z.string(), z.string()) });
export type FinishedStep = z.infer<typeof stepSchema>;

export class Artifacts {
  constructor(private readonly store: ObjectStore) {}

  /** Where they are kept. */
  get address(): string {
    return this.store.address;
  }

  /** Keeps a text under its SHA-256, which is returned; what is kept already is not written again. */
  async put(text: string): Promise<string> {
    const hash = sha256(text);
    if ((await this.get(hash)) === undefined) await this.write(`objects/${hash}`, text);
    return hash;
  }

  /** The text of that SHA-256; undefined where there is none, or where it was damaged since. */
  async get(hash: string): Promise<string | undefined> {
    if (!/^[0-9a-f]{64}$/.test(hash)) return undefined;
    const bytes = await this.store.get(`objects/${hash}`);
    if (bytes === undefined) return undefined;
    const text = new TextDecoder().decode(bytes);
    return sha256(text) === hash ? text : undefined;
  }

  /** A step that was finished with these inputs before, if all that it made is still there. */
  async step(key: string): Promise<FinishedStep | undefined> {
    const bytes = await this.store.get(`steps/${key}.json`);
    const found = stepSchema.safeParse(bytes && parsed(new TextDecoder().decode(bytes)));
    if (!found.success) return undefined;
    for (const hash of Object.values(found.data.outputs))
      if ((await this.get(hash)) === undefined) return undefined;
    return found.data;
  }

  finish(key: string, step: FinishedStep): Promise<void> {
    return this.write(`steps/${key}.json`, JSON.stringify(step));
  }

  /** Writes a file whole; throws FailureError export-failed. */
  write(name: string, text: string): Promise<void> {
    return this.store.put(name, new TextEncoder().encode(text));
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

/** Of a file's bytes, read as a stream; throws what the system throws, and a ReasonError for a pipe or a device, which may never end. */
export async function sha256OfFile(path: string, signal: AbortSignal): Promise<string> {
  if (!(await stat(path)).isFile()) throw new ReasonError(message("not-a-file"));
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash, { signal });
  return hash.digest("hex");
}
