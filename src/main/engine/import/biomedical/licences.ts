/** Which licences allow handing data on to others. */

/** Words of a licence that forbid it whatever else it says. */
const FORBIDDING =
  /\bNC\b|non-?\s?commercial|\bND\b|no-?\s?deriv|proprietary|restricted|all rights reserved/i;
const ALLOWING =
  /\bCC0\b|public domain|\bCC[ -]BY\b|\bODbL\b|\bODC\b|\bPDDL\b|\bMIT\b|\bApache\b|\bBSD\b|\bGPL\b/i;

/** Whether data under the licence may be handed on; without a licence, and under one that is not known, it may not. */
export function allowsHandingOn(licence: string): boolean {
  return !FORBIDDING.test(licence) && ALLOWING.test(licence);
}
