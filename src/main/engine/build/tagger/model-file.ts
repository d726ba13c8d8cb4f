/** A model kept as packed JSON. */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { FailureError, reasonOf } from "../../../../shared/failure";

/** What `make` makes of the file, and of its bytes as they lie there. Throws model-missing or model-unusable. */
export function openModel<File, Model>(
  path: string,
  name: string,
  make: (file: File, bytes: Buffer) => Model,
): Model {
  const bytes = readBytes(path, name);
  try {
    return make(JSON.parse(gunzipSync(bytes).toString("utf8")) as File, bytes);
  } catch (fault) {
    throw new FailureError({ kind: "model-unusable", model: name, reason: reasonOf(fault) });
  }
}

function readBytes(path: string, name: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new FailureError({ kind: "model-missing", model: name });
  }
}
