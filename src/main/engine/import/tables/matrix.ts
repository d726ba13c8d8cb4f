/** What holds edges and is no table of them: matrices, with a cell for each pair of nodes, lists of neighbours, and Python's values. */
import type { Rows } from "./column-cells";

/** Columns of numbers alone that no table of edges has. */
const MANY_COLUMNS = 20;

/** Whether rows, the header among them, are a matrix: named at both sides alike, or as many rows of numbers as columns. */
export function isMatrix(rows: Rows): boolean {
  const [first = [], ...body] = rows;
  const width = first.length;
  if (width < 3 || body.length < 2) return false;
  const isNamed = body.every(
    ([name = "", ...cells], at) =>
      name.trim() !== "" && name.trim() === first[at + 1]?.trim() && cells.every(isValue),
  );
  if (isNamed) return true;
  const isHeadless = first.every(isValue);
  const values = isHeadless ? rows : body;
  if (width < 4 || !values.every((cells) => cells.length === width && cells.every(isValue))) return false;
  return values.length === width || (isHeadless && width > MANY_COLUMNS);
}

/** Whether lines of words begin with another thing each, most of which stand in other lines, too. */
export function areNeighbours(rows: Rows): boolean {
  const lines = rows.map(([line = ""]) => line.trim().split(/\s+/));
  const others = new Set(lines.flatMap(([, ...words]) => words));
  const firsts = new Set(lines.map(([word]) => word));
  if (others.size === 0 || firsts.size < lines.length) return false;
  return lines.filter(([word]) => others.has(word!)).length * 2 > lines.length;
}

/** Whether every line ends in values as Python writes them, which networkx does: `a b {'weight': 3}`. */
export function endsInPython(head: string): boolean {
  const [, ...lines] = head.split("\n").toReversed();
  const told = lines.filter((line) => line.trim() !== "" && !line.startsWith("#"));
  return (
    told.length > 0 &&
    told.every((line) => /\S\s+\S.*\s\{.*\}\s*$/.test(line)) &&
    told.some((line) => /\{'/.test(line))
  );
}

function isValue(cell: string): boolean {
  return /^\s*(?:[-+]?[\d.,]+(?:e[-+]?\d+)?)?\s*$/i.test(cell);
}
