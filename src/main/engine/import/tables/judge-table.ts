/** Roles of a table's columns: by the words of its header where they are known, else by its cells. */
import type { MappingRole } from "../../../../shared/import-preview";
import { cellsOf, judgeCells, relationWarnings, typeOf, type Judged, type Rows } from "./column-guess";
import { columnWord, knownRoles, likelyEnds, NAMED_EDGE } from "./known-columns";

/** Roles of a table by its header and cells; `areTriples`: somebody has said so. */
export function judgeTable(
  titles: readonly string[] | undefined,
  rows: Rows,
  width: number,
  areTriples: boolean,
): Judged {
  // Nothing to part: each row will say so.
  if (width < 2) return { roles: ["source", "relation", "target"], sure: true, warnings: [] };
  if (!titles) return judgeCells(rows, width, areTriples);
  const words = titles.map((title, at) => (isDirection(rows, at) ? "direction" : title));
  const named = cytoscapeEdges(titles, rows);
  if (named) return { roles: named, sure: true, warnings: [] };
  const known = knownRoles(words);
  if (known.kind === undefined) {
    const likely = likelyEnds(titles)?.map((role, at) => role ?? otherRole(titles[at]!, rows, at));
    return likely
      ? { roles: likely, sure: false, warnings: [] }
      : { ...judgeCells(rows, width, false, titles), sure: false };
  }
  const roles = known.roles.map((role, at) => role ?? otherRole(titles[at]!, rows, at));
  return known.kind === "nodes" ? judgeNodes(roles, rows) : judgeEdges(roles, titles, rows, areTriples);
}

/** Cytoscape's table of edges has no columns of their ends: their names say them, "A (pp) B". */
function cytoscapeEdges(titles: readonly string[], rows: Rows): MappingRole[] | undefined {
  const words = titles.map(columnWord);
  const at = ["sharedname", "name"].map((word) => words.indexOf(word)).find((found) => found >= 0);
  if (at === undefined || !words.includes("interaction") || rows.length === 0) return undefined;
  if (!cellsOf(rows, at).every((cell) => NAMED_EDGE.test(cell))) return undefined;
  return titles.map((title, column) => (column === at ? "edge" : otherRole(title, rows, column)));
}

/** Columns without a name, as pandas writes its index, are left out. */
function otherRole(title: string, rows: Rows, at: number): MappingRole {
  return title.trim() === "" ? "ignored" : typeOf(rows, at);
}

function judgeNodes(roles: readonly MappingRole[], rows: Rows): Judged {
  const ids = cellsOf(rows, roles.indexOf("id"));
  const isUnique = new Set(ids).size === ids.length && !ids.includes("");
  const isDescribed = roles.includes("name") || roles.includes("labels");
  return { roles, sure: isUnique && isDescribed, warnings: [] };
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
  const isInOrder = roles.indexOf("source") < at && at < roles.indexOf("target");
  const sure = rows.length < 10 || sources.size > 1 || isInOrder;
  const other = titles.length === 3 ? roles.indexOf("string") : -1;
  // The one word between two ends that nobody knows may be that of their relation.
  if (at < 0 && other >= 0) return { roles: roles.with(other, "relation"), sure: false, warnings: [] };
  if (at < 0) return { roles, sure, warnings: [] };
  const found = relationWarnings(cellsOf(rows, at));
  const isPlainLabel = /^(?:label|type|kind|tip)$/i.test(titles[at]!.trim()) && found.length > 0;
  if (isPlainLabel && !areTriples) return { roles: roles.with(at, typeOf(rows, at)), sure, warnings: [] };
  return { roles, sure, warnings: found };
}

const DIRECTIONS = /^(?:un)?directed$|^mutual$|^bidirectional$/i;

function isDirection(rows: Rows, at: number): boolean {
  const cells = cellsOf(rows, at).filter((cell) => cell !== "");
  return cells.length > 0 && cells.every((cell) => DIRECTIONS.test(cell.trim()));
}
