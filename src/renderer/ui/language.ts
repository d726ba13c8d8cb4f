/** The language that the workbench speaks now. */
import type { Language } from "../../shared/languages/language";

export interface LanguageName {
  readonly name: string;
  readonly speak: string;
  /** What the others call it, to be found by. */
  readonly elsewhere: string;
}

/** What a language is called, and how one asks for it: in the language itself, so that whoever reads it finds it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, LanguageName>> = {
  en: { name: "English", speak: "Speak English", elsewhere: "engleză" },
  ro: { name: "Română", speak: "Vorbește românește", elsewhere: "Romanian" },
};

/** The language that numbers are written in now. */
export let LANGUAGE: Language = "en";

/** Numbers are written as in `language` from here on; `speak` calls it. */
export function speakNumbers(language: Language): void {
  LANGUAGE = language;
}

/**
 * A room's words in the language spoken, which follow it from one reading to the next: to be read while rendering, never taken apart at
 * module level. Words that the other language lacks do not compile.
 */
export function spoken<T extends object>(words: Readonly<Record<Language, T>>): T {
  const now = {} as T;
  for (const key of Object.keys(words.en) as (keyof T)[])
    Object.defineProperty(now, key, { enumerable: true, get: () => words[LANGUAGE][key] });
  return now;
}
