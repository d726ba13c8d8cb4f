/** What an import takes its tables for, before the first byte is read: as somebody said, as they were read before, or as they make sure. */
import type { NamedColumns } from "../../../shared/import/mapping-text";
import type { ImportFormat, TableMapping } from "../../../shared/import/preview";
import { message } from "../../../shared/sentences/sentences";
import { readMeta } from "../store/graph-file";
import { mappingsIn, proposedMap } from "./tables/given-maps";
import { libraryTables } from "./library/library-tables";
import { refuse, type SourceFile } from "./source/import-run";
import { named } from "./source/reject-list";
import { ROW_NUMBER } from "../../../shared/graph";
import { planTables, type TablePlan } from "./tables/table-plan";

interface Planned {
  readonly files: readonly SourceFile[];
  /** The graph's file: its own mapping is used again. */
  readonly target: string;
  /** As somebody said it. */
  readonly format?: ImportFormat;
  readonly tables?: readonly TableMapping[];
  readonly maps?: readonly string[];
  readonly signal: AbortSignal;
}

/** Plans of what is a table: all files of a format of tables, those of a library that are no documents. */
export async function planImport(format: ImportFormat, request: Planned): Promise<readonly TablePlan[]> {
  if (format === "triples") return planAll(request);
  return format === "library"
    ? libraryTables(request.files, (files) => planAll({ ...request, files }, true), request.signal)
    : [];
}

/** Refuses a table that somebody has to explain, with what to add to the command line. */
async function planAll(
  { files, tables, maps = [], format, target, signal }: Planned,
  isLibrary = false,
): Promise<TablePlan[]> {
  const given = maps.flatMap(mappingsIn);
  const strange = given.find(({ file }) =>
    file === "" ? files.length > 1 : !files.some(({ name }) => name === file),
  );
  if (strange) refuse(files[0]!, message("map-file", { file: named(strange.file) }));
  const kept = tables || given.length > 0 ? [] : await keptMapping(target);
  const how = {
    mappings: tables ?? [],
    named: given,
    areTriples: format === "triples",
    typed: false,
    signal,
  };
  const first = await planTables(files, how);
  const again = fitting(kept, first);
  const plans = again.length === 0 ? first : await planTables(files, { ...how, named: again });
  if (isLibrary) return plans;
  const open = plans.find(({ sure }) => !sure);
  if (open) refuse(open.file, message("table-unclear", { map: proposedMap(open, plans.length > 1) }));
  return plans;
}

/** Those of the graph that is replaced that name these files and columns of theirs. */
function fitting(kept: readonly NamedColumns[], plans: readonly TablePlan[]): NamedColumns[] {
  return kept.filter(({ file, columns }) =>
    plans.some(
      (plan) =>
        plan.file.name === file &&
        [...columns.keys()].every((name) => name === ROW_NUMBER || plan.names.includes(name)),
    ),
  );
}

async function keptMapping(target: string): Promise<NamedColumns[]> {
  const { mapping = "" } = (await readMeta(target)) ?? {};
  return mapping === "" ? [] : mappingsIn(mapping);
}
