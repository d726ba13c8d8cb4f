/** Whether a relation says more or less of what it leads to, read off its words. */

import { denies } from "../score/paths/denying-relations";

export type Sign = 1 | 0 | -1;

/** Beginnings of words; of several in one name the signs are multiplied ("increases degradation of" is less). */
const LESS =
  /^(?:decreas|negativ|inhibit|antagon|block|reduc|suppress|downregul|disrupt|prevent|treat|ameliorat|palliat|alleviat|degrad|deplet|silenc|cur(?:e|es|ed)$)/u;
const MORE =
  /^(?:increas|positiv|activat|agonis|stimul|induc|enhanc|upregul|promot|caus|contribut|produc|predispos|exacerbat|aggravat|worsen|contraindicat|trigger|lead|leads$)/u;
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
  const signs = words.split(/[^\p{L}]+/u).map((word) => (LESS.test(word) ? -1 : MORE.test(word) ? 1 : 0));
  const said = signs.filter((sign) => sign !== 0);
  return said.length === 0 ? 0 : said.filter((sign) => sign < 0).length % 2 === 0 ? 1 : -1;
}

/** The effect of the whole: the product, 0 as soon as one step does not say. */
export function product(signs: readonly Sign[]): Sign {
  return signs.reduce<Sign>((sign, one) => (sign * one) as Sign, 1);
}
