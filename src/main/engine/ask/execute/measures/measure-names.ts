/** What the names of measures say by themselves: the unit that their numbers are told in, and that these are no years. */
import { words } from "../../../../../shared/fold";
import { PACKS } from "../../understand/packs";
import { stem } from "../../understand/stem";
import { englishKey } from "../../understand/words/native-words";
import { isYear } from "./numbers";
import { tellsTime } from "./times";
import { MEASURED, unitOfName } from "./units";

const UNITS = PACKS.map(({ units }) => units);
const STEMS = new Set(MEASURED.map(stem));
const KEYS = new Set(MEASURED.map(englishKey));

/** The unit in a measure's name; undefined where it has none. */
export const unitInName = (name: string): string | undefined => unitOfName(name, UNITS);

/** Whether numbers under a name are times: years or days, as at least `share` of them can be, and nothing that the name measures ("altitude" of 1400 to 1900). */
export function areTimes(
  { name, native }: { readonly name: string; readonly native: readonly string[] },
  numbers: readonly number[],
  share = 1,
): boolean {
  const areYears = numbers.length > 0 && numbers.filter(isYear).length >= share * numbers.length;
  if (!areYears) return false;
  const own = words(name);
  const isMeasured =
    unitInName(name) !== undefined ||
    own.some((word) => STEMS.has(stem(word))) ||
    native.some((key) => KEYS.has(key));
  return !isMeasured || tellsTime(own.join(" "));
}
