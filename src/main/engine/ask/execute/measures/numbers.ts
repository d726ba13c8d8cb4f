/** Numbers and dates as graphs write them. */

const PLAIN = /^\s*[-+]?\d{1,15}([.,]\d+)?\s*$/;
const DATE = /^\s*(-?\d{1,4})-(\d{2})(?:-(\d{2}))?(?:T.*)?\s*$/;
const DAYS = 365.25;

/** A number, or a date as years with a fraction; undefined for anything else. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value !== "string") return undefined;
  if (PLAIN.test(value)) return Number(value.replace(",", "."));
  const date = DATE.exec(value);
  if (!date) return undefined;
  return Number(date[1]) + (Number(date[2]) - 1) / 12 + (Number(date[3] ?? 1) - 1) / DAYS;
}

/** Whether a number can be a year, with or without a fraction of it. */
export function isYear(value: number): boolean {
  return value >= 1000 && value < 2200;
}
