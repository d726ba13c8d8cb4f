/** English words for Romanian ones, folded and without endings: general words, and those of graphs about films, medicine, places and people. */
import { distance } from "../../../store/similar-words";
import { stem } from "../stem";
import { inGlossary, tellsRomanian, meantBesides, meantOtherwise } from "./glossary";
import { GLOSS } from "./romanian-words";

const BEGINNINGS = new Map<string, string[]>();
for (const line of GLOSS.trim().split(/; |\n/)) {
  const [english, romanian] = line.split(": ") as [string, string];
  for (const beginning of romanian.split(","))
    BEGINNINGS.set(beginning.trim(), [...(BEGINNINGS.get(beginning.trim()) ?? []), english]);
}

/** Short beginnings stand only for whole words with an ending of at most two letters ("an", "ani", but not "animal"). */
const SHORT = 4;
/** Endings of nouns that are longer, and no other word's ("râurile"). */
const LONG_ENDINGS = new Set("ului uri urile urilor ilor ile lor ele elor".split(" "));

/** The least of a beginning that a word with a slip may still be known by. */
const SURE = 4;

/** A beginning with a slip is believed before a whole one that is so much shorter: "medicmente" is no "medic". */
const LONGER = 3;

/** The known beginning that a folded word is one slip away from; the word itself where there is none or where several mean different things. */
export function nearBeginning(word: string): string {
  const known = lengthKnown(word);
  if (known === 0 && inGlossary(word).length > 0) return word;
  const least = known > 0 ? Math.max(SURE, known + LONGER) : SURE;
  if (word.length < least - 1) return word;
  const all = [...BEGINNINGS].filter(
    ([beginning]) =>
      beginning.length >= least &&
      beginning[0] === word[0] &&
      (beginning.length > SHORT || word.length <= SHORT + 2) &&
      [-1, 0, 1].some((more) => distance(word.slice(0, beginning.length + more), beginning, 1) <= 1),
  );
  const longer = all.filter(([beginning]) => beginning.length > SHORT);
  const near = longer.length > 0 ? longer : all;
  const [first, ...others] = near;
  const meaning = ([, english]: (typeof near)[number]) => english.map(stem).join();
  return first && others.every((other) => meaning(other) === meaning(first)) ? first[0] : word;
}

const ONLY_NOUNS = new Set(["play", "star"]);

/** Whether a word that is a verb in English too stands only for a thing here: "piesă" has nothing to do with "joacă". */
export const isOnlyNoun = (english: string): boolean => ONLY_NOUNS.has(english);

/** English words for a folded Romanian word, by the tuned beginnings before the general glossary; none where it is not known. */
export function glossed(word: string): readonly string[] {
  const tuned = BEGINNINGS.get(word.slice(0, lengthKnown(word)));
  if (!tuned) return inGlossary(word);
  const other = meantOtherwise(word);
  return other.length > 0 ? other : [...tuned, ...meantBesides(word)];
}

/** Whether a folded word is surely Romanian: its English words are others, and no English word is written so. */
export function isKnownRomanian(word: string): boolean {
  const english = glossed(word);
  const isKnown = lengthKnown(word) > 0 ? english.length > 0 : tellsRomanian(word);
  return isKnown && !english.some((one) => stem(one) === stem(word));
}

/** Letters of the longest known beginning of a folded word, 0 where it has none. */
function lengthKnown(word: string): number {
  for (let length = word.length; length >= 2; length--) {
    const ending = word.slice(length);
    const isOpen = length >= SHORT || ending.length <= 2 || LONG_ENDINGS.has(ending);
    if (isOpen && BEGINNINGS.has(word.slice(0, length))) return length;
  }
  return 0;
}
