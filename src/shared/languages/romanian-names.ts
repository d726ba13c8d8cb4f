/** How names are inflected in Romanian: the folded endings (fold.ts) that a word of a name may take in a text. */
import { words } from "../fold";

/** By the folded ending of the word as the graph has it: what stands in its place. "Persida" → Persidei, Persido; "Anca" → Ancăi, Anchii. */
const ENDINGS: readonly (readonly [ending: string, forms: readonly string[]])[] = [
  // "Ileana, Ilenei": the vowel moves where the accent does.
  ...[..."bcdglmnprstvz"].map(
    (letter) => [`ea${letter}a`, [`e${letter}ei`, `ea${letter}ei`, `ea${letter}o`]] as const,
  ),
  ["ca", ["cai", "chii", "co"]],
  ["ga", ["gai", "ghii", "go"]],
  ["a", ["ei", "o"]],
  ["u", ["ul", "ului", "ule"]],
];
/** After a consonant: "Ștefan" → Ștefanul, Ștefanului, Ștefane. */
const AFTER_CONSONANT: readonly string[] = ["ul", "ului", "ule", "e"];

/** Shorter words are too often other words with an ending. */
const SHORTEST = 3;

/** The folded words that a folded word may be a form of: "persidei" → "persida". None where it is no form of anything. */
export function baseForms(word: string): string[] {
  const bases = ENDINGS.flatMap(([ending, forms]) =>
    forms
      .filter((form) => word.endsWith(form))
      .map((form) => word.slice(0, word.length - form.length) + ending),
  );
  const bare = AFTER_CONSONANT.filter((ending) => word.endsWith(ending)).map((ending) =>
    word.slice(0, word.length - ending.length),
  );
  return [...new Set([...bases, ...bare])].filter((base) => inflectedForms(base).includes(word));
}

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

/** What a feminine or masculine genitive ends in. */
const GENITIVE = /(?:ei|ai|chii|ghii|ului)$/;

/** Whether a text is a name with some word of it in the genitive: "Joianei" of "Joiana", "Soniei Pop" of "Sonia Pop". */
export function isGenitiveOf(text: string, name: string): boolean {
  const called = words(name);
  return words(text).some(
    (word) =>
      GENITIVE.test(word) && !called.includes(word) && baseForms(word).some((base) => called.includes(base)),
  );
}
