/** BioC as JSON, as PubTator 3 gives it: a collection, a list of them, or a document a line. */
import { reasonOf } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { readDocument } from "../json/json-document";
import type { ImportRun, SourceFile } from "../source/import-run";
import { eachLine } from "../source/text-lines";
import { readJson } from "../values/json-values";
import { biocDocumentSchema } from "./bioc-document";
import type { Library } from "./library";
import type { Place } from "../graph/graph-items";
import { takeBioc } from "./take-bioc";

/** Adds a file's documents to the library; what is no document is rejected. */
export async function readBiocJson(file: SourceFile, library: Library, run: ImportRun): Promise<void> {
  takeAll(await readDocument(file, run), { file: file.name, line: 1 }, library, run);
}

/** The same of a file with a document, or a collection, in each line. */
export async function readBiocLines(file: SourceFile, library: Library, run: ImportRun): Promise<void> {
  await eachLine(file, run, (text, line) => {
    if (text.trim() === "") return;
    const place = { file: file.name, line };
    try {
      takeAll(readJson(text, message("the-document")), place, library, run);
    } catch (fault) {
      run.rejects.add(file.name, line, reasonOf(fault));
    }
  });
}

function takeAll(value: unknown, place: Place, library: Library, run: ImportRun): void {
  for (const found of documentsIn(value)) {
    const parsed = biocDocumentSchema.safeParse(found);
    if (parsed.success) takeBioc(parsed.data, place, library, run);
    else run.rejects.add(place.file, place.line, message("bioc-document"));
  }
}

/** Whatever has passages, however deep in collections. */
function documentsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(documentsIn);
  if (typeof value !== "object" || value === null) return [];
  if ("passages" in value) return [value];
  return Object.values(value).flatMap((inner) => (Array.isArray(inner) ? documentsIn(inner) : []));
}
