/** Pairs of concepts that documents first name together after a cut, with the concepts of these documents. */
import { streamOf, threefry } from "../src/main/engine/ask/sample/noise";
import type { PastGraph } from "../src/main/engine/store/past/past";
import type { GraphStore } from "../src/main/engine/store/graph-store";
import { CO_OCCURS } from "../src/shared/documents/library";

/** Most concepts of a document that confirms: the limit binds the pair's later documents, not the graph. */
const MOST_CONCEPTS = 12;
const signal = new AbortController().signal;

export interface NewPair {
  readonly a: number;
  readonly b: number;
  /** Concepts of each later document that names both, and their ids. */
  readonly later: readonly ReadonlySet<number>[];
  readonly documents: readonly string[];
}

/** Pairs named together after PMID `cut` and up to PMID `until`, both ends known before, in the order of the edges. */
export async function newPairs(
  store: GraphStore,
  cut: number,
  until: number,
): Promise<{ past: PastGraph; labels: Int32Array; found: NewPair[] }> {
  const { sources, targets, labels } = await store.wholeGraph!();
  const past = await store.past!(`pmid:${cut}`, signal);
  const edges = [...sources.keys()];
  const details = await store.documents!(edges, "", signal);
  const asked = { from: "all", relation: CO_OCCURS, direction: "out", limit: edges.length } as const;
  const together = (await store.follow(asked, signal)).edges;
  const concepts = new Map<string, Set<number>>();
  for (const edge of together)
    for (const document of details[edge]!.documents) {
      const own = concepts.get(document) ?? new Set();
      concepts.set(document, own);
      own.add(sources[edge]!).add(targets[edge]!);
    }
  const found: NewPair[] = [];
  for (const edge of together) {
    const [a, b] = [sources[edge]!, targets[edge]!];
    if (past.isKnown[edge] === 1 || past.named[a] === 0 || past.named[b] === 0) continue;
    const documents = details[edge]!.documents.filter(
      (id) => Number(id) > cut && Number(id) <= until && concepts.get(id)!.size <= MOST_CONCEPTS,
    );
    if (documents.length > 0)
      found.push({ a, b, documents, later: documents.map((id) => concepts.get(id)!) });
  }
  return { past, labels, found };
}

/** Whether one later document names all that is between both ends. */
export function isConfirmed(nodes: readonly number[], later: NewPair["later"]): boolean {
  const inner = nodes.slice(1, -1);
  return inner.length > 0 && later.some((concepts) => inner.every((node) => concepts.has(node)));
}

/** `count` of `all` places, drawn without replacement by the product's own noise; always the same. */
export function drawRows(all: number, count: number): number[] {
  const { high, low } = streamOf(19, 0, 0);
  const out = new Uint32Array(2);
  const keyed = Array.from({ length: all }, (_, at) => {
    threefry(high, low, at, 0, out);
    return [out[0]!, at] as const;
  });
  keyed.sort(([one, a], [other, b]) => one - other || a - b);
  return keyed.slice(0, count).map(([, at]) => at);
}
