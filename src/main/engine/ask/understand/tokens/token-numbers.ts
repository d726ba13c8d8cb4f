/** Numbers in a question: years, decades, and what only looks like a number. */
import { isYear } from "../../execute/measures/numbers";
import type { LanguagePack } from "../pack";

const NUMBER = /^-?\d{1,15}(?:\.\d{1,6})?$/;
const DECADE = /^(\d{3}0|[2-9]0)s$/;
/** Behind the words for a decade; of two digits it is one of the last century. */
const TEN_YEARS = /^(\d{3}0|[2-9]0)$/;
const LAST_CENTURY = 1900;

/** "COX-1", "interleukin-6": part of a name, and no number; but a year may have a word before it ("pre-1950"). */
export function isGlued(
  question: string,
  { word, start }: { readonly word: string; readonly start: number },
): boolean {
  return /^\d+$/.test(word) && !isYear(Number(word)) && /\p{L}-$/u.test(question.slice(0, start));
}

const ORDINAL = /^(\d{1,3})(?:st|nd|rd|th)$/;

/** The number of "19th"; 0 for what is none. */
export const nthIn = (word: string): number => Number(ORDINAL.exec(word)?.[1] ?? 0);

/** The number of "2nd" or "second"; undefined for what is none. */
export function ordinalIn(word: string, { ordinals }: Pick<LanguagePack, "ordinals">): number | undefined {
  const at = ordinals.findIndex((forms) => forms.includes(word));
  return nthIn(word) || (at < 0 ? undefined : at + 2);
}

/** The years of "19th century", which ends with 1900. */
export function centuryIn(word: string, next: string | undefined): readonly number[] | undefined {
  const nth = next === "century" ? nthIn(word) : 0;
  return nth > 0 && nth < 100 ? [(nth - 1) * 100 + 1, nth * 100] : undefined;
}

/** What a word tells in numbers behind these words: "1940s", "anii 1940" and "anii '40" are decades. */
export function numbersIn(word: string, pack: LanguagePack, before: string): readonly number[] | undefined {
  if (Object.hasOwn(pack.numbers, word)) return pack.numbers[word];
  if (pack.one.words.includes(word) && pack.one.behind.test(before)) return [1];
  const decade = DECADE.exec(word) ?? (pack.decade?.test(before) ? TEN_YEARS.exec(word) : null);
  if (decade) {
    const first = Number(decade[1]) + (decade[1]!.length === 2 ? LAST_CENTURY : 0);
    return [first, first + 9];
  }
  return NUMBER.test(word) ? [Number(word)] : undefined;
}
