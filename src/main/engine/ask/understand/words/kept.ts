/** Functions of one word that every word of a question is asked of for everything in a graph's schema. */

/** So many words are more than questions and schemas have between them; then they are worked out anew. */
const MOST = 20_000;
/** Longer runs of letters are no words, and not worth keeping. */
const LONGEST = 60;

/** The same function, working out each word once. */
export function keptByWord<T>(of: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const kept = known.get(word);
    if (kept !== undefined) return kept;
    const made = of(word);
    if (known.size >= MOST) known.clear();
    if (word.length <= LONGEST) known.set(word, made);
    return made;
  };
}
