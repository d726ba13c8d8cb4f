/** Roles of a table's columns: by the words of its header where they are known, else by its cells. */
import { isDocumentId } from "../../../../shared/documents/document-ids";
import type { MappingRole } from "../../../../shared/import/preview";
import { areMeasures, cellsOf, isNumber, typeOf, type Rows } from "./column-cells";
import { judgeCells, meet, relationWarnings, type Judged } from "./column-guess";
import { isMoment } from "./cell-kinds";
import { columnFacts } from "./column-facts";
import { columnWord, knownRoles, type KnownRoles, likelyEnds, NAMED_EDGE } from "./known-columns";
import { areOnlyToldOf, nameOfNumbers } from "./likely-nodes";
import { isSheet } from "./sheets";
import { DOCUMENT_TITLE } from "./title-shapes";

/** Roles of a table by its header and cells; `areTriples`: somebody has said so; `areWords`: blanks part them. */
export function judgeTable(
  titles: readonly string[] | undefined,
  rows: Rows,
  width: number,
  areTriples: boolean,
  areWords = false,
): Judged {
  // Nothing to part: each row will say so.
  if (width < 2) return { roles: ["source", "relation", "target"], sure: true, warnings: [] };
  if (!titles) return judgeCells(rows, width, areTriples, undefined, areWords);
  const words = titles.map((title, at) => (isDirection(rows, at) ? "direction" : title));
  const edges = cytoscapeEdges(titles, rows);
  if (edges) return { roles: edges, sure: true, warnings: [] };
  const known = knownRoles(words);
  if (known.kind === "nodes" && mostlyComeAgain(cellsOf(rows, known.roles.indexOf("id"))))
    return judgeCells(rows, width, false, titles);
  if (known.kind === undefined || measuresEnds(known.roles, words, rows)) {
    const likely = likelyRoles(titles, rows);
    return likely ? { roles: likely, sure: false, warnings: [] } : judgeCells(rows, width, false, titles);
  }
  const roles = namesOfEnds(known.roles, rows, isSssom(titles)).map(
    (role, at) => role ?? otherRole(titles[at]!, rows, at),
  );
  if (known.kind === "nodes") return judgeNodes(roles, titles, rows);
  const document = documentColumn(roles, titles);
  if (document >= 0) return { roles: roles.with(document, "document"), sure: true, warnings: [] };
  const judged = judgeEdges(roles, titles, rows, areTriples);
  return judged.sure && isOneThingARow(known, rows) ? { ...judged, sure: false } : judged;
}

/** "entity1, entity2, document, date": where two things are named together, and when, and nothing of how; −1 where no column says so. */
function documentColumn(roles: readonly MappingRole[], titles: readonly string[]): number {
  const at = titles.findIndex((title) => DOCUMENT_TITLE.test(title.trim()));
  const isPlain = (role: MappingRole): boolean => ["source", "target", "date", "ignored"].includes(role);
  return roles.every((role, column) => column === at || isPlain(role)) ? at : -1;
}

/** Ends that words make likely, unless their cells are measures or times: when a thing began and ended. */
function likelyRoles(titles: readonly string[], rows: Rows): MappingRole[] | undefined {
  const ends = likelyEnds(titles);
  return ends && !measuresEnds(ends, titles, rows)
    ? ends.map((role, at) => role ?? otherRole(titles[at]!, rows, at))
    : undefined;
}

/** Cytoscape's table of edges has no columns of their ends: their names say them, "A (pp) B". */
function cytoscapeEdges(titles: readonly string[], rows: Rows): MappingRole[] | undefined {
  const words = titles.map(columnWord);
  const at = ["sharedname", "name"].map((word) => words.indexOf(word)).find((found) => found >= 0);
  if (at === undefined || !words.includes("interaction") || rows.length === 0) return undefined;
  if (!cellsOf(rows, at).every((cell) => NAMED_EDGE.test(cell))) return undefined;
  return titles.map((title, column) => (column === at ? "edge" : otherRole(title, rows, column)));
}

/** Mappings between ontologies, by the columns that they must have. */
function isSssom(titles: readonly string[]): boolean {
  return (
    titles.includes("predicate_id") &&
    (titles.includes("subject_id") || titles.includes("mapping_justification"))
  );
}

/** "subject_label" is a kind where ends share it, and a name in SSSOM and where hardly two do. */
function namesOfEnds(roles: KnownRoles["roles"], rows: Rows, areMappings: boolean): KnownRoles["roles"] {
  const distinct = (role: MappingRole): number => new Set(cellsOf(rows, roles.indexOf(role))).size;
  const isName = (end: "source" | "target"): boolean =>
    !roles.includes(`${end}-name`) &&
    (areMappings || (distinct(end) > 2 && distinct(`${end}-label`) * 2 > distinct(end)));
  const areNames = isName("source") || isName("target");
  return areNames
    ? roles.map((role) =>
        role === "source-label" ? "source-name" : role === "target-label" ? "target-name" : role,
      )
    : roles;
}

/** Whether two things with their ids and names may be a thing and one that belongs to it: each row tells of another first one, and of much more. */
function isOneThingARow({ roles, arePaired }: KnownRoles, rows: Rows): boolean {
  const sources = cellsOf(rows, roles.indexOf("source"));
  const others = roles.filter((role) => role === undefined).length;
  return arePaired === true && rows.length > 2 && others > 2 && new Set(sources).size === sources.length;
}

/** Whether ids tell less than half of their rows apart: then each row tells something else of them, and is no node. */
export function mostlyComeAgain(ids: readonly unknown[]): boolean {
  return ids.length > 2 && new Set(ids).size * 2 < ids.length;
}

/** Columns without a name, as pandas writes its index, are left out. */
function otherRole(title: string, rows: Rows, at: number): MappingRole {
  return title.trim() === "" ? "ignored" : typeOf(rows, at);
}

/** Rows that tell whether a name says anything: in so many, one of so few values does not. */
const FEWEST_NAMES = 10;

/** Where no column says that it is a name, the words are one that tell apart what the id tells by numbers alone. */
function judgeNodes(said: readonly MappingRole[], titles: readonly string[], rows: Rows): Judged {
  const ids = cellsOf(rows, said.indexOf("id"));
  const isUnique = new Set(ids).size === ids.length && !ids.includes("");
  const columns = columnFacts(rows, titles.length, titles);
  const at = said.includes("name") ? undefined : nameOfNumbers(columns, said.indexOf("id"));
  const roles = at === undefined || said[at] === "labels" ? said : said.with(at, "name");
  const names = cellsOf(rows, roles.indexOf("name"));
  // A column of marks ("label" of 0 and 1) names nothing.
  const areNames = !(names.length >= FEWEST_NAMES && new Set(names).size * FEWEST_NAMES <= names.length);
  const isDescribed = (roles.includes("name") && areNames) || roles.includes("labels");
  const areThings =
    isDescribed || areOnlyToldOf(columns) || isSheet(columns.filter((one) => one.at !== said.indexOf("id")));
  return { roles, sure: isUnique && areThings, warnings: [] };
}

function judgeEdges(
  roles: readonly MappingRole[],
  titles: readonly string[],
  rows: Rows,
  areTriples: boolean,
): Judged {
  const at = roles.indexOf("relation");
  const sources = new Set(cellsOf(rows, roles.indexOf("source")));
  // "source" may mean where a row comes from; one that a relation and a target follow is an end.
  const isSaid = !/^(?:source|src|sursa|fuente)$/.test(columnWord(titles[roles.indexOf("source")]!));
  const isInOrder = roles.indexOf("source") < at && at < roles.indexOf("target");
  const isTerse = columnWord(titles[roles.indexOf("source")]!).length === 1;
  const targets = cellsOf(rows, roles.indexOf("target"));
  const isJoined = at >= 0 || targets.some((cell) => sources.has(cell));
  const sure = (isSaid || rows.length < 10 || sources.size > 1 || isInOrder) && (isJoined || !isTerse);
  const other = titles.length === 3 ? roles.indexOf("string") : -1;
  // The one word beside two ends that nobody knows may be that of their relation, where it stands over words.
  const isNoWord = (cell: string): boolean => cell === "" || isNumber(cell) || isDocumentId(cell);
  if (at < 0 && other >= 0 && !cellsOf(rows, other).every(isNoWord))
    return { roles: roles.with(other, "relation"), sure: false, warnings: [] };
  if (at < 0) return { roles, sure, warnings: [] };
  const found = relationWarnings(cellsOf(rows, at));
  const isPlainLabel = /^(?:label|type|kind|tip)$/i.test(titles[at]!.trim()) && found.length > 0;
  if (isPlainLabel && !areTriples) return { roles: roles.with(at, typeOf(rows, at)), sure, warnings: [] };
  return { roles, sure, warnings: found };
}

/** Ends by any of these words are nothing else. */
const PLAIN_ENDS = /^(?:source|subject|head|src|sursa|subiect|quelle)/;
const SPAN = /^(?:start|from|de|von)/;
const YEAR = /^-?1?\d{3}$|^20\d\d$/;

/**
 * Whether words that may as well tell of places or times ("x" and "y", "from" and "to") do so: they stand over decimals, days or years, or over numbers that
 * only grow or never lead on. Numbers are ends where they are somebody's, so rows with a cell missing say as much as the others.
 */
function measuresEnds(roles: KnownRoles["roles"], titles: readonly string[], rows: Rows): boolean {
  const ends = [roles.indexOf("source"), roles.indexOf("target")];
  const word = columnWord(titles[ends[0]!] ?? "");
  if (ends.includes(-1)) return false;
  const [from = [], to = []] = ends.map((at) => cellsOf(rows, at));
  // A column in which nothing stands leads nowhere: a timetable's fares by zones that it has none of.
  if (rows.length > 0 && [from, to].some((cells) => cells.every((cell) => cell === ""))) return true;
  if (PLAIN_ENDS.test(word)) return false;
  const filled = [...from, ...to].filter((cell) => cell !== "");
  const numbers = filled.filter((cell) => isMoment(cell) || isNumber(cell.replace(",", ".")));
  // "2010" to "today".
  if (filled.length === 0 || numbers.length * 2 < filled.length) return false;
  if (numbers.every(isMoment)) return true;
  const pairs = from.map((cell, at) => [cell, to[at]!]).filter((pair) => pair.every(isNumber));
  const areInOrder = pairs.every(([start, end]) => Number(start) <= Number(end));
  // Positions in a text or a genome: none of them leads on to another.
  const areSpans = SPAN.test(word) && areInOrder && pairs.length > 1 && !meet(from, to);
  const areYears = areInOrder && numbers.every((cell) => YEAR.test(cell));
  return word === "x" || areMeasures(numbers) || areSpans || areYears;
}

const DIRECTIONS = /^(?:un)?directed$|^mutual$|^bidirectional$/i;

function isDirection(rows: Rows, at: number): boolean {
  const cells = cellsOf(rows, at).filter((cell) => cell !== "");
  return cells.length > 0 && cells.every((cell) => DIRECTIONS.test(cell.trim()));
}
