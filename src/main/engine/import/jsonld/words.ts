/** Words of a JSON-LD document and the addresses that they stand for (JSON-LD 1.1, "IRI Expansion"). */
import { isAbsolute, resolveIri } from "./iris";

export type Json = Readonly<Record<string, unknown>>;

/** What one word stands for. */
export interface Term {
  /** Null where the word is said to mean nothing. */
  readonly iri: string | null;
  /** Whether what it joins is joined the other way round. */
  readonly isReverse: boolean;
  readonly type: string | undefined;
  readonly container: ReadonlySet<string>;
  /** A context of its own, undefined where it has none. */
  readonly context: unknown;
  /** Where that context stands. */
  readonly base: string | null;
  readonly language: string | null | undefined;
  readonly index: string | undefined;
  readonly isPrefix: boolean;
  readonly isProtected: boolean;
}

export interface Context {
  readonly base: string | null;
  readonly vocab: string | undefined;
  readonly language: string | undefined;
  readonly terms: ReadonlyMap<string, Term>;
  /** The one to go back to below a node, where this one does not reach further. */
  readonly previous: Context | undefined;
}

const KEYWORDS = new Set(
  "@base @container @context @default @direction @embed @explicit @graph @id @import @included @index @json @language @list @nest @none @omitDefault @prefix @preserve @protected @requireAll @reverse @set @type @value @version @vocab @propagate".split(
    " ",
  ),
);

export function isKeyword(word: string): boolean {
  return KEYWORDS.has(word);
}

/** Words that may become keywords one day: they mean nothing today. */
export function looksLikeKeyword(word: string): boolean {
  return /^@[A-Za-z]+$/.test(word);
}

export interface IriOptions {
  /** Whether it may be a word of the context. */
  readonly isWord?: boolean;
  /** Whether it may be meant from where the document stands. */
  readonly isRelative?: boolean;
  /** Brings in a word of the same context that is not defined yet. */
  readonly bring?: (word: string) => void;
}

/** A word, a short form or a relative reference as an address; a keyword as it is; null for what means nothing. */
export function toIri(
  context: Context,
  value: string,
  { isWord, isRelative, bring }: IriOptions,
): string | null {
  if (isKeyword(value)) return value;
  if (looksLikeKeyword(value)) return null;
  bring?.(value);
  const term = context.terms.get(value);
  if (term?.iri && isKeyword(term.iri)) return term.iri;
  if (isWord && term) return term.iri;
  const colon = value.indexOf(":", 1);
  if (colon > 0) {
    const [prefix, rest] = [value.slice(0, colon), value.slice(colon + 1)];
    if (prefix === "_" || rest.startsWith("//")) return value;
    bring?.(prefix);
    const short = context.terms.get(prefix);
    if (short?.isPrefix && short.iri) return short.iri + rest;
    if (isAbsolute(value)) return value;
  }
  if (isWord && context.vocab !== undefined) return context.vocab + value;
  return isRelative ? resolveIri(context.base, value) : value;
}
