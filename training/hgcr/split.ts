/** New pairs after a cut, and the two-step paths between them that a later document of the pair confirms, or does not. */
import {
  PATH_NUMBERS,
  PathNumbers,
  commonNeighbours,
} from "../../src/main/engine/ask/score/path-features/path-numbers";
import { openBuiltInStore } from "../../src/main/engine/store/built-in-store";
import { CO_OCCURS } from "../../src/shared/library";

/** Most concepts of a document that confirms: the limit binds the pair's later documents, not the graph. */
const MOST_CONCEPTS = 12;
const signal = new AbortController().signal;

export interface Split {
  readonly pairs: number;
  readonly confirmed: number;
  readonly numbers: Float32Array;
  readonly labels: Uint8Array;
  readonly pair: Int32Array;
  /** One line a confirmed pair, as `evaluate --task path-ranking` reads it. */
  readonly lines: string[];
}

/** Pairs first named together after PMID `cut` and up to PMID `until`, both ends known before. */
export async function splitAfter(path: string, cut: number, until: number): Promise<Split> {
  const store = await openBuiltInStore(path);
  const { sources, targets, labels } = await store.wholeGraph!();
  const { relations } = await store.describe();
  const past = await store.past!(`pmid:${cut}`, signal);
  const edges = [...sources.keys()];
  const details = await store.documents!(edges, "", signal);
  const together = await handlesOf(
    store,
    edges,
    relations.findIndex(({ name }) => name === CO_OCCURS),
  );
  const concepts = new Map<string, Set<number>>();
  for (const edge of together)
    for (const document of details[edge]!.documents) {
      const own = concepts.get(document) ?? new Set();
      concepts.set(document, own);
      own.add(sources[edge]!).add(targets[edge]!);
    }
  const { ids } = await store.nodeNames(Int32Array.from(labels.keys()));
  const [numbers, said, pair, lines]: [number[], number[], number[], string[]] = [[], [], [], []];
  let [pairs, confirmed] = [0, 0];
  for (const edge of together) {
    const [a, b] = [sources[edge]!, targets[edge]!];
    if (past.isKnown[edge] === 1 || past.named[a] === 0 || past.named[b] === 0) continue;
    const later = details[edge]!.documents.filter(
      (id) => Number(id) > cut && Number(id) <= until && concepts.get(id)!.size <= MOST_CONCEPTS,
    );
    if (later.length === 0) continue;
    pairs++;
    const named = new Set(later.flatMap((id) => [...concepts.get(id)!]));
    const between = commonNeighbours(past, a, b);
    if (!between.some((node) => named.has(node))) continue;
    const maker = new PathNumbers(past, labels, a, b);
    for (const node of between) {
      for (const value of maker.of([a, node, b])!) numbers.push(value);
      said.push(named.has(node) ? 1 : 0);
      pair.push(confirmed);
    }
    confirmed++;
    const path = (node: number): string[] => [ids[a]!, ids[node]!, ids[b]!];
    lines.push(
      JSON.stringify({
        ...{ a: ids[a], b: ids[b], cut: `pmid:${cut}` },
        positive: between.filter((node) => named.has(node)).map(path),
        negative: between.filter((node) => !named.has(node)).map(path),
      }),
    );
  }
  await store.close();
  const columns = {
    numbers: Float32Array.from(numbers),
    labels: Uint8Array.from(said),
    pair: Int32Array.from(pair),
  };
  return { pairs, confirmed, lines, ...columns };
}

export { PATH_NUMBERS };

type Store = Awaited<ReturnType<typeof openBuiltInStore>>;

/** Those of the edges that are of the relation. */
async function handlesOf(store: Store, edges: readonly number[], relation: number): Promise<number[]> {
  const { name } = (await store.describe()).relations[relation]!;
  const { edges: found } = await store.follow(
    { from: "all", relation: name, direction: "out", limit: edges.length },
    signal,
  );
  return [...found];
}
