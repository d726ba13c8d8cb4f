/** The questions of a graph that are offered in the language of the window. */
import type { Language } from "../../../shared/languages/language";
import { questionsIn } from "../../../shared/languages/question-language";
import { LANGUAGE } from "../language";
import { SAMPLE_QUESTIONS_ROMANIAN } from "./sample-questions-romanian";

const KNOWN: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  ro: SAMPLE_QUESTIONS_ROMANIAN,
};

/** Those known in the language first of all, else those that are worded in it; all where none is. */
export function questionsSaid(
  questions: readonly string[],
  language: Language = LANGUAGE,
): readonly string[] {
  const known = KNOWN[language];
  const said = questions.flatMap((question) => (Object.hasOwn(known, question) ? [known[question]!] : []));
  return said.length > 0 ? said : questionsIn(questions, language);
}
