/**
 * Growth phase of Goemans & Williamson (1995) for prize-collecting Steiner trees, in the event-driven form of
 * Hegde, Indyk & Schmidt (2014): moats grow around prized clusters, an edge they fill merges two of them, a spent prize stops one.
 *
 * Which of two equally good results is found follows the order of edges, and matches pcst_fast 1.0.10.
 */
import { Clusters } from "./clusters";
import { EdgeEnds } from "./edge-ends";
import type { Instance } from "./instance";
import { KeyedQueue } from "./keyed-queue";
import { CYCLE, MERGED_KEPT, NEVER_REACHED } from "./reason-codes";

/** An edge counts as filled when less than this part of its cost is left. */
const NEARLY_FILLED = 1e-6;

export class Growth {
  readonly clusters: Clusters;
  /** The edge of each merge, in the order of time; the first `mergeCount` rows are filled. */
  readonly mergeEdges: Int32Array;
  /** Where merge k met an inactive cluster: that cluster plus one, and the edge's node on its side; else 0. */
  readonly frozenClusters: Int32Array;
  readonly frozenNodes: Int32Array;
  mergeCount = 0;
  /** m rows: never reached, merged (kept, so far) or cycle; and the time of that event. */
  readonly reasons: Uint8Array;
  readonly times: Float64Array;
  /** Clusters active when growth stopped, ascending. */
  survivors: Int32Array = new Int32Array(0);
  /** Top cluster that holds the root, −1 when there is none. */
  rootCluster: number;
  /** Time of the last event. */
  now = 0;

  private readonly ends: EdgeEnds;
  private readonly edgeEvents: KeyedQueue;
  private readonly stops: KeyedQueue;
  private activeCount: number;

  constructor(private readonly instance: Instance) {
    const { nodeCount, costs, prizes, root } = instance;
    this.clusters = new Clusters(nodeCount);
    this.mergeEdges = new Int32Array(nodeCount);
    this.frozenClusters = new Int32Array(nodeCount);
    this.frozenNodes = new Int32Array(nodeCount);
    this.reasons = new Uint8Array(costs.length).fill(NEVER_REACHED);
    this.times = new Float64Array(costs.length).fill(NaN);
    this.rootCluster = root;
    this.ends = new EdgeEnds(instance);
    const prized = countPrized(prizes, root);
    this.edgeEvents = new KeyedQueue(2 * nodeCount, prized);
    this.stops = new KeyedQueue(2 * nodeCount, prized);
    this.activeCount = prized;
  }

  /** Grows until only the wanted number of clusters is active; with a root, until none is. */
  run(): void {
    const { prizes, root, clusters } = this.instance;
    const wanted = root >= 0 ? 0 : clusters;
    if (this.activeCount < wanted) {
      this.survivors = lastActive(prizes, wanted);
      for (const node of this.survivors) this.clusters.isActive[node] = 1;
      return;
    }
    this.startPrized();
    while (this.activeCount > wanted) {
      const edgeTime = this.edgeEvents.smallestKey();
      const stopTime = this.stops.smallestKey();
      // At the same moment a spent prize comes before a filled edge.
      if (edgeTime < stopTime) this.meet(this.edgeEvents.smallestItem(), edgeTime);
      else this.stop(this.stops.smallestItem(), stopTime);
    }
    this.survivors = this.stops.contents().sort();
  }

  private startPrized(): void {
    const { prizes, root } = this.instance;
    for (let node = 0; node < prizes.length; node++) {
      const prize = prizes[node]!;
      if (node === root || prize === 0) continue;
      this.clusters.prizes[node] = prize;
      this.clusters.isActive[node] = 1;
      this.ends.wake(node);
      this.stops.set(node, prize);
      this.reschedule(node);
    }
  }

  /** A cluster has spent the prizes inside it. */
  private stop(cluster: number, time: number): void {
    this.now = time;
    this.clusters.freeze(cluster, time);
    this.retire(cluster);
  }

  /** The first coming event of a cluster: one of its edges is filled, or was thought to be by now. */
  private meet(cluster: number, time: number): void {
    const { clusters, ends } = this;
    this.now = time;
    const end = ends.takeFirst(cluster);
    if (ends.isSettled[end] === 1) {
      this.reschedule(cluster);
      return;
    }
    const edge = end >> 1;
    clusters.climb(ends.nodeAt(end), time);
    const paid = clusters.paid[0]!;
    clusters.climb(ends.nodeAt(end ^ 1), time);
    const other = clusters.top;
    if (other === cluster) {
      this.settle(end, CYCLE);
      this.reschedule(cluster);
      return;
    }
    const cost = this.instance.costs[edge]!;
    const left = cost - paid - clusters.paid[0]!;
    if (left < NEARLY_FILLED * cost || left === 0) this.merge(cluster, other, end, left);
    else this.postpone(cluster, other, end, paid, left);
  }

  /** Neither end of a settled edge has anything more to say. */
  private settle(end: number, reason: number): void {
    this.ends.isSettled[end ^ 1] = 1;
    this.reasons[end >> 1] = reason;
    this.times[end >> 1] = this.now;
  }

  /** The edge is not filled yet (one side stopped or slept meanwhile): reckons its next meeting. */
  private postpone(cluster: number, other: number, end: number, paid: number, left: number): void {
    const { clusters, ends, now } = this;
    const far = end ^ 1;
    const farPaid = clusters.paid[0]!;
    const farFinished = clusters.paid[1]!;
    if (clusters.isActive[other] === 1) {
      const time = now + left / 2;
      ends.due[end] = paid + left / 2;
      ends.insert(cluster, end, time);
      ends.lower(other, far, clusters.starts[other]! + ends.due[far]! - farFinished, time);
      ends.due[far] = farPaid + left / 2;
      this.reschedule(other);
    } else {
      ends.due[end] = this.instance.costs[end >> 1]! - farFinished;
      ends.insert(cluster, end, now + left);
      if (other !== this.rootCluster) {
        const stopped = clusters.ends[other]!;
        ends.lower(other, far, stopped + ends.due[far]! - farFinished, stopped);
        ends.due[far] = farFinished;
      }
    }
    this.reschedule(cluster);
  }

  private merge(cluster: number, other: number, end: number, left: number): void {
    const { clusters } = this;
    const time = this.now + left;
    const wasActive = clusters.isActive[other] === 1;
    const withRoot = other === this.rootCluster;
    this.settle(end, MERGED_KEPT);
    this.mergeEdges[this.mergeCount] = end >> 1;
    clusters.freeze(cluster, time);
    this.retire(cluster);
    if (wasActive) {
      clusters.freeze(other, time);
      this.retire(other);
    } else if (!withRoot) this.meetFrozen(other, end, time);
    this.mergeCount++;
    const merged = clusters.merge(cluster, other);
    if (withRoot) this.rootCluster = merged;
    else {
      this.ends.join(cluster, other, merged);
      this.start(merged, time);
    }
  }

  /** An inactive cluster is taken in: notes where, and lets its edges go on from where they stopped. */
  private meetFrozen(other: number, end: number, time: number): void {
    this.frozenClusters[this.mergeCount] = other + 1;
    this.frozenNodes[this.mergeCount] = this.ends.nodeAt(end ^ 1);
    this.ends.wake(other);
    this.ends.delay(other, time - this.clusters.ends[other]!);
  }

  private start(merged: number, time: number): void {
    const { clusters } = this;
    clusters.isActive[merged] = 1;
    clusters.starts[merged] = time;
    this.activeCount++;
    this.stops.set(merged, time + clusters.prizes[merged]! - clusters.innerMoats[merged]!);
    this.reschedule(merged);
  }

  private retire(cluster: number): void {
    this.activeCount--;
    this.stops.remove(cluster);
    this.edgeEvents.remove(cluster);
  }

  private reschedule(cluster: number): void {
    const time = this.ends.firstEvent(cluster);
    if (Number.isNaN(time)) this.edgeEvents.remove(cluster);
    else this.edgeEvents.set(cluster, time);
  }
}

function countPrized(prizes: Float64Array, root: number): number {
  let count = 0;
  for (let node = 0; node < prizes.length; node++) if (node !== root && prizes[node]! > 0) count++;
  return count;
}

/** Fewer nodes are prized than clusters wanted: the others stop at time 0 in ascending order, until as many as wanted are left. */
function lastActive(prizes: Float64Array, wanted: number): Int32Array {
  const active: number[] = [];
  let stopping = prizes.length - wanted;
  for (let node = 0; node < prizes.length; node++)
    if (prizes[node]! > 0 || stopping-- <= 0) active.push(node);
  return Int32Array.from(active);
}
