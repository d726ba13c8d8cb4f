/** What a table is proposed to be where its words and cells leave it open: for somebody to look at. */
import type { MappingRole } from "../../../../shared/import/preview";
import { isMoment } from "./cell-kinds";
import { areMeasures, cellsOf, typeOf, type Rows } from "./column-cells";
import { knownRoles, saidRoles, type SaidRoles } from "./known-columns";

const ENDS = ["source", "relation", "target"] as const;

/** The most likely reading of a wider table, for somebody to look at: what words say, then nodes or edges by the cells. */
export function guessRoles(rows: Rows, width: number, titles?: readonly string[]): MappingRole[] {
  const said = titles ? saidRoles(titles) : [];
  const saysEdge = said.some((role) => role !== undefined && role !== "date");
  const roles = Array.from({ length: width }, (_, at): MappingRole =>
    titles?.[at]?.trim() === "" ? "ignored" : (said[at] ?? typeOf(rows, at)),
  );
  return (titles && nodeRoles(rows, titles, roles, saysEdge)) ?? edgeRoles(rows, roles, said, titles);
}

/** Nodes, where a word names them, or rows that a first column tells apart have more to say than two ends do. */
function nodeRoles(
  rows: Rows,
  titles: readonly string[],
  guessed: readonly MappingRole[],
  saysEdge: boolean,
): MappingRole[] | undefined {
  const { roles } = knownRoles(titles);
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
  const isLikely = columns.some(isName) || (own === 0 && columns.length > 4);
  if (own === undefined || !isLikely || saysEdge || rows.length < 2) return undefined;
  return columns.map((at) =>
    at === own ? "id" : (roles[at] ?? (guessed[at] === "ignored" ? "ignored" : typeOf(rows, at))),
  );
}

/** A title that says that its column holds ids: "stop_id", "tripId". */
const ID_TITLE = /.(?:ID|Id|[\s_.-]id)$/;

/** Ends that are ids by their titles, where two columns are, whose cells come again or not. */
function idEnds(
  free: readonly number[],
  titles: readonly string[] = [],
): readonly [number, number] | undefined {
  const [source, target] = free.filter((at) => ID_TITLE.test((titles[at] ?? "").trim()));
  return source === undefined || target === undefined ? undefined : [source, target];
}

function edgeRoles(
  rows: Rows,
  guessed: readonly MappingRole[],
  said: SaidRoles,
  titles?: readonly string[],
): MappingRole[] {
  const unsaid = guessed.flatMap((_, at) =>
    said[at] === undefined && guessed[at] !== "ignored" ? [at] : [],
  );
  // Measures, days and moments are no things, as long as there is anything else.
  const others = unsaid.filter((at) => {
    const cells = cellsOf(rows, at);
    return !areMeasures(cells) && !cells.every(isMoment);
  });
  const free = others.length >= 2 ? others : unsaid;
  const ids = idEnds(free, titles);
  if (ids) return guessed.with(ids[0], "source").with(ids[1], "target");
  const texts = free.filter((at) => guessed[at] === "string");
  const isTriple =
    !said.includes("relation") && (texts.length >= 3 || (texts.length < 2 && free.length === 3));
  const places = texts.length >= 2 ? texts : free.length >= 2 ? free : guessed.map((_, at) => at);
  const kinds = (at: number): number => new Set(rows.map((row) => row[at])).size;
  // Relations are few: of all columns of text the one with the fewest different cells.
  const middle = places
    .filter((at) => at !== places[1])
    .reduce((few, at) => (kinds(at) < kinds(few) ? at : few), places[1] ?? 0);
  const [source = 0, target = 1] = places.filter((at) => !isTriple || at !== middle);
  const chosen = isTriple ? [source, middle, target] : [source, target];
  const roles = [...guessed];
  (isTriple ? ENDS : (["source", "target"] as const)).forEach((end, at) => (roles[chosen[at]!] = end));
  return roles;
}
