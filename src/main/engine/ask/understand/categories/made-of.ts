/** Adjectives and nouns made of a value, told by their endings: "Italian" of "Italy", "rodents" of "Rodentia", "impressionists" of "Impressionism". */

/** Letters that a word and what it is made of share at least. */
const SHARED = 4;
/** What follows them in the value, and in words made of it. */
const OF_VALUE = /^(?:a|e|o|y|ia|ea|m|us|um)?$/;
const MADE = /^(?:n|ns|an|ans|ian|ians|ean|eans|ese|ish|ic|al|i|is|t|ts|s|es)?$/;

/** Whether a folded word is one that English makes of a folded value, other than that itself. */
export function isMadeOf(word: string, value: string): boolean {
  let shared = 0;
  while (shared < word.length && word[shared] === value[shared]) shared++;
  const [made, left] = [word.slice(shared), value.slice(shared)];
  return word !== value && shared >= SHARED && MADE.test(made) && OF_VALUE.test(left);
}
