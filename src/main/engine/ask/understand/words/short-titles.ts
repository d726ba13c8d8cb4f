/** Words as titles of columns shorten them. */

const LONGEST = 5;
/** A beginning of so many letters is short for any word; of fewer only for one that was expected ("len" of a length). */
const PREFIX = 4;
export const EXPECTED = 3;

/** Whether a folded word of a title is short for another: its consonants from its first letter to its last ("wt", "qty", "pts", "recd"), or its beginning ("temp", "germ"); "age" is not short for "acreage". */
export function isShortFor(short: string, word: string, least = PREFIX): boolean {
  if (short.length < 2 || short.length > LONGEST || word.length < short.length + 2) return false;
  if (short.length >= least && word.startsWith(short)) return true;
  // "Rec'd", "pos'n".
  if (short.length >= PREFIX && word.startsWith(short.slice(0, -1)) && endsAlike(short, word)) return true;
  if (/[aeiou]/.test(short) || !endsAlike(short, word)) return false;
  let at = -1;
  return [...short].every((letter, place) => {
    at = word.indexOf(letter, at + 1);
    return place === 0 ? at === 0 : at > 0;
  });
}

/** "Wts" of "weights", and "wt" as well. */
const endsAlike = (short: string, word: string): boolean =>
  [word, word.replace(/s$/, "")].some((one) => one.at(-1) === short.at(-1));
