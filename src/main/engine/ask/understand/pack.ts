/** What a language's words say about the form of a question: one shape for every language, so that rules never name a word. */

import type { TableWords } from "./words/table-words";
import type { TextWords } from "./words/text-words";

/** What a word or phrase tells, apart from what it names. */
export type Mark =
  | "count"
  | "check"
  | "aux"
  | "exists"
  | "not"
  | "both"
  | "either"
  | "and"
  | "or"
  | "clause"
  | "than"
  | "more"
  | "fewer"
  | "most"
  | "fewest"
  | "often"
  | "atLeast"
  | "atMost"
  | "exactly"
  | "above"
  | "below"
  | "before"
  | "after"
  | "upTo"
  | "since"
  | "between"
  | "from"
  | "to"
  | "ordered"
  | "falling"
  | "linked"
  | "how"
  | "who"
  | "when"
  | "where"
  | "what"
  | "why"
  | "by"
  | "lead"
  | "alphabetical"
  | "with"
  | "advice"
  | "arithmetic"
  | "empty";

/** Which end of a scale a word asks for, and what the scale measures ("": what the next words say). */
export interface Pole {
  readonly pole: "min" | "max";
  /** Words of measures, English, the likeliest first. */
  readonly measure: string;
  /** Whether it asks for the utmost ("oldest") or for the further of several ("older"). */
  readonly degree: "most" | "more" | "any";
}

/** A word of one question as a trained matcher read it: what the graph calls it stands in its place, as the right word does in a misspelt one's. */
export interface WordReading {
  /** Words of the graph's schema; "" where another word of the question already stands for them. */
  readonly as: string;
  /** The end of a scale that the word asks for ("dearest" of a price). */
  readonly pole?: Pole;
}

/** By the folded word that is read so. */
export type Readings = ReadonlyMap<string, WordReading>;

/** How a language tells who does a thing from whom it is done to; all words folded. */
export interface Voice {
  /** Forms of "be", which make a passive, and verbs that help and make none. */
  readonly be: readonly string[];
  readonly helps: readonly string[];
  /** Those of them that never are a question's only verb. */
  readonly onlyHelp: readonly string[];
  /** Before who does it in a passive. */
  readonly agents: readonly string[];
  /** Before who takes part as well. */
  readonly company: readonly string[];
  /** Before the object; empty where its place tells it. */
  readonly objects: readonly string[];
  /** Before whom it is done for or told to, and what asks for them. */
  readonly datives: readonly string[];
  readonly toWhom: readonly string[];
  /** Pronouns that repeat an object right before its verb; of them, those of whom it is done for. */
  readonly clitics: readonly string[];
  readonly given: readonly string[];
  /** Words that ask for the subject, where objects are marked. */
  readonly subjects: readonly string[];
  /** Before what a verb does not act on but goes to, comes from, is with; empty where places tell who acts. */
  readonly obliques: readonly string[];
  /** Asks for what acts or what is acted on alike; empty where places tell. */
  readonly open: readonly string[];
  /** Helping verbs of a plural right before a verb: many do it, where objects are marked but for some. */
  readonly plural: readonly string[];
  /** Forms of a verb that are no passive even after "be". */
  readonly active: RegExp;
  /** Verbs whose passive is said of who or what does it, as a means to an end ("A is prescribed for B"). */
  readonly means: readonly string[];
  /** What shows that a word is a noun: before it, behind it, and behind its owner. */
  readonly nouns: {
    readonly articles: readonly string[];
    readonly of: readonly string[];
    readonly possessive: readonly string[];
  };
}

export interface LanguagePack {
  readonly language: "en" | "ro";
  /** What some words of the question at hand mean in the graph's own; absent where nothing has read them so. */
  readonly readings?: Readings;
  readonly texts: TextWords;
  readonly tables: TableWords;
  /** The language, as Unicode's lists call it, whose names for countries stand for a graph's English ones. */
  readonly countriesIn?: string;
  /** Folded phrases by what they tell; the longest that fits is read. */
  readonly marks: Readonly<Record<Mark, readonly string[]>>;
  /** Folded phrases that ask for the end of a scale. */
  readonly poles: Readonly<Record<string, Pole>>;
  /** English words for a folded content word: itself in English; near words of the same thing behind it. */
  readonly english: (word: string) => readonly string[];
  /** Numbers and decades told in words: both ends of a decade. */
  readonly numbers: Readonly<Record<string, readonly number[]>>;
  /** What counts through a row, from the second on. */
  readonly ordinals: readonly (readonly string[])[];
  /** Folded nouns before a number that is part of a name ("type 2 diabetes", "stage 3"), and counts or bounds nothing. */
  readonly numbered: readonly string[];
  /** The sign before fractions. */
  readonly decimal: "." | ",";
  /** Words behind a number that multiply it. */
  readonly multiples: Readonly<Record<string, number>>;
  /** Units that a number is told in, as `execute/measures/units.ts` has them, by folded word. */
  readonly units: Readonly<Record<string, string>>;
  /** The words for one, which is a number behind what bounds it alone ("more than one"). */
  readonly one: {
    readonly words: readonly string[];
    /** Those that are one only before a unit ("under | an | hour"). */
    readonly ofUnit?: readonly string[];
    readonly behind: RegExp;
  };
  /** Folded words that are often written for others: always, or behind and before what is told so. */
  readonly slips?: readonly {
    readonly word: string;
    readonly as: string;
    readonly behind?: RegExp;
    readonly before?: RegExp;
  }[];
  /** Months, the first first; folded. */
  readonly months: readonly string[];
  /** What turns an adjective into its opposite ("unpaid", "netoxice"); folded. */
  readonly prefixes: readonly string[];
  /** What stands before a number that is a decade, where a plain number can be one. */
  readonly decade?: RegExp;
  readonly voice: Voice;
  /** What "how long" and the like ask for: words of measures, English, by the folded adjective. */
  readonly measures: Readonly<Record<string, string>>;
  /** Whether a question may begin with its verb and no other sign of being one. */
  readonly asksByVerb: boolean;
  /** Content words that are spelt right, besides those of marks and scales. */
  readonly spelt: readonly string[];
  /** Whether the language has a folded word, in some form: then it is no slip; absent where the embedder's vocabulary tells. */
  readonly has?: (word: string) => boolean;
  /** A content word with a slip as one that the pack knows; the word itself where it is none. */
  readonly nearly?: (word: string) => string;
  /** What a folded content word is compared by with a schema in this language; absent in English. */
  readonly key?: (word: string) => string;
  /** Whether the noun of a phrase stands first in it ("clase farmacologice"). */
  readonly headFirst: boolean;
  /** What a thing is said to have been when a date of it is told ("made before 1900"). */
  readonly begins: readonly string[];
  /** Nouns that stand for whatever is asked for ("works", "items"), where the graph has no such kind. */
  readonly things: readonly string[];
  /** Verbs that say only that a thing stands in some relation ("belongs to"), where the graph has no such relation. */
  readonly light: readonly string[];
  /** Folded phrases that say what one content word does ("take part in"). */
  readonly idioms: Readonly<Record<string, string>>;
  /** Before what is measured ("top 5 by rating", "rivers by length"), and before a number of things ("films with 3 directors"). */
  readonly measuredBy: string;
  readonly having: readonly string[];
  /** Words that deny all of what stands beside them ("no director"), that speak of whatever there is ("anything"), that have it, and that point at what was named. */
  readonly indefinite: Readonly<Record<"none" | "any" | "has" | "pointing", readonly string[]>>;
  /** Folded last words of a question for whatever several things have to do with each other. */
  readonly shared: readonly string[];
  /** Over folded words: what says that a thing did not happen ("almost", "wanted to"), and that it no longer holds ("former"). */
  readonly unreal: RegExp;
  readonly past: RegExp;
  /** Whether a content word is surely of this language. */
  readonly knows: (word: string) => boolean;
}

/** "date min most" as a pole. */
export function pole(pole: Pole["pole"], measure: string, degree: Pole["degree"]): Pole {
  return { pole, measure, degree };
}

/** A pole for each phrase of a list. */
export function polesOf(groups: readonly (readonly [string, Pole])[]): Record<string, Pole> {
  return Object.fromEntries(
    groups.flatMap(([phrases, pole]) => phrases.split(",").map((phrase) => [phrase.trim(), pole] as const)),
  );
}

/** The unit of each word of its list. */
export function unitWords(lists: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(lists).flatMap(([unit, list]) => list.split(" ").map((word) => [word, unit] as const)),
  );
}

/** "a, b c, d" as phrases. */
export function phrases(list: string): string[] {
  return list.split(",").map((phrase) => phrase.trim());
}
