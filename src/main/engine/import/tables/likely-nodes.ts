/** The column that tells the rows of a table apart, where each row is likely to tell of a thing. */
import type { MappingRole } from "../../../../shared/import/preview";
import type { ColumnFacts } from "./column-facts";
import { isCount, typeOf, type Rows } from "./column-cells";
import { ID_TITLE, nodeRoles } from "./known-columns";

/** The id's column; undefined where nothing tells the rows apart. */
export function idColumn(columns: readonly ColumnFacts[]): number | undefined {
  const roles = nodeRoles(columns.map(({ title }) => title));
  const named = columns.filter(({ title }) => title !== "");
  const unique = named.filter(
    ({ isUnique, isMeasured, title }) => isUnique && (!isMeasured || ID_TITLE.test(title)),
  );
  const words = unique.filter(({ type }) => type === "text");
  const name = roles.indexOf("name");
  const found =
    unique.find(({ at, title }) => roles[at] === "id" || (at === named[0]!.at && ID_TITLE.test(title))) ??
    words.find(({ at }) => at < name && roles[at] !== "text") ??
    words.find(({ at }) => at === name) ??
    words.find(({ at }) => roles[at] !== "text") ??
    named.find(isFirstCount) ??
    unique.find(({ at, type }) => at === named[0]!.at && type !== "mark") ??
    // As R and pandas write the names or numbers of their rows.
    columns.find(({ at, title, isUnique }) => at === 0 && title === "" && isUnique);
  return found?.at;
}

/** Rows that their first column counts: 1, 2, 3. */
function isFirstCount({ at, cells }: ColumnFacts): boolean {
  return at === 0 && isCount(cells);
}

/** Whether the rows tell of things for all that can be seen: a word says so, or the first words tell the rows apart. */
export function areLikelyThings(columns: readonly ColumnFacts[]): boolean {
  const roles = nodeRoles(columns.map(({ title }) => title));
  const first = columns.find(({ title }) => title !== "");
  return (
    (first?.type === "text" && first.isUnique) ||
    roles.some((role) => role === "name" || role === "text" || role === "id")
  );
}

/** Whether nothing but things can be told: words in the first column alone, and measures, times or marks beside them. */
export function areSurelyThings(columns: readonly ColumnFacts[], id: number | undefined): boolean {
  const [first, ...others] = columns.filter(({ title }) => title !== "");
  return (
    first !== undefined &&
    first.at === id &&
    first.type === "text" &&
    first.cells.length > 2 &&
    others.length > 1 &&
    others.filter(({ isMeasured }) => isMeasured).length > 1 &&
    others.every(({ type, title }) => type !== "text" && type !== "prose" && !ID_TITLE.test(title))
  );
}

/** Roles of a table of things; numbers name nothing, and are no kinds. */
export function thingRoles(
  columns: readonly ColumnFacts[],
  id: number | undefined,
  rows: Rows,
): MappingRole[] {
  const said = nodeRoles(columns.map(({ title }) => title));
  return columns.map(({ at, title, type }): MappingRole => {
    if (at === id) return "id";
    if (title === "") return "ignored";
    return (type === "number" || said[at] === "id" ? undefined : said[at]) ?? typeOf(rows, at);
  });
}
