/** English words for Romanian ones, folded and without endings: general words, and those of graphs about films, medicine, places and people. */
import { distance } from "../../../store/similar-words";
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
const SURE = 5;

/** The known beginning that a folded word is one slip away from; the word itself where there is none or where several mean different things. */
export function nearBeginning(word: string): string {
  if (glossed(word).length > 0) return word;
  const near = [...BEGINNINGS].filter(
    ([beginning]) =>
      beginning.length >= SURE &&
      beginning[0] === word[0] &&
      [-1, 0, 1].some((more) => distance(word.slice(0, beginning.length + more), beginning, 1) <= 1),
  );
  const [first, ...others] = near;
  return first && others.every(([, english]) => english.join() === first[1].join()) ? first[0] : word;
}

/** English words for a folded Romanian word; none where it is not known. */
export function glossed(word: string): readonly string[] {
  for (let length = word.length; length >= 2; length--) {
    const found = BEGINNINGS.get(word.slice(0, length));
    const ending = word.slice(length);
    if (found && (length >= SHORT || ending.length <= 2 || LONG_ENDINGS.has(ending))) return found;
  }
  return [];
}
