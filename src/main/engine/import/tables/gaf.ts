/** Annotations of genes (GAF), which have no header: told by their cells. */
import type { MappingRole } from "../../../../shared/import/preview";
import { cellsOf, type Rows } from "./column-cells";

const COLUMNS: readonly (readonly [name: string, role: MappingRole])[] = [
  ["DB", "string"],
  ["DB Object ID", "source"],
  ["DB Object Symbol", "source-name"],
  ["Relation", "relation"],
  ["GO ID", "target"],
  ["DB:Reference", "string"],
  ["Evidence Code", "string"],
  ["With (or) From", "string"],
  ["Aspect", "string"],
  ["DB Object Name", "string"],
  ["DB Object Synonym", "string"],
  ["DB Object Type", "string"],
  ["Taxon", "string"],
  ["Date", "string"],
  ["Assigned By", "string"],
  ["Annotation Extension", "string"],
  ["Gene Product Form ID", "string"],
];
const [TERM, ASPECT, RELATION] = [4, 8, 3];
const NARROWEST = 15;

interface Gaf {
  readonly titles: readonly string[];
  readonly roles: readonly MappingRole[];
}

/** Names and roles of the columns; undefined where the rows are no annotations. Of old the relation may be missing: then it is a property. */
export function gafColumns(rows: Rows): Gaf | undefined {
  const width = rows[0]?.length ?? 0;
  const areTerms = cellsOf(rows, TERM).every((cell) => /^[A-Za-z]+:\d+$/.test(cell));
  const haveAspects = cellsOf(rows, ASPECT).every((cell) => /^[PFC]$/.test(cell));
  if (width < NARROWEST || width > COLUMNS.length || !areTerms || !haveAspects) return undefined;
  const columns = COLUMNS.slice(0, width);
  const roles = columns.map(([, role]) => role);
  const isSaid = cellsOf(rows, RELATION).every((cell) => cell !== "");
  return { titles: columns.map(([name]) => name), roles: isSaid ? roles : roles.with(RELATION, "string") };
}
