/** Which of the languages a ready question is worded in, so that a person is offered those of their own. */
import type { Language } from "./language";

/** Small words that only one of the languages has, as they are typed. */
const SMALL_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    "who what whom whose which where when how why is are was were did does do the of has have list many to by with and".split(
      " ",
    ),
  ),
  ro: new Set(
    "ce cine cui care cum cu pe de din la unde când cât câte câți câtă în este sunt al ale lui despre și prin își".split(
      " ",
    ),
  ),
};

/** Those in the language; all where none is. Names may be of any language, so one without small words is in both. */
export function questionsIn(questions: readonly string[], language: Language): readonly string[] {
  const others = (Object.keys(SMALL_WORDS) as Language[]).filter((code) => code !== language);
  const own = questions.filter((question) => {
    const count = (code: Language) => countOf(question, SMALL_WORDS[code]);
    return others.every((code) => count(code) <= count(language));
  });
  return own.length > 0 ? own : questions;
}

function countOf(question: string, known: ReadonlySet<string>): number {
  const typed =
    question
      .normalize("NFC")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  return typed.filter((word) => known.has(word)).length;
}
