/** A small text file read whole: settings, a schema, marks. */
import { readFile, stat } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { ReasonError } from "../../../../shared/failure";
import { readReason } from "../../../../shared/sentences/read-reasons";
import { message } from "../../../../shared/sentences/sentences";
import { wholeInUtf8 } from "./utf16";

/** Its letters without a byte-order mark, unpacked. Throws ReasonError for what cannot be read, is empty, or is neither UTF-8 nor UTF-16 with its mark. */
export async function readWholeText(path: string): Promise<string> {
  const found = await stat(path).catch(() => undefined);
  // A pipe or a device may never end.
  if (found && !found.isFile() && !found.isDirectory()) throw new ReasonError(message("not-a-file"));
  const bytes = await readFile(path).catch((fault: unknown) => {
    throw new ReasonError(readReason(fault));
  });
  const text = decoded(wholeInUtf8(unpacked(bytes)));
  if (text.includes("\0")) throw new ReasonError(message("nul-character"));
  if (text.trim() === "") throw new ReasonError(message("file-empty"));
  return text;
}

function unpacked(bytes: Buffer): Buffer {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes);
  } catch (fault) {
    throw new ReasonError(readReason(fault));
  }
}

function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new ReasonError(message("letters-unknown", { encoding: "UTF-8" }));
  }
}
