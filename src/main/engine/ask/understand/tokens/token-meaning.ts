/** What a word of a question can mean, in English. */
import { fold } from "../../../../../shared/fold";
import type { LanguagePack } from "../pack";
import { stem } from "../stem";
import { keptByWord } from "../words/kept";

interface Meaning {
  readonly english: readonly string[];
  readonly stems: readonly string[];
}

/** What says nothing by itself. */
export const NOTHING: Meaning = { english: [], stems: [] };
const MEANINGS = new WeakMap<LanguagePack, (word: string) => Meaning>();

/** What words of a language are in English, with their stems: each worked out once. */
export function meaningOf(pack: LanguagePack): (word: string) => Meaning {
  const known = MEANINGS.get(pack);
  if (known) return known;
  const made = keptByWord((word): Meaning => {
    const english = pack.english(word);
    return { english, stems: english.flatMap((one) => fold(one).split(" ").map(stem)) };
  });
  MEANINGS.set(pack, made);
  return made;
}
