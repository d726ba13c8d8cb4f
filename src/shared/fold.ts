// Most names are plain ASCII, and three times faster to fold by this short cut.
const BEYOND_ASCII = /[^\u0020-\u007e\s]/;

/**
 * Folds text for search and mention linking: case, diacritics, cedilla and comma forms (ş/ș, ţ/ț), 19th-century Romanian ĭ ŭ ó à,
 * and runs of white space. Folding changes lengths, so offsets into folded text are not offsets into the original.
 */
export function fold(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase().replace(/\s+/g, " ").trim();
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[đð]/g, "d")
    .replace(/ł/g, "l")
    .replace(/ø/g, "o")
    .replace(/ß/g, "ss")
    .replace(/\s+/g, " ")
    .trim();
}

const WORD = /[\p{L}\p{N}]+/gu;

/** Folded words of a text, in order; "Spider-Man's" gives ["spider", "man", "s"]. */
export function words(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}
