/** Things that a list of objects tells by their names alone, as most lists of things do that are no graphs yet. */
import { isObject } from "../values/json-values";

export type Thing = Readonly<Record<string, unknown>>;

/** Keys by which a line is an edge, or has an id. */
const TOLD = ["id", "source", "target", "head", "tail", "subject", "object", "from", "to", "type"];

/** The same things with their names as ids; the list as it is where a name is missing or comes again, one thing names another, or all they tell are lists of others. */
export function withIds(found: readonly unknown[]): readonly unknown[] {
  if (found.length === 0 || !found.every(isThing)) return found;
  const key = ["name", "title"].find((word) => found.every((thing) => isName(thing[word])));
  if (key === undefined) return found;
  const names = new Set(found.map((thing) => thing[key]));
  if (names.size < found.length || areSheets(found, key)) return found;
  if (found.some((thing) => leadsOn(thing, key, names))) return found;
  return found.map((thing) => ({ id: thing[key], name: thing[key], ...thing }));
}

/** Whether a thing names another one: what does so is an end of an edge, whatever its key is called. */
export function leadsOn(thing: Thing, key: string, names: ReadonlySet<unknown>): boolean {
  return Object.values(thing)
    .flat()
    .some((value) => value !== thing[key] && names.has(value));
}

/** Whether items hold lists of objects and tell nothing else that differs: sheets of styles, and no things. */
export function areSheets(found: readonly Thing[], key: string): boolean {
  const lists = found.map((thing) => Object.values(thing).filter((value) => Array.isArray(value)));
  const holdThings = lists.every((own) => own.length > 0) && lists.flat(2).some(isObject);
  const tellsMore = Object.keys(found[0]!).some(
    (other) => other !== key && new Set(found.map((thing) => thing[other]).filter(isPlain)).size > 1,
  );
  return holdThings && !tellsMore;
}

function isPlain(value: unknown): boolean {
  return typeof value !== "object" && value !== undefined;
}

function isThing(item: unknown): item is Thing {
  return isObject(item) && !TOLD.some((word) => Object.hasOwn(item, word));
}

function isName(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}
