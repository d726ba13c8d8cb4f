/** Of new pairs after a cut: whether a path that a later document of theirs confirms is there at all, and whether the product lists it among its best. */
import { PathNumbers } from "../src/main/engine/ask/score/path-features/path-numbers";
import { contributionsOf, logitOf } from "../src/main/engine/ask/score/path-features/path-model";
import { rowOfNeighbour, type PastGraph } from "../src/main/engine/store/past/past";
import { openBuiltInStore } from "../src/main/engine/store/built-in-store";
import { drawRows, isConfirmed, newPairs } from "./hypothesis-new-pairs";

const signal = new AbortController().signal;
const BUDGET = 500;
/** Longer paths than the recipe asks for are tried on fewer pairs. */
const LONG = 4;
const RANKS = [5, 20, 100] as const;

export interface Retrieved {
  readonly hops: number;
  readonly pairs: number;
  /** Pairs with a confirmed path of exactly, and of at most, so many edges. */
  readonly exactly: number;
  readonly within: number;
  /** Pairs with a confirmed path among all that are listed, and among the best 5, 20 and 100. */
  readonly listed: number;
  readonly best: readonly number[];
  /** Pairs of which the budget left paths out. */
  readonly cut: number;
  readonly milliseconds: { readonly median: number; readonly p95: number };
}

/** `pairs` new pairs, drawn by their places; the first `few` of them for paths longer than the recipe asks for. */
export async function retrieve(path: string, cut: number, pairs: number, few: number): Promise<Retrieved[]> {
  const store = await openBuiltInStore(path);
  const { past, labels, found } = await newPairs(store, cut, Infinity);
  const drawn = drawRows(found.length, pairs).map((at) => found[at]!);
  const results: Retrieved[] = [];
  for (let hops = 2; hops <= (few > 0 ? 7 : LONG); hops++) {
    const own = hops > LONG ? drawn.slice(0, few) : drawn;
    const times: number[] = [];
    let [exactly, within, listed, left] = [0, 0, 0, 0];
    const best = RANKS.map(() => 0);
    for (const { a, b, later } of own) {
      const lengths = confirmedLengths(a, b, later, past, hops);
      if (lengths.has(hops)) exactly++;
      if (lengths.size > 0) within++;
      const before = performance.now();
      const how = { maxHops: hops, cut: `pmid:${cut}`, interior: [], maskDirect: true, limit: BUDGET };
      const listing = await store.listPaths(a, b, how, signal);
      const numbers = new PathNumbers(past, labels, a, b);
      const ranked = listing.paths
        .map(({ nodes }) => ({ nodes, score: logitOf(contributionsOf(numbers.of(nodes)!)) }))
        .sort((one, other) => other.score - one.score);
      times.push(performance.now() - before);
      if (listing.left.shortest + listing.left.via > 0) left++;
      const rank = ranked.findIndex(({ nodes }) => isConfirmed(nodes, later));
      if (rank >= 0) listed++;
      RANKS.forEach((most, at) => {
        if (rank >= 0 && rank < most) best[at]!++;
      });
    }
    times.sort((one, other) => one - other);
    const milliseconds = { median: times[times.length >> 1]!, p95: times[Math.floor(times.length * 0.95)]! };
    results.push({ hops, pairs: own.length, exactly, within, listed, best, cut: left, milliseconds });
    console.log(JSON.stringify(results.at(-1)));
  }
  await store.close();
  return results;
}

/** Lengths up to `most` of simple paths in the past graph whose inner nodes one later document names. */
function confirmedLengths(
  a: number,
  b: number,
  later: readonly ReadonlySet<number>[],
  past: PastGraph,
  most: number,
): Set<number> {
  const lengths = new Set<number>();
  for (const concepts of later) {
    const inner = [...concepts].filter((node) => node !== a && node !== b);
    const walk = (node: number, used: ReadonlySet<number>): void => {
      if (used.size > 0 && rowOfNeighbour(past, node, b) >= 0) lengths.add(used.size + 1);
      if (used.size + 1 >= most) return;
      for (const next of inner)
        if (!used.has(next) && rowOfNeighbour(past, node, next) >= 0) walk(next, new Set([...used, next]));
    };
    walk(a, new Set());
  }
  return lengths;
}
