/** The words of the workbench in the language spoken. */
import { speakNumbers } from "../language";
import type { Language } from "../language";
import { ENGLISH } from "./english";
import type { Texts } from "./english";
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
