/** Words that ask for one number of many, and for a number each of several groups. */
import type { Span } from "../../execute/aggregates/groups";
import type { Statistic } from "../../execute/aggregates/statistics";
import type { Token } from "../tokens/read-tokens";

/** What a language says of numbers of many; all folded. */
export interface AggregateWords {
  /** Last words of phrases ("the average of the"), by what they ask for. */
  readonly statistics: Readonly<Record<Statistic | "share", readonly string[]>>;
  /** Before what groups are of; those of `by` only at the end of a question. */
  readonly each: readonly string[];
  readonly by: readonly string[];
  /** Nouns for years and more. */
  readonly spans: Readonly<Record<Span, readonly string[]>>;
  /** People, where their number is a thing's own, and what they do there. */
  readonly people: readonly string[];
  readonly living: readonly string[];
  /** Verbs that only say that a thing has a number. */
  readonly having: readonly string[];
  /** Words for a sum that as often tell who did something with whom ("made by A and B together"). */
  readonly together: readonly string[];
  /** Opens a question for all of a set. */
  readonly counting: string;
}

const list = (text: string) => text.split(", ");

const ENGLISH: AggregateWords = {
  statistics: {
    mean: list(
      "average, on average, the average, average of, the average of, an average, average number of, the average number of, the mean, mean, mean of, the mean of, mean number of, averages",
    ),
    median: list("median, the median, median of, the median of"),
    sum: list(
      "sum of, the sum of, sum, total, totals, in total, altogether, combined, all together, taken together, put together, summed, total number of, the total number of, total of, the total of",
    ),
    max: list("maximum, maximal"),
    min: list("minimum, minimal"),
    share: list(
      "percentage, the percentage of, percent, percent of, what percent of, percentage of, share of, what share of, the share of, proportion, what proportion of, proportion of, the proportion of, fraction of, what fraction of, the fraction of",
    ),
  },
  each: list("per, each, every, for each, in each, for every, in every"),
  by: list("by, grouped by, broken down by, split by"),
  spans: {
    year: list("year, years"),
    decade: list("decade, decades"),
    century: list("century, centuries"),
  },
  people: list("people, inhabitants, residents, persons"),
  living: list("live, lives, lived, living, reside, inhabit"),
  having: list(
    "have, has, had, having, get, gets, got, contain, contains, earn, cost, costs, weigh, weighed, weighs, last, lasts, lasted, win, won",
  ),
  together: list("together"),
  counting: "how many",
};

const ROMANIAN: AggregateWords = {
  statistics: {
    mean: list("media, in medie, medie, mediu, medii, mediul, valoarea medie"),
    median: list("mediana, median, mediane"),
    sum: list(
      "suma, in total, total, totala, totale, totalul, insumat, cu totul, laolalta, la un loc, cu toate la un loc",
    ),
    max: list("maxim, maxima, maximul, maxime"),
    min: list("minim, minima, minimul, minime"),
    share: list(
      "procent, procentul, ce procent, ce procent din, la suta, proportia, ce proportie, ce parte din, ponderea",
    ),
  },
  each: list("fiecare, per"),
  by: list("pe, dupa"),
  spans: { year: list("an, ani, anul"), decade: list("deceniu, decenii"), century: list("secol, secole") },
  people: list("oameni, locuitori, persoane, oamenii, locuitorii"),
  living: list("traiesc, locuiesc, traieste, locuieste"),
  having: list("au, are, avea, costa, dureaza, cantaresc, cantareste"),
  together: list("impreuna"),
  counting: "cate",
};

export const AGGREGATE_WORDS: Readonly<Record<"en" | "ro", AggregateWords>> = { en: ENGLISH, ro: ROMANIAN };

/** What a token asks for, whatever else it could mean. */
export function statisticOf(
  { word, name }: Token,
  { statistics }: AggregateWords,
): Statistic | "share" | undefined {
  if (name !== undefined) return undefined;
  return (Object.keys(statistics) as (Statistic | "share")[]).find((one) => statistics[one].includes(word));
}

/** The same, "together" for a sum among them. */
export const numberOf = (token: Token, words: AggregateWords): Statistic | "share" | undefined =>
  statisticOf(token, words) ??
  (token.name === undefined && words.together.includes(token.word) ? "sum" : undefined);
