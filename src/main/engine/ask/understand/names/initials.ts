/** Names told by their initials: "COPD" for "chronic obstructive pulmonary disease", "T2D" for "Diabetes mellitus type 2". */
import { words } from "../../../../../shared/fold";
import type { Ports } from "../../stage";

/** Names looked at, those first that begin with the first letter and are joined best. */
const MOST = 4000;
const ABBREVIATION = /^[a-z][a-z0-9]{1,5}$/;
/** Words that no abbreviation has a letter for. */
const LINKS = new Set("of the and in to for with de si a al s".split(" "));

/** Shorter words are not made of two. */
const COMPOUND = 10;

/** How a name's initials are the letters, the surest first; Infinity where they are not. */
const FITS: readonly ((letters: string, initials: string, name: readonly string[]) => boolean)[] = [
  (letters, initials) => letters === initials,
  // A word of two roots has two letters ("GastroEsophageal reflux disease").
  (letters, initials, name) =>
    name.length > 1 && letters.length <= initials.length + 2 && isSpelt(letters, name),
  // In the order of a catalogue ("Leukemia, Myeloid, Chronic"), or with a word more where a number tells it ("Diabetes mellitus type 2").
  (letters, initials) =>
    letters.length > 2 &&
    initials.length <= letters.length + (/\d/.test(letters) ? 1 : 0) &&
    isAmong(letters, initials),
  (letters, initials) =>
    letters.length > 2 && initials.length === letters.length + 1 && initials.startsWith(letters),
];

/** Names that a word is made of the initials of, the likeliest first; none for a word that is no abbreviation. Throws what the store throws. */
export async function namesOfInitials(
  text: string,
  { store, signal }: Pick<Ports, "store" | "signal">,
): Promise<string[]> {
  const letters = text.toLowerCase().replace(/\./g, "");
  if (!ABBREVIATION.test(letters)) return [];
  const found = await store.seeds({ by: "prefix", text: letters[0]!, k: MOST }, signal);
  const { names } = await store.nodeNames(Int32Array.from(found, ({ node }) => node));
  const ranked = [...new Set(names)].flatMap((name) => {
    const own = words(name).filter((word) => !LINKS.has(word));
    const rank = FITS.findIndex((fits) => fits(letters, own.map(([first]) => first).join(""), own));
    return rank < 0 ? [] : { name, rank };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ name }) => name);
}

/** Whether the letters stand in the words in their order, each word's first among them and one more of a word made of two. */
function isSpelt(letters: string, [word, ...others]: readonly string[], isWhole = false): boolean {
  if (word === undefined) return letters === "";
  if (letters[0] !== word[0]) return false;
  const [, second = ""] = letters;
  const isInside = !isWhole && second !== "" && word.length >= COMPOUND && word.indexOf(second, 3) > 0;
  return isSpelt(letters.slice(1), others, isWhole) || (isInside && isSpelt(letters.slice(2), others, true));
}

/** Whether all letters are among the initials, each as often. */
function isAmong(letters: string, initials: string): boolean {
  let left = initials;
  return [...letters].every((letter) => {
    const isIn = left.includes(letter);
    left = left.replace(letter, "");
    return isIn;
  });
}
