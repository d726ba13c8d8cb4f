/**
 * Sentences with named holes, so that each is written once and can be said in any language. A hole is `{name}` for text, `{size#}` for a
 * number, `{edges|edge|edges}` for a count with its word, `{end<source|target>}` for one of a few words, `{names...}` for a list of names,
 * and `{why>}` for a sentence inside the sentence.
 */

/** Names as they stand in a sentence, and how many more there are. */
export interface NameList {
  readonly names: readonly string[];
  readonly more: number;
}

/** A sentence before anyone has said it: the kind of its template and what fills the holes. */
export interface Unsaid {
  readonly kind: string;
  readonly values: Values;
}

/** What may fill a hole. */
export type Value = string | number | NameList | Unsaid;
export interface Values {
  readonly [name: string]: Value;
}

type HolesOf<T extends string> = T extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | HolesOf<Rest>
  : never;
type NameOf<Hole> = Hole extends `${infer Name}<${string}`
  ? Name
  : Hole extends `${infer Name}|${string}`
    ? Name
    : Hole extends `${infer Name}...` | `${infer Name}#` | `${infer Name}>`
      ? Name
      : Hole;
type OneOf<Words> = Words extends `${infer Word}|${infer Rest}` ? Word | OneOf<Rest> : Words;
type ValueOf<Hole> = Hole extends `${string}<${infer Words}>`
  ? OneOf<Words>
  : Hole extends `${string}|${string}`
    ? number
    : Hole extends `${string}...`
      ? NameList
      : Hole extends `${string}#`
        ? number | `${number}`
        : Hole extends `${string}>`
          ? string | Unsaid
          : string;

/** What fills the holes of a template, by their names. */
export type ValuesOf<T extends string> = {
  readonly [Hole in HolesOf<T> as NameOf<Hole> & string]: ValueOf<Hole>;
};

export type Hole =
  | { readonly form: "text" | "number" | "list" | "sentence"; readonly name: string }
  | { readonly form: "count"; readonly name: string; readonly one: string; readonly many: string }
  /** The words of a choice by the word that is handed over: the same in English. */
  | { readonly form: "choice"; readonly name: string; readonly words: ReadonlyMap<string, string> };

/** A template taken apart: `texts` stand before, between and after the holes, one more than there are holes. */
export interface Template {
  readonly texts: readonly string[];
  readonly holes: readonly Hole[];
}

/** Takes a template apart. */
export function parseTemplate(template: string): Template {
  const pieces = template.split(/\{([^}]*)\}/);
  return {
    texts: pieces.filter((_, at) => at % 2 === 0),
    holes: pieces.filter((_, at) => at % 2 === 1).map(parseHole),
  };
}

function parseHole(text: string): Hole {
  const choice = /^(\w+)<(.*)>$/u.exec(text);
  if (choice) return { form: "choice", name: choice[1]!, words: parseWords(choice[2]!) };
  const [name, one, many] = text.split("|");
  if (one !== undefined) return { form: "count", name: name!, one, many: many ?? one };
  if (text.endsWith("...")) return { form: "list", name: text.slice(0, -3) };
  if (text.endsWith("#")) return { form: "number", name: text.slice(0, -1) };
  if (text.endsWith(">")) return { form: "sentence", name: text.slice(0, -1) };
  return { form: "text", name: text };
}

/** "source|target", or in another language "source=sursa|target=ținta". */
function parseWords(text: string): Map<string, string> {
  return new Map(
    text.split("|").map((word) => {
      const [key, own] = word.split("=");
      return [key!, own ?? key!];
    }),
  );
}

/** How a language writes what fills holes. */
export interface Manner {
  /** "1 edge", "2 edges". */
  readonly count: (count: number, one: string, many: string) => string;
  /** A number written as JavaScript writes it. */
  readonly number: (text: string) => string;
  readonly list: (list: NameList) => string;
  /** A whole sentence (or its middle): one of ours, or another program's own words. */
  readonly sentence: (told: string | Unsaid) => string;
}

/** The sentence; a hole that nothing fills stays empty, and what ends with a full stop ("Inc.") needs no second one. */
export function fill({ texts, holes }: Template, values: Values, manner: Manner): string {
  return texts.reduce((said, text, at) => {
    const rest = text.startsWith(".") && said.endsWith(".") ? text.slice(1) : text;
    return said + rest + (holes[at] ? inHole(holes[at], values, manner) : "");
  }, "");
}

function inHole(hole: Hole, values: Values, manner: Manner): string {
  const value = Object.hasOwn(values, hole.name) ? values[hole.name]! : "";
  if (typeof value === "object") return "names" in value ? manner.list(value) : manner.sentence(value);
  switch (hole.form) {
    case "count":
      return manner.count(Number(value), hole.one, hole.many);
    case "number":
      return manner.number(String(value));
    case "choice":
      return hole.words.get(String(value)) ?? String(value);
    case "sentence":
      return manner.sentence(String(value));
    default:
      return String(value);
  }
}

/** "A", "A and B", "A, B and C", and with more than these "A, B and 3 more". */
export function joinNames({ names, more }: NameList, and: string, moreOf: (count: string) => string): string {
  if (more > 0) return `${names.join(", ")} ${and} ${moreOf(String(more))}`;
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} ${and} ${names[names.length - 1]!}`;
}
