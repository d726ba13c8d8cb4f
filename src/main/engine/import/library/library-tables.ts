/** Which files of a library are tables, and how each is read. */
import { isDocuments } from "../agree-on-format";
import type { SourceFile } from "../source/import-run";
import type { TablePlan } from "../tables/table-plan";
import { asLibraryTable } from "./read-library-tables";

/** Plans of the files that hold no documents, made by `plan`. */
export async function libraryTables<F extends SourceFile>(
  files: readonly F[],
  plan: (tables: F[]) => Promise<readonly TablePlan[]>,
  signal: AbortSignal,
): Promise<TablePlan[]> {
  const tables: F[] = [];
  for (const file of files) if (!(await isDocuments(file, signal))) tables.push(file);
  if (tables.length === 0) return [];
  const plans = (await plan(tables)).map(asLibraryTable);
  return plans.sort((a, b) => (a.file.name < b.file.name ? -1 : 1));
}
