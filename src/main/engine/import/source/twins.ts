/** Files that an import would take for one another, or twice. */
import { message } from "../../../../shared/sentences/sentences";
import { createHash } from "node:crypto";
import { basename } from "node:path";
import { fileBytes, fileSize } from "./file-bytes";
import { gunzipName } from "./file-names";
import { refuse, type SourceFile } from "./import-run";

/** Refuses a file that holds the same bytes as one before it, packed or not, and one that is called the same. */
export async function refuseTwins(files: readonly SourceFile[], signal: AbortSignal): Promise<void> {
  const sizes = await Promise.all(files.map(fileSize));
  const names = files.map(({ name }) => gunzipName(basename(name)));
  const known = new Map<string, string>();
  for (const [at, file] of files.entries()) {
    // A file and the same one packed are of two sizes.
    if (isAlone(sizes, at) && isAlone(names, at)) continue;
    const content = await digest(file, signal);
    const other = known.get(content);
    if (other !== undefined) refuse(file, message("file-twice", { other }));
    known.set(content, file.name);
  }
  const twin = files.find(({ name }, at) => files.findIndex((file) => file.name === name) < at);
  if (twin) refuse(twin, message("name-twice"));
}

function isAlone<T>(all: readonly T[], at: number): boolean {
  return all.indexOf(all[at]!) === all.lastIndexOf(all[at]!);
}

async function digest(file: SourceFile, signal: AbortSignal): Promise<string> {
  const hash = createHash("sha256");
  for await (const bytes of fileBytes(file, signal)) hash.update(bytes);
  return hash.digest("hex");
}
