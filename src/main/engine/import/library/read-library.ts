/** A library: annotated documents, and tables of pairs, names and dates beside them, in any order. */
import { isDocuments } from "../agree-on-format";
import type { GraphBuilder } from "../graph/graph-builder";
import type { ImportRun, SourceFile } from "../source/import-run";
import type { TablePlan } from "../tables/table-plan";
import { Library } from "./library";
import { readLibraryTable } from "./read-library-tables";
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
    else if (await isDocuments(file, run.signal)) await readPubtator(file, library, run);
  }
  await writeLibrary(library, graph, run);
}
