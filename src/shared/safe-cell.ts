/**
 * Texts in tables that people open in a spreadsheet: one that starts like a formula would be worked out there (CSV injection, OWASP).
 * Numbers cannot do harm and stay as they are.
 */

const FORMULA = /^[=+\-@\t\r]/;

/** The text with an apostrophe before it where a spreadsheet would take it for a formula; reading it back keeps the apostrophe. */
export function defuseFormula(text: string): string {
  return FORMULA.test(text) && !isNumber(text) ? `'${text}` : text;
}

function isNumber(text: string): boolean {
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(text);
}
