/**
 * The laminar family of clusters that growth builds: cluster v < n is node v alone, cluster n + k is what merge k made.
 *
 * Every cluster has a moat, as wide as the time it was active. What a node has paid towards an edge is the sum of the moats
 * around it, found by climbing with path compression (no recursion: a path of a million nodes is a legal graph).
 */
import type { Scratch } from "./scratch";

export class Clusters {
  /** Top cluster that the last `climb` reached. */
  top = 0;
  /** [0] what the node has paid by now; [1] what it has paid in moats that no longer grow (all, if the top is inactive). */
  readonly paid: Float64Array;

  /** Cluster this one was merged into plus one, 0 while it is a top. */
  readonly parents: Int32Array;
  /** The two clusters that merge k joined, at 2k and 2k + 1. */
  readonly children: Int32Array;
  readonly isActive: Uint8Array;
  readonly starts: Float64Array;
  readonly ends: Float64Array;
  readonly moats: Float64Array;
  readonly prizes: Float64Array;
  /** Sum of the moats inside a cluster, its own not counted. */
  readonly innerMoats: Float64Array;
  count: number;

  /** Shortcut towards the top plus one, and the moats it skips. */
  private readonly shortcuts: Int32Array;
  private readonly skipped: Float64Array;

  constructor(
    readonly nodeCount: number,
    scratch: Scratch,
  ) {
    this.paid = scratch.floats(2);
    const limit = Math.max(2 * nodeCount, 1);
    this.parents = scratch.integers(limit);
    this.children = scratch.integers(limit);
    this.isActive = scratch.bytes(limit);
    this.starts = scratch.floats(limit);
    this.ends = scratch.floats(limit);
    this.moats = scratch.floats(limit);
    this.prizes = scratch.floats(limit);
    this.innerMoats = scratch.floats(limit);
    this.shortcuts = scratch.integers(limit);
    this.skipped = scratch.floats(limit);
    this.count = nodeCount;
  }

  /** Sets `top` and `paid` for a node at time `now`. */
  climb(node: number, now: number): void {
    const { shortcuts, skipped, paid } = this;
    let top = node;
    let sum = 0;
    for (let up = shortcuts[top]!; up !== 0; up = shortcuts[top]!) {
      sum += skipped[top]!;
      top = up - 1;
    }
    this.compress(node, top, sum);
    this.top = top;
    if (this.isActive[top] === 1) {
      paid[1] = sum;
      paid[0] = sum + (now - this.starts[top]!);
    } else {
      paid[1] = sum + this.moats[top]!;
      paid[0] = paid[1]!;
    }
  }

  /** Stops a cluster's growth. */
  freeze(cluster: number, time: number): void {
    this.isActive[cluster] = 0;
    this.ends[cluster] = time;
    this.moats[cluster] = time - this.starts[cluster]!;
  }

  /** A new cluster of two frozen tops, not yet active; gives its number. */
  merge(first: number, second: number): number {
    const merged = this.count++;
    const at = 2 * (merged - this.nodeCount);
    this.children[at] = first;
    this.children[at + 1] = second;
    this.prizes[merged] = this.prizes[first]! + this.prizes[second]!;
    const inner = this.innerMoats[first]! + this.innerMoats[second]!;
    this.innerMoats[merged] = inner + this.moats[first]! + this.moats[second]!;
    this.attach(first, merged);
    this.attach(second, merged);
    return merged;
  }

  /** Marks every cluster inside a marked one, nodes too; `marks` has a row per cluster. */
  markInside(marks: Uint8Array): void {
    const { children, nodeCount } = this;
    for (let cluster = this.count - 1; cluster >= nodeCount; cluster--) {
      if (marks[cluster] === 0) continue;
      const at = 2 * (cluster - nodeCount);
      marks[children[at]!] = 1;
      marks[children[at + 1]!] = 1;
    }
  }

  private attach(child: number, parent: number): void {
    this.parents[child] = parent + 1;
    this.shortcuts[child] = parent + 1;
    this.skipped[child] = this.moats[child]!;
  }

  /** Points every cluster on the way from `from` straight at `top`. */
  private compress(from: number, top: number, sum: number): void {
    const { shortcuts, skipped } = this;
    let passed = 0;
    for (let cluster = from; cluster !== top;) {
      const next = shortcuts[cluster]! - 1;
      const step = skipped[cluster]!;
      shortcuts[cluster] = top + 1;
      // Not the same as `step` for the last on the way: rounding decides ties, and the reference rounds here.
      skipped[cluster] = sum - passed;
      passed += step;
      cluster = next;
    }
  }
}
