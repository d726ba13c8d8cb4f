/** Case endings of names, Romanian ones and the English genitive, taken off. */

/** Endings of genitive, dative, vocative and article, and what the base form has in their place. */
const ENDINGS: readonly (readonly [ending: string, bases: readonly string[]])[] = [
  ["ului", [""]],
  ["chii", ["ca"]],
  ["ghii", ["ga"]],
  ["iei", ["ia", "ie"]],
  ["ei", ["a", "ea"]],
  ["ii", ["a", "ia", "e"]],
  ["ai", ["a"]],
  ["ul", ["", "u"]],
  ["lui", [""]],
  ["ule", ["", "ul"]],
  ["lor", [""]],
  ["le", [""]],
  ["o", ["a"]],
  ["e", [""]],
  ["i", ["a", "e"]],
  ["'s", [""]],
];
const SHORTEST = 3;

/** Folded base forms a folded word may be an inflected form of; never the word itself. */
export function stemsOf(word: string): string[] {
  return ENDINGS.flatMap(([ending, bases]) => {
    const stem = word.slice(0, -ending.length);
    if (!word.endsWith(ending) || stem.length < SHORTEST - 1) return [];
    return bases.map((base) => stem + base).filter((base) => base.length >= SHORTEST);
  });
}
