/** Words of a graph's schema as questions in the other language have them: keys to be compared, never shown. */
import { words } from "../../../../../shared/fold";
import { glossed } from "./gloss-romanian";
import { stem } from "../stem";
import { stemRomanian } from "./stem-romanian";

/** Words of Romanian that no English text has. */
const ROMANIAN = new Set("lui fost cu din prin pentru sau catre spre dupa langa".split(" "));
const PREPOSITIONS = new Set("de la in cu din pe un o al a lui este e".split(" "));

/** "Se varsă", "s-a născut": what stands before a Romanian verb is none of its own. */
const BEFORE_VERB = new Set("se s isi si a au i ii l il o le".split(" "));

/** Whether a folded word only stands before a Romanian verb. */
export const isBeforeVerb = (word: string): boolean => BEFORE_VERB.has(word);

/** The key of a Romanian word. */
export const romanianKey = (word: string): string => `ro:${stemRomanian(word)}`;
/** The key of an English word for a Romanian one. */
export const englishKey = (word: string): string => `en:${stem(word)}`;

/** "Pictor" is who has "pictat", "fondator" who has "fondat". */
const deedOf = (word: string): string[] => (/\w{3}[tzs]or$/.test(word) ? [word.replace(/or$/, "")] : []);

/** "Inhibits", which what knows of Romanian takes for "inhibă": as good English. */
const isAlikeInBoth = (word: string): boolean =>
  glossed(word).some((english) => stem(english) === stem(word));

/** Keys of a text's words: Romanian stems, and what words that are none of `english` are in English. */
export function nativeWords(text: string, english: ReadonlySet<string>): string[] {
  const all = words(text);
  const own = all.filter((word) => !PREPOSITIONS.has(word));
  const isForeign = (word: string) => english.size > 0 && !english.has(word);
  // "An înființare": no English article stands before a Romanian word.
  const isYear = (word: string) => word === "an" && own.some(isForeign);
  // "Mama" is known in English, too.
  const foreign = all.some((word) => ROMANIAN.has(word))
    ? own
    : own.filter((word) => isForeign(word) || isYear(word));
  return [
    ...own.flatMap((word) => [word, ...deedOf(word)].map(romanianKey)),
    ...foreign.flatMap((word) => (isAlikeInBoth(word) ? [] : glossed(word).map(englishKey))),
  ];
}

/** The first word of a text that does not only stand before a verb: of "se varsă în" the verb. */
export const ownVerb = (text: string): string | undefined => words(text).find((word) => !isBeforeVerb(word));
