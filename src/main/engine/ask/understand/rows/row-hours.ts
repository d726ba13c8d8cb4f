/** Times of day: columns of them ("06:45", "17.30"), and what a question says of them ("after 12:00", "la ora 8", "before 5 pm"). */
import type { LanguagePack } from "../pack";
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

function hoursOf(hour: number, minute: number, half: string | undefined): number | undefined {
  if (hour > DAY || minute >= MINUTES || (half && hour > HALF_DAY)) return undefined;
  const own = half ? (hour % HALF_DAY) + (/p/i.test(half) ? HALF_DAY : 0) : hour;
  return own + minute / MINUTES;
}

/** What says which half of the day is meant. */
const HALVES: Readonly<Record<string, string>> = { am: "a", pm: "p" };

/** A question's tokens, where hours with what says that they are such are one number of hours each. */
export function withHours(
  tokens: readonly Token[],
  question: string,
  { tables }: Pick<LanguagePack, "tables">,
): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const [token, next] = [tokens[at]!, tokens[at + 1]];
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

/** The whole number that a token is, by itself. */
const numberIn = (token: Token | undefined): number | undefined =>
  token?.name === undefined && token?.numbers?.length === 1 && /^\d{1,2}(?:\.\d{2})?$/.test(token.text)
    ? token.numbers[0]
    : undefined;
