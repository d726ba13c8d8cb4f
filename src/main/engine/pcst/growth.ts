/**
 * Growth phase of Goemans & Williamson (1995) for prize-collecting Steiner trees, in the event-driven form of
 * Hegde, Indyk & Schmidt (2014): moats grow around prized clusters, an edge they fill merges two of them, a spent prize stops one.
 *
 * Which of two equally good results is found follows the order of edges, and matches pcst_fast 1.0.10.
 */
import { Clusters } from "./clusters";
import { EdgeEnds } from "./edge-ends";
import type { Instance } from "./instance";
import { EventQueue } from "./event-queue";
import type { Scratch } from "./scratch";
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
  /** When the first edge of a cluster may be filled; holds while that is still the cluster's first. */
  private readonly meetings: EventQueue;
  /** When a cluster has spent its prizes; holds while the cluster is active. */
  private readonly stops: EventQueue;
  private activeCount: number;

  constructor(
    private readonly instance: Instance,
    scratch: Scratch,
  ) {
    const { nodeCount, costs, prizes, root } = instance;
    this.clusters = new Clusters(nodeCount, scratch);
    this.mergeEdges = scratch.integers(nodeCount);
    this.frozenClusters = scratch.integers(nodeCount);
    this.frozenNodes = scratch.integers(nodeCount);
    this.reasons = new Uint8Array(costs.length).fill(NEVER_REACHED);
    this.times = new Float64Array(costs.length).fill(NaN);
    this.rootCluster = root;
    this.ends = new EdgeEnds(instance, scratch);
    const prized = countPrized(prizes, root);
    this.meetings = new EventQueue(prized, scratch);
    this.stops = new EventQueue(prized, scratch);
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
      const meetingTime = this.nextMeeting();
      const stopTime = this.nextStop();
      // At the same moment a spent prize comes before a filled edge.
      if (meetingTime < stopTime) this.meet(this.meetings.firstCluster(), meetingTime);
      else this.stop(this.stops.firstCluster(), stopTime);
    }
    this.survivors = this.activeClusters();
  }

  /** Time of the first meeting that holds, Infinity when there is none. */
  private nextMeeting(): number {
    const { meetings, ends, clusters } = this;
    for (;;) {
      const time = meetings.firstTime();
      if (time === Infinity) return time;
      const cluster = meetings.firstCluster();
      if (clusters.isActive[cluster] === 1 && ends.firstEvent(cluster) === time) return time;
      meetings.dropFirst();
    }
  }

  /** Time of the first stop that holds; while a cluster is active there is one. */
  private nextStop(): number {
    const { stops, clusters } = this;
    while (clusters.isActive[stops.firstCluster()] === 0) stops.dropFirst();
    return stops.firstTime();
  }

  private activeClusters(): Int32Array {
    const { isActive } = this.clusters;
    const active: number[] = [];
    for (let cluster = isActive.indexOf(1); cluster >= 0; cluster = isActive.indexOf(1, cluster + 1))
      active.push(cluster);
    return Int32Array.from(active);
  }

  private startPrized(): void {
    const { prizes, root } = this.instance;
    for (let node = 0; node < prizes.length; node++) {
      const prize = prizes[node]!;
      if (node === root || prize === 0) continue;
      this.clusters.prizes[node] = prize;
      this.clusters.isActive[node] = 1;
      this.ends.wake(node);
      this.stops.add(node, prize);
      const meeting = this.ends.firstEvent(node);
      if (!Number.isNaN(meeting)) this.meetings.add(node, meeting);
    }
  }

  /** A cluster has spent the prizes inside it. */
  private stop(cluster: number, time: number): void {
    this.now = time;
    this.stops.dropFirst();
    this.clusters.freeze(cluster, time);
    this.activeCount--;
  }

  /** The first coming event of a cluster: one of its edges is filled, or was thought to be by now. */
  private meet(cluster: number, time: number): void {
    const { clusters, ends } = this;
    this.now = time;
    const end = ends.takeFirst(cluster);
    if (ends.isSettled[end] === 1) {
      this.nextOf(cluster);
      return;
    }
    const edge = end >> 1;
    clusters.climb(ends.nodeAt(end), time);
    const paid = clusters.paid[0]!;
    clusters.climb(ends.nodeAt(end ^ 1), time);
    const other = clusters.top;
    if (other === cluster) {
      this.settle(end, CYCLE);
      this.nextOf(cluster);
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
      ends.setDue(end, paid + left / 2);
      ends.insert(cluster, end, time);
      this.nextOf(cluster);
      ends.lower(other, far, clusters.starts[other]! + ends.due(far) - farFinished, time);
      ends.setDue(far, farPaid + left / 2);
      if (ends.firstEvent(other) === time) this.meetings.add(other, time);
      return;
    }
    ends.setDue(end, this.instance.costs[end >> 1]! - farFinished);
    ends.insert(cluster, end, now + left);
    this.nextOf(cluster);
    if (other === this.rootCluster) return;
    const stopped = clusters.ends[other]!;
    ends.lower(other, far, stopped + ends.due(far) - farFinished, stopped);
    ends.setDue(far, farFinished);
  }

  private merge(cluster: number, other: number, end: number, left: number): void {
    const { clusters } = this;
    const time = this.now + left;
    const wasActive = clusters.isActive[other] === 1;
    const withRoot = other === this.rootCluster;
    this.settle(end, MERGED_KEPT);
    this.mergeEdges[this.mergeCount] = end >> 1;
    clusters.freeze(cluster, time);
    this.activeCount--;
    if (wasActive) {
      clusters.freeze(other, time);
      this.activeCount--;
    } else if (!withRoot) this.meetFrozen(other, end, time);
    this.mergeCount++;
    const merged = clusters.merge(cluster, other);
    if (withRoot) {
      this.rootCluster = merged;
      this.meetings.dropFirst();
    } else {
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
    this.stops.add(merged, time + clusters.prizes[merged]! - clusters.innerMoats[merged]!);
    this.nextOf(merged);
  }

  /** The meeting that has just come up gives way to the next of this cluster. */
  private nextOf(cluster: number): void {
    const time = this.ends.firstEvent(cluster);
    if (Number.isNaN(time)) this.meetings.dropFirst();
    else this.meetings.replaceFirst(cluster, time);
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
