/** Lets places settle: neighbours draw each other near, crowds push apart, everything is held together; the same result every time. */
import { Crowd } from "./crowd";
import { Mesh } from "./mesh";
import type { NeighbourRows } from "./neighbour-rows";
import { seededRandom } from "./seeded-random";
import type { MapPlaces } from "./start-places";

/** Rounds are fewer the larger the graph is: about this many steps of work in all, never by the clock, so that a map is the same each time. */
const WORK = 30_000_000;
const FEWEST_ROUNDS = 30;
const MOST_ROUNDS = 200;
const SHIFTS_SEED = 7;

/** How far a node goes towards the middle of its neighbours in one round. */
const DRAW = 0.35;
const CROWDING = 0.12;
const FAR_PUSH = 0.05;
/** Holds the whole together: with the far push it makes a disc with room about 1 / 0.4 for each node. */
const HOLD = 0.4 * Math.PI * FAR_PUSH;

/** Moves `places` in as many rounds as it has; yields the share done after each, and between the parts of each. */
export function* settle(places: MapPlaces, rows: NeighbourRows): Generator<number> {
  const count = places.x.length;
  const rounds = roundsFor(count, rows.ends.length / 2);
  const forces = new Forces(rows);
  for (let round = 0; round < rounds; round++) {
    // From a tenth of the disc down to a third of a node's room.
    const furthest = (0.1 * Math.sqrt(count) + 1) * (1 - round / rounds) ** 2 + 0.3;
    // A round of a large map takes longer than another request should wait.
    for (const _part of forces.move(places, furthest)) yield round / rounds;
    yield (round + 1) / rounds;
  }
}

/** Between 30 and 200, by the work that one round is. */
export function roundsFor(nodes: number, edges: number): number {
  const rounds = Math.round(WORK / (nodes * 6 + edges * 2 + 1));
  return Math.min(MOST_ROUNDS, Math.max(FEWEST_ROUNDS, rounds));
}

class Forces {
  private readonly mesh = new Mesh();
  private readonly crowd: Crowd;
  private readonly random = seededRandom(SHIFTS_SEED);
  private readonly byX: Float64Array;
  private readonly byY: Float64Array;

  constructor(private readonly rows: NeighbourRows) {
    const count = rows.starts.length - 1;
    this.crowd = new Crowd(count);
    this.byX = new Float64Array(count);
    this.byY = new Float64Array(count);
  }

  /** One round, part by part, in which no node goes further than `furthest`. */
  *move(places: MapPlaces, furthest: number): Generator<void> {
    this.drawNear(places);
    yield;
    this.mesh.measure(places);
    yield;
    this.mesh.push(places, FAR_PUSH, this.byX, this.byY);
    yield;
    this.crowd.measure(places, this.random(), this.random());
    yield;
    this.crowd.push(places, CROWDING, this.byX, this.byY);
    this.apply(places, furthest);
  }

  /** Each node towards the middle of its neighbours, parallel edges counting each: a hub is moved no harder than a leaf. */
  private drawNear({ x, y }: MapPlaces): void {
    const { byX, byY } = this;
    const { starts, ends } = this.rows;
    for (let node = 0; node < byX.length; node++) {
      const first = starts[node]!;
      const last = starts[node + 1]!;
      let sumX = 0;
      let sumY = 0;
      for (let step = first; step < last; step++) {
        sumX += x[ends[step]!]!;
        sumY += y[ends[step]!]!;
      }
      const count = last - first;
      byX[node] = count === 0 ? 0 : DRAW * (sumX / count - x[node]!);
      byY[node] = count === 0 ? 0 : DRAW * (sumY / count - y[node]!);
    }
  }

  private apply({ x, y }: MapPlaces, furthest: number): void {
    const { byX, byY } = this;
    for (let node = 0; node < byX.length; node++) {
      const right = byX[node]! - HOLD * x[node]!;
      const down = byY[node]! - HOLD * y[node]!;
      const way = Math.sqrt(right * right + down * down);
      const part = way > furthest ? furthest / way : 1;
      x[node]! += right * part;
      y[node]! += down * part;
    }
  }
}
