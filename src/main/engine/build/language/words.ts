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

/** Keys of words met before: rules ask for the same few thousand again and again. */
const KEYS = new Map<string, string>();
const MOST_KEYS = 200_000;

/** A word as rules compare it: inside it î and â are one letter, so that spellings before and after a reform meet. */
export function keyOf(word: string): string {
  const known = KEYS.get(word);
  if (known !== undefined) return known;
  if (KEYS.size >= MOST_KEYS) KEYS.clear();
  const key = fold(word.replaceAll(/(?<=\p{L})[îÎ]/gu, "a"));
  KEYS.set(word, key);
  return key;
}
