/** Names of countries by Unicode's own lists. */

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
const known = new Map<string, ReadonlyMap<string, string>>();

/** What a language calls each country, by its code of two letters. */
export function countriesByCode(language: string): ReadonlyMap<string, string> {
  const made = known.get(language);
  if (made) return made;
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  const all = new Map(
    CODES.flatMap((code): [string, string][] => {
      const name = names.of(code);
      return name === undefined ? [] : [[code, name]];
    }),
  );
  known.set(language, all);
  return all;
}

export const countryNames = (language: string): Iterable<string> => countriesByCode(language).values();
