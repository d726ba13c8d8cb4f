/** Whether a relation says more or less of what it leads to, read off its words. */

import { denies } from "../score/paths/denying-relations";
import { signOfWord, type Sign } from "./sign-of-word";

/** Relations without a direction of their own, and those that name the doer last. */
const MUTUAL = /correlat|associat/u;
const PASSIVE = / by$/u;

/** 1 for more, −1 for less, 0 where the words do not say, of a relation walked in its direction or `against` it. */
export function signOf(relationWords: string, against: boolean): Sign {
  const words = relationWords.toLowerCase();
  // "does not treat" makes it neither less nor more.
  if (denies(words)) return 0;
  // "A activates B" says nothing of what B does to A; "A is caused by B" does.
  if (!MUTUAL.test(words) && PASSIVE.test(words) !== against) return 0;
  const signs = words.split(/[^\p{L}]+/u).map(signOfWord);
  const said = signs.filter((sign) => sign !== 0);
  return said.length === 0 ? 0 : said.filter((sign) => sign < 0).length % 2 === 0 ? 1 : -1;
}

/** The effect of the whole: the product, 0 as soon as one step does not say. */
export function product(signs: readonly Sign[]): Sign {
  return signs.reduce<Sign>((sign, one) => (sign * one) as Sign, 1);
}
