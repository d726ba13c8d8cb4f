/** Logins in addresses (`bolt://user:password@host`): they belong nowhere, so that no message, record or process list ever shows one. */

/** A text that is an address as a whole may hold blanks in its login, one inside a sentence ends at the first. */
const WHOLE = /^([a-z][a-z0-9+.-]*:\/\/).*@/is;
const INSIDE = /([a-z][a-z0-9+.-]*:\/\/)[^\s"“”„]*@/gi;

/** The text without the user and the password of any address in it. */
export function withoutLogin(text: string): string {
  return text.replace(WHOLE, "$1").replace(INSIDE, "$1");
}
