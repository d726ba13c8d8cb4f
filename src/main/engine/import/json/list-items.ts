/** The items of a JSON list as JSON lines would have them: pairs and weighted pairs become edges, too. */
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { withIds } from "./named-things";

/** A list of pairs, of weighted pairs or of pairs with values as objects, of named things with their names as ids; any other list as it is. Throws ReasonError where its first item may name columns. */
export function listItems(found: readonly unknown[]): readonly unknown[] {
  const rows = found.filter((item) => Array.isArray(item)) as unknown[][];
  if (rows.length === 0) return withIds(found);
  if (rows.length < found.length) return found;
  const [titles = [], ...others] = rows;
  if (mayBeTitles(titles, others)) return titled(titles, others);
  if (rows.every(({ length }) => length === 2)) return rows.map(([source, target]) => ({ source, target }));
  if (!areWeighted(rows)) return found;
  return rows.map(([source, target, value]) =>
    typeof value === "number" ? { source, target, weight: value } : { source, target, properties: value },
  );
}

/** Whether the first of lists may name the columns of the others: words that never come again, one of them over numbers alone. */
function mayBeTitles(
  first: readonly unknown[],
  others: readonly (readonly unknown[])[],
): first is readonly string[] {
  const isOverNumbers = (at: number): boolean => others.every((row) => typeof row[at] === "number");
  return (
    others.length > 1 &&
    first.every((word) => typeof word === "string") &&
    first.some((_, at) => isOverNumbers(at)) &&
    !others.some((row) => row.some((cell) => (first as readonly unknown[]).includes(cell)))
  );
}

/** Keys by which a line is told as a node or an edge. */
const KNOWN = [["id"], ["source", "target"], ["head", "tail"], ["subject", "object"]];

/** Rows as objects by their columns, where these name an id or both ends. Throws ReasonError where nobody knows. */
function titled(titles: readonly string[], others: readonly (readonly unknown[])[]): object[] {
  const areKnown = KNOWN.some((words) => words.every((word) => titles.includes(word)));
  if (!areKnown) throw new ReasonError(message("json-titles"));
  return others.map((row) => Object.fromEntries(titles.map((title, at) => [title, row[at]])));
}

/** Whether the third of each three is a number or holds values, and the second is an end as the first one is. */
function areWeighted(rows: readonly (readonly unknown[])[]): boolean {
  if (!rows.every(({ length }) => length === 3)) return false;
  if (rows.every(([, , third]) => typeof third === "object" && third !== null && !Array.isArray(third)))
    return true;
  if (!rows.every(([, , third]) => typeof third === "number")) return false;
  const firsts = new Set(rows.map(([first]) => first));
  const seconds = new Set(rows.map(([, second]) => second));
  return (
    rows.every(([, second]) => typeof second === "number") ||
    seconds.size > rows.length / 2 ||
    [...seconds].some((second) => firsts.has(second))
  );
}
