/** What a table is proposed to be where its words and cells leave it open: for somebody to look at. */
import type { MappingRole } from "../../../../shared/import/preview";
import { columnFacts, type ColumnFacts } from "./column-facts";
import { typeOf, type Rows } from "./column-cells";
import { nodeRoles, saidRoles, type SaidRoles } from "./known-columns";
import { namedEnds, numberedEnds, pairedThings, relatedThings, type LikelyEnds } from "./likely-ends";
import {
  areLikelyThings,
  areOnlyToldOf,
  areSurelyThings,
  idColumn,
  isNamedById,
  thingRoles,
} from "./likely-nodes";
import { isSheet } from "./sheets";

/** What is proposed. */
export interface Proposal {
  readonly roles: readonly MappingRole[];
  /** What edges are called that have no column for it. */
  readonly relation?: string;
  /** Whether nothing tells the rows apart but their numbers, which then stand in one column more. */
  readonly isNumbered?: boolean;
  readonly sure: boolean;
}

/** The most likely reading of a table: ends that are named, then things, then whatever may be ends. */
export function proposeRoles(rows: Rows, width: number, titles?: readonly string[]): Proposal {
  const columns = columnFacts(rows, width, titles);
  const said = titles ? trueRoles(saidRoles(titles), columns) : [];
  const plain = columns.map(({ at, title }): MappingRole =>
    titles && title === "" ? "ignored" : (said[at] ?? typeOf(rows, at)),
  );
  const free = columns.filter(({ at }) => plain[at] !== "ignored" && said[at] === undefined);
  const sheet = titles && !said.some((role) => role && JOINING.has(role)) && isSheet(columns);
  if (sheet) return sheetOf(columns, rows);
  if (!titles || said.some((role) => role !== undefined && role !== "date")) {
    const ends = plainEnds(free, said);
    const sure = arePublishedPairs(free, said, titles) || areToldInOrder(ends, said);
    return edgesOf(ends, plain, sure) ?? numbered(plain);
  }
  const id = idColumn(columns);
  const named = namedEnds(free);
  const things =
    id === undefined
      ? undefined
      : { roles: thingRoles(columns, id, rows), sure: areSurelyThings(columns, id) };
  // Of things told by much else "adopted by" is one more property, and not every row has it.
  if (things?.sure && named?.relation !== undefined && columns.length > 3) return things;
  if (things && isNamedById(columns, id)) return things;
  if (named && !isOwnId(named, columns)) return edgesOf(named, plain, areSurelyEnds(named, columns))!;
  if (areOnlyToldOf(columns))
    return { ...(things ?? numbered(thingRoles(columns, undefined, rows))), sure: true };
  if (things && areLikelyThings(columns)) return things;
  // Rows that a name names are things, also where two of them have the same one.
  if (id === undefined && width > 2 && nodeRoles(titles).includes("name"))
    return numbered(thingRoles(columns, undefined, rows));
  const ends = relatedThings(free) ?? pairedThings(free);
  return edgesOf(ends, plain) ?? things ?? numbered(thingRoles(columns, undefined, rows));
}

/** What only edges have; things as well have a weight, a page or a date. */
const JOINING: ReadonlySet<MappingRole> = new Set(["relation", "evidence", "publication", "direction"]);

/** Things, or events that nothing tells apart but their numbers. */
function sheetOf(columns: readonly ColumnFacts[], rows: Rows): Proposal {
  const id = idColumn(columns);
  const roles = thingRoles(columns, id, rows);
  return id === undefined ? { ...numbered(roles), sure: true } : { roles, sure: true };
}

/** A column of numbers says no relation, whatever its word. */
function trueRoles(said: SaidRoles, columns: readonly ColumnFacts[]): SaidRoles {
  return said.map((role, at) => (role === "relation" && columns[at]?.type === "number" ? undefined : role));
}

function numbered(roles: readonly MappingRole[]): Proposal {
  return { roles: [...roles, "id"], isNumbered: true, sure: false };
}

function edgesOf(
  ends: LikelyEnds | undefined,
  plain: readonly MappingRole[],
  sure = false,
): Proposal | undefined {
  if (!ends) return undefined;
  const { source, target, between, relation } = ends;
  const roles = plain.map((role, at): MappingRole => {
    if (at === source) return "source";
    if (at === target) return "target";
    return at === between ? "relation" : role;
  });
  return { roles, sure, ...(relation !== undefined && { relation }) };
}

/** "chemical, disease, PMID": two columns of words and no more, and where that was published; not papers with their title. */
function arePublishedPairs(
  free: readonly ColumnFacts[],
  said: SaidRoles,
  titles: readonly string[] = [],
): boolean {
  const texts = free.filter(({ type }) => type === "text");
  const arePairs = texts.length === 2 && texts.every(({ hasGaps }) => !hasGaps);
  return arePairs && said.includes("publication") && !nodeRoles(titles).includes("name");
}

/** "gene, relation, disease, sentence": two ends with their relation between them, and what says so. */
function areToldInOrder(ends: LikelyEnds | undefined, said: SaidRoles): boolean {
  if (!ends || !said.includes("evidence")) return false;
  const between = ends.between ?? said.indexOf("relation");
  return ends.source + 1 === between && between + 1 === ends.target;
}

/** Two columns of words and no more, of which one leads on to the other or says how it does. */
function areSurelyEnds({ source, target }: LikelyEnds, columns: readonly ColumnFacts[]): boolean {
  const [from, to] = [columns[source]!, columns[target]!];
  return columns.length === 2 && [from, to].every(({ type, hasGaps }) => type === "text" && !hasGaps);
}

/** Whether what may be an end is the id of things that have a name: an employee, and whom they report to. */
function isOwnId({ source, relation }: LikelyEnds, columns: readonly ColumnFacts[]): boolean {
  return (
    relation === undefined && columns[source]!.isUnique && areLikelyThings(columns) && columns.length > 3
  );
}

/** Ends of a table whose words say that it has some, or that has no titles: the first columns of things, with the relations between them. */
function plainEnds(free: readonly ColumnFacts[], said: SaidRoles): LikelyEnds | undefined {
  const found = namedEnds(free) ?? (said.includes("relation") ? undefined : relatedThings(free));
  if (found) return found;
  const things = free.filter(
    ({ type, isMeasured, hasGaps }) => !hasGaps && (type === "text" || (type === "number" && !isMeasured)),
  );
  const texts = things.filter(({ type }) => type === "text");
  const [source, target] = numberedEnds(free) ?? (texts.length >= 2 ? texts : things);
  return source && target && { source: source.at, target: target.at };
}
