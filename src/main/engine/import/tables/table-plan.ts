/** What each table of an import is and what its columns become: as somebody said, as known headers say, or as the cells make sure. */
import { mapText, type NamedColumns } from "../../../../shared/import/mapping-text";
import {
  PLAIN_RELATION,
  tableMappingSchema,
  type MappingRole,
  type TableMapping,
} from "../../../../shared/import/preview";
import { type Message, message } from "../../../../shared/sentences/sentences";
import { asideRows, asideWarnings, isAside } from "./aside-rows";
import { gafColumns } from "./gaf";
import { cellsOf, typeOf } from "./column-cells";
import { headerRow, isTitle } from "./header-row";
import { areNeighbours, endsInPython, isMatrix } from "./matrix";
import type { Judged } from "./column-guess";
import { judgeTable } from "./judge-table";
import { guessDelimiter } from "./delimiters";
import { headBytes } from "../source/file-bytes";
import { refuse, type SourceFile } from "../source/import-run";
import { knownRoles, NAMED_EDGE } from "./known-columns";
import { named } from "../source/reject-list";
import { dictionaryKind, isOpenKeTable } from "./read-dictionary";
import { rowNoun } from "./row-noun";
import { ROW_NUMBER } from "../../../../shared/graph";
import { counted } from "./row-numbers";
import { columnNames, firstLines, sampleTable, type TableDialect } from "./table-sample";
import { withoutMark } from "../source/text-blocks";

export interface TablePlan {
  readonly file: SourceFile;
  readonly kind: "nodes" | "edges";
  readonly dialect: TableDialect;
  /** Whether a row names the columns. */
  readonly header: boolean;
  /** The last line ahead of the rows, 0 where they begin at once. */
  readonly before: number;
  /** A line that sums up the others, and is left out. */
  readonly totals?: number | undefined;
  readonly names: readonly string[];
  readonly roles: readonly MappingRole[];
  /** Whether the last column is none of the file's, but counts its rows. */
  readonly isNumbered: boolean;
  /** Of edges without a column for it. */
  readonly relation: string;
  /** Of nodes: what each row is, "" where nothing tells it. */
  readonly row: string;
  /** False where it takes a person to say. */
  readonly sure: boolean;
  /** Whether somebody chose the roles. */
  readonly given: boolean;
  /** What to look at before reading, as sentences without their full stop. */
  readonly warnings: readonly Message[];
  /** First rows. */
  readonly rows: readonly (readonly string[])[];
}

/** A plan before it is known what its rows are called. */
type Unnamed = Omit<TablePlan, "row">;

export interface Planning {
  readonly mappings: readonly TableMapping[];
  /** Mappings by names of columns, the last one for a file counts. */
  readonly named: readonly NamedColumns[];
  /** Whether properties get types; else they are text. */
  readonly typed: boolean;
  /** Whether somebody has said that they are triples. */
  readonly areTriples: boolean;
  readonly signal: AbortSignal;
}

/** Plans of all files that are tables and no dictionaries, in their order. Refuses empty ones and those of a single column. */
export async function planTables(files: readonly SourceFile[], how: Planning): Promise<TablePlan[]> {
  const plans: TablePlan[] = [];
  const hasDictionaries = files.some(({ name }) => dictionaryKind(name) !== undefined);
  for (const file of files) {
    if (dictionaryKind(file.name) !== undefined) continue;
    const head = withoutMark(await headBytes(file, how.signal)).toString("utf8");
    if (head.trim() === "") refuse(file, message("file-empty"));
    const mapping = how.mappings.find((given) => given.file === file.name);
    const told = how.named.findLast((given) => given.file === "" || given.file === file.name);
    // A mapping may tell only what each row is.
    const columns = told && told.columns.size > 0 ? told : undefined;
    const areTriples = how.areTriples || hasDictionaries;
    const plan = (header?: boolean): Unnamed =>
      planTable(
        file,
        head,
        { ...mapping, ...(columns && { header, isNumbered: columns.columns.has(ROW_NUMBER) }) },
        areTriples,
      );
    const planned = columns ? withColumns(planOfNames(plan, columns), columns) : plan();
    plans.push({ ...planned, row: told?.row ?? mapping?.row ?? rowNoun(planned) });
  }
  const joined = joinPlans(plans);
  return how.typed ? joined : joined.map(untyped);
}

/** Columns without names are called by their numbers, in tables that have a header, too; a column that is not in the file says nothing of it. */
function planOfNames(plan: (header?: boolean) => Unnamed, { columns }: NamedColumns): Unnamed {
  const names = [...columns.keys()].filter((name) => name !== ROW_NUMBER);
  if (names.some((name) => !/^column \d+$/.test(name))) return plan(true);
  const guessed = plan();
  return names.every((name) => guessed.names.includes(name)) ? guessed : plan(false);
}

function withColumns(plan: Unnamed, { columns, relation }: NamedColumns): Unnamed {
  const strange = [...columns.keys()].find((name) => !plan.names.includes(name));
  if (strange !== undefined) refuse(plan.file, message("no-column", { name: named(strange) }));
  const roles = plan.names.map((name) => columns.get(name) ?? "string");
  const fits = tableMappingSchema.shape.roles.safeParse(roles);
  if (!fits.success) refuse(plan.file, message("map-roles"));
  const kind = roles.includes("id") ? "nodes" : "edges";
  return {
    ...plan,
    roles,
    kind,
    relation: relation ?? PLAIN_RELATION,
    sure: true,
    given: true,
    warnings: plan.warnings.filter(isAside),
  };
}

function untyped(plan: TablePlan): TablePlan {
  if (plan.given) return plan;
  return {
    ...plan,
    roles: plan.roles.map((role) => (role === "number" || role === "boolean" ? "string" : role)),
  };
}

/** The plan of one table by its beginning alone; `isNumbered`: whether its rows are counted, where somebody has said so. */
function planTable(
  file: SourceFile,
  head: string,
  given: Partial<TableMapping> & { readonly isNumbered?: boolean },
  areTriples: boolean,
): Unnamed {
  const { dialect, commented, skipped, rows: all } = sampleTable(file.name, head, given.delimiter);
  const { titles: above, rows, units, totals } = given.header === false ? { rows: all } : asideRows(all);
  const first = rows[0]?.cells ?? [];
  if (!given.roles)
    refuseOther(
      file,
      firstLines(head, TELLING_LINES),
      rows.map(({ cells }) => cells),
    );
  const inBand = commented === undefined ? headerRow(rows.map(({ cells }) => cells)) : "no";
  const gaf = gafColumns(rows.map(({ cells }) => cells));
  const header = !gaf && (given.header ?? (commented !== undefined || inBand !== "no"));
  const takesFirst = header && commented === undefined;
  const body = rows.slice(takesFirst ? 1 : 0).map(({ cells }) => cells);
  const titles = gaf?.titles ?? (header ? (commented ?? first) : undefined);
  const width = header ? first.length : usualWidth(body);
  const judged: Judged = gaf
    ? { roles: gaf.roles, sure: true, warnings: [] }
    : isOpenKeTable(file.name)
      ? { roles: OPENKE, sure: true, warnings: areTriples ? [] : [message("relations-numbers")] }
      : judgeTable(titles, body, width, areTriples, dialect.delimiter === " ");
  const roles = given.roles ?? judged.roles;
  const isNumbered =
    given.isNumbered ?? (given.roles ? !gaf && roles.length === width + 1 : judged.isNumbered === true);
  return {
    ...{ file, dialect, header, roles, isNumbered },
    ...(isNumbered
      ? {
          names: [...columnNames(titles, width), ROW_NUMBER],
          rows: body.map((row, at) => counted(row, width, String(at + 1))),
        }
      : { names: columnNames(titles, roles.length), rows: body }),
    kind: roles.includes("id") ? "nodes" : "edges",
    before: takesFirst ? (units?.at(-1) ?? rows[0]!).line : skipped,
    totals: totals?.line,
    relation: given.relation ?? judged.relation ?? PLAIN_RELATION,
    given: given.roles !== undefined,
    sure: given.roles !== undefined || (judged.sure && inBand !== "perhaps"),
    warnings: [...asideWarnings({ titles: above, units, totals }), ...(given.roles ? [] : judged.warnings)],
  };
}

/** Lines that tell how a whole file is written; cutting all of its beginning costs more than reading it. */
const TELLING_LINES = 500;

/** Refuses what is no table of nodes or edges: lists, matrices, and a title ahead of the table. */
function refuseOther(file: SourceFile, head: string, rows: readonly (readonly string[])[]): void {
  if (endsInPython(head)) refuse(file, message("table-python"));
  const areSingle = head.includes("\n") && rows.every((cells) => cells.length < 2);
  const [, ...rest] = head.split("\n");
  const isTitled = areSingle
    ? guessDelimiter(rest.join("\n"), 3) !== undefined
    : rows.length > 2 && isTitle(rows[0]!, rows.slice(1));
  if (isTitled) refuse(file, message("table-title"));
  if (areSingle) refuse(file, message(areNeighbours(rows) ? "table-neighbours" : "table-one-column"));
  if (isMatrix(rows)) refuse(file, message("table-matrix"));
}

/** The number of cells that most rows have, the first of several. */
function usualWidth(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), [0, 0])[0];
}

const OPENKE = ["source", "target", "relation"] as const;

/** Ids of node tables by the ends of the edges beside them: GraphRAG's edges name titles, and a table without known words has one column of ids. */
function joinPlans(plans: readonly TablePlan[]): TablePlan[] {
  const ends = new Set(
    plans
      .filter(({ kind, sure }) => kind === "edges" && sure)
      .flatMap(({ rows, roles }) => [
        ...(["source", "target"] as const).flatMap((end) => cellsOf(rows, roles.indexOf(end))),
        ...cellsOf(rows, roles.indexOf("edge")).flatMap((cell) => NAMED_EDGE.exec(cell)?.slice(1) ?? []),
      ]),
  );
  if (ends.size === 0) return [...plans];
  return plans.map((plan) =>
    plan.given || (plan.kind === "edges" && plan.sure) ? plan : withIds(plan, ends),
  );
}

function withIds(plan: TablePlan, ends: ReadonlySet<string>): TablePlan {
  const known = plan.header ? knownRoles(plan.names) : undefined;
  if (known?.kind === "edges") return plan;
  const hits = plan.names.map((_, at) => {
    const cells = cellsOf(plan.rows, at);
    const isUnique = new Set(cells).size === cells.length;
    return isUnique ? cells.filter((cell) => ends.has(cell)).length : 0;
  });
  const most = Math.max(...hits);
  const own = plan.roles.indexOf("id");
  if (most === 0 || (own >= 0 && hits[own] === most)) return most > 0 ? { ...plan, sure: true } : plan;
  const id = hits.indexOf(most);
  const roles = plan.names.map((_, at): MappingRole => {
    const role = known?.roles[at];
    if (at === id) return "id";
    return role === undefined || role === "id" ? typeOf(plan.rows, at) : role;
  });
  return { ...plan, roles, kind: "nodes", sure: true };
}

/** What to add to the command line so that the tables are read as planned. */
export function mappingOfPlans(plans: readonly TablePlan[], withFiles = plans.length > 1): string {
  return plans.map((plan) => mapText(plan, withFiles)).join(";");
}
