/** The one format of all files of an import. */
import type { ImportFormat } from "../../../shared/import-preview";
import { headBytes } from "./file-bytes";
import { guessFormat } from "./formats";
import { refuse, type SourceFile } from "./import-run";

/** Guessed from names and contents; refuses empty files, unknown formats and files of different ones. */
export async function agreeOnFormat(
  files: readonly SourceFile[],
  signal: AbortSignal,
): Promise<ImportFormat> {
  const formats: ImportFormat[] = [];
  for (const file of files) {
    const head = (await headBytes(file, signal)).toString("utf8");
    if (head.trim() === "") refuse(file, "it is empty");
    const format = guessFormat(file.name, head);
    if (!format) refuse(file, "its format is not one we know: name it with --format");
    if (formats[0] && format !== formats[0]) refuse(file, `it is ${format}, the first file is ${formats[0]}`);
    formats.push(format);
  }
  return formats[0] ?? refuse({ name: "", path: "" }, "no file was given");
}
