/**
 * Events of clusters in ascending time, among equals in ascending cluster. A 4-ary heap on flat memory.
 *
 * Nothing is ever taken out but the first: an event that no longer holds stays until it comes up, and is then dropped by whoever
 * asks. That is far cheaper than keeping places, because most such events lie late and never come up.
 */
import type { Scratch } from "./scratch";

const ROOT = 3;
const FIRST_CAPACITY = 64;

export class EventQueue {
  /** Places ROOT … end − 1 are filled; the children of a place fill one aligned block of four. */
  private end = ROOT;
  private times: Float64Array;
  private clusters: Int32Array;

  constructor(expected: number, scratch: Scratch) {
    const capacity = expected + FIRST_CAPACITY;
    this.times = scratch.floats(capacity);
    this.clusters = scratch.integers(capacity);
    this.times[ROOT] = Infinity;
  }

  /** Time of the first event, Infinity when there is none. */
  firstTime(): number {
    return this.times[ROOT]!;
  }

  /** Cluster of the first event; the queue must not be empty. */
  firstCluster(): number {
    return this.clusters[ROOT]!;
  }

  add(cluster: number, time: number): void {
    if (this.end === this.times.length) this.grow();
    const { times, clusters } = this;
    let place = this.end++;
    while (place > ROOT) {
      const above = (place >> 2) + 2;
      const aboveTime = times[above]!;
      if (aboveTime < time || (aboveTime === time && clusters[above]! < cluster)) break;
      times[place] = aboveTime;
      clusters[place] = clusters[above]!;
      place = above;
    }
    times[place] = time;
    clusters[place] = cluster;
  }

  /** Drops the first event. */
  dropFirst(): void {
    const last = --this.end;
    if (last > ROOT) this.replaceFirst(this.clusters[last]!, this.times[last]!);
    else this.times[ROOT] = Infinity;
  }

  /** Puts an event in the first one's stead. */
  replaceFirst(cluster: number, time: number): void {
    const { times, clusters, end } = this;
    let place = ROOT;
    for (let child = 4 * (place - 2); child < end; child = 4 * (place - 2)) {
      const stop = child + 4 < end ? child + 4 : end;
      let least = child;
      let leastTime = times[child]!;
      for (let next = child + 1; next < stop; next++) {
        const nextTime = times[next]!;
        if (nextTime > leastTime || (nextTime === leastTime && clusters[next]! > clusters[least]!)) continue;
        least = next;
        leastTime = nextTime;
      }
      if (time < leastTime || (time === leastTime && cluster < clusters[least]!)) break;
      times[place] = leastTime;
      clusters[place] = clusters[least]!;
      place = least;
    }
    times[place] = time;
    clusters[place] = cluster;
  }

  private grow(): void {
    const times = new Float64Array(2 * this.times.length);
    const clusters = new Int32Array(2 * this.times.length);
    times.set(this.times);
    clusters.set(this.clusters);
    this.times = times;
    this.clusters = clusters;
  }
}
