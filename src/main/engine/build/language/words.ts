/** Lists of folded words, written as one text. */
import { fold } from "../../../../shared/fold";

/** The words of a text that blanks part, as rules compare them. */
export function words(text: string): ReadonlySet<string> {
  return new Set(
    text
      .split(" ")
      .filter((word) => word !== "")
      .map(keyOf),
  );
}

/** One expression that fits any of the words, whole. */
words.expression = (text: string): RegExp => new RegExp(`^(?:${[...words(text)].join("|")})$`);

/** A word as rules compare it: inside it î and â are one letter, so that spellings before and after a reform meet. */
export function keyOf(word: string): string {
  return fold(word.replaceAll(/(?<=\p{L})[îÎ]/gu, "a"));
}
