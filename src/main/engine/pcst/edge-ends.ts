/**
 * The coming events of edge ends, one pairing heap per cluster. End 2e lies at the source of edge e, end 2e + 1 at its target.
 *
 * A node without a prize sleeps: its edges are listed but in no heap until it is merged, so that growth only pays for the region
 * the prizes reach. What happens to a sleeping node's ends is remembered and replayed when it wakes; the heap is then exactly the
 * one that would have been there from the start, down to the order of equal keys.
 */
import type { Instance } from "./instance";
import { enlarged, PairingHeaps } from "./pairing-heaps";
import type { Scratch } from "./scratch";

const FIRST_LOG = 64;

export class EdgeEnds {
  /** 1 where the edge is settled, so that the event of this end means nothing. */
  readonly isSettled: Uint8Array;

  /** Moats paid at an end when its coming event is due; before the first event that is half the cost, and not stored. */
  private readonly dues: Float64Array;
  private readonly hasDue: Uint8Array;
  private readonly heaps: PairingHeaps;
  private readonly heapOfCluster: Int32Array;
  private readonly isAwake: Uint8Array;
  /** Ends at each node as lists in ascending order, numbers plus one; 0 ends a list. */
  private readonly firstAt: Int32Array;
  private readonly nextAt: Int32Array;
  /** What was lowered at sleeping nodes: a log with one list per node, in the order of time. */
  private log: Int32Array;
  private nextInLog: Int32Array;
  private logLength = 0;
  private readonly firstLogged: Int32Array;
  private readonly lastLogged: Int32Array;

  constructor(
    private readonly instance: Instance,
    scratch: Scratch,
  ) {
    const { nodeCount, costs } = instance;
    this.log = scratch.integers(FIRST_LOG);
    this.nextInLog = scratch.integers(FIRST_LOG);
    this.dues = scratch.floats(2 * costs.length);
    this.hasDue = scratch.bytes(2 * costs.length);
    this.isSettled = scratch.bytes(2 * costs.length);
    this.heaps = new PairingHeaps(2 * costs.length, scratch);
    this.heapOfCluster = scratch.integers(2 * nodeCount);
    this.isAwake = scratch.bytes(nodeCount);
    this.firstAt = scratch.integers(nodeCount);
    this.nextAt = scratch.integers(2 * costs.length);
    this.firstLogged = scratch.integers(nodeCount);
    this.lastLogged = scratch.integers(nodeCount);
    this.listEnds();
  }

  /** Node at an end. */
  nodeAt(end: number): number {
    return end % 2 === 0 ? this.instance.sources[end >> 1]! : this.instance.targets[end >> 1]!;
  }

  /** Moats paid at an end when its coming event is due. */
  due(end: number): number {
    return this.hasDue[end] === 1 ? this.dues[end]! : this.firstMeeting(end);
  }

  setDue(end: number, paid: number): void {
    this.hasDue[end] = 1;
    this.dues[end] = paid;
  }

  /** Time of a cluster's first coming event, NaN when it has none. */
  firstEvent(cluster: number): number {
    return this.heaps.smallestKey(this.heapOfCluster[cluster]!);
  }

  /** Takes the end with the first coming event out of a cluster's heap. */
  takeFirst(cluster: number): number {
    const heap = this.heapOfCluster[cluster]!;
    const end = this.heaps.smallestItem(heap);
    this.heapOfCluster[cluster] = this.heaps.removeSmallest(heap);
    return end;
  }

  /** Puts an end that is in no heap into a cluster's. */
  insert(cluster: number, end: number, time: number): void {
    const heap = this.heapOfCluster[cluster]!;
    this.heapOfCluster[cluster] = this.heaps.insert(heap, end, time);
  }

  /** Brings an end's event forward in the heap of the cluster that holds it. */
  lower(cluster: number, end: number, from: number, to: number): void {
    if (cluster < this.isAwake.length && this.isAwake[cluster] === 0) {
      this.remember(cluster, end);
      return;
    }
    const heap = this.heapOfCluster[cluster]!;
    this.heapOfCluster[cluster] = this.heaps.lower(heap, end, from, to);
  }

  /** Delays every event of a cluster that was inactive for `amount`. */
  delay(cluster: number, amount: number): void {
    this.heaps.shift(this.heapOfCluster[cluster]!, amount);
  }

  /** Gives the events of two clusters to a third. */
  join(first: number, second: number, merged: number): void {
    this.heapOfCluster[merged] = this.heaps.join(this.heapOfCluster[first]!, this.heapOfCluster[second]!);
  }

  /** Enters the events of a node alone, as of time 0; does nothing for a cluster that has them. */
  wake(cluster: number): void {
    if (cluster >= this.isAwake.length || this.isAwake[cluster] === 1) return;
    this.isAwake[cluster] = 1;
    for (let next = this.firstAt[cluster]!; next !== 0; next = this.nextAt[next - 1]!) {
      const end = next - 1;
      this.insert(cluster, end, this.firstMeeting(end));
    }
    this.replay(cluster);
  }

  /** Both sides of an edge grow from the start, but for the root's. */
  private firstMeeting(end: number): number {
    const { costs, root } = this.instance;
    const cost = costs[end >> 1]!;
    return root >= 0 && this.nodeAt(end ^ 1) === root ? cost : cost / 2;
  }

  private remember(node: number, end: number): void {
    if (this.logLength === this.log.length) this.enlargeLog();
    const entry = this.logLength++;
    this.log[entry] = end;
    if (this.firstLogged[node] === 0) this.firstLogged[node] = entry + 1;
    else this.nextInLog[this.lastLogged[node]! - 1] = entry + 1;
    this.lastLogged[node] = entry + 1;
  }

  /** A neighbour that came all the way has brought the event forward to time 0, when the node fell asleep. */
  private replay(node: number): void {
    for (let next = this.firstLogged[node]!; next !== 0; next = this.nextInLog[next - 1]!) {
      const end = this.log[next - 1]!;
      this.heapOfCluster[node] = this.heaps.lowerUnshifted(this.heapOfCluster[node]!, end, 0);
    }
  }

  private enlargeLog(): void {
    this.log = enlarged(this.log);
    this.nextInLog = enlarged(this.nextInLog);
  }

  private listEnds(): void {
    const { sources, targets } = this.instance;
    const { firstAt, nextAt } = this;
    for (let edge = sources.length - 1; edge >= 0; edge--) {
      const source = sources[edge]!;
      const target = targets[edge]!;
      nextAt[2 * edge + 1] = firstAt[target]!;
      firstAt[target] = 2 * edge + 2;
      nextAt[2 * edge] = firstAt[source]!;
      firstAt[source] = 2 * edge + 1;
    }
  }
}
