/** A JSON-LD document with addresses for words (JSON-LD 1.1, "Expansion"). What means nothing is left out and told. */
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { named } from "../source/reject-list";
import { isObject } from "../values/json-values";
import { enter, type ContextOptions, type Reading } from "./context";
import { expandMap } from "./containers";
import { type Expanded, type Expansion, type Within } from "./expanded";
import { add, addBackwards, addKeyword } from "./expand-keywords";
import { expandValue } from "./expand-value";
import { isKeyword, toIri, type Context, type Json } from "./words";

/** Nodes inside nodes, and lists inside lists. */
const MOST_DEEP = 500;

/** The nodes of a document, `lost` told of every word that means nothing and of values that belong to no node. */
export function expandDocument(
  document: unknown,
  active: Context,
  reading: Reading,
  lost: (word: string) => void,
): Expanded[] {
  const expansion: Expansion = { reading, lost, expand: (...how) => expand(expansion, ...how) };
  const found = listed(expand(expansion, active, null, document, 0));
  const [only] = found;
  // A document that is one graph without a name is that graph.
  const isGraph = found.length === 1 && only && Object.keys(only).join() === "@graph";
  return isGraph ? listed(only["@graph"]) : found;
}

function listed(value: unknown): Expanded[] {
  if (value === null || value === undefined) return [];
  return (Array.isArray(value) ? value : [value]) as Expanded[];
}

function expand(
  expansion: Expansion,
  active: Context,
  property: string | null,
  element: unknown,
  depth: number,
  isFromMap = false,
): unknown {
  if (element === null || element === undefined) return null;
  if (depth > MOST_DEEP) throw new ReasonError(message("jsonld-deep", { most: MOST_DEEP }));
  if (Array.isArray(element)) return expandList(expansion, active, property, element, depth, isFromMap);
  const term = property === null ? undefined : active.terms.get(property);
  const own: ContextOptions = { from: term?.base ?? active.base, overrides: true };
  if (!isObject(element)) {
    if (property === null || property === "@graph") {
      expansion.lost(String(element));
      return null;
    }
    const inner = term?.context === undefined ? active : enter(active, term.context, expansion.reading, own);
    return expandValue(inner, property, element);
  }
  let inner = active;
  if (active.previous && !isFromMap && !staysInside(active, element)) inner = active.previous;
  if (term?.context !== undefined) inner = enter(inner, term.context, expansion.reading, own);
  if ("@context" in element) inner = enter(inner, element["@context"], expansion.reading);
  const typed = inner;
  inner = withTypes(inner, element, expansion);
  return expandNode({ ...{ expansion, active: inner, typed, property, depth } }, element);
}

function expandList(
  expansion: Expansion,
  active: Context,
  property: string | null,
  items: readonly unknown[],
  depth: number,
  isFromMap: boolean,
): unknown[] {
  const isList = property !== null && active.terms.get(property)?.container.has("@list") === true;
  return items.flatMap((item) => {
    const found = expand(expansion, active, property, item, depth + 1, isFromMap);
    if (found === null) return [];
    return isList && Array.isArray(found) ? [{ "@list": found as unknown[] }] : (found as unknown[]);
  });
}

/** Whether a context of a type goes on to hold: in values, and in references to nodes. */
function staysInside(active: Context, element: Json): boolean {
  const keys = Object.keys(element).map((key) => toIri(active, key, { isWord: true }));
  return keys.includes("@value") || (keys.length === 1 && keys[0] === "@id");
}

/** Contexts that belong to the types of a node. */
function withTypes(active: Context, element: Json, { reading }: Expansion): Context {
  let result = active;
  const keys = Object.keys(element).sort();
  for (const key of keys.filter((one) => toIri(active, one, { isWord: true }) === "@type")) {
    const types = [element[key]].flat().filter((type) => typeof type === "string");
    for (const type of types.sort()) {
      const term = active.terms.get(type);
      if (term?.context !== undefined)
        result = enter(result, term.context, reading, { from: term.base, propagates: false });
    }
  }
  return result;
}

function expandNode(within: Within, element: Json): unknown {
  const result: Expanded = Object.create(null) as Expanded;
  addAll(within, element, result, inputType(within, element));
  return settled(result, within);
}

/** The last type of a value, which says whether it is JSON. */
function inputType({ active, typed }: Within, element: Json): string | null {
  const key = Object.keys(element)
    .sort()
    .find((one) => toIri(active, one, { isWord: true }) === "@type");
  const last = key === undefined ? undefined : [element[key]].flat().at(-1);
  return typeof last === "string" ? toIri(typed, last, { isWord: true }) : null;
}

function addAll(within: Within, element: Json, result: Expanded, type: string | null): void {
  const { active, expansion } = within;
  const nested: string[] = [];
  for (const [key, value] of Object.entries(element)) {
    if (key === "@context") continue;
    const property = toIri(active, key, { isWord: true });
    if (property === "@nest") nested.push(key);
    else if (property === null || !(property.includes(":") || isKeyword(property))) {
      // A word that is said to mean nothing is left out as its author wants it.
      if (active.terms.get(key)?.iri !== null) expansion.lost(key);
    } else if (isKeyword(property)) addKeyword(within, property, value, result, type);
    else addProperty(within, key, property, value, result);
  }
  for (const key of nested) addNested(within, key, element[key], result, type);
}

function addNested(within: Within, key: string, said: unknown, result: Expanded, type: string | null): void {
  const { active, expansion } = within;
  const term = active.terms.get(key);
  const inner =
    term?.context === undefined
      ? active
      : enter(active, term.context, expansion.reading, { from: term.base, overrides: true });
  for (const one of [said].flat()) {
    if (!isObject(one)) throw new ReasonError(message("jsonld-value", { word: named(key) }));
    addAll({ ...within, active: inner }, one, result, type);
  }
}

function addProperty(within: Within, key: string, property: string, value: unknown, result: Expanded): void {
  const { active, expansion, depth } = within;
  const term = active.terms.get(key);
  let found =
    expandMap(expansion, active, key, value, depth) ?? expansion.expand(active, key, value, depth + 1);
  if (found === null) return;
  const { container } = term ?? { container: new Set<string>() };
  if (container.has("@list") && !(isObject(found) && "@list" in found)) found = { "@list": [found].flat() };
  if (container.has("@graph") && !container.has("@id") && !container.has("@index"))
    found = [found].flat().map((one) => ({ "@graph": [one] }));
  if (term?.isReverse !== true) add(result, property, found);
  else addBackwards(result, property, found, key);
}

/** What may stand beside a value, a list and a set: anything else would be lost. */
const BESIDE: Readonly<Record<string, readonly string[]>> = {
  "@value": ["@type", "@language", "@index", "@direction"],
  "@list": ["@index"],
  "@set": ["@index"],
};

function refuseOthers(result: Expanded): void {
  for (const [key, beside] of Object.entries(BESIDE))
    if (key in result && Object.keys(result).some((other) => other !== key && !beside.includes(other)))
      throw new ReasonError(message("jsonld-value", { word: key }));
}

/** A node as it is; a value, a list or a set by its rules; null for what says nothing. */
function settled(result: Expanded, { property, expansion }: Within): unknown {
  refuseOthers(result);
  if ("@value" in result) return settledValue(result, property, expansion);
  if ("@set" in result) return result["@set"];
  const keys = Object.keys(result);
  if (keys.length === 1 && keys[0] === "@language") return null;
  if (property !== null && property !== "@graph") return result;
  const isLoose = keys.length === 0 || "@list" in result || (keys.length === 1 && keys[0] === "@id");
  if (isLoose && keys.length > 0 && !("@id" in result)) expansion.lost(keys[0]!);
  return isLoose ? null : result;
}

function settledValue(result: Expanded, property: string | null, { lost }: Expansion): unknown {
  const value = result["@value"];
  const types = [result["@type"] ?? []].flat();
  const isJson = types[0] === "@json";
  if (value === null && !isJson) return null;
  if (types.length > 1) throw new ReasonError(message("jsonld-value", { word: "@type" }));
  if (property === null || property === "@graph") {
    lost(String(value));
    return null;
  }
  return types.length === 0 ? result : { ...result, "@type": types[0] };
}
