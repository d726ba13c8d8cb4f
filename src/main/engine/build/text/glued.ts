/** Words that a scan ran together: "luiMihai" is "lui" and "Mihai" where both stand elsewhere. */

const GLUED = /(?<![\p{L}\p{N}'-])\p{L}\p{Ll}+\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}'-])/gu;
/** So often each part must stand by itself. */
const FEWEST = 2;

/** Where each such word of a text is cut; "McDonald", whose "Mc" is no word, is none. */
export function gluedWords(text: string): ReadonlyMap<string, number> {
  const found = new Set(text.match(GLUED) ?? []);
  if (found.size === 0) return new Map();
  const counts = new Map<string, number>();
  for (const [word] of text.matchAll(/\p{L}+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const stands = (word: string): boolean => (counts.get(word) ?? 0) >= FEWEST;
  const cuts = [...found].map((word) => [word, word.search(/(?<=\p{Ll})\p{Lu}/u)] as const);
  return new Map(cuts.filter(([word, cut]) => stands(word.slice(0, cut)) && stands(word.slice(cut))));
}
