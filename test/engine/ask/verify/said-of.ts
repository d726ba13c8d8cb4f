/** Reads sentences in which concepts are marked, for tests of predicates. */
import { PATTERNS } from "../../../../src/main/engine/ask/verify/extract-predicates";
import { isMutual } from "../../../../src/main/engine/ask/verify/predicate";

const TYPES: Readonly<Record<string, string>> = { C: "Chemical", D: "Disease", G: "Gene", V: "Variant" };

/** "[C:velorin] causes [D:scalp ache]" as "velorin induces scalp ache", several in the order of the text. */
export function saidOf(marked: string): string[] {
  const concepts: { start: number; end: number; concept: string; type: string }[] = [];
  let text = "";
  let from = 0;
  for (const { 0: whole, 1: type, 2: name, index } of marked.matchAll(/\[([CDGV]):([^\]]+)\]/g)) {
    text += marked.slice(from, index);
    concepts.push({
      start: text.length,
      end: text.length + name!.length,
      concept: name!,
      type: TYPES[type!]!,
    });
    text += name!;
    from = index + whole.length;
  }
  text += marked.slice(from);
  return PATTERNS.extract(text, concepts).map(({ subject, verb, object, isNegated, isSpeculated }) => {
    const ends = isMutual(verb) ? [subject, object].sort() : [subject, object];
    return `${isSpeculated ? "maybe " : ""}${isNegated ? "not " : ""}${ends[0]!} ${verb} ${ends[1]!}`;
  });
}
