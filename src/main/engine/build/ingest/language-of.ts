/** Whether a text is Romanian or English, by its commonest words. */
const COMMON = {
  ro: new Set(
    "și şi de la în pe cu nu ce se că sa să a un o din lui i l ei mai dar era care ca pentru".split(" "),
  ),
  en: new Set("the of and to in was that his he with it for as had her she but at not you my".split(" ")),
};
const SAMPLE = 20_000;

/** What was asked for, what the text says of itself, or what its first words look like. */
export function languageOf(asked: "auto" | "ro" | "en", said: string, text: string): "ro" | "en" {
  if (asked !== "auto") return asked;
  if (/^(ro|ron|rum)\b/i.test(said)) return "ro";
  if (/^(en|eng)\b/i.test(said)) return "en";
  const words =
    text
      .slice(0, SAMPLE)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const count = (common: ReadonlySet<string>): number => words.filter((word) => common.has(word)).length;
  return count(COMMON.en) > count(COMMON.ro) ? "en" : "ro";
}
