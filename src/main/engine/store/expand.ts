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
import type { Adjacency } from "./adjacency";
import { toCandidateGraph } from "./candidate-columns";
import { Breather } from "./breather";
import type { Scratch } from "./scratch";
import { hasLabel, type Topology } from "./topology";

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
    const frontier = scratch.nodes.slice(start, walker.nodeCount).sort();
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

  constructor(
    private readonly topology: Topology,
    private readonly scratch: Scratch,
    private readonly filters: Walk,
  ) {
    this.adjacency = topology[filters.how.direction];
    this.cap = filters.how.degreeCap || 2 ** 31 - 1;
    this.isFree = !filters.labels && !filters.relations;
  }

  /** Marks a node as part of the result unless it is already. */
  enter(node: number, hop: number): void {
    const { nodeMarks, generation, hops, taken, refused, nodes } = this.scratch;
    if (nodeMarks[node] === generation) return;
    nodeMarks[node] = generation;
    hops[node] = hop;
    taken[node] = 0;
    refused[node] = 0;
    nodes[this.nodeCount++] = node;
  }

  /** Offers every edge of a node. */
  walk(node: number, level: number): void {
    const { starts } = this.adjacency;
    const end = starts[node + 1]!;
    const left = this.isFree ? this.takeFreely(node, level, end) : this.takeFiltered(node, level, end);
    this.drop(node, "degree-cap", left.full);
    this.drop(node, "edge-budget", left.overBudget);
  }

  // Without filters the rest of a full node's edges need not be looked at, only counted: a hub costs no more than its cap.
  private takeFreely(node: number, level: number, end: number) {
    const { edges, far, starts } = this.adjacency;
    const { edgeMarks, generation, taken } = this.scratch;
    const budget = this.filters.how.edgeBudget;
    let at = starts[node]!;
    let known = 0;
    for (; at < end && taken[node]! < this.cap && this.edgeCount < budget; at++) {
      const edge = edges[at]!;
      if (edgeMarks[edge] === generation || this.take(edge, node, far[at]!, level)) known++;
    }
    this.steps += at - starts[node]! + 1;
    // Only a walk in both directions can meet edges that the other end took before.
    const takenAhead = this.filters.how.direction === "both" ? taken[node]! - known : 0;
    const left = Math.max(0, end - at - takenAhead);
    return taken[node]! < this.cap ? { full: 0, overBudget: left } : { full: left, overBudget: 0 };
  }

  private takeFiltered(node: number, level: number, end: number) {
    const { edges, far, starts } = this.adjacency;
    const { edgeMarks, generation, taken } = this.scratch;
    const budget = this.filters.how.edgeBudget;
    const left = { full: 0, overBudget: 0 };
    let [wrongRelation, wrongLabel] = [0, 0];
    for (let at = starts[node]!; at < end; at++) {
      const edge = edges[at]!;
      if (edgeMarks[edge] === generation) continue;
      if (!this.hasWantedRelation(edge)) wrongRelation++;
      else if (!this.mayEnter(far[at]!)) wrongLabel++;
      else if (taken[node]! >= this.cap) left.full++;
      else if (this.edgeCount >= budget) left.overBudget++;
      else this.take(edge, node, far[at]!, level);
    }
    this.steps += end - starts[node]! + 1;
    this.drop(node, "label-filter", wrongLabel);
    this.drop(node, "relation-filter", wrongRelation);
    return left;
  }

  private take(edge: number, near: number, far: number, level: number): boolean {
    const { edgeMarks, generation, taken, refused, nodeMarks, edges } = this.scratch;
    if (nodeMarks[far] === generation && taken[far]! >= this.cap) {
      refused[far]!++;
      return false;
    }
    this.enter(far, level + 1);
    edgeMarks[edge] = generation;
    edges[this.edgeCount++] = edge;
    taken[near]!++;
    if (far !== near) taken[far]!++;
    return true;
  }

  private hasWantedRelation(edge: number): boolean {
    const { relations } = this.filters;
    return !relations || relations[this.topology.relations[edge]!] === 1;
  }

  private mayEnter(far: number): boolean {
    const { labels } = this.filters;
    const { nodeMarks, generation } = this.scratch;
    // What has already entered is a seed or has passed this test.
    return !labels || nodeMarks[far] === generation || hasLabel(this.topology, far, labels);
  }

  /** Counts what nodes too far to be walked refused: those entered from place `start` on. */
  countRefused(start: number): void {
    const { nodes, refused } = this.scratch;
    for (let at = start; at < this.nodeCount; at++) this.drop(nodes[at]!, "degree-cap", refused[nodes[at]!]!);
  }

  private drop(node: number, reason: DropReason, count: number): void {
    if (count === 0) return;
    this.dropped.node.push(node);
    this.dropped.reason.push(DROP_REASONS.indexOf(reason));
    this.dropped.count.push(count);
  }
}
