/** What one word of a context is said to mean (JSON-LD 1.1, "Create Term Definition"). */
import { ReasonError } from "../../../../shared/failure";
import { message } from "../../../../shared/sentences/sentences";
import { named } from "../source/reject-list";
import { isObject } from "../values/json-values";
import { isAbsolute } from "./iris";
import { isKeyword, looksLikeKeyword, toIri, type Context, type Json, type Term } from "./words";

export interface Defining {
  /** The context that comes to be; its terms are `terms`. */
  readonly context: Context;
  readonly terms: Map<string, Term>;
  readonly local: Json;
  readonly from: string | null;
  readonly overrides: boolean;
  /** Words met so far: false while they are being defined. */
  readonly done: Map<string, boolean>;
}

/** Adds what a word means; words that it is made of come first. */
export function define(defining: Defining, word: string): void {
  const { done, terms, overrides } = defining;
  if (done.get(word) === true) return;
  if (done.get(word) === false) throw unfit(word);
  done.set(word, false);
  if (word !== "@type" && isKeyword(word)) throw unfit(word);
  const before = terms.get(word);
  terms.delete(word);
  const term = word !== "@type" && looksLikeKeyword(word) ? undefined : termOf(defining, word);
  if (term) {
    if (!overrides && before?.isProtected && !isSame(before, term))
      throw new ReasonError(message("jsonld-protected", { word: named(word) }));
    terms.set(word, !overrides && before?.isProtected ? before : term);
  }
  done.set(word, true);
}

function unfit(word: string): ReasonError {
  return new ReasonError(message("jsonld-word", { word: named(word) }));
}

function isSame(one: Term, other: Term): boolean {
  const form = (term: Term): string =>
    JSON.stringify([{ ...term, isProtected: true, base: null, container: [...term.container].sort() }]);
  return form(one) === form(other);
}

function termOf(defining: Defining, word: string): Term | undefined {
  const { local, from, context } = defining;
  const said = local[word];
  const isSimple = typeof said === "string";
  const value: Json = isObject(said) ? said : { "@id": said };
  if (!isObject(said) && !isSimple && said !== null) throw unfit(word);
  const bring = (other: string): void => {
    if (Object.hasOwn(local, other) && defining.done.get(other) !== true && !isKeyword(other))
      define(defining, other);
  };
  const expand = (text: string): string | null => toIri(context, text, { isWord: true, bring });
  const reverse = value["@reverse"];
  const { iri, skip } =
    typeof reverse === "string"
      ? meantBackwards(reverse, expand)
      : meant(word, value, expand, defining, bring);
  if (skip) return undefined;
  const type = value["@type"];
  const container = containerOf(value["@container"], word);
  const typed = typeof type === "string" ? (expand(type) ?? undefined) : undefined;
  if (type !== undefined && typed === undefined) throw unfit(word);
  const language = value["@language"];
  const index = value["@index"];
  return {
    iri,
    isReverse: typeof reverse === "string",
    type: container.has("@type") ? (typed ?? "@id") : typed,
    container,
    context: value["@context"],
    base: from,
    language: typeof language === "string" ? language.toLowerCase() : language === null ? null : undefined,
    index: typeof index === "string" ? index : undefined,
    isPrefix: value["@prefix"] === true || (isSimple && iri !== null && endsAsPrefix(word, iri)),
    isProtected: (value["@protected"] ?? local["@protected"]) === true,
  };
}

interface Meant {
  readonly iri: string | null;
  /** Whether it may become a keyword one day, and is left out today. */
  readonly skip?: boolean;
}

function meantBackwards(reverse: string, expand: (text: string) => string | null): Meant {
  if (looksLikeKeyword(reverse)) return { iri: null, skip: true };
  return { iri: expand(reverse) };
}

function meant(
  word: string,
  value: Json,
  expand: (text: string) => string | null,
  { context }: Defining,
  bring: (other: string) => void,
): Meant {
  const id = value["@id"];
  if (id === null) return { iri: null };
  if (id !== undefined && typeof id !== "string") throw unfit(word);
  if (typeof id === "string" && id !== word) {
    if (!isKeyword(id) && looksLikeKeyword(id)) return { iri: null, skip: true };
    const iri = expand(id);
    if (iri === null || iri === "@context" || !(isKeyword(iri) || isAbsolute(iri) || iri.startsWith("_:")))
      throw unfit(word);
    return { iri };
  }
  if (word === "@type") return { iri: "@type" };
  return ownIri(word, context, bring);
}

/** Of a word that does not say what it means: what its prefix, or the vocabulary, makes of it. */
function ownIri(word: string, context: Context, bring: (other: string) => void): Meant {
  const colon = word.indexOf(":", 1);
  if (colon > 0) {
    const prefix = word.slice(0, colon);
    bring(prefix);
    const short = context.terms.get(prefix);
    return { iri: short?.iri ? short.iri + word.slice(colon + 1) : word };
  }
  if (word.includes("/")) return { iri: toIri(context, word, { isWord: true }) };
  if (context.vocab === undefined) throw unfit(word);
  return { iri: context.vocab + word };
}

function endsAsPrefix(word: string, iri: string): boolean {
  return !/[:/]/.test(word.slice(1)) && (/[:/?#[\]@]$/.test(iri) || iri.startsWith("_:"));
}

const CONTAINERS = new Set(["@list", "@set", "@index", "@language", "@id", "@type", "@graph"]);

function containerOf(said: unknown, word: string): ReadonlySet<string> {
  if (said === undefined || said === null) return new Set();
  const all = Array.isArray(said) ? (said as unknown[]) : [said];
  if (!all.every((one) => typeof one === "string" && CONTAINERS.has(one))) throw unfit(word);
  return new Set(all as string[]);
}
