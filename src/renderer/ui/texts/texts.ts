/** The words that several rooms share, in the language spoken; those of a room are in its <room>-texts.ts. */
import type { Language } from "../../../shared/languages/language";
import { speakNumbers } from "../language";
import { ENGLISH, type Texts } from "./english";
import { ROMANIAN } from "./romanian";

/** Every language by its code. */
export const LANGUAGES: Readonly<Record<Language, Texts>> = { en: ENGLISH, ro: ROMANIAN };

/** The words now: to be read while rendering, never kept at module level, where they would stay in the first language. */
export let TEXTS: Texts = ENGLISH;

/** From here on words, numbers and plurals are those of `language`; what is shown already has to be rendered anew. */
export function speak(language: Language): void {
  speakNumbers(language);
  TEXTS = LANGUAGES[language];
}
