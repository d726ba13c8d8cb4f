/** What a page has beside its text, in a text that was copied from pages: their numbers, and the title or author that stands at the head of each. */

/** A line that is not empty, and what is on it without blanks around. */
interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A line with something on it. */
export const LINE = /[^\n]*\S[^\n]*/gu;
const NUMBER = /^(?:[-–—•]\s*)?\d{1,4}(?:\s*[-–—•])?$/u;
/** A text has pages where so many lines are numbers, or it has so many form feeds. */
const PAGES = 3;
/** A head stands so often, mostly beside a page's border, and is at most so long. */
const [HEADS, LONGEST] = [3, 60];

/** Lines of numbers and heads of pages, as stretches of the text; none where it shows no pages. */
export function pageFurniture(text: string): { readonly start: number; readonly end: number }[] {
  const lines = [...text.matchAll(LINE)].map((match): Line => {
    const own = match[0].trim();
    const start = match.index + match[0].indexOf(own);
    return { start, end: start + own.length, text: own };
  });
  const isNumber = lines.map((line) => NUMBER.test(line.text));
  const isBroken = lines.map((line, at) => text.slice(lines[at - 1]?.end ?? 0, line.start).includes("\f"));
  const pages = Math.max(isNumber.filter(Boolean).length, isBroken.filter(Boolean).length);
  if (pages < PAGES) return [];
  const isAtBorder = (at: number): boolean =>
    [at, at + 1].some((one) => isBroken[one]) || [at - 1, at + 1].some((one) => isNumber[one]);
  const heads = headsOf(lines, isAtBorder);
  return lines.filter((line, at) => isNumber[at] || (heads.has(line.text) && isAtBorder(at)));
}

function headsOf(lines: readonly Line[], isAtBorder: (at: number) => boolean): ReadonlySet<string> {
  const counts = new Map<string, { all: number; border: number }>();
  lines.forEach(({ text }, at) => {
    if (text.length > LONGEST) return;
    const count = counts.get(text) ?? { all: 0, border: 0 };
    counts.set(text, { all: count.all + 1, border: count.border + (isAtBorder(at) ? 1 : 0) });
  });
  return new Set(
    [...counts].filter(([, { all, border }]) => all >= HEADS && 2 * border > all).map(([text]) => text),
  );
}
