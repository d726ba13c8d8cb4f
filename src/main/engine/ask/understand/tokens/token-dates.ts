/** Written months and days as the time they take: "in May 2019", "after 1 August 2019". */
import type { LanguagePack } from "../pack";
import type { Token } from "./read-tokens";

const DAYS = 365.25;
/** Less than a day, in years: the end of a span still lies in it. */
const LESS = 0.001;

/** A month with its year, and a day with both, as one number with both ends, in years with a fraction as dates are read; other tokens as they are. */
export function withDates(tokens: readonly Token[], { months }: Pick<LanguagePack, "months">): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const month = tokens[at]!.name === undefined ? months.indexOf(tokens[at]!.word) : -1;
    const year = tokens[at + 1];
    const isDated = month >= 0 && year?.name === undefined && isYear(year?.numbers);
    const before = joined.at(-1);
    const day = before?.name === undefined && !before?.paused ? dayOf(before?.numbers) : undefined;
    if (!isDated) joined.push(tokens[at]!);
    else {
      const start = year!.numbers![0]! + month / 12;
      const first = day === undefined ? tokens[at]! : joined.pop()!;
      const numbers =
        day === undefined
          ? [start, start + 1 / 12 - LESS]
          : [start + (day - 1) / DAYS, start + day / DAYS - LESS];
      joined.push(spanning(first, year!, numbers));
      at++;
    }
  }
  return joined;
}

const isYear = (numbers: readonly number[] | undefined): boolean =>
  numbers?.length === 1 && numbers[0]! >= 1000 && numbers[0]! < 2200;

function dayOf(numbers: readonly number[] | undefined): number | undefined {
  const [day, ...more] = numbers ?? [];
  return day !== undefined && more.length === 0 && Number.isInteger(day) && day >= 1 && day <= 31
    ? day
    : undefined;
}

function spanning(first: Token, last: Token, numbers: readonly number[]): Token {
  const { start, paused } = first;
  const text = first === last ? first.text : `${first.text} … ${last.text}`;
  return { word: text, text, start, end: last.end, paused, numbers, english: [], stems: [] };
}
