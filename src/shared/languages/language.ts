/** The languages that this product speaks, and what makes the words of one complete. */

/** Languages by their BCP 47 code. */
export const LANGUAGE_CODES = ["en", "ro"] as const;
export type Language = (typeof LANGUAGE_CODES)[number];

/** The first of a person's preferred languages (BCP 47 tags, best first) that there is; English where there is none. */
export function preferredLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const own = LANGUAGE_CODES.find((code) => tag.toLowerCase().split("-")[0] === code);
    if (own !== undefined) return own;
  }
  return "en";
}

/** The words of another language for those of English: the same keys, and functions of the same parameters. */
export type Words<English> = {
  readonly [Key in keyof English]: English[Key] extends (...told: infer Told) => infer Result
    ? (...told: Told) => Result extends string ? string : Result
    : English[Key] extends string
      ? string
      : Words<English[Key]>;
};
