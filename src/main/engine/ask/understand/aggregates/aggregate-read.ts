/** What a question for a number of many says, before its set is found. */
import type { Attribute } from "../../execute/aggregates/attributes";
import type { Grouping } from "../../execute/aggregates/groups";
import type { Statistic } from "../../execute/aggregates/statistics";
import type { GraphFacts } from "../../execute/graph-facts";
import type { WordFit } from "../../execute/word-fit";
import type { LanguagePack } from "../pack";
import type { Token } from "../tokens/read-tokens";
import type { AggregateWords } from "./aggregate-words";

/** A number of many as it is asked for. */
export interface AggregateRead {
  /** "share" of a set; "count" only by groups. */
  readonly of: Statistic | "share" | "count";
  /** What is added, averaged or compared; absent for counts and shares. */
  readonly measure?: Attribute;
  readonly group?: Grouping;
  /** Of the groups only those at one end; `limit` how many. */
  readonly top?: { readonly pole: "min" | "max"; readonly limit: number };
  /** Words that tell of what things: none for all that have the measure. */
  readonly set: readonly Token[];
  /** Words that ask for the number. */
  readonly asking: readonly Token[];
}

/** A question's tokens and what tells their meaning. */
export interface Asking {
  readonly tokens: readonly Token[];
  readonly facts: GraphFacts;
  readonly fit: WordFit;
  readonly pack: LanguagePack;
  readonly words: AggregateWords;
}
