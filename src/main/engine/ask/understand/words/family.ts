/** Words of one family, which no ending tells: "libretto" and "librettist". */

/** Words that begin alike so far are of one family. */
const FAMILY = 7;

/** Whether a word begins as one of some stems does. */
export function isOfFamily(word: string, stems: readonly string[]): boolean {
  return word.length >= FAMILY && stems.some((one) => one.startsWith(word.slice(0, FAMILY)));
}
