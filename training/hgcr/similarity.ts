/** How near texts come to later abstracts by their words. */

/** ROUGE-L as F1 over words (Lin 2004). */
export function rougeL(told: readonly string[], wanted: readonly string[]): number {
  if (told.length === 0 || wanted.length === 0) return 0;
  const common = longestCommon(...numbered(told, wanted));
  const [precision, recall] = [common / told.length, common / wanted.length];
  return common === 0 ? 0 : (2 * precision * recall) / (precision + recall);
}

/** Words as numbers, equal where the words are. */
function numbered(...texts: readonly [readonly string[], readonly string[]]): [Int32Array, Int32Array] {
  const seen = new Map<string, number>();
  const number = (word: string): number => {
    const own = seen.get(word) ?? seen.size;
    seen.set(word, own);
    return own;
  };
  return [Int32Array.from(texts[0], number), Int32Array.from(texts[1], number)];
}

function longestCommon(one: Int32Array, other: Int32Array): number {
  let before = new Int32Array(other.length + 1);
  let now = new Int32Array(other.length + 1);
  for (const word of one) {
    for (let at = 0; at < other.length; at++)
      now[at + 1] = word === other[at] ? before[at]! + 1 : Math.max(before[at + 1]!, now[at]!);
    [before, now] = [now, before];
  }
  return before[other.length]!;
}
