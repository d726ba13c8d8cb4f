/** Dates of documents, in the three ways that tables write them. */

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * As yyyymmdd; where day or month is left out, the last that there may be, so that a cut never sees what may be newer than it. Takes
 * "2004", "2004-03", "2004-03-05" (also with slashes), "05.03.2004" and PubMed's "2004 Mar 5"; undefined for anything else.
 */
export function parseDate(cell: string): number | undefined {
  const text = cell.trim();
  const [, y, m, d] =
    /^(\d{4})(?:[-/](\d{1,2})(?:[-/](\d{1,2}))?)?(?:T.*)?$/.exec(text) ??
    reversed(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)) ??
    worded(/^(\d{4}) ([A-Z][a-z]{2})[a-z]*(?: (\d{1,2}))?$/.exec(text)) ??
    [];
  if (y === undefined) return undefined;
  const month = m === undefined ? 12 : Number(m);
  if (month < 1 || month > 12) return undefined;
  const last = lastDay(Number(y), month);
  const day = d === undefined ? last : Number(d);
  return day >= 1 && day <= last ? Number(y) * 10_000 + month * 100 + day : undefined;
}

function reversed(found: RegExpExecArray | null): (string | undefined)[] | undefined {
  return found ? [found[0], found[3], found[2], found[1]] : undefined;
}

function worded(found: RegExpExecArray | null): (string | undefined)[] | undefined {
  if (!found) return undefined;
  const month = MONTHS.indexOf(found[2]!.toLowerCase()) + 1;
  return [found[0], found[1], month.toString(), found[3]];
}

function lastDay(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && isLeap ? 29 : DAYS[month - 1]!;
}

/** "2004-03-05". */
export function writeDate(date: number): string {
  const digits = date.toString().padStart(8, "0");
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}
