/** A library: annotated documents, and tables of pairs, names and dates beside them, in any order. */
import type { GraphBuilder } from "../graph/graph-builder";
import { message } from "../../../../shared/sentences/sentences";
import { refuse, type ImportRun, type SourceFile } from "../source/import-run";
import type { TablePlan } from "../tables/table-plan";
import { headBytes } from "../source/file-bytes";
import { documentsKind } from "./documents-kind";
import { Library } from "./library";
import { readLibraryTable } from "./read-library-tables";
import { readBiocJson, readBiocLines } from "./read-bioc-json";
import { readBiocXml } from "./read-bioc-xml";
import { readMedline } from "./read-medline";
import { readPubmedXml } from "./read-pubmed-xml";
import { readPubtator } from "./read-pubtator";
import { writeLibrary } from "./write-library";

/** Reads all files into one library and that into the builder; `plans` are those of its tables. */
export async function readLibrary(
  files: readonly SourceFile[],
  graph: GraphBuilder,
  run: ImportRun,
  { plans = [] }: { readonly plans?: readonly TablePlan[] },
): Promise<void> {
  const library = new Library();
  for (const file of files) {
    const plan = plans.find((one) => one.file.name === file.name);
    if (plan) await readLibraryTable(plan, library, run);
    else await readDocuments(file, library, run);
  }
  const [first] = files;
  // What texts alone are about nobody says; where mentions were rejected, these are what is wrong.
  const mentions = run.rejects.rules.filter(({ rule }) => rule.startsWith("mention-"));
  const isTurnedDown = mentions.some(({ level }) => level === "reject");
  if (first && plans.length === 0 && !isTurnedDown && isUnannotated(library))
    refuse(first, message(mentions.length > 0 ? "library-without-ids" : "library-unannotated"));
  await writeLibrary(library, graph, run);
}

async function readDocuments(file: SourceFile, library: Library, run: ImportRun): Promise<void> {
  const kind = documentsKind((await headBytes(file, run.signal)).toString("utf8"));
  if (kind) await DOCUMENT_READERS[kind](file, library, run);
}

const DOCUMENT_READERS = {
  pubtator: readPubtator,
  medline: readMedline,
  "pubmed-xml": readPubmedXml,
  "bioc-xml": readBiocXml,
  "bioc-lines": readBiocLines,
  "bioc-json": readBiocJson,
} as const;

function isUnannotated({ documents, concepts }: Library): boolean {
  const haveTexts = [...documents.values()].some(({ variants }) => variants.length > 0);
  return concepts.size === 0 && haveTexts;
}
