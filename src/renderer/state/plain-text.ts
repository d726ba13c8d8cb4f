/** Texts as filters and orders see them: without case, accents and underscores. */

const ASCII = /^[\u0000-\u007f]*$/;

/** "Dírected_By" → "directed by". */
export function plain(text: string): string {
  const bare = ASCII.test(text) ? text : text.normalize("NFKD").replace(/\p{M}+/gu, "");
  return bare.toLowerCase().replace(/_/g, " ");
}

const KNOWN = new WeakMap<readonly string[], readonly string[]>();

/** All texts made plain, once for each list: not anew at every key that is pressed. */
export function plainTexts(texts: readonly string[]): readonly string[] {
  const known = KNOWN.get(texts) ?? texts.map(plain);
  KNOWN.set(texts, known);
  return known;
}
