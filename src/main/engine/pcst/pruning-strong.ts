/** Strong pruning (Johnson, Minkoff & Phillips 2000): of each tree, cuts every branch that does not pay for the edge to it. */
import type { Forest } from "./forest";
import type { Instance } from "./instance";
import { STRONG_NONPOSITIVE } from "./reason-codes";

/** Where the edges cut are written: their reason, and payoff − cost of the branch (≤ 0). */
export interface Verdicts {
  readonly reasons: Uint8Array;
  readonly margins: Float64Array;
}

/** Cuts within each tree of the forest, seen from the instance's root or else from the node where it is worth most. */
export function pruneUnprofitable(instance: Instance, forest: Forest, verdicts: Verdicts): void {
  const branches = new Branches(instance, forest);
  if (instance.root >= 0) branches.cutFrom(instance.root);
  else {
    for (const edge of forest.edges) {
      const start = instance.sources[edge]!;
      if (!branches.isSeen(start)) branches.cutFrom(branches.bestRoot(start));
    }
  }
  for (const edge of forest.edges) {
    const child = branches.lowerNode(instance.sources[edge]!, instance.targets[edge]!);
    if (forest.isCut[child] === 0) continue;
    verdicts.reasons[edge] = STRONG_NONPOSITIVE;
    verdicts.margins[edge] = branches.margins[child]!;
  }
}

class Branches {
  /** Payoff − cost of the branch a cut node went with. */
  readonly margins: Float64Array;
  /** What the tree below a node is worth, its unprofitable branches left out. */
  private readonly payoffs: Float64Array;
  /** Half-edge from a node's parent plus one, 0 at a root. */
  private readonly fromParent: Int32Array;
  private readonly seen: Uint8Array;

  constructor(
    private readonly instance: Instance,
    private readonly forest: Forest,
  ) {
    this.margins = new Float64Array(instance.nodeCount);
    this.payoffs = new Float64Array(instance.nodeCount);
    this.fromParent = new Int32Array(instance.nodeCount);
    this.seen = new Uint8Array(instance.nodeCount);
  }

  isSeen(node: number): boolean {
    return this.seen[node] === 1;
  }

  /** Of an edge's two nodes the one further from the root. */
  lowerNode(source: number, target: number): number {
    return this.parent(target) === source ? target : source;
  }

  /** Node of the tree around `start` from which the tree is worth most; among equals the first met. */
  bestRoot(start: number): number {
    let best = start;
    for (const node of this.weigh(start)) {
      if (node !== start) this.turnTowards(node);
      if (this.payoffs[node]! > this.payoffs[best]!) best = node;
    }
    return best;
  }

  /** Cuts every branch below `root` that is not worth its edge. */
  cutFrom(root: number): void {
    const order = this.weigh(root);
    for (let place = order.length - 1; place > 0; place--) {
      const node = order[place]!;
      const margin = this.payoffs[node]! - this.parentCost(node);
      if (margin > 0) continue;
      this.margins[node] = margin;
      this.forest.cut(node, this.parent(node));
    }
    this.spreadMargins(order);
  }

  /** Payoffs of the tree around `root`, leaves first; gives its nodes, parents before children. */
  private weigh(root: number): Int32Array {
    const order = this.order(root);
    for (let place = order.length - 1; place >= 0; place--) {
      const node = order[place]!;
      this.payoffs[node] = this.payoffBelow(node);
    }
    return order;
  }

  private payoffBelow(node: number): number {
    const { forest, payoffs } = this;
    let payoff = this.instance.prizes[node]!;
    for (let half = forest.first(node); half >= 0; half = forest.next(half)) {
      if (this.leadsUp(half, node)) continue;
      const net = payoffs[forest.far(half)]! - forest.cost(half);
      if (net > 0) payoff += net;
    }
    return payoff;
  }

  /** Nodes of the tree around `root`, parents before children, the last branch of a node first. */
  private order(root: number): Int32Array {
    const { forest } = this;
    const order: number[] = [];
    const waiting = [root];
    this.fromParent[root] = 0;
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      order.push(node);
      this.seen[node] = 1;
      for (let half = forest.first(node); half >= 0; half = forest.next(half)) {
        if (this.leadsUp(half, node)) continue;
        const far = forest.far(half);
        this.fromParent[far] = half + 1;
        waiting.push(far);
      }
    }
    return Int32Array.from(order);
  }

  /** Adds to a node's payoff what the rest of the tree is worth, its parent's payoff being that of the whole tree already. */
  private turnTowards(node: number): void {
    const { payoffs } = this;
    const cost = this.parentCost(node);
    const own = payoffs[node]! - cost;
    const whole = payoffs[this.parent(node)]!;
    const rest = own > 0 ? whole - own : whole;
    if (rest > cost) payoffs[node] = payoffs[node]! + (rest - cost);
  }

  /** A node cut along with a branch above it shares that branch's margin. */
  private spreadMargins(order: Int32Array): void {
    for (const node of order) {
      if (this.forest.isCut[node] === 0 || this.fromParent[node] === 0) continue;
      const parent = this.parent(node);
      if (this.forest.isCut[parent] === 1 && this.payoffs[node]! - this.parentCost(node) > 0)
        this.margins[node] = this.margins[parent]!;
    }
  }

  private leadsUp(half: number, node: number): boolean {
    return this.fromParent[node] === (half ^ 1) + 1;
  }

  private parent(node: number): number {
    const half = this.fromParent[node]! - 1;
    return half < 0 ? -1 : this.forest.far(half ^ 1);
  }

  private parentCost(node: number): number {
    return this.forest.cost(this.fromParent[node]! - 1);
  }
}
