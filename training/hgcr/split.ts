/** New pairs after a cut, and the two-step paths between them that a later document of the pair confirms, or does not. */
import {
  PATH_NUMBERS,
  PathNumbers,
  commonNeighbours,
} from "../../src/main/engine/ask/score/path-features/path-numbers";
import { newPairs } from "../../bench/hypothesis-new-pairs";
import { openBuiltInStore } from "../../src/main/engine/store/built-in-store";

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
  const { past, labels, found } = await newPairs(store, cut, until);
  const { ids } = await store.nodeNames(Int32Array.from(labels.keys()));
  const [numbers, said, pair, lines]: [number[], number[], number[], string[]] = [[], [], [], []];
  let confirmed = 0;
  for (const { a, b, later } of found) {
    const between = commonNeighbours(past, a, b);
    const isNamed = (node: number): boolean => later.some((concepts) => concepts.has(node));
    if (!between.some(isNamed)) continue;
    const maker = new PathNumbers(past, labels, a, b);
    for (const node of between) {
      for (const value of maker.of([a, node, b])!) numbers.push(value);
      said.push(isNamed(node) ? 1 : 0);
      pair.push(confirmed);
    }
    confirmed++;
    const path = (node: number): string[] => [ids[a]!, ids[node]!, ids[b]!];
    lines.push(
      JSON.stringify({
        ...{ a: ids[a], b: ids[b], cut: `pmid:${cut}` },
        positive: between.filter(isNamed).map(path),
        negative: between.filter((node) => !isNamed(node)).map(path),
      }),
    );
  }
  await store.close();
  const columns = {
    numbers: Float32Array.from(numbers),
    labels: Uint8Array.from(said),
    pair: Int32Array.from(pair),
  };
  return { pairs: found.length, confirmed, lines, ...columns };
}

export { PATH_NUMBERS };
