/** The context of a JSON-LD document: what its words mean (JSON-LD 1.1, "Context Processing"). */
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { isObject } from "../values/json-values";
import { resolveIri } from "./iris";
import { define } from "./terms";
import { toIri, type Context, type Json } from "./words";

/** The context that stands under an address; throws ReasonError where it was not given. */
export type FindContext = (address: string) => unknown;

/** Contexts that name each other without end. */
const MOST_CONTEXTS = 100;

export interface Reading {
  readonly find: FindContext;
  readonly base: string | null;
}

export interface ContextOptions {
  /** Where the context itself stands. */
  readonly from?: string | null;
  /** Whether it may change words that are protected. */
  readonly overrides?: boolean;
  readonly propagates?: boolean;
  readonly depth?: number;
}

export function emptyContext(base: string | null): Context {
  return { base, vocab: undefined, language: undefined, terms: new Map(), previous: undefined };
}

/** A context that comes in force inside another one. Throws ReasonError for one that breaks the rules or is not at hand. */
export function enter(active: Context, local: unknown, reading: Reading, how: ContextOptions = {}): Context {
  const { from = active.base, overrides = false, depth = 0 } = how;
  if (depth > MOST_CONTEXTS) throw new ReasonError(message("jsonld-context-circle"));
  const reaches = isObject(local) && "@propagate" in local ? local["@propagate"] : how.propagates !== false;
  const previous = reaches === false ? (active.previous ?? active) : active.previous;
  let result: Context = { ...active, previous };
  for (const one of Array.isArray(local) ? (local as unknown[]) : [local])
    result = entered(result, one, reading, { ...how, from, overrides, depth });
  return result;
}

function entered(result: Context, local: unknown, reading: Reading, how: ContextOptions): Context {
  const { from = null, overrides = false, depth = 0 } = how;
  if (local === null) {
    if (!overrides && [...result.terms.values()].some(({ isProtected }) => isProtected))
      throw new ReasonError(message("jsonld-protected", { word: "@context" }));
    return { ...emptyContext(reading.base), previous: result.previous };
  }
  if (typeof local === "string") {
    const address = resolveIri(from, local);
    return enter(result, reading.find(address), reading, { ...how, from: address, depth: depth + 1 });
  }
  if (!isObject(local)) throw new ReasonError(message("jsonld-context-shape"));
  return withWords(withSettings(result, imported(local, reading, how), how), local, reading, how);
}

/** A context with those words that it takes from another one. */
function imported(local: Json, { find }: Reading, { from = null }: ContextOptions): Json {
  const address = local["@import"];
  if (typeof address !== "string") return local;
  const found = find(resolveIri(from, address));
  if (!isObject(found)) throw new ReasonError(message("jsonld-context-shape"));
  return { ...found, ...local };
}

function withSettings(active: Context, local: Json, { depth = 0 }: ContextOptions): Context {
  let result = active;
  const base = local["@base"];
  // A context that lies elsewhere says nothing of where this document is.
  if (depth === 0 && base === null) result = { ...result, base: null };
  if (depth === 0 && typeof base === "string") result = { ...result, base: resolveIri(result.base, base) };
  const vocab = local["@vocab"];
  if (vocab === null) result = { ...result, vocab: undefined };
  if (typeof vocab === "string")
    result = {
      ...result,
      vocab: toIri(result, vocab, { isWord: true, isRelative: true }) ?? undefined,
    };
  const language = local["@language"];
  if (language === null) result = { ...result, language: undefined };
  if (typeof language === "string") result = { ...result, language: language.toLowerCase() };
  return result;
}

function withWords(result: Context, own: Json, reading: Reading, how: ContextOptions): Context {
  const { from = null, overrides = false } = how;
  const local = imported(own, reading, how);
  const terms = new Map(result.terms);
  const defining = {
    context: { ...result, terms },
    terms,
    local,
    from,
    overrides,
    done: new Map<string, boolean>(),
  };
  for (const word of Object.keys(local)) if (!isSetting(word)) define(defining, word);
  return { ...result, terms };
}

const SETTINGS = [
  "@base",
  "@direction",
  "@import",
  "@language",
  "@propagate",
  "@protected",
  "@version",
  "@vocab",
];

function isSetting(word: string): boolean {
  return SETTINGS.includes(word);
}
