/** What a person says of the files of an import: their format, and what the columns of tables become. */
import type { ImportPreview } from "../../../shared/import/requests";
import {
  areWholeRoles,
  mappingRoleSchema,
  SHARED_ROLES,
  type Delimiter,
  type ImportFormat,
  type MappingRole,
  type PreviewFile,
  type TableMapping,
} from "../../../shared/import/preview";
import { changeImport } from "./imports";
import type { Importing } from "./imports-view";
import type { Fetched } from "../../state/fetched";
import type { Workbench } from "../../state/workbench";

export function receivePreview(state: Workbench, preview: Fetched<ImportPreview>): Workbench {
  return changeImport(state, (importing) => ({ ...importing, preview }));
}

/** Another format forgets what was said of columns; null guesses. */
export function chooseFormat(state: Workbench, format: ImportFormat | null): Workbench {
  return chosen(state, () => ({ format, tables: [] }));
}

/** Takes back the last choice of a format or of what columns become. */
export function undoMapping(state: Workbench): Workbench {
  return changeImport(state, (importing) => ({
    ...importing,
    ...importing.earlier.at(-1),
    earlier: importing.earlier.slice(0, -1),
  }));
}

/** Other cells have other columns: their roles are guessed anew. */
export function chooseDelimiter(state: Workbench, file: PreviewFile, delimiter: Delimiter): Workbench {
  return chooseTable(state, { file: file.name, delimiter });
}

export function chooseHeader(state: Workbench, file: PreviewFile, header: boolean): Workbench {
  return chooseTable(state, { ...mappingOf(file), header });
}

/** Says what all edges of a table without a column of relations are called. */
export function chooseRelation(state: Workbench, file: PreviewFile, relation: string): Workbench {
  const plain = relation.trim();
  if (plain === "" || plain === file.relation) return state;
  return chooseTable(state, { ...mappingOf(file), relation: plain });
}

/** Says what each row of a table of nodes is; "" that nobody does. */
export function chooseRow(state: Workbench, file: PreviewFile, row: string): Workbench {
  const plain = row.trim();
  return plain === file.row ? state : chooseTable(state, { ...mappingOf(file), row: plain });
}

/** Says that a table is what it is shown to be. */
export function confirmTable(state: Workbench, file: PreviewFile): Workbench {
  return chooseTable(state, mappingOf(file));
}

/** A role that stands alone is swapped with the column that had it, so that a mapping is always whole. */
export function chooseRole(
  state: Workbench,
  file: PreviewFile,
  column: number,
  role: MappingRole,
): Workbench {
  const { roles, ...table } = mappingOf(file);
  const turned = turnedRoles(roles, column, role);
  return areWholeRoles(turned) ? chooseTable(state, { ...table, roles: turned }) : state;
}

/** What else a table of nodes or one of edges cannot have becomes a property, and the id of the one an end of the other. */
function turnedRoles(roles: readonly MappingRole[], column: number, role: MappingRole): MappingRole[] {
  const former = roles[column]!;
  const holder = SHARED_ROLES.has(role) ? -1 : roles.indexOf(role);
  const swapped = roles.map((old, at) => (at === column ? role : at === holder ? former : old));
  if (role === "id") return swapped.map((old) => (EDGE_ROLES.has(old) ? "string" : old));
  if (role === "source" || role === "target")
    return swapped.map((old) =>
      old === "id" ? (role === "source" ? "target" : "source") : old === "edge" ? "string" : old,
    );
  if (role === "edge") return swapped.map((old) => (old === "source" || old === "target" ? "string" : old));
  return swapped;
}

/** Roles that only rows with two ends can have. */
const EDGE_ROLES: ReadonlySet<MappingRole> = new Set([
  ...([
    "source",
    "relation",
    "target",
    "source-name",
    "target-name",
    "source-label",
    "target-label",
  ] as const),
  ...(["edge", "evidence", "publication", "work", "chapter", "page", "weight", "direction", "date"] as const),
]);

/** The mappings that a preview shows, guesses included, for the tables that have columns to map. */
export function shownMappings(preview: ImportPreview): TableMapping[] {
  return preview.files.filter(({ kind }) => kind === "triples").map(mappingOf);
}

function mappingOf(file: PreviewFile): TableMapping & { readonly roles: MappingRole[] } {
  const roles = mappingRoleSchema.array().parse(file.columns.map(({ role }) => role));
  const constant = file.relation === "" ? {} : { relation: file.relation };
  const row = file.row === undefined ? {} : { row: file.row };
  return { file: file.name, delimiter: file.delimiter, header: file.header, roles, ...constant, ...row };
}

function chooseTable(state: Workbench, table: TableMapping): Workbench {
  return chosen(state, ({ format, tables }) => ({
    format,
    tables: [...tables.filter(({ file }) => file !== table.file), table],
  }));
}

type Chosen = Pick<Importing, "format" | "tables">;

/** A choice, with what it can be taken back to. */
function chosen(state: Workbench, turn: (chosen: Chosen) => Chosen): Workbench {
  return changeImport(state, (importing) => {
    const { format, tables, earlier } = importing;
    return { ...importing, ...turn({ format, tables }), earlier: [...earlier, { format, tables }] };
  });
}
