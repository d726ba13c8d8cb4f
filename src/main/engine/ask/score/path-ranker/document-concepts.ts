/** Which nodes a document up to the cut names: the ends of the edges that it stands behind. */
import type { PastGraph } from "../../../store/past/past";

export interface DocumentConcepts {
  /** Ascending; empty for a document after the cut. */
  of(document: number): readonly number[];
}

const known = new WeakMap<PastGraph, DocumentConcepts>();

/** Built once a past graph. */
export function conceptsOf(past: PastGraph): DocumentConcepts {
  const found = known.get(past) ?? build(past);
  known.set(past, found);
  return found;
}

function build({ starts, edge, behind, isPast }: PastGraph): DocumentConcepts {
  const named = new Map<number, number[]>();
  for (let node = 0; node + 1 < starts.length; node++)
    for (let row = starts[node]!; row < starts[node + 1]!; row++)
      for (let at = behind.starts[edge[row]!]!; at < behind.starts[edge[row]! + 1]!; at++) {
        const document = behind.of[at]!;
        if (isPast[document] === 0) continue;
        const own = named.get(document) ?? [];
        named.set(document, own);
        if (own.at(-1) !== node) own.push(node);
      }
  return { of: (document) => named.get(document) ?? [] };
}
