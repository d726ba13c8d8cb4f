/** Adjectives and nouns made of a value, told by their endings: "Italian" of "Italy", "rodents" of "Rodentia", "impressionists" of "Impressionism", "wooden" of "wood". */

/** Letters that a word and what it is made of share at least. */
const SHARED = 4;
/** "Indian" is of India, though it begins "Indiana". */
const LEFT_OUT = 10;
/** What follows them in the value, and in words made of it. */
const OF_VALUE = /^(?:a|e|o|y|ia|ea|m|us|um)?$/;
const MADE = /^(?:n|ns|en|y|an|ans|ian|ians|ean|eans|ese|ish|ic|al|i|is|t|ts|s|es)?$/;

/** What it takes to make a folded word of a folded value: 0 for the value itself, more for each letter added and far more for each left out; undefined where English makes none so. */
export function costOfMaking(word: string, value: string): number | undefined {
  if (word === value) return 0;
  let shared = 0;
  while (shared < word.length && word[shared] === value[shared]) shared++;
  const [made, left] = [word.slice(shared), value.slice(shared)];
  const isMade = shared >= SHARED && MADE.test(made) && OF_VALUE.test(left);
  return isMade ? made.length + LEFT_OUT * left.length : undefined;
}
