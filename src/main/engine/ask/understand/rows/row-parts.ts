/** Values that a word of a question is a part of, or that are short for it. */
import { scaleOfUnit } from "../../execute/measures/units";
import type { LanguagePack } from "../pack";
import type { RowColumn, RowTable } from "./row-table";

/** A name of a row, or a value of a column, in words. */
export interface Entry {
  readonly words: readonly string[];
  readonly node?: number;
  readonly column?: RowColumn;
  readonly value: string;
}

/** Ways to compare words, the closest first. */
export type Key = (word: string) => string;

/** "Tuesday" and "March" where a column has "Tue" and "Mar". */
export function shortenedIn(
  word: string,
  entries: readonly Entry[],
  { months }: LanguagePack,
): readonly Entry[] {
  if (!word.endsWith("day") && !months.includes(word)) return [];
  return entries.filter(
    ({ column, words: [own = "", ...more] }) =>
      column && more.length === 0 && own.length === DAY_LETTERS && word.startsWith(own),
  );
}

const DAY_LETTERS = 3;

/** Shorter parts of a value say too little. */
const SHORTEST = 4;

/** "Booked to come | back" is no form of "back pain". */
const PARTICLES: ReadonlySet<string> = new Set("back away down over again inapoi afara iarasi".split(" "));

/** "Canvas" for "oil on canvas": the values of one column that have a word, where it stands in no other. */
export function partsNamed(word: string, entries: readonly Entry[], keys: readonly Key[]): readonly Entry[] {
  if (word.length < SHORTEST || PARTICLES.has(word)) return [];
  for (const [at, key] of keys.entries()) {
    // "How many | answered" is no form of "no answer".
    if (at > 0 && /(?:ed|ing)$/.test(word)) return [];
    const found = entries.filter(
      ({ column, words: own }) => column && own.length > 1 && own.some((one) => key(one) === key(word)),
    );
    if (found.length > 0) return new Set(found.map(({ column }) => column)).size === 1 ? found : [];
  }
  return [];
}

/** Whether a word says what the unit of some column measures: "weigh" of grams. */
export function measures(word: string, tables: readonly RowTable[], pack: LanguagePack): boolean {
  const said = pack.english(word);
  const isSaid = (told: string) =>
    scaleOfUnit(told)
      .split(" ")
      .some((scale) => said.includes(scale));
  return tables.some(({ columns }) => columns.some(({ told }) => told !== undefined && isSaid(told)));
}
