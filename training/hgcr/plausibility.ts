/** New chemical–disease pairs after a cut, and as many that nobody has named together, with the numbers of G(t−1) that tell them apart. */
import { PairNumbers, PAIR_NUMBERS } from "../../src/main/engine/ask/verify/pair-numbers";
import { percentileOf } from "../../src/main/engine/ask/verify/plausibility";
import { streamOf, threefry } from "../../src/main/engine/ask/sample/noise";
import { openBuiltInStore } from "../../src/main/engine/store/built-in-store";

const signal = new AbortController().signal;
const LIKE = 0.1;
const TRIES = 50;
const ENDS = ["Chemical", "Disease"] as const;

export const NEGATIVES = ["uniform", "matched"] as const;

export interface PairSplit {
  readonly pairs: number;
  /** Row-major, one row a pair: the new ones first, then those corrupted uniformly, then those with both degrees within ± 10 %. */
  readonly numbers: Float32Array;
  readonly labels: Uint8Array;
  /** 0 for what counts in both, 1 uniform, 2 matched. */
  readonly kinds: Uint8Array;
  /** Lines of `evaluate --task hypotheses`, by kind of negative. */
  readonly lines: Readonly<Record<(typeof NEGATIVES)[number], string[]>>;
  /** Percentiles of at most a thousand new pairs. */
  readonly percentiles: number[];
}

/** Pairs first named together after PMID `cut` and up to `until`, both ends known before. */
export async function pairsAfter(
  path: string,
  cut: number,
  until: number,
  wantsPercentiles: boolean,
): Promise<PairSplit> {
  const store = await openBuiltInStore(path);
  const whole = await store.wholeGraph!();
  const schema = await store.describe();
  const past = await store.past!(`pmid:${cut}`, signal);
  const [chemical, disease] = ENDS.map((name) => schema.labels.findIndex((label) => label.name === name)) as [
    number,
    number,
  ];
  const { edges } = await store.follow(
    { from: "all", relation: "co_occurs_with", direction: "out", limit: whole.sources.length },
    signal,
  );
  const documents = await store.documents!([...edges], "", signal);
  const degree = (node: number): number => past.starts[node + 1]! - past.starts[node]!;
  const known = new Set<number>();
  const found: [number, number][] = [];
  const count = whole.labels.length;
  edges.forEach((edge, at) => {
    let [a, b] = [whole.sources[edge]!, whole.targets[edge]!];
    if (whole.labels[a] !== chemical) [a, b] = [b, a];
    if (whole.labels[a] !== chemical || whole.labels[b] !== disease) return;
    known.add(a * count + b);
    const first = Math.min(...documents[at]!.documents.map(Number));
    if (first > cut && first <= until && degree(a) > 0 && degree(b) > 0) found.push([a, b]);
  });
  const ofType = (label: number): number[] =>
    [...whole.labels.keys()].filter((node) => whole.labels[node] === label && degree(node) > 0);
  const pools = [ofType(chemical), ofType(disease)] as const;
  const out = new Uint32Array(2);
  const { high, low } = streamOf(19, 0, 0);
  let drawn = 0;
  const draw = (below: number): number => {
    threefry(high, low, drawn++, 0, out);
    return out[0]! % below;
  };
  const like = new Map<string, number[]>();
  const likes = (end: 0 | 1, node: number): number[] => {
    const key = `${end} ${degree(node)}`;
    const own =
      like.get(key) ??
      pools[end].filter((other) => Math.abs(degree(other) - degree(node)) <= LIKE * degree(node));
    like.set(key, own);
    return own;
  };
  const corrupt = (pool: readonly [number[], number[]]): [number, number] | undefined => {
    for (let tried = 0; tried < TRIES; tried++) {
      const [a, b] = [pool[0][draw(pool[0].length)]!, pool[1][draw(pool[1].length)]!];
      if (!known.has(a * count + b)) return [a, b];
    }
    return undefined;
  };
  const uniform = found.flatMap(() => [corrupt(pools)!]);
  const matched = found.flatMap(([a, b]) => {
    const pair = corrupt([likes(0, a), likes(1, b)]);
    return pair ? [pair] : [];
  });
  const all = [found, uniform, matched].flatMap((pairs, kind) => pairs.map(([a, b]) => ({ a, b, kind })));
  const width = PAIR_NUMBERS.length;
  const numbers = new Float32Array(all.length * width);
  const rows = new Map<number, number[]>();
  all.forEach(({ a }, at) => rows.set(a, [...(rows.get(a) ?? []), at]));
  for (const [a, own] of rows) {
    const maker = new PairNumbers(past, a);
    for (const at of own) numbers.set(maker.with(all[at]!.b), at * width);
  }
  const { ids } = await store.nodeNames(Int32Array.from(whole.labels.keys()));
  const line =
    (label: number) =>
    ([a, b]: [number, number]): string =>
      JSON.stringify({ a: ids[a], b: ids[b], cut: `pmid:${cut}`, label });
  const lines = {
    uniform: [...found.map(line(1)), ...uniform.map(line(0))],
    matched: [...found.map(line(1)), ...matched.map(line(0))],
  };
  const every = Math.max(1, Math.floor(found.length / 1000));
  const percentiles = wantsPercentiles
    ? found
        .filter((_, at) => at % every === 0)
        .flatMap(
          ([subject, object]) =>
            percentileOf({ subject, object, key: `${ids[subject]} ${ids[object]}` }, past, whole) ?? [],
        )
    : [];
  await store.close();
  const kinds = Uint8Array.from(all, ({ kind }) => kind);
  return {
    pairs: found.length,
    numbers,
    kinds,
    labels: kinds.map((kind) => (kind === 0 ? 1 : 0)),
    lines,
    percentiles,
  };
}

export { PAIR_NUMBERS };
