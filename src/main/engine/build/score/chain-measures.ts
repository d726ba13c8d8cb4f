/** MUC (Vilain et al. 1995) and B³ (Bagga and Baldwin 1998) of chains over the same mentions. */
import type { Counts } from "./counts";

/** What is right and how much is found and there; of several documents they add up. */
export interface ChainCounts {
  readonly muc: Counts;
  readonly b3: { p: number; r: number; n: number };
}

export function noChains(): ChainCounts {
  return { muc: { right: 0, found: 0, there: 0 }, b3: { p: 0, r: 0, n: 0 } };
}

/** Adds one document; `gold[i]` and `found[i]` are the chains of mention i. */
export function addChains({ muc, b3 }: ChainCounts, gold: readonly number[], found: readonly number[]): void {
  const [there, here] = [groups(gold), groups(found)];
  muc.there += gold.length - there.size;
  muc.found += found.length - here.size;
  const both = pairs(gold, found);
  muc.right += gold.length - both.size;
  for (const [key, n] of both) {
    const [a, b] = key.split(" ").map(Number) as [number, number];
    b3.r += (n * n) / there.get(a)!;
    b3.p += (n * n) / here.get(b)!;
  }
  b3.n += gold.length;
}

/** How many mentions each chain has. */
function groups(chains: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const chain of chains) counts.set(chain, (counts.get(chain) ?? 0) + 1);
  return counts;
}

/** How many mentions each gold chain and each found one share. */
function pairs(gold: readonly number[], found: readonly number[]): Map<string, number> {
  const counts = new Map<string, number>();
  gold.forEach((chain, at) => {
    const key = `${chain.toString()} ${found[at]!.toString()}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  });
  return counts;
}
