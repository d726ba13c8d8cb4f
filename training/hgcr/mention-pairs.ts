/** Which two mentions stand for a pair of concepts in a sentence. */
import type { NamedConcept } from "../../src/main/engine/ask/verify/predicate";

/** Letters between two mentions beyond which nothing is asked. */
const FARTHEST = 400;
/** Where something was seen, not what did it. */
const PLACES: ReadonlySet<string> = new Set(["Species", "CellLine"]);

/** The nearest two mentions of every two concepts, in the order of the text. */
export function mentionPairs(
  concepts: readonly NamedConcept[],
): [first: NamedConcept, second: NamedConcept][] {
  const sorted = concepts
    .filter(({ type }) => !PLACES.has(type))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const found = new Map<string, [NamedConcept, NamedConcept]>();
  for (const [at, first] of sorted.entries())
    for (const second of sorted.slice(at + 1)) {
      if (second.start < first.end || second.concept === first.concept) continue;
      if (second.start - first.end > FARTHEST) break;
      const key = [first.concept, second.concept].sort().join("\t");
      const known = found.get(key);
      if (!known || second.start - first.end < known[1].start - known[0].end) found.set(key, [first, second]);
    }
  return [...found.values()];
}
