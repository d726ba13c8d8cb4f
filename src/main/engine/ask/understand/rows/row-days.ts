/** Days as people write them in a column ("03/04/2022", "Aug 12, 2023", "6.01.1871"), whose cells tell together whether day or month comes first. */
import { fold } from "../../../../../shared/fold";
import { inYears } from "../../execute/measures/numbers";
import { PACKS } from "../packs";

/** An hour may follow. */
const END = String.raw`(?:,?[\sT]+\d{1,2}:\d{2}.*)?\s*$`;
const DIGITS = new RegExp(String.raw`^\s*(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})${END}`);
/** "5 Mar 2024", "15-Mar" of any year. */
const DAY_WORD = new RegExp(
  String.raw`^\s*(\d{1,2})[.\s-]+(\p{L}{3,})\.?(?:,?[\s-]+(\d{4}|\d{2}))?${END}`,
  "u",
);
/** "sept. 2022", "05/2023". */
const MONTH_YEAR = /^\s*(?:(\p{L}{3,})\.?\s+|(\d{1,2})\/)((?:1[5-9]|20)\d{2})\s*$/u;
const WORD_DAY = new RegExp(String.raw`^\s*(\p{L}{3,})\.?\s+(\d{1,2}),?\s+(\d{4})${END}`, "u");
export const MONTHS_A_YEAR = 12;
const MOST_DAYS = 31;

const MOMENT = /^\s*(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?Z?\s*$/;
const MINUTES_A_YEAR = 365.25 * 24 * 60;

/** "1912-04-15 00:45:00". */
function ofMoment(text: string): number | undefined {
  const [, year, month, day, hour, minute] = MOMENT.exec(text) ?? [];
  const date = year === undefined ? undefined : dayOf(day!, Number(month), year);
  return date === undefined ? undefined : date + (Number(hour) * 60 + Number(minute)) / MINUTES_A_YEAR;
}

/** The cells as years with a fraction; undefined where one of them is no day, or may be one of two. */
export function daysIn(cells: readonly unknown[]): readonly number[] | undefined {
  const texts = cells.flatMap((cell) => (typeof cell === "string" ? cell : []));
  if (texts.length === 0 || texts.length < cells.length) return undefined;
  const moments = texts.map(ofMoment);
  if (moments.every((moment) => moment !== undefined)) return moments;
  const digits = texts.map((text) => DIGITS.exec(text));
  const isDigits = digits.every((found) => found !== null);
  const months = texts.map(ofMonth);
  if (months.every((month) => month !== undefined)) return months;
  const read = isDigits
    ? inOrder(digits.map((found) => [found[1]!, found[3]!, found[4]!, found[2]!]))
    : texts.map(ofWord);
  return read?.every((day) => day !== undefined) ? read : undefined;
}

/** "13/04": the day is what is no month; dots and dashes put it first. */
function inOrder(
  all: readonly (readonly [string, string, string, string])[],
): (number | undefined)[] | undefined {
  const isOver = (at: 0 | 1) => all.some((parts) => Number(parts[at]) > MONTHS_A_YEAR);
  if (isOver(0) && isOver(1)) return undefined;
  const isDayFirst = isOver(0) || (!isOver(1) && all.every(([, , , mark]) => mark !== "/"));
  if (!isDayFirst && !isOver(1)) return undefined;
  return all.map(([one, other, year]) =>
    isDayFirst ? dayOf(one, Number(other), year) : dayOf(other, Number(one), year),
  );
}

function ofWord(text: string): number | undefined {
  const [, day, month, year = ANY_YEAR] = DAY_WORD.exec(text) ?? [];
  if (day !== undefined) return dayOf(day, monthOf(month!), year);
  const [, word, own, its] = WORD_DAY.exec(text) ?? [];
  return its === undefined ? undefined : dayOf(own!, monthOf(word!), its);
}

function ofMonth(text: string): number | undefined {
  const [, word, month, year] = MONTH_YEAR.exec(text) ?? [];
  if (year === undefined) return undefined;
  return dayOf("1", word === undefined ? Number(month) : monthOf(word), year);
}

/** Of days without a year: they still stand in an order. */
const ANY_YEAR = "2000";
/** Years written with two digits begin in this one. */
const CENTURY = 1950;

const inFull = (year: string): number =>
  year.length > 2 ? Number(year) : ((Number(year) + 2000 - CENTURY) % 100) + CENTURY;

function dayOf(day: string, month: number, year: string): number | undefined {
  const isReal = month >= 1 && month <= MONTHS_A_YEAR && Number(day) >= 1 && Number(day) <= MOST_DAYS;
  return isReal ? inYears(inFull(year), month, Number(day)) : undefined;
}

/** 1 for January, in any language and shortened; 0 for no month. */
function monthOf(word: string): number {
  const own = fold(word);
  const found = new Set(
    PACKS.flatMap(({ months }) => months.flatMap((month, at) => (month.startsWith(own) ? at + 1 : []))),
  );
  return found.size === 1 ? [...found][0]! : 0;
}
