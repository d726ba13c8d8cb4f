/** "Activates" asked of "decreases activity of": by its stem and to an embedder the word fits, but the relation says the opposite. */
import { signOf } from "../../mechanism/relation-signs";
import type { Sign } from "../../mechanism/sign-of-word";
import { stem } from "../../understand/stem";

const signs = new Map<string, Sign>();
/** Names of relations whose signs are kept; beyond them all are read anew. */
const MOST_KEPT = 5000;

/** Whether a word says more of something and the words of a relation less, or the other way round; never where that very word is among them. */
export function isContraryEffect(word: string, relation: string): boolean {
  const sign = signRead(word);
  if (sign === 0 || signRead(relation) !== -sign) return false;
  const own = stem(word);
  return !relation.split(/[^\p{L}]+/u).some((one) => stem(one) === own && signRead(one) === sign);
}

function signRead(words: string): Sign {
  const known = signs.get(words);
  if (known !== undefined) return known;
  if (signs.size >= MOST_KEPT) signs.clear();
  // Passive or active: what counts is whether it is more or less.
  const sign = signOf(words, false) || signOf(words, true);
  signs.set(words, sign);
  return sign;
}
