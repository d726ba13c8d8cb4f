/** Written months and days as the time they take: "in May 2019", "after 1 August 2019", "since 2019-08-01". */
import type { LanguagePack } from "../pack";
import type { Token } from "./read-tokens";

const DAYS = 365.25;
/** Less than a day, in years: the end of a span still lies in it. */
const LESS = 0.001;

/** A month with its year, and a day with both, as one number with both ends, in years with a fraction as dates are read; other tokens as they are. */
export function withDates(tokens: readonly Token[], { months }: Pick<LanguagePack, "months">): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const written = inDigits(tokens, at) ?? dayAmidst(tokens, at, months);
    if (written) {
      joined.push(written);
      at += 2;
      continue;
    }
    const month = tokens[at]!.name === undefined ? months.indexOf(tokens[at]!.word) : -1;
    const year = tokens[at + 1];
    const isDated = month >= 0 && year?.name === undefined && isYear(year?.numbers);
    const before = joined.at(-1);
    const day = before?.name === undefined && !before?.paused ? dayOf(before?.numbers) : undefined;
    if (!isDated) joined.push(tokens[at]!);
    else {
      const first = day === undefined ? tokens[at]! : joined.pop()!;
      dateBefore(joined, year!.numbers![0]!, month);
      joined.push(spanning(first, year!, spanOf(year!.numbers![0]!, month, day)));
      at++;
    }
  }
  return joined;
}

/** Both ends of a month, counted from 0, or of a day in it. */
function spanOf(year: number, month: number, day: number | undefined): [number, number] {
  const start = year + month / 12;
  return day === undefined
    ? [start, start + 1 / 12 - LESS]
    : [start + (day - 1) / DAYS, start + day / DAYS - LESS];
}

/** "2019-08-01", of which each number is a token; undefined where no such day stands there. */
function inDigits(tokens: readonly Token[], at: number): Token | undefined {
  const [year, month, day] = tokens.slice(at, at + 3);
  const isJoined = year?.end === (month?.start ?? 0) - 1 && month?.end === (day?.start ?? 0) - 1;
  const [nth] = month?.numbers ?? [];
  const isDay = isJoined && isYear(year?.numbers) && nth !== undefined && nth >= 1 && nth <= 12;
  return isDay && [year, month, day].every((token) => token?.name === undefined) && dayOf(day?.numbers)
    ? spanning(year!, day!, spanOf(year!.numbers![0]!, nth - 1, dayOf(day?.numbers)))
    : undefined;
}

/** "August 1, 2019"; undefined where no such day stands there. */
function dayAmidst(tokens: readonly Token[], at: number, months: readonly string[]): Token | undefined {
  const [first, day, year] = tokens.slice(at, at + 3);
  const month = first?.name === undefined ? months.indexOf(first?.word ?? "") : -1;
  const isDay = month >= 0 && day?.name === undefined && dayOf(day?.numbers) !== undefined;
  return isDay && year?.name === undefined && isYear(year?.numbers)
    ? spanning(first!, year!, spanOf(year!.numbers![0]!, month, dayOf(day?.numbers)))
    : undefined;
}

/** "Between | 5 | and | 12 September 2024": the first day is one of the same month. */
function dateBefore(joined: Token[], year: number, month: number): void {
  const [mark, own, and] = joined.slice(-3);
  const day = own?.name === undefined ? dayOf(own?.numbers) : undefined;
  if (
    day === undefined ||
    !/^(?:and|to|si|la|pana la)$/.test(and?.word ?? "") ||
    !/^(?:between|from|intre|de la|din)$/.test(mark?.word ?? "")
  )
    return;
  joined[joined.length - 2] = spanning(own!, own!, spanOf(year, month, day));
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
