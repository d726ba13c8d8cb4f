/** Romanian words that are English ones written otherwise ("fosforilează", "alianță"): no table has them all. */
import { keptByWord } from "./kept";
import { stemRomanian } from "./stem-romanian";

/** Beginnings that are alike have at least so many letters, and this share of the longer word. */
const SHORTEST = 5;
const SHARE = 0.7;

/** What both languages write alike: a folded word in the simpler of their spellings. */
export const spelt = keptByWord((word) =>
  word
    .replace(/ph/g, "f")
    .replace(/th/g, "t")
    .replace(/rh/g, "r")
    .replace(/ck|k|q/g, "c")
    .replace(/y/g, "i")
    .replace(/x/g, "cs")
    .replace(/(.)\1/g, "$1"),
);

/** Whether a folded Romanian word and the stem of an English one begin alike nearly to the end. */
export function isCognate(romanian: string, english: string): boolean {
  return beginAlike(spelt(stemRomanian(romanian)), spelt(english), SHORTEST);
}

/** Whether two words begin alike nearly to the end, and for `least` letters. */
export function beginAlike(one: string, other: string, least: number): boolean {
  const same = lettersShared(one, other);
  return same >= least && same >= SHARE * Math.max(one.length, other.length);
}

/** With how many letters both begin. */
export function lettersShared(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** How English may write a letter of a Romanian word. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  ...{ i: ["i", "y"], f: ["f", "ph"], t: ["t", "th"], c: ["c", "ch", "k"], r: ["r", "rh"] },
};

/** The ways in which the first letters of a folded Romanian word may be written in English, each as long. */
export function beginningsOf(word: string, length: number): string[] {
  const ways = [...word.slice(0, length)].reduce<readonly string[]>(
    (begun, letter) => begun.flatMap((text) => (WRITTEN[letter] ?? [letter]).map((other) => text + other)),
    [""],
  );
  return [...new Set(ways.map((text) => text.slice(0, length)))];
}
