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
