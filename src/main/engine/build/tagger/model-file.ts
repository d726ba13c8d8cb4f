/** A model kept as packed JSON, opened once in a process: to unpack one takes longer than to read a short text with it. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { FailureError, reasonOf } from "../../../../shared/failure";

interface Opened {
  readonly version: string;
  readonly model: unknown;
}

/** A tagger of each language and what tells parts of speech: some ten megabytes each. */
const MOST_OPENED = 4;
const opened = new Map<string, Opened>();

/**
 * What `make` makes of the file, and of the version that changes with every byte of it; the same object while the file is the same.
 * Throws model-missing or model-unusable.
 */
export function openModel<File, Model>(
  path: string,
  name: string,
  make: (file: File, version: string) => Model,
): Model {
  const bytes = readBytes(path, name);
  const version = createHash("sha1").update(bytes).digest("hex").slice(0, 16);
  const known = opened.get(path);
  if (known?.version === version) return known.model as Model;
  try {
    const model = make(JSON.parse(gunzipSync(bytes).toString("utf8")) as File, version);
    keep(path, { version, model });
    return model;
  } catch (fault) {
    throw new FailureError({ kind: "model-unusable", model: name, reason: reasonOf(fault) });
  }
}

function keep(path: string, one: Opened): void {
  opened.delete(path);
  opened.set(path, one);
  const [oldest] = opened.keys();
  if (opened.size > MOST_OPENED) opened.delete(oldest!);
}

function readBytes(path: string, name: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new FailureError({ kind: "model-missing", model: name });
  }
}
