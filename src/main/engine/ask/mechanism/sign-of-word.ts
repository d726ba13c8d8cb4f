/** Words that say more or less of what stands after them. */

export type Sign = 1 | 0 | -1;

/** Beginnings of words; of several in one name the signs are multiplied ("increases degradation of" is less). */
const LESS =
  /^(?:decreas|negativ|inhibit|antagon|block|reduc|suppress|downregul|disrupt|prevent|treat|ameliorat|palliat|alleviat|degrad|deplet|silenc|cur(?:e|es|ed)$)/u;
const MORE =
  /^(?:increas|positiv|activat|agonis|stimul|induc|enhanc|upregul|promot|caus|contribut|produc|predispos|exacerbat|aggravat|worsen|contraindicat|trigger|lead|leads$)/u;

/** Of one word in lower case. */
export function signOfWord(word: string): Sign {
  return LESS.test(word) ? -1 : MORE.test(word) ? 1 : 0;
}
