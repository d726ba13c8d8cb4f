/** The languages of the workbench, and how each writes numbers and counts things. */

/** Languages by their BCP 47 code. */
export const LANGUAGE_CODES = ["en", "ro"] as const;
export type Language = (typeof LANGUAGE_CODES)[number];

/** The language that numbers are written in now. */
export let LANGUAGE: Language = "en";

/** Numbers are written as in `language` from here on; `speak` calls it. */
export function speakNumbers(language: Language): void {
  LANGUAGE = language;
}

/** The first of a person's preferred languages (BCP 47 tags, best first) that the workbench has; English where it has none. */
export function preferredLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const own = LANGUAGE_CODES.find((code) => tag.toLowerCase().split("-")[0] === code);
    if (own !== undefined) return own;
  }
  return "en";
}
