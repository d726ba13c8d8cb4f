/** Objects that hold things by their ids, and tables that hold their columns by name, as pandas writes them: lists in other words. */
import { isObject } from "../values/json-values";
import type { Thing } from "./named-things";

/** Fewer objects tell no likeness. */
const FEWEST = 3;

/** The things or rows that an object holds as a list; undefined where it is neither of them, nor neighbours of nodes by their ids. */
export function keyedObjects(found: unknown): readonly Thing[] | undefined {
  if (!isObject(found)) return undefined;
  const values = Object.values(found);
  if (values.length === 0 || !values.every(isObject)) return undefined;
  return rowsOf(found, values) ?? thingsOf(found, values);
}

/** `{"name": {"0": "Ana", "1": "Ion"}, "age": {"0": 41, "1": 12}}` by its rows, which all columns have. */
function rowsOf(found: Thing, columns: readonly Thing[]): readonly Thing[] | undefined {
  const places = Object.keys(columns[0]!);
  const areCounted = places.length > 0 && places.every((place, at) => place === String(at));
  const areColumns = columns.every(
    (column) => Object.keys(column).length === places.length && places.every((place) => place in column),
  );
  if (!areCounted || !areColumns) return undefined;
  const names = Object.keys(found);
  return places.map((place) => Object.fromEntries(names.map((name, at) => [name, columns[at]![place]])));
}

/** `{"RO": {"name": "Romania"}, "FR": {"name": "France"}}`: things that tell much the same of themselves. */
function thingsOf(found: Thing, values: readonly Thing[]): readonly Thing[] | undefined {
  const keys = new Set(values.flatMap((value) => Object.keys(value)));
  const told = values.reduce((sum, value) => sum + Object.keys(value).length, 0);
  const areAlike = values.length >= FEWEST && told * 2 >= keys.size * values.length;
  if (!areAlike || [...keys].some((key) => Object.hasOwn(found, key) || /^\d+$/.test(key))) return undefined;
  return Object.entries(found).map(([key, value]) => {
    const thing = value as Thing;
    if (!Object.hasOwn(thing, "id")) return { id: key, ...thing };
    return String(thing["id"]) === key ? thing : { ...thing, key };
  });
}
