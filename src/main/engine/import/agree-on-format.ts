/** The one format of all files of an import. */
import type { ImportFormat } from "../../../shared/import/preview";
import { message } from "../../../shared/sentences/sentences";
import { headBytes } from "./source/file-bytes";
import { areBiomedical } from "./biomedical/read-biomedical";
import { foreignKind } from "./source/foreign-files";
import { guessFormat, otherFormat } from "./formats";
import { refuse, type SourceFile } from "./source/import-run";

/** What bytes may be said to be beside their format. */
const NO_FORMATS: ReadonlySet<string> = new Set(["old-line-ends", "encoding-not-utf8"]);

/** Guessed from names and contents; refuses empty files, unknown formats and files of different ones. */
export async function agreeOnFormat(
  files: readonly SourceFile[],
  signal: AbortSignal,
): Promise<ImportFormat> {
  if (await areBiomedical(files, signal)) return "biomedical";
  const formats: ImportFormat[] = [];
  // Pairs, names and dates stand in tables beside the documents of a library.
  const isLibrary = await holdsLibrary(files, signal);
  for (const file of files) {
    const bytes = await headBytes(file, signal);
    const head = bytes.toString("utf8");
    if (head.trim() === "") refuse(file, message("file-empty"));
    const format = guessFormat(file.name, head);
    const foreign = format === "cyjs" ? undefined : foreignKind(bytes);
    const other = otherFormat(file.name, head);
    // A format of graphs may be one of JSON, too, or one of bytes that are no text.
    if (other && (!foreign || NO_FORMATS.has(foreign))) refuse(file, message("file-other", other));
    if (foreign) refuse(file, message(foreign));
    if (!format) refuse(file, message("format-unknown"));
    // The rows of neo4j-admin's tables may lie apart from their headers.
    const tables: readonly ImportFormat[] = isLibrary ? ["library", "triples"] : ["triples", "neo4j-csv"];
    const areTables = [...formats, format].every((one) => tables.includes(one));
    if (formats[0] && format !== formats[0] && !areTables)
      refuse(file, message("formats-differ", { format, first: formats[0] }));
    formats.push(format);
  }
  if (isLibrary) return "library";
  return (
    (formats.includes("neo4j-csv") ? "neo4j-csv" : formats[0]) ??
    refuse({ name: "", path: "" }, message("no-file"))
  );
}

/** Whether a file is one of documents: then tables beside it belong to the same library. */
async function holdsLibrary(files: readonly SourceFile[], signal: AbortSignal): Promise<boolean> {
  for (const file of files) if (await isDocuments(file, signal)) return true;
  return false;
}

/** Whether a file holds documents, and is no table. */
export async function isDocuments(file: SourceFile, signal: AbortSignal): Promise<boolean> {
  const head = (await headBytes(file, signal)).toString("utf8");
  return guessFormat(file.name, head) === "library";
}
