/** Times of day: columns of them ("06:45", "17.30"), and what a question says of them ("after 12:00", "la ora 8", "before 5 pm"). */
import type { LanguagePack } from "../pack";
import { isOfDuration } from "../../execute/measures/better-end";
import type { Token } from "../tokens/read-tokens";

const HOUR = /^\s*(\d{1,2})[:.](\d{2})(?::\d{2})?\s*(?:h|([ap])\.?m\.?)?\s*$/i;
const MINUTES = 60;
const HALF_DAY = 12;
const DAY = 24;

/** The hours of cells, with minutes as fractions; undefined where one of them is no time of day, or all may be amounts ("12.50"). */
export function hoursIn(cells: readonly unknown[]): readonly number[] | undefined {
  const texts = cells.flatMap((cell) => (typeof cell === "string" ? cell : []));
  if (texts.length === 0 || texts.length < cells.length || !texts.some((text) => text.includes(":")))
    return undefined;
  const hours = texts.map((text) => {
    const [, hour, minute, half] = HOUR.exec(text) ?? [];
    return hour === undefined ? undefined : hoursOf(Number(hour), Number(minute), half);
  });
  return hours.every((hour) => hour !== undefined) ? hours : undefined;
}

const DURATION = /^\s*(\d{1,3}):(\d{2})(?::(\d{2}))?\s*$/;

/** Cells that tell how long something took, as hours, or as minutes where no hours are written; undefined where one of them is none, or all may be times of day. */
export function durationsIn(
  cells: readonly unknown[],
  title: string,
): { readonly numbers: readonly number[]; readonly unit: "h" | "min" } | undefined {
  const found = cells.map((cell) => (typeof cell === "string" ? DURATION.exec(cell) : null));
  if (found.length === 0 || found.some((one) => one === null)) return undefined;
  const parts = found.map((one) => one!.slice(1).flatMap((part) => (part === undefined ? [] : Number(part))));
  const isWhole = parts.every(({ length }) => length === 3);
  const isPart = parts.every(({ length }) => length === 2);
  // More minutes than a day has hours.
  const isLong = isPart && parts.some(([first]) => first! > DAY);
  if (!isLong && !(isWhole && isOfDuration(title))) return undefined;
  const numbers = parts.map(
    ([first = 0, second = 0, third = 0]) => first + second / MINUTES + third / MINUTES ** 2,
  );
  return { numbers, unit: isWhole ? "h" : "min" };
}

function hoursOf(hour: number, minute: number, half: string | undefined): number | undefined {
  if (hour > DAY || minute >= MINUTES || (half && hour > HALF_DAY)) return undefined;
  const own = half ? (hour % HALF_DAY) + (/p/i.test(half) ? HALF_DAY : 0) : hour;
  return own + minute / MINUTES;
}

/** What says which half of the day is meant. */
const HALVES: Readonly<Record<string, string>> = { am: "a", pm: "p" };
/** Parts of the day, behind an hour in figures or in words: "seven | in the | morning". */
const PARTS: Readonly<Record<string, string>> = {
  ...{ morning: "a", afternoon: "p", evening: "p", night: "p" },
  ...{ dimineata: "a", "dupa amiaza": "p", amiaza: "p", seara: "p", noaptea: "p" },
};
/** So many words stand between an hour and the part of its day at most. */
const FAR = 3;

/** A question's tokens, where hours with what says that they are such are one number of hours each. */
export function withHours(
  tokens: readonly Token[],
  question: string,
  { tables }: Pick<LanguagePack, "tables">,
): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [token, next] = [tokens[at]!, tokens[at + 1]];
    const part = partBehind(tokens, at);
    if (part) {
      joined.push(hourOf(token, part, question));
      at = tokens.indexOf(part);
      continue;
    }
    const before = joined.at(-1);
    const [hour, minute] = [token, next].map(numberIn);
    const isWritten =
      hour !== undefined &&
      minute !== undefined &&
      /^\d{1,2}[:.]\d{2}$/.test(question.slice(token.start, next!.end));
    const last = isWritten ? next! : token;
    const behind = tokens[isWritten ? at + 2 : at + 1];
    const half = behind && HALVES[behind.word];
    const isTold = before !== undefined && tables.hours.includes(before.word);
    const isBehind = behind !== undefined && (half !== undefined || tables.clock.includes(behind.word));
    const hours = hour === undefined ? undefined : hoursOf(hour, isWritten ? minute! : 0, half);
    if (hours === undefined || !(isWritten || isTold || isBehind)) {
      joined.push(token);
      continue;
    }
    const first = isTold ? joined.pop()! : token;
    const end = isBehind ? behind : last;
    const text = question.slice(first.start, end.end);
    joined.push({
      ...{ word: text, text, start: first.start, end: end.end, paused: first.paused },
      ...{ numbers: [hours], isHour: true, english: [], stems: [] },
    });
    at += (isWritten ? 1 : 0) + (isBehind ? 1 : 0);
  }
  return joined;
}

/** The part of the day that stands behind an hour, with nothing but fillers between them. */
function partBehind(tokens: readonly Token[], at: number): Token | undefined {
  const token = tokens[at]!;
  const [hour, ...more] = token.name === undefined ? (token.numbers ?? []) : [];
  if (hour === undefined || more.length > 0 || hour > HALF_DAY || !Number.isInteger(hour)) return undefined;
  const behind = tokens.slice(at + 1, at + 1 + FAR);
  const end = behind.findIndex(({ word }) => Object.hasOwn(PARTS, word));
  const isOpen = behind
    .slice(0, Math.max(0, end))
    .every(({ english, numbers }) => english.length === 0 && !numbers);
  return end >= 0 && isOpen ? behind[end] : undefined;
}

function hourOf({ numbers, start, paused }: Token, part: Token, question: string): Token {
  const text = question.slice(start, part.end);
  const hours = hoursOf(numbers![0]!, 0, PARTS[part.word])!;
  return {
    ...{ word: text, text, start, end: part.end, paused },
    ...{ numbers: [hours], isHour: true, english: [], stems: [] },
  };
}

/** The whole number that a token is, by itself. */
const numberIn = (token: Token | undefined): number | undefined =>
  token?.name === undefined && token?.numbers?.length === 1 && /^\d{1,2}(?:\.\d{2})?$/.test(token.text)
    ? token.numbers[0]
    : undefined;
