/** Words of a graph's schema as questions in the other language have them: keys to be compared, never shown. */
import { words } from "../../../../shared/fold";
import { glossed } from "./gloss-romanian";
import { stem } from "./stem";
import { stemRomanian } from "./stem-romanian";

const PREPOSITIONS = new Set("de la in cu din pe un o al a lui este e".split(" "));

/** The key of a Romanian word. */
export const romanianKey = (word: string): string => `ro:${stemRomanian(word)}`;
/** The key of an English word for a Romanian one. */
export const englishKey = (word: string): string => `en:${stem(word)}`;

/** Keys of a text's words: Romanian stems, and what words that are none of `english` are in English. */
export function nativeWords(text: string, english: ReadonlySet<string>): string[] {
  const own = words(text).filter((word) => !PREPOSITIONS.has(word));
  const foreign = own.filter((word) => english.size > 0 && !english.has(word));
  return [...own.map(romanianKey), ...foreign.flatMap((word) => glossed(word).map(englishKey))];
}
