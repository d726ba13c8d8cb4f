/** How names are inflected in Romanian: the folded endings (fold.ts) that a word of a name may take in a text. */

/** By the folded ending of the word as the graph has it: what stands in its place. "Persida" → Persidei, Persido; "Anca" → Ancăi, Anchii. */
const ENDINGS: readonly (readonly [ending: string, forms: readonly string[]])[] = [
  ["ca", ["cai", "chii", "co"]],
  ["ga", ["gai", "ghii", "go"]],
  ["a", ["ei", "o"]],
  ["u", ["ul", "ului", "ule"]],
];
/** After a consonant: "Ștefan" → Ștefanul, Ștefanului, Ștefane. */
const AFTER_CONSONANT: readonly string[] = ["ul", "ului", "ule", "e"];

/** Shorter words are too often other words with an ending. */
const SHORTEST = 3;

/** The other forms of a folded word of a name; none where it is too short. */
export function inflectedForms(word: string): string[] {
  if (word.length < SHORTEST) return [];
  const found = ENDINGS.find(([ending]) => word.endsWith(ending));
  if (found !== undefined) {
    const [ending, forms] = found;
    return forms.map((form) => word.slice(0, word.length - ending.length) + form);
  }
  return /[b-df-hj-np-tv-z]$/.test(word) ? AFTER_CONSONANT.map((ending) => word + ending) : [];
}
