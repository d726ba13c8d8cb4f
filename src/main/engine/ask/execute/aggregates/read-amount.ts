/** Numbers as tables write them: "1,234", "12 %", "$5M", "1;4". */
import type { PropertyValue } from "../../../../../shared/graph";

/** A number with what it is told in ("" where nothing is said); "several" where a cell holds more than one, undefined where it holds none. */
export type Amount = { readonly value: number; readonly unit: string } | "several" | undefined;

/** What a column writes between thousands and before fractions. */
export interface Signs {
  readonly thousands: "," | "." | "";
}

const TEXT =
  /^(?<before>[^\d\s.,+\-−]{0,4})\s*(?<sign>[+\-−]?)(?<after>[^\d\s.,+\-−]?)\s*(?<digits>\d[\d.,' \u00a0\u202f]*)\s*(?<many>k|m|b|bn|mil|mio|mld|million|billion|thousand|milioane|miliarde|mii)?\s*(?<unit>[^\d\s;|,.][^\d;|]{0,19}[23]?)?$/iu;
const MANY: Readonly<Record<string, number>> = {
  ...{ k: 1e3, thousand: 1e3, mii: 1e3 },
  ...{ m: 1e6, mil: 1e6, mio: 1e6, million: 1e6, milioane: 1e6 },
  ...{ b: 1e9, bn: 1e9, mld: 1e9, billion: 1e9, miliarde: 1e9 },
};
/** Letters that only behind a currency multiply: "5 m" are metres. */
const ONE_LETTER = /^[kmb]$/i;
const CURRENCY = /^[\p{Sc}]|^(?:usd|eur|gbp|ron)$/iu;
const BETWEEN = /\d\s*[;|/]\s*[^\d]?\d/u;
/** A day is no amount, and neither is a range. */
const DAY_OR_RANGE = /\d\s*[-–—]\s*\d/u;

/** How a column writes its numbers: a comma before three digits and nothing else stands between thousands wherever all of the column's commas do. */
export function signsOf(values: readonly (PropertyValue | undefined)[]): Signs {
  const texts = values.flatMap((value) => [value ?? []].flat()).map(String);
  const isOf = (sign: string) => {
    const having = texts.filter((text) => new RegExp(`\\d\\${sign}\\d`).test(text));
    const grouped = new RegExp(`(?<![\\d])[1-9]\\d{0,2}(?:\\${sign}\\d{3})+(?!\\d|\\${sign})`);
    return having.length > 0 && having.every((text) => grouped.test(text));
  };
  if (isOf(",")) return { thousands: "," };
  // One point before three digits may begin a fraction; two of them cannot, and no sum of money has such a fraction ("1.250 lei", but "1.459 €/l").
  const isGrouped = (text: string) =>
    /\d\.\d{3}(?:\.\d{3}|,\d{1,2}(?!\d))/.test(text) ||
    // A fraction that somebody cuts short does not end in a zero.
    (/\.\d\d0(?!\d)/.test(text) && texts.some((other) => !other.includes("."))) ||
    (/\p{Sc}|(?<!\p{L})(?:lei|ron|eur)(?!\p{L})/iu.test(text) && !text.includes("/"));
  return { thousands: isOf(".") && texts.some(isGrouped) ? "." : "" };
}

/** The amount that a property's value tells. */
export function readAmount(value: PropertyValue | undefined, signs: Signs): Amount {
  const [only, ...more] = [value ?? []].flat();
  if (more.length > 0) return "several";
  if (typeof only === "number") return Number.isFinite(only) ? { value: only, unit: "" } : undefined;
  if (typeof only !== "string") return undefined;
  const text = only.trim();
  if (BETWEEN.test(text)) return "several";
  return DAY_OR_RANGE.test(text) ? undefined : amountIn(text, signs);
}

function amountIn(text: string, { thousands }: Signs): Amount {
  const found = TEXT.exec(text)?.groups;
  if (!found) return undefined;
  const { before = "", sign = "", after = "", digits = "", many = "", unit = "" } = found;
  const plain = digits.replace(/[\s'\u00a0\u202f]/gu, "").replaceAll(thousands || "\u0000", "");
  const number = Number(plain.replace(",", "."));
  const isTold = /^\d+(?:[.,]\d+)?$/.test(plain) && Number.isFinite(number);
  if (!isTold) return undefined;
  const currency = [before, after].find((one) => CURRENCY.test(one)) ?? "";
  const isOther = (before !== "" && before !== currency) || (after !== "" && after !== currency);
  if (isOther && !/^[~≈]$/.test(before)) return undefined;
  const isMany = many !== "" && (!ONE_LETTER.test(many) || currency !== "" || CURRENCY.test(unit));
  const factor = isMany ? MANY[many.toLowerCase()]! : 1;
  const told = `${isMany ? "" : many}${unit}`.trim();
  const value = (sign === "-" || sign === "−" ? -1 : 1) * number * factor;
  return { value, unit: [currency, told].filter(Boolean).join(" ") };
}
