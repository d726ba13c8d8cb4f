/** How much more seldom a listed path is confirmed than its numbers tell, by its length. */
import { drawRows, isConfirmed, newPairs } from "../../bench/hypothesis-new-pairs";
import { contributionsOf, logitOf } from "../../src/main/engine/ask/score/path-features/path-model";
import { PATH_NUMBERS, PathNumbers } from "../../src/main/engine/ask/score/path-features/path-numbers";
import { openBuiltInStore } from "../../src/main/engine/store/built-in-store";

const signal = new AbortController().signal;
/** As the recipe lists paths. */
const LISTED = { maxHops: 4, interior: [], maskDirect: true, limit: 500 } as const;
const STEPS = PATH_NUMBERS.indexOf("steps");

export interface Length {
  readonly edges: number;
  readonly listed: number;
  readonly confirmed: number;
  /** Mean probability by the numbers alone. */
  readonly told: number;
  /** What the logit must gain for the mean probability to be the share confirmed. */
  readonly shift: number;
}

/** Of `pairs` pairs first named together after PMID `cut` and up to `until`: what their listed paths come to, by length. */
export async function lengthsOf(path: string, cut: number, until: number, pairs: number): Promise<Length[]> {
  const store = await openBuiltInStore(path);
  const { past, labels, found } = await newPairs(store, cut, until);
  const logits = new Map<number, number[]>();
  const confirmed = new Map<number, number>();
  for (const at of drawRows(found.length, pairs)) {
    const { a, b, later } = found[at]!;
    const { paths } = await store.listPaths(a, b, { ...LISTED, cut: `pmid:${cut}` }, signal);
    const numbers = new PathNumbers(past, labels, a, b);
    for (const { nodes, edges } of paths) {
      const parts = contributionsOf(numbers.of(nodes)!).with(STEPS, 0);
      const own = logits.get(edges.length) ?? [];
      logits.set(edges.length, own);
      own.push(logitOf(parts));
      if (isConfirmed(nodes, later)) confirmed.set(edges.length, (confirmed.get(edges.length) ?? 0) + 1);
    }
  }
  await store.close();
  return [...logits.keys()]
    .sort((one, other) => one - other)
    .map((edges) => lengthOf(edges, logits.get(edges)!, confirmed.get(edges) ?? 0));
}

function lengthOf(edges: number, logits: readonly number[], confirmed: number): Length {
  const expected = (shift: number): number =>
    logits.reduce((sum, logit) => sum + 1 / (1 + Math.exp(-logit - shift)), 0);
  let [low, high] = [-20, 20];
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2;
    if (expected(middle) < confirmed) low = middle;
    else high = middle;
  }
  return { edges, listed: logits.length, confirmed, told: expected(0) / logits.length, shift: low };
}
