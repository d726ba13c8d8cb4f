/** Romanian words that are English ones written otherwise ("fosforilează", "alianță"): no table has them all. */
import { stemRomanian } from "./stem-romanian";

/** Beginnings that are alike have at least so many letters, and this share of the longer word. */
const SHORTEST = 5;
const SHARE = 0.7;

/** What both languages write alike: a folded word in the simpler of their spellings. */
export function spelt(word: string): string {
  return word
    .replace(/ph/g, "f")
    .replace(/th/g, "t")
    .replace(/ck|k|q/g, "c")
    .replace(/y/g, "i")
    .replace(/x/g, "cs")
    .replace(/(.)\1/g, "$1");
}

/** Whether a folded Romanian word and the stem of an English one begin alike nearly to the end. */
export function isCognate(romanian: string, english: string): boolean {
  const [one, other] = [spelt(stemRomanian(romanian)), spelt(english)];
  const least = Math.min(one.length, other.length);
  let same = 0;
  while (same < least && one[same] === other[same]) same++;
  return same >= SHORTEST && same >= SHARE * Math.max(one.length, other.length);
}
