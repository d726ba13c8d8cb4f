/** What the keywords of JSON-LD add to a node: its id, its types, its graphs, what leads to it. */
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { named } from "../source/reject-list";
import { isObject } from "../values/json-values";
import { isValue, type Expanded, type Within } from "./expanded";
import { toIri } from "./words";

/** Adds values of a property to those that are there. */
export function add(result: Expanded, key: string, values: unknown): void {
  const known = result[key];
  const more = Array.isArray(values) ? (values as unknown[]) : [values];
  result[key] = known === undefined ? more : [...(Array.isArray(known) ? known : [known]), ...more];
}

/** Adds what a property leads from. Throws ReasonError for values, which lead nowhere. */
export function addBackwards(result: Expanded, property: string, found: unknown, key: string): void {
  const items = [found].flat();
  if (items.some((item) => isValue(item) || (isObject(item) && "@list" in item)))
    throw new ReasonError(message("jsonld-value", { word: named(key) }));
  const back = (result["@reverse"] ??= Object.create(null) as Expanded) as Expanded;
  add(back, property, items);
}

/** Adds what a keyword says; `type` is that of a value, which may be JSON. */
export function addKeyword(
  within: Within,
  keyword: string,
  value: unknown,
  result: Expanded,
  type: string | null,
): void {
  const { active, typed, property, expansion, depth } = within;
  const inner = (name: string | null): unknown => expansion.expand(active, name, value, depth + 1);
  const unfit = (): ReasonError => new ReasonError(message("jsonld-value", { word: keyword }));
  const mayRepeat = ["@included", "@type", "@graph", "@reverse"].includes(keyword);
  if (keyword in result && !mayRepeat) throw unfit();
  switch (keyword) {
    case "@id":
      if (typeof value !== "string") throw unfit();
      result["@id"] = toIri(active, value, { isRelative: true });
      return;
    case "@type":
      if (![value].flat().every((one) => typeof one === "string")) throw unfit();
      add(
        result,
        "@type",
        [value].flat().map((one) => toIri(typed, one as string, { isWord: true, isRelative: true })),
      );
      return;
    case "@graph":
    case "@included": {
      const found = [inner(keyword === "@graph" ? "@graph" : null)].flat().filter((one) => one !== null);
      add(result, keyword, found);
      return;
    }
    case "@value":
      if (type !== "@json" && (isObject(value) || Array.isArray(value))) throw unfit();
      result["@value"] = value;
      return;
    case "@language":
      if (typeof value !== "string") throw unfit();
      result["@language"] = value.toLowerCase();
      return;
    case "@direction":
    case "@index":
      result[keyword] = value;
      return;
    case "@list":
      if (property !== null && property !== "@graph")
        result["@list"] = [inner(property)].flat().filter((one) => one !== null);
      return;
    case "@set":
      result["@set"] = inner(property);
      return;
    case "@reverse":
      addReverse(within, value, result);
      return;
    default:
      expansion.lost(keyword);
  }
}

function addReverse({ active, expansion, depth }: Within, value: unknown, result: Expanded): void {
  if (!isObject(value)) throw new ReasonError(message("jsonld-value", { word: "@reverse" }));
  const { "@reverse": twice, ...backwards } = (expansion.expand(active, "@reverse", value, depth + 1) ??
    {}) as Expanded;
  for (const [property, items] of Object.entries((twice ?? {}) as Expanded)) add(result, property, items);
  for (const [property, items] of Object.entries(backwards)) addBackwards(result, property, items, property);
}
