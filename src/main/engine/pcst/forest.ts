import type { Instance } from "./instance";
import type { Scratch } from "./scratch";

/** Neighbours within a list of edges that closes no cycle; the edges at a node come in the order of the list. */
export class Forest {
  /** Half-edges at each node as lists, number plus one; half-edge 2i leads from the source of edge i of the list to its target. */
  private readonly firstAt: Int32Array;
  private readonly nextAt: Int32Array;
  /** Nodes a pruning has cut away. */
  readonly isCut: Uint8Array;

  constructor(
    private readonly instance: Instance,
    readonly edges: Int32Array,
    scratch: Scratch,
  ) {
    this.firstAt = scratch.integers(instance.nodeCount);
    this.nextAt = scratch.integers(2 * edges.length);
    this.isCut = scratch.bytes(instance.nodeCount);
    for (let row = edges.length - 1; row >= 0; row--) {
      this.list(2 * row + 1, instance.targets[edges[row]!]!);
      this.list(2 * row, instance.sources[edges[row]!]!);
    }
  }

  /** First half-edge at a node, −1 when it has none. */
  first(node: number): number {
    return this.firstAt[node]! - 1;
  }

  /** Half-edge after this one at the same node, −1 after the last. */
  next(half: number): number {
    return this.nextAt[half]! - 1;
  }

  /** Node a half-edge leads to. */
  far(half: number): number {
    const edge = this.edges[half >> 1]!;
    return half % 2 === 0 ? this.instance.targets[edge]! : this.instance.sources[edge]!;
  }

  /** Cost of a half-edge's edge. */
  cost(half: number): number {
    return this.instance.costs[this.edges[half >> 1]!]!;
  }

  /** Cuts away every node on `start`'s side of its edge to `parent`. */
  cut(start: number, parent: number): void {
    this.isCut[start] = 1;
    const waiting = [start];
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      for (let half = this.first(node); half >= 0; half = this.next(half)) {
        const far = this.far(half);
        if (far === parent || this.isCut[far] === 1) continue;
        this.isCut[far] = 1;
        waiting.push(far);
      }
    }
  }

  private list(half: number, node: number): void {
    this.nextAt[half] = this.firstAt[node]!;
    this.firstAt[node] = half + 1;
  }
}
