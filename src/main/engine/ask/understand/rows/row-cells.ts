/** What the cells of a column hold: several values apart, and numbers as the whole column writes them. */
import type { PropertyValue } from "../../../../../shared/graph";
import { valuesOf } from "../../execute/categories";
import { areNumbers, toNumber, unitOf, unitWritten } from "../../execute/measures/numbers";
import { factorBetween } from "../../execute/measures/units";
import { readAmount, signsOf } from "../../execute/aggregates/read-amount";

const COMMA = /\s*,\s+/u;
/** Longer parts are told, and not listed. */
const MOST_WORDS = 4;

/**
 * The values of each cell; commas part them as semicolons do where some cell has more of them than another and a part of one stands in another row
 * as well: "bronze, enamel", but not "Pop, Ion" or "Aug 12, 2023".
 */
export function cellsIn(values: readonly (PropertyValue | undefined)[]): string[][] {
  const whole = values.map(valuesOf);
  const parted = whole.map((own) => own.flatMap((cell) => cell.split(COMMA).filter(Boolean)));
  return areLists(whole, parted) ? parted : whole;
}

function areLists(whole: readonly (readonly string[])[], parted: readonly (readonly string[])[]): boolean {
  const isParted = (at: number) => parted[at]!.length > whole[at]!.length;
  if (parted.every((_, at) => !isParted(at))) return false;
  if (new Set(parted.map(({ length }) => length)).size === 1) return false;
  if (parted.some((own) => own.some((part) => part.split(/\s/u).length > MOST_WORDS || !/\p{L}/u.test(part))))
    return false;
  return parted.some((own, at) =>
    own.some((part) => isParted(at) && parted.some((other, place) => place !== at && other.includes(part))),
  );
}

/** The number of each cell, undefined where it tells none; where all cells write their thousands so, "3.200,50" and "4,200" are such. */
export function numbersIn(values: readonly (PropertyValue | undefined)[]): (number | undefined)[] {
  const { thousands } = signsOf(values);
  return values.map((value) => {
    const amount = thousands === "" ? undefined : readAmount(value, { thousands });
    return amount === undefined || amount === "several" || amount.unit !== ""
      ? toNumber(value)
      : amount.value;
  });
}

/** Whether a column's numbers can be compared: its cells are numbers, whatever the sign between thousands, and in one currency. */
export const areAmounts = (values: readonly (PropertyValue | undefined)[]): boolean =>
  signsOf(values).thousands === ""
    ? areNumbers(values)
    : numbersIn(values).every((number) => number !== undefined) && new Set(values.map(unitOf)).size === 1;

/**
 * Cells that are numbers with what they are told in ("50 µl", "1.2 ml", "24 copies"), in the unit that most of them have; undefined where none has one, one is
 * no number, or they measure different things.
 */
export function measuresIn(
  cells: readonly (PropertyValue | undefined)[],
): { readonly numbers: readonly number[]; readonly unit: string } | undefined {
  const signs = signsOf(cells);
  const told = cells.flatMap((cell) => {
    const amount = typeof cell === "string" ? readAmount(cell, signs) : undefined;
    return amount === undefined || amount === "several" ? [] : amount;
  });
  if (told.length === 0 || told.length < cells.length) return undefined;
  const units = told.map(({ unit }) => unitWritten(unit) ?? unit);
  const most = mostOften(units);
  if (most === "" || (CURRENCIES.test(most) && units.every((unit) => unit === most))) return undefined;
  const numbers = told.map(
    ({ value }, at) => value * (units[at] === most ? 1 : (factorBetween(units[at]!, most) ?? NaN)),
  );
  return numbers.every(Number.isFinite) ? { numbers, unit: most } : undefined;
}

/** Money and shares are numbers as they are. */
const CURRENCIES = /^(?:eur|usd|gbp|ron|%|\p{Sc}.*)$/u;

/** The first of those that come most often. */
function mostOften(words: readonly string[]): string {
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  return [...times].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}
