/** Singulars that a folded English plural may have. */
export function singularsOf(word: string): string[] {
  const forms = [
    word.replace(/ies$/, "y"),
    word.replace(/ves$/, "f"),
    word.replace(/(x|ch|sh|s|o)es$/, "$1"),
    word.replace(/s$/, ""),
  ];
  return [...new Set(forms)].filter((form) => form !== word);
}

/** Plurals that a folded English noun may have; none of a word that may be one. */
export function pluralsOf(word: string): string[] {
  if (word.endsWith("s")) return [];
  if (/[^aeiou]y$/.test(word)) return [word.replace(/y$/, "ies")];
  return /(?:x|ch|sh|z)$/.test(word) ? [`${word}es`] : [`${word}s`];
}
