/** "Activates" asked of "decreases activity of": by its stem and to an embedder the word fits, but the relation says the opposite. */
import { signOf } from "../../mechanism/relation-signs";
import type { Sign } from "../../mechanism/sign-of-word";
import { stem } from "../../understand/stem";
import { keptByWord } from "../../understand/words/kept";

/** Whether a word says more of something and the words of a relation less, or the other way round; never where that very word is among them. */
export function isContraryEffect(word: string, relation: string): boolean {
  const sign = signRead(word);
  if (sign === 0 || signRead(relation) !== -sign) return false;
  const own = stem(word);
  return !relation.split(/[^\p{L}]+/u).some((one) => stem(one) === own && signRead(one) === sign);
}

/** Passive or active: what counts is whether it is more or less. */
const signRead = keptByWord((words): Sign => signOf(words, false) || signOf(words, true));
