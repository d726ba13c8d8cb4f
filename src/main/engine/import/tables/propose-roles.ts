/** What a table is proposed to be where its words and cells leave it open: for somebody to look at. */
import type { MappingRole } from "../../../../shared/import/preview";
import { isMoment } from "./cell-kinds";
import { areMeasures, cellsOf, isNumber, typeOf, type Rows } from "./column-cells";
import { ID_TITLE, nodeRoles, saidRoles, type SaidRoles } from "./known-columns";

const ENDS = ["source", "relation", "target"] as const;

/** Fewer rows than these say little: nothing needs to come again in them, and any cell may be missing. */
const FEW_ROWS = 10;

/** Numbers of so few kinds may stand for things, as codes do. */
const FEW_MARKS = 10;

/** The most likely reading of a wider table, for somebody to look at: what words say, then nodes or edges by the cells. */
export function guessRoles(rows: Rows, width: number, titles?: readonly string[]): MappingRole[] {
  const said = titles ? saidRoles(titles) : [];
  const saysEdge = said.some((role) => role !== undefined && role !== "date");
  const roles = Array.from({ length: width }, (_, at): MappingRole =>
    titles?.[at]?.trim() === "" ? "ignored" : (said[at] ?? typeOf(rows, at)),
  );
  return (titles && likelyNodes(rows, titles, roles, saysEdge)) ?? likelyEdges(rows, roles, said, titles);
}

/** Nodes, where a word names them, or rows that a first column tells apart have more to say than two ends do. */
function likelyNodes(
  rows: Rows,
  titles: readonly string[],
  guessed: readonly MappingRole[],
  saysEdge: boolean,
): MappingRole[] | undefined {
  const roles = nodeRoles(titles);
  const isName = (at: number): boolean => roles[at] === "name" || roles[at] === "text";
  const isUnique = (at: number): boolean => {
    const cells = cellsOf(rows, at);
    return !cells.includes("") && new Set(cells).size === cells.length;
  };
  const columns = guessed.map((_, at) => at);
  const mayBeId = (at: number): boolean =>
    guessed[at] !== "ignored" && isUnique(at) && !areMeasures(cellsOf(rows, at));
  const own =
    roles.indexOf("id") >= 0
      ? roles.indexOf("id")
      : (columns.find((at) => mayBeId(at) && !isName(at)) ?? columns.find(mayBeId));
  // Rows of which most is measured tell of things, and no two columns of them are ends.
  const measured = columns.filter((at) => isMeasured(cellsOf(rows, at)));
  const isLikely =
    columns.some(isName) || (own === 0 && columns.length > 4) || measured.length * 2 > columns.length;
  if (own === undefined || !isLikely || saysEdge || rows.length < 2) return undefined;
  return columns.map((at) =>
    at === own ? "id" : (roles[at] ?? (guessed[at] === "ignored" ? "ignored" : typeOf(rows, at))),
  );
}

/** Whether cells are numbers that count or measure: not years, nor marks of a few kinds. */
function isMeasured(cells: readonly string[]): boolean {
  const numbers = cells.filter((cell) => cell !== "");
  return numbers.length > 0 && numbers.every(isNumber) && new Set(numbers).size > FEW_MARKS;
}

/** Ends that are ids by their titles, where two columns are, whose cells come again or not. */
function idEnds(
  free: readonly number[],
  titles: readonly string[] = [],
): readonly [number, number] | undefined {
  const [source, target] = free.filter((at) => ID_TITLE.test((titles[at] ?? "").trim()));
  return source === undefined || target === undefined ? undefined : [source, target];
}

function likelyEdges(
  rows: Rows,
  guessed: readonly MappingRole[],
  said: SaidRoles,
  titles?: readonly string[],
): MappingRole[] {
  const unsaid = guessed.flatMap((_, at) =>
    said[at] === undefined && guessed[at] !== "ignored" ? [at] : [],
  );
  // Measures, days and moments are no things, and an end is hardly ever missing, as long as there is anything else.
  const others = unsaid.filter((at) => {
    const cells = cellsOf(rows, at);
    return !areMeasures(cells) && !cells.every(isMoment) && !hasGaps(cells);
  });
  const free = others.length >= 2 ? others : unsaid;
  const ids = idEnds(free, titles);
  if (ids) return guessed.with(ids[0], "source").with(ids[1], "target");
  const texts = free.filter((at) => guessed[at] === "string");
  const isWide = texts.length >= 3 || (texts.length < 2 && free.length === 3);
  const places = texts.length >= 2 ? texts : free.length >= 2 ? free : guessed.map((_, at) => at);
  const kinds = (at: number): number => new Set(rows.map((row) => row[at])).size;
  // Relations are few: of all columns of text the one with the fewest different cells.
  const middle = places
    .filter((at) => at !== places[1])
    .reduce((few, at) => (kinds(at) < kinds(few) ? at : few), places[1] ?? 0);
  const isTriple = !said.includes("relation") && isWide && areRelations(cellsOf(rows, middle));
  const [source = 0, target = 1] = places.filter((at) => !isTriple || at !== middle);
  const chosen = isTriple ? [source, middle, target] : [source, target];
  const roles = [...guessed];
  (isTriple ? ENDS : (["source", "target"] as const)).forEach((end, at) => (roles[chosen[at]!] = end));
  return roles;
}

/** Whether cells may be relations: words in each row that come again, or in a few rows any word. */
function areRelations(cells: readonly string[]): boolean {
  const comeAgain = cells.length < FEW_ROWS || new Set(cells).size * 2 <= cells.length;
  return !hasGaps(cells) && !areMeasures(cells) && comeAgain;
}

/** Whether more cells are empty than an import takes as rejects; in a few rows one that is missing says nothing. */
function hasGaps(cells: readonly string[]): boolean {
  return cells.length >= FEW_ROWS && cells.filter((cell) => cell === "").length * 100 > cells.length;
}
