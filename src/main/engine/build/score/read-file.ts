/** A file that marks what is to be found, as text; gzipped or not. */
import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { reasonOf } from "../../../../shared/failure";
import { readReason } from "../../../../shared/sentences/read-reasons";
import { message } from "../../../../shared/sentences/sentences";
import { refuse, type SourceFile } from "../../import/source/import-run";

/** Its letters, line ends as \n. Refuses what cannot be read, is empty or is no UTF-8. */
export async function readMarkedText(file: SourceFile): Promise<string> {
  const bytes = await readFile(file.path).catch((fault: unknown) => refuse(file, readReason(fault)));
  const text = decoded(file, unpacked(file, bytes)).replace(/\r\n?/g, "\n");
  return text.trim() === "" ? refuse(file, message("file-empty")) : text;
}

function unpacked(file: SourceFile, bytes: Buffer): Buffer {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes);
  } catch (fault) {
    return refuse(file, reasonOf(fault));
  }
}

function decoded(file: SourceFile, bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return refuse(file, message("letters-unknown", { encoding: "UTF-8" }));
  }
}
