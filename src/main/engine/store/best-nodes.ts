/** The k best of a stream of scored nodes, in a heap whose top is the worst of them. */
import type { ScoredNode } from "../../../shared/graph";

export class BestNodes {
  /** A score that does not exceed this cannot enter, provided nodes come in ascending handle: the earlier of equals stays. */
  threshold = -Infinity;
  private readonly heap: { node: number; score: number }[] = [];

  constructor(private readonly k: number) {
    if (k <= 0) this.threshold = Infinity;
  }

  /** Nodes may come in any order; of equal scores the lower handle is better. */
  add(node: number, score: number): void {
    if (this.k <= 0) return;
    const entry = { node, score };
    if (this.heap.length < this.k) this.rise(entry);
    else if (isWorse(this.heap[0]!, entry)) this.sink(entry);
    if (this.heap.length === this.k) this.threshold = this.heap[0]!.score;
  }

  /** Best first. */
  sorted(): ScoredNode[] {
    return [...this.heap].sort((one, other) => (isWorse(one, other) ? 1 : -1));
  }

  private rise(entry: ScoredNode): void {
    let at = this.heap.push(entry) - 1;
    for (let parent = (at - 1) >> 1; at > 0 && isWorse(entry, this.heap[parent]!); parent = (at - 1) >> 1) {
      this.heap[at] = this.heap[parent]!;
      at = parent;
    }
    this.heap[at] = entry;
  }

  private sink(entry: ScoredNode): void {
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.heap.length) break;
      if (child + 1 < this.heap.length && isWorse(this.heap[child + 1]!, this.heap[child]!)) child++;
      if (!isWorse(this.heap[child]!, entry)) break;
      this.heap[at] = this.heap[child]!;
      at = child;
    }
    this.heap[at] = entry;
  }
}

function isWorse(one: ScoredNode, other: ScoredNode): boolean {
  return one.score < other.score || (one.score === other.score && one.node > other.node);
}
