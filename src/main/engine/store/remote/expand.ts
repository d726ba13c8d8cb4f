/**
 * Expansion over a remote graph: level by level, the rules and the order of ../expand.ts, so that both give the same candidate graph edge
 * by edge. The server filters, orders and caps each node's steps; a hub sends no more of them than can be taken.
 */
import { DROP_REASONS, type CandidateGraph, type DropReason, type Expansion } from "../../../../shared/graph";
import { toCandidates, type Drop, type RemoteEdge } from "./columns";
import type { Steps, StepSource } from "./steps";

/** Steps asked for beyond a cap: some are refused by their far ends. */
const SPARE = 16;
const UNCAPPED_PAGE = 1000;
/** Steps that one answer should hold, and how many nodes may be asked about at once. */
const STEPS_PER_ANSWER = 20_000;
const FIRST_NODES = 64;
const MOST_NODES = 4096;

/** The candidate graph around `from`; throws FailureError invalid-request for a node that is not there. */
export async function expandRemotely(
  from: readonly number[],
  how: Expansion,
  relationOf: (type: string) => number,
  steps: StepSource,
): Promise<CandidateGraph> {
  const walker = new RemoteWalker(how, relationOf, steps);
  for (const seed of from) walker.enter(seed, 0);
  let start = 0;
  for (let level = 0; level < how.hops; level++) {
    const frontier = walker.entered.slice(start).sort((one, other) => one - other);
    start = walker.entered.length;
    await walker.walkAll(frontier, level);
  }
  walker.countRefused(start);
  return toCandidates(walker.hops, walker.edges, walker.drops);
}

class RemoteWalker {
  readonly entered: number[] = [];
  readonly hops = new Map<number, number>();
  readonly edges: RemoteEdge[] = [];
  readonly drops: Drop[] = [];
  private readonly takenEdges = new Set<number>();
  private readonly takenAt = new Map<number, number>();
  private readonly refusedAt = new Map<number, number>();
  private readonly cap: number;
  private readonly page: number;

  constructor(
    private readonly how: Expansion,
    private readonly relationOf: (type: string) => number,
    private readonly steps: StepSource,
  ) {
    this.cap = how.degreeCap || Infinity;
    this.page = how.degreeCap > 0 ? how.degreeCap + SPARE : UNCAPPED_PAGE;
  }

  enter(node: number, hop: number): void {
    if (this.hops.has(node)) return;
    this.hops.set(node, hop);
    this.entered.push(node);
  }

  /** Offers every step of the nodes in turn; as many nodes are asked about at once as one answer should hold. */
  async walkAll(nodes: readonly number[], level: number): Promise<void> {
    let size = FIRST_NODES;
    for (let first = 0; first < nodes.length;) {
      const portion = nodes.slice(first, first + size);
      first += portion.length;
      const found = this.isOverBudget()
        ? await this.steps.count(portion)
        : await this.steps.fetch(portion, this.page);
      let held = 1;
      for (const node of portion) {
        const steps = found.get(node)!;
        held += steps.edges.length;
        await this.walk(node, steps, level);
      }
      size = this.isOverBudget() ? MOST_NODES : next(size, held, portion.length);
    }
  }

  /** Counts what nodes too far to be walked refused: those entered from place `start` on. */
  countRefused(start: number): void {
    for (const node of this.entered.slice(start))
      this.drop(node, "degree-cap", this.refusedAt.get(node) ?? 0);
  }

  private async walk(node: number, first: Steps, level: number): Promise<void> {
    let [steps, looked, known] = [first, 0, 0];
    for (let at = 0; !this.isFull(node) && !this.isOverBudget(); at++) {
      if (at === steps.edges.length) {
        if (looked === first.wanted || at === 0) break;
        const more = await this.steps.fetch([node], 4 * this.page, steps.edges[at - 1]!);
        [steps, at] = [more.get(node)!, 0];
        if (steps.edges.length === 0) break;
      }
      looked++;
      if (this.takenEdges.has(steps.edges[at]!) || this.take(node, steps, at, level)) known++;
    }
    // Only a walk in both directions can meet edges that the other end took before.
    const takenAhead = this.how.direction === "both" ? this.taken(node) - known : 0;
    const left = Math.max(0, first.wanted - looked - takenAhead);
    this.drop(node, "label-filter", first.related - first.wanted);
    this.drop(node, "relation-filter", first.degree - first.related);
    this.drop(node, this.isFull(node) ? "degree-cap" : "edge-budget", left);
  }

  private take(near: number, steps: Steps, at: number, level: number): boolean {
    const far = steps.fars[at]!;
    if (this.hops.has(far) && this.isFull(far)) {
      this.refusedAt.set(far, (this.refusedAt.get(far) ?? 0) + 1);
      return false;
    }
    this.enter(far, level + 1);
    const edge = steps.edges[at]!;
    const [source, target] = steps.leaves[at] ? [near, far] : [far, near];
    this.takenEdges.add(edge);
    this.edges.push({ edge, source, target, relation: this.relationOf(steps.types[at]!) });
    this.takenAt.set(near, this.taken(near) + 1);
    if (far !== near) this.takenAt.set(far, this.taken(far) + 1);
    return true;
  }

  private taken(node: number): number {
    return this.takenAt.get(node) ?? 0;
  }

  private isFull(node: number): boolean {
    return this.taken(node) >= this.cap;
  }

  private isOverBudget(): boolean {
    return this.edges.length >= this.how.edgeBudget;
  }

  private drop(node: number, reason: DropReason, count: number): void {
    if (count > 0) this.drops.push({ node, reason: DROP_REASONS.indexOf(reason), count });
  }
}

function next(size: number, held: number, asked: number): number {
  const fitting = Math.floor((STEPS_PER_ANSWER * asked) / held);
  return Math.max(1, Math.min(MOST_NODES, 4 * size, fitting));
}
