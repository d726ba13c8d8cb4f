/** Whether a name is a woman's or a man's: by titles and "lui" before it, by its genitive and its ending. */
import type { LanguagePack } from "../language/pack";
import type { Base } from "./bases";
import { isWordOf } from "./no-names";

/** What speaks for a woman, and what for a man. */
export interface GenderSigns {
  readonly women: number;
  readonly men: number;
}

export const NO_SIGNS: GenderSigns = { women: 0, men: 0 };
/** An ending says less than one title does. */
const ENDING = 0.5;

/** Of one mention: `before` is the key of the word before it, `given` that of its first word, with its base. */
export function genderSigns(
  before: string,
  given: string,
  base: Base | undefined,
  pack: LanguagePack,
): GenderSigns {
  const isInflected = base?.kind === "genitive" && base.base.endsWith("a") && /(?:ei|ii|ai)$/.test(given);
  if (isInflected || isWordOf(pack.femaleTitles, before, pack)) return { women: 1, men: 0 };
  if (pack.code === "ro" && pack.possessive.has(before)) return { women: 0, men: 1 };
  if (isWordOf(pack.titles, before, pack)) return { women: 0, men: 1 };
  const isFeminine = pack.feminine?.test(given) === true || WOMENS.test(given);
  return isFeminine ? { women: ENDING, men: 0 } : NO_SIGNS;
}
/** "Hubăroaie", "Sofisceasca": the wife or widow of Hubăr. */
const WOMENS = /(?:oaie|oaia|oaica|easca|easa)$/;

export function together(a: GenderSigns, b: GenderSigns): GenderSigns {
  return { women: a.women + b.women, men: a.men + b.men };
}

/** What most signs say; undefined where nothing does, or as much for either. */
export function genderOf({ women, men }: GenderSigns): "f" | "m" | undefined {
  if (women === men) return undefined;
  return women > men ? "f" : "m";
}
