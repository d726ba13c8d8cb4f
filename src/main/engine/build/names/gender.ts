/** Whether a name is a woman's or a man's: by titles and "lui" before it, by its genitive and its ending. */
import type { GenderSigns, NamedText } from "../build-stage";
import type { LanguagePack } from "../language/pack";
import type { Base } from "./bases";
import { MEN } from "../language/given-names/men";
import { WOMEN } from "../language/given-names/women";
import { keyOf, words } from "../language/words";
import { isWordOf } from "./no-names";
import { tokenText } from "./token-text";

export const NO_SIGNS: GenderSigns = { women: 0, men: 0 };
/** An ending says less than one title does, and a given name that only one gender bears a little more. */
const ENDING = 0.5;
const GIVEN = 0.8;
const GIVEN_TO: Readonly<Record<"women" | "men", ReadonlySet<string>>> = {
  women: words(WOMEN.replaceAll("\n", " ")),
  men: words(MEN.replaceAll("\n", " ")),
};

/** Whether some language gives a folded word to women or men as a name. */
export function isGivenName(key: string): boolean {
  return GIVEN_TO.women.has(key) || GIVEN_TO.men.has(key);
}

/** Of one mention: `before` is the key of the word before it, `given` its first word with its base. */
export function genderSigns(
  before: string,
  given: { readonly form: string; readonly key: string; readonly base: Base | undefined },
  pack: LanguagePack,
): GenderSigns {
  const { key, base } = given;
  const isInflected = base?.kind === "genitive" && base.base.endsWith("a") && /(?:ei|ii|ai)$/.test(key);
  if (isInflected || isWordOf(pack.femaleTitles, before, pack)) return { women: 1, men: 0 };
  if (pack.code === "ro" && pack.possessive.has(before)) return { women: 0, men: 1 };
  if (isWordOf(pack.titles, before, pack)) return { women: 0, men: 1 };
  const name = base?.base ?? key;
  if (GIVEN_TO.women.has(name)) return { women: GIVEN, men: 0 };
  if (GIVEN_TO.men.has(name)) return { women: 0, men: GIVEN };
  // "bătrânul Hurmuz", "notarul Pruteanu"
  if (isMansByEnding(given.form) || pack.masculine?.test(before) === true) return { women: 0, men: ENDING };
  const isFeminine = pack.feminine?.test(key) === true || WOMENS.test(key);
  return isFeminine ? { women: ENDING, men: 0 } : NO_SIGNS;
}

/** A pronoun may be said of somebody who is not named. */
const PRONOUN = 0.2;

/** What the first pronoun behind a name says of it, where its sentence names nobody else; by the place of the mention. */
export function pronounSigns(text: NamedText, { pronouns }: LanguagePack): ReadonlyMap<number, GenderSigns> {
  const found = new Map<number, GenderSigns>();
  const { women, men } = pronouns;
  if (women.size === 0) return found;
  text.mentions.forEach(({ end, sentence, type }, at) => {
    const isAlone = [at - 1, at + 1].every((other) => text.mentions[other]?.sentence !== sentence);
    if (!isAlone || type !== "PER") return;
    for (let token = end; token < text.tokens.sentences[sentence + 1]!; token++) {
      const key = keyOf(tokenText(text, token));
      if (!women.has(key) && !men.has(key)) continue;
      found.set(at, women.has(key) ? { women: PRONOUN, men: 0 } : { women: 0, men: PRONOUN });
      return;
    }
  });
  return found;
}

/** "Mitică", "Ghiță": women are named with -a. */
export function isMansByEnding(given: string): boolean {
  return /ă$/iu.test(given);
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
