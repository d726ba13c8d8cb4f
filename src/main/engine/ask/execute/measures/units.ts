/** Units that numbers are told in, and what a measure's own name says it is told in. */
import { words } from "../../../../../shared/fold";

/** What is measured, and how much of its first unit each one is. */
const DIMENSIONS: readonly Readonly<Record<string, number>>[] = [
  { s: 1, min: 60, h: 3600, day: 86_400, week: 604_800, month: 2_629_746, year: 31_556_952 },
  { m: 1, mm: 0.001, cm: 0.01, km: 1000, mi: 1609.344, ft: 0.3048, inch: 0.0254, yd: 0.9144 },
  { kb: 1, b: 1 / 1024, mb: 1024, gb: 1024 ** 2, tb: 1024 ** 3 },
  { kg: 1, mg: 1e-6, g: 0.001, t: 1000, lb: 0.453_592_37, pound: 0.453_592_37, oz: 0.028_349_523_125 },
  { l: 1, ul: 1e-6, ml: 0.001, cl: 0.01, dl: 0.1, hl: 100, gal: 3.785_411_784 },
  { m2: 1, cm2: 1e-4, km2: 1e6, ha: 10_000, acre: 4046.856_422_4 },
  ...[{ eur: 1 }, { usd: 1 }, { gbp: 1, pound: 1 }, { ron: 1 }],
  { percent: 1 },
];

/** What numbers with such a unit are called, by the first unit of its dimension. */
const CALLED: Readonly<Record<string, string>> = {
  ...{
    s: "length duration runtime time",
    m: "height elevation altitude length distance width depth diameter",
  },
  percent: "share rate percentage",
  ...{ kb: "size", kg: "weight mass", l: "volume capacity", m2: "area surface size" },
};
export const PRICED = "price cost value fee salary budget revenue amount worth";

/** What numbers measure that are told in units or in money: "time" and "value" may be of anything. */
export const MEASURED: readonly string[] = [...Object.values(CALLED), PRICED]
  .join(" ")
  .split(" ")
  .filter((word) => word !== "time" && word !== "value");

const SIGNS: Readonly<Record<string, string>> = {
  ...{ "€": "eur", euro: "eur", $: "usd", "£": "gbp", lei: "ron", "%": "percent" },
  ...{ "m²": "m2", "cm²": "cm2", "km²": "km2", sqm: "m2", mp: "m2", µl: "ul", μl: "ul" },
};

/** The unit of a sign or a symbol, of money or of measures; undefined for others. */
export function unitOfSign(sign: string): string | undefined {
  const unit = SIGNS[sign.toLowerCase()] ?? sign.toLowerCase();
  return DIMENSIONS.some((units) => Object.hasOwn(units, unit)) ? unit : undefined;
}

/** What is measured in a unit, in words, the likeliest first. */
export function scaleOfUnit(unit: string): string {
  const [first = ""] = Object.keys(DIMENSIONS.find((units) => unit in units) ?? {});
  return CALLED[first] ?? PRICED;
}

/** Dates are told by these as well: "release year" is no number of years, "age in years" is one. */
const ALSO_DATES: readonly string[] = ["day", "week", "month", "year"];

/** Shorter names are no words. */
const WORD = 4;

/** How many of `to` one of `from` is; undefined where they measure different things. */
export function factorBetween(from: string, to: string): number | undefined {
  // Pounds are weighed and paid.
  const dimension = DIMENSIONS.find((units) => from in units && to in units);
  return dimension && dimension[from]! / dimension[to]!;
}

/** The unit in a measure's name ("runtime_minutes", "lengthKm", "mass (g)"), by the words of these languages or by itself at the end. */
export function unitOfName(
  name: string,
  languages: readonly Readonly<Record<string, string>>[],
): string | undefined {
  // "Raised (€)", "ABV %".
  const sign = /[€$£%]/.exec(name)?.[0];
  if (sign !== undefined) return SIGNS[sign];
  const all = words(name.replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu})/gu, " "));
  // "Litres per day" are litres.
  const per = all.findIndex((word, at) => at > 0 && /^(?:per|pe)$/.test(word));
  const [first, ...more] = (per > 0 ? all.slice(0, per) : all).reverse();
  if (first === undefined) return undefined;
  // "Minutes" alone is a number of them; "m" alone may be anything.
  if (more.length === 0 && first.length < WORD) return undefined;
  const isSymbol = DIMENSIONS.some((units) => Object.hasOwn(units, first)) && !ALSO_DATES.includes(first);
  if (isSymbol) return first;
  // "minPlayers": the fewest.
  const isLeast = (word: string, at: number) => word === "min" && at === more.length && at > 0;
  const told = [first, ...more].flatMap((word, at) =>
    ALSO_DATES.includes(word) || isLeast(word, at)
      ? []
      : languages.flatMap((units) => (Object.hasOwn(units, word) ? [units[word]!] : [])),
  );
  return told[0];
}
