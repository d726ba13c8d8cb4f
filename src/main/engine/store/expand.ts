/**
 * Expansion: from seeds to a candidate graph, level by level.
 *
 * Every node nearer than `hops` is walked, levels in order and nodes of a level in ascending handle; a walked node offers its edges in
 * ascending handle, and every edge taken is a candidate with both its ends. So an edge between two nodes that are both `hops` away is
 * not a candidate. An offered edge is left out, for the first of these that holds, when
 *  1. its relation is not among the wanted ones (relation-filter);
 *  2. its far node has none of the wanted labels and is no seed (label-filter);
 *  3. the walked node already has `degreeCap` candidate edges (degree-cap);
 *  4. the candidate graph already has `edgeBudget` edges (edge-budget);
 *  5. the far node already has `degreeCap` candidate edges (degree-cap).
 * The cap thus tests both ends: no node of the result has more than `degreeCap` candidate edges, yet a seed keeps its edge to a hub.
 * Each walked node counts what it leaves out (an edge may so be counted at both its ends); a node too far to be walked counts what its
 * own cap refused.
 */
import { DROP_REASONS, type CandidateGraph, type DropReason, type Expansion } from "../../../shared/graph";
import { CELL, MARK, RELATION, type Adjacency } from "./adjacency";
import { toCandidateGraph } from "./candidate-columns";
import { Breather } from "./breather";
import { HOP, NODE_MARK, REFUSED, TAKEN, type Scratch } from "./scratch";
import { sortHandles } from "./sort-handles";
import type { Topology } from "./topology";

/** An expansion with its filters turned into tables by handle; undefined: all pass. */
export interface Walk {
  readonly how: Expansion;
  readonly labels: Uint8Array | undefined;
  readonly relations: Uint8Array | undefined;
}

/** The candidate graph around `from` (valid node handles). Throws AbortError when cancelled. */
export async function expand(
  topology: Topology,
  scratch: Scratch,
  from: readonly number[],
  walk: Walk,
  signal: AbortSignal,
): Promise<CandidateGraph> {
  const walker = new Walker(topology, scratch, walk);
  const breather = new Breather(signal);
  for (const seed of from) walker.enter(seed, 0);
  let start = 0;
  for (let level = 0; level < walk.how.hops; level++) {
    const frontier = sortHandles(scratch.nodes.slice(start, walker.nodeCount), topology.nodeCount);
    start = walker.nodeCount;
    for (const node of frontier) {
      walker.walk(node, level);
      if (breather.isDue(walker.steps)) await breather.breathe();
    }
  }
  walker.countRefused(start);
  return toCandidateGraph(topology, scratch, walker.nodeCount, walker.edgeCount, walker.dropped);
}

class Walker {
  nodeCount = 0;
  edgeCount = 0;
  /** Edges looked at, for cancellation. */
  steps = 0;
  readonly dropped = { node: [] as number[], reason: [] as number[], count: [] as number[] };
  private readonly adjacency: Adjacency;
  private readonly cap: number;
  private readonly isFree: boolean;
  private readonly cells: Int32Array;
  private readonly nodeCells: Int32Array;
  private readonly generation: number;

  constructor(
    private readonly topology: Topology,
    private readonly scratch: Scratch,
    private readonly filters: Walk,
  ) {
    this.adjacency = topology.towards(filters.how.direction);
    this.cap = filters.how.degreeCap || 2 ** 31 - 1;
    this.isFree = !filters.labels && !filters.relations;
    this.cells = topology.cells;
    this.nodeCells = scratch.nodeCells;
    this.generation = scratch.generation;
  }

  /** Marks a node as part of the result unless it is already. */
  enter(node: number, hop: number): void {
    const cell = node * CELL;
    if (this.nodeCells[cell + NODE_MARK] === this.generation) return;
    this.nodeCells[cell + NODE_MARK] = this.generation;
    this.nodeCells[cell + HOP] = hop;
    this.nodeCells[cell + TAKEN] = 0;
    this.nodeCells[cell + REFUSED] = 0;
    this.scratch.nodes[this.nodeCount++] = node;
  }

  /** Offers every edge of a node. */
  walk(node: number, level: number): void {
    const { starts } = this.adjacency;
    const [start, end] = [starts[node]!, starts[node + 1]!];
    const left = this.isFree
      ? this.takeFreely(node, level, start, end)
      : this.takeFiltered(node, level, start, end);
    this.drop(node, "degree-cap", left.full);
    this.drop(node, "edge-budget", left.overBudget);
  }

  // Without filters the rest of a full node's edges need not be looked at, only counted: a hub costs no more than its cap.
  private takeFreely(node: number, level: number, start: number, end: number) {
    const { steps } = this.adjacency;
    const budget = this.filters.how.edgeBudget;
    let at = start;
    let known = 0;
    for (; at < end && !this.isFull(node) && this.edgeCount < budget; at++) {
      if (
        this.isTaken(steps[2 * at]!, steps[2 * at + 1]!) ||
        this.take(steps[2 * at]!, node, steps[2 * at + 1]!, level)
      )
        known++;
    }
    this.steps += at - start + 1;
    // Only a walk in both directions can meet edges that the other end took before.
    const takenAhead = this.filters.how.direction === "both" ? this.taken(node) - known : 0;
    const left = Math.max(0, end - at - takenAhead);
    return this.isFull(node) ? { full: left, overBudget: 0 } : { full: 0, overBudget: left };
  }

  private takeFiltered(node: number, level: number, start: number, end: number) {
    const { steps } = this.adjacency;
    const left = { full: 0, overBudget: 0 };
    let [wrongRelation, wrongLabel] = [0, 0];
    for (let at = start; at < end; at++) {
      const edge = steps[2 * at]!;
      const far = steps[2 * at + 1]!;
      if (this.isTaken(edge, far)) continue;
      if (!this.hasWantedRelation(edge)) wrongRelation++;
      else if (!this.mayEnter(far)) wrongLabel++;
      else if (this.isFull(node)) left.full++;
      else if (this.edgeCount >= this.filters.how.edgeBudget) left.overBudget++;
      else this.take(edge, node, far, level);
    }
    this.steps += end - start + 1;
    this.drop(node, "label-filter", wrongLabel);
    this.drop(node, "relation-filter", wrongRelation);
    return left;
  }

  private take(edge: number, near: number, far: number, level: number): boolean {
    const { nodeCells, generation } = this;
    const cell = far * CELL;
    if (nodeCells[cell + NODE_MARK] === generation && nodeCells[cell + TAKEN]! >= this.cap) {
      nodeCells[cell + REFUSED]!++;
      return false;
    }
    this.enter(far, level + 1);
    this.cells[edge * CELL + MARK] = generation;
    this.scratch.edges[this.edgeCount++] = edge;
    nodeCells[near * CELL + TAKEN]!++;
    if (far !== near) nodeCells[cell + TAKEN]!++;
    return true;
  }

  // The far node is asked first: where it has not entered, the edge's own cell, most likely not in the cache, need not be read.
  private isTaken(edge: number, far: number): boolean {
    const hasEntered = this.nodeCells[far * CELL + NODE_MARK] === this.generation;
    return hasEntered && this.cells[edge * CELL + MARK] === this.generation;
  }

  private taken(node: number): number {
    return this.nodeCells[node * CELL + TAKEN]!;
  }

  private isFull(node: number): boolean {
    return this.taken(node) >= this.cap;
  }

  private hasWantedRelation(edge: number): boolean {
    const { relations } = this.filters;
    return !relations || relations[this.cells[edge * CELL + RELATION]!] === 1;
  }

  private mayEnter(far: number): boolean {
    const { labels } = this.filters;
    // What has already entered is a seed or has passed this test.
    const hasEntered = this.nodeCells[far * CELL + NODE_MARK] === this.generation;
    return !labels || hasEntered || this.topology.hasLabel(far, labels);
  }

  /** Counts what nodes too far to be walked refused: those entered from place `start` on. */
  countRefused(start: number): void {
    const { nodes } = this.scratch;
    for (let at = start; at < this.nodeCount; at++)
      this.drop(nodes[at]!, "degree-cap", this.nodeCells[nodes[at]! * CELL + REFUSED]!);
  }

  private drop(node: number, reason: DropReason, count: number): void {
    if (count === 0) return;
    this.dropped.node.push(node);
    this.dropped.reason.push(DROP_REASONS.indexOf(reason));
    this.dropped.count.push(count);
  }
}
