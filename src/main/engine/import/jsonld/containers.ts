/** Values that a document keeps by language, place, id or type (JSON-LD 1.1, `@container`), and values that are JSON. */
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { named } from "../source/reject-list";
import { isObject } from "../values/json-values";
import { enter } from "./context";
import { isValue, type Expanded, type Expansion } from "./expanded";
import { expandValue } from "./expand-value";
import { toIri, type Context, type Json, type Term } from "./words";

/** The values of a map, undefined where the word asks for none or the value is no map. */
export function expandMap(
  expansion: Expansion,
  active: Context,
  key: string,
  value: unknown,
  depth: number,
): unknown {
  const term = active.terms.get(key);
  if (term?.type === "@json") return { "@value": value, "@type": "@json" };
  if (!term || !isObject(value)) return undefined;
  if (term.container.has("@language")) return byLanguage(active, key, value);
  const isMap = ["@index", "@id", "@type"].some((kind) => term.container.has(kind));
  return isMap ? byIndex({ expansion, active, key, term, depth }, value) : undefined;
}

function byLanguage(active: Context, key: string, value: Json): unknown[] {
  return Object.entries(value).flatMap(([language, said]) =>
    [said].flat().flatMap((text) => {
      if (text === null) return [];
      if (typeof text !== "string") throw new ReasonError(message("jsonld-value", { word: named(key) }));
      const isNone = toIri(active, language, { isWord: true }) === "@none";
      return [{ "@value": text, ...(!isNone && { "@language": language.toLowerCase() }) }];
    }),
  );
}

interface Mapped {
  readonly expansion: Expansion;
  readonly active: Context;
  readonly key: string;
  readonly term: Term;
  readonly depth: number;
}

function byIndex(map: Mapped, value: Json): unknown[] {
  const { expansion, active, key, term, depth } = map;
  const isDeep = term.container.has("@id") || term.container.has("@type");
  return Object.entries(value).flatMap(([index, said]) => {
    let inner = isDeep ? (active.previous ?? active) : active;
    const own = term.container.has("@type") ? inner.terms.get(index) : undefined;
    if (own?.context !== undefined)
      inner = enter(inner, own.context, expansion.reading, { from: own.base, propagates: false });
    const items = [expansion.expand(inner, key, [said].flat(), depth + 1, true)].flat();
    return items.map((item) => indexed(map, index, item));
  });
}

function indexed({ active, key, term }: Mapped, index: string, found: unknown): unknown {
  const isGraph = isObject(found) && "@graph" in found;
  const item = (term.container.has("@graph") && !isGraph ? { "@graph": [found] } : found) as Expanded;
  const meant = toIri(active, index, { isWord: true });
  if (meant === "@none") return item;
  if (term.container.has("@index")) return withIndex(active, term.index ?? "@index", index, item, key);
  if (term.container.has("@id"))
    return "@id" in item ? item : { ...item, "@id": toIri(active, index, { isRelative: true }) };
  const type = toIri(active, index, { isWord: true, isRelative: true });
  return { ...item, "@type": [type, ...[item["@type"] ?? []].flat()] };
}

/** The index of an item is a property of it where the word says which, else it means nothing. */
function withIndex(active: Context, word: string, index: string, item: Expanded, key: string): Expanded {
  if (word === "@index") return item;
  if (isValue(item)) throw new ReasonError(message("jsonld-value", { word: named(key) }));
  const property = toIri(active, word, { isWord: true });
  if (property === null) return item;
  const values = [expandValue(active, word, index), ...[item[property] ?? []].flat()];
  return { ...item, [property]: values };
}
