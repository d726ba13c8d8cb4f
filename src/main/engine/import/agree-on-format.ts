/** The one format of all files of an import. */
import type { ImportFormat } from "../../../shared/import-preview";
import { say } from "../../../shared/sentences";
import { headBytes } from "./file-bytes";
import { foreignKind } from "./foreign-files";
import { guessFormat } from "./formats";
import { refuse, type SourceFile } from "./import-run";

/** Guessed from names and contents; refuses empty files, unknown formats and files of different ones. */
export async function agreeOnFormat(
  files: readonly SourceFile[],
  signal: AbortSignal,
): Promise<ImportFormat> {
  const formats: ImportFormat[] = [];
  for (const file of files) {
    const bytes = await headBytes(file, signal);
    const head = bytes.toString("utf8");
    if (head.trim() === "") refuse(file, say("file-empty"));
    const foreign = foreignKind(bytes);
    if (foreign) refuse(file, say(foreign));
    const format = guessFormat(file.name, head);
    if (!format) refuse(file, say("format-unknown"));
    if (formats[0] && format !== formats[0])
      refuse(file, say("formats-differ", { format, first: formats[0] }));
    formats.push(format);
  }
  return formats[0] ?? refuse({ name: "", path: "" }, say("no-file"));
}
