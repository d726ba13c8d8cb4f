/** Numbers, sums of money, shares and dates as graphs write them. */
import { fold } from "../../../../../shared/fold";
import { PACKS } from "../../understand/packs";
import { readAmount, signsOf, type Amount } from "../aggregates/read-amount";
import { unitOfSign } from "./units";

const PLAIN = /^\s*[-+]?\d{1,15}([.,]\d+)?\s*$/;
const DATE = /^\s*(-?\d{1,4})-(\d{2})(?:-(\d{2}))?(?:T.*)?\s*$/;
const DAYS = 365.25;
const MONEY = /\p{Sc}|%|(?<!\p{L})(?:eur|euro|usd|gbp|chf|ron|lei)(?!\p{L})/iu;

/** A number behind which a word or a symbol stands. */
const UNIT = /^\s*[-+−]?\d[\d.,\s]*[^\d\s]/u;

/** Units by their words in all languages; where two have one, the first language's. */
const WRITTEN = new Map(PACKS.toReversed().flatMap(({ units }) => Object.entries(units)));

/** A number, one with a currency, per cent or a unit, or a date as years with a fraction; undefined for anything else. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value !== "string") return undefined;
  if (PLAIN.test(value)) return Number(value.replace(",", "."));
  const date = DATE.exec(value);
  if (!date) return measuredIn(value)?.value;
  return inYears(Number(date[1]), Number(date[2]), Number(date[3] ?? 1));
}

/** A day as years with a fraction; months count from 1. */
export const inYears = (year: number, month: number, day: number): number =>
  year + (month - 1) / 12 + (day - 1) / DAYS;

/** The day that a year with a fraction stands for, as ISO 8601 writes it; undefined of a whole year, or of no day. */
export function dayOf(value: number): string | undefined {
  const year = Math.floor(value);
  if (value === year || !isYear(value)) return undefined;
  for (let month = 12; month > 0; month--) {
    const day = 1 + Math.round((value - inYears(year, month, 1)) * DAYS);
    if (day > 0 && day < 32 && Math.abs(inYears(year, month, day) - value) < 1e-9)
      return [year, ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");
  }
  return undefined;
}

/** Whether a number can be a year, with or without a fraction of it. */
export function isYear(value: number): boolean {
  return value >= 1000 && value < 2200;
}

/** Share of numbers from which on a column is one of numbers. */
const MOSTLY = 0.8;

/** Whether a column's values are numbers that can be compared: sums in several currencies, or measures in several units, cannot. */
export function areNumbers(values: readonly unknown[]): boolean {
  const told = values.filter((value) => toNumber(value) !== undefined);
  return told.length >= MOSTLY * values.length && new Set(told.map(unitOf)).size === 1;
}

/** What a number is written with: a unit or a currency where it is one of those known, or "%"; "" without one. */
export function unitOf(value: unknown): string {
  const sign = typeof value === "string" ? (measuredIn(value)?.unit ?? "") : "";
  return unitWritten(sign) ?? sign;
}

/** A number with a currency, per cent or a unit ("61.2 kg", "125 m²"). */
function measuredIn(text: string): Exclude<Amount, string> {
  const isMoney = MONEY.test(text);
  const amount = isMoney || UNIT.test(text) ? readAmount(text, signsOf([text])) : undefined;
  if (amount === undefined || amount === "several") return undefined;
  return isMoney || unitWritten(amount.unit) !== undefined ? amount : undefined;
}

/** The unit that a symbol or a word of some language is; undefined for what is none. */
export function unitWritten(text: string): string | undefined {
  const sign = text.replace(/\.$/, "");
  return WRITTEN.get(fold(sign)) ?? unitOfSign(sign);
}
