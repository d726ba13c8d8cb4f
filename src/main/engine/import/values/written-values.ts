/** Numbers and entities as text formats of graphs write them. */

/** What is written as a number as one; whole numbers beyond 2^53, leading zeros and what is no finite number stay as they are. */
export function exactNumber(token: string): string | number {
  const value = Number(token);
  const isWritten = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(token) && !/^[+-]?0\d/.test(token);
  const isExact = Number.isFinite(value) && (Number.isSafeInteger(value) || !/^[+-]?\d+$/.test(token));
  return isWritten && isExact ? value : token;
}

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00A0",
};

/** A text with its entities (`&#537;`, `&amp;`) as the letters they mean; unknown ones stay. */
export function withoutEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED[name] ?? whole;
      const code = decimal === undefined ? parseInt(hex!, 16) : Number(decimal);
      const isLetter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
      return isLetter ? String.fromCodePoint(code) : whole;
    },
  );
}
