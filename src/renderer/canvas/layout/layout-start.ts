/** First places of a layout: a breadth-first forest from the seeds drawn on rings, each subtree in its own wedge. */
import type { LayoutInput, Places, Skeleton } from "./layout-input";

const RING = 95;

interface Forest {
  /** Row of each node's parent, −1 for roots. */
  readonly parent: Int32Array;
  readonly depth: Int32Array;
  /** Rows, parents before children. */
  readonly order: readonly number[];
}

/** A place for every node that has none yet; near its placed neighbour when the graph was drawn before. */
export function startPlaces(input: LayoutInput): Places {
  const forest = growForest(input);
  const wedges = wedgesOf(forest);
  const places = { x: Float64Array.from(input.x), y: Float64Array.from(input.y) };
  for (const row of forest.order)
    if (Number.isNaN(places.x[row]!)) placeOnRing(places, row, forest, wedges, anchorOf(input, forest, row));
  return places;
}

/**
 * Steps from the leading seed along kept edges only; −1 for nodes that no kept edge joins to a seed. A question about two things
 * then reads from the one to the other, with what connects them between: an edge from seed to seed is no short cut.
 */
export function keptDepths(input: Skeleton): Int32Array {
  const depth = new Int32Array(input.hops.length).fill(-1);
  const isSeed = (row: number) => input.seed[row] === 1;
  const all = adjacency(input, (row) => input.edgeKept[row] === 1);
  const between = all.map((near, row) => (isSeed(row) ? near.filter((next) => !isSeed(next)) : near));
  for (const seed of leadingSeeds(input)) {
    if (depth[seed] !== -1) continue;
    depth[seed] = 0;
    walk(walk([seed], between, depth), all, depth);
  }
  return depth;
}

/** Gives all that is reached from the queue its depth; gives what was reached, nearest first. */
function walk(queue: number[], neighbours: readonly (readonly number[])[], depth: Int32Array): number[] {
  for (const row of queue)
    for (const next of neighbours[row]!)
      if (depth[next] === -1) {
        depth[next] = depth[row]! + 1;
        queue.push(next);
      }
  return queue;
}

/** Kept seeds: first the one that kept edges point away from (a drug before its disease), then the best joined. */
function leadingSeeds(input: Skeleton): number[] {
  const out = new Int32Array(input.hops.length);
  const all = new Int32Array(input.hops.length);
  input.source.forEach((source, row) => {
    if (input.edgeKept[row] === 0) return;
    out[source]! += 1;
    all[source]! += 1;
    all[input.target[row]!]! += 1;
  });
  const seeds = Array.from(input.seed.keys()).filter((row) => input.seed[row] === 1 && input.kept[row] === 1);
  const points = (row: number) => (2 * out[row]! > all[row]! ? 1 : 0);
  return seeds.sort((a, b) => points(b) - points(a) || all[b]! - all[a]! || a - b);
}

function growForest(input: LayoutInput): Forest {
  const count = input.hops.length;
  const parent = new Int32Array(count).fill(-1);
  const depth = new Int32Array(count).fill(-1);
  const neighbours = adjacency(input, () => true);
  const order: number[] = [];
  const root = (row: number) => {
    if (depth[row] !== -1) return;
    depth[row] = 0;
    order.push(row);
  };
  input.seed.forEach((seed, row) => seed === 1 && root(row));
  let next = 0;
  for (let row = 0; row <= count; row++) {
    for (; next < order.length; next++) adopt(order[next]!);
    if (row < count) root(row);
  }
  return { parent, depth, order };

  function adopt(row: number): void {
    for (const child of neighbours[row]!)
      if (depth[child] === -1) {
        depth[child] = depth[row]! + 1;
        parent[child] = row;
        order.push(child);
      }
  }
}

/** Where each node's wedge begins and how wide it is (radians), in proportion to the leaves below it. */
function wedgesOf({ parent, order }: Forest): { begin: Float64Array; width: Float64Array } {
  const leaves = new Float64Array(parent.length);
  for (const row of order.toReversed()) {
    leaves[row] = Math.max(1, leaves[row]!);
    if (parent[row]! >= 0) leaves[parent[row]!]! += leaves[row]!;
  }
  const begin = new Float64Array(parent.length);
  const width = new Float64Array(parent.length);
  const taken = new Float64Array(parent.length);
  const all = order.reduce((sum, row) => sum + (parent[row]! < 0 ? leaves[row]! : 0), 0);
  let rootsTaken = 0;
  for (const row of order) {
    const above = parent[row]!;
    const share = above < 0 ? leaves[row]! / all : leaves[row]! / leaves[above]!;
    width[row] = share * (above < 0 ? 2 * Math.PI : width[above]!);
    begin[row] = above < 0 ? rootsTaken : begin[above]! + taken[above]!;
    if (above < 0) rootsTaken += width[row]!;
    else taken[above]! += width[row]!;
  }
  return { begin, width };
}

/** The parent's place when the parent was drawn before, else the middle. */
function anchorOf(
  input: LayoutInput,
  { parent }: Forest,
  row: number,
): { x: number; y: number; near: boolean } {
  const above = parent[row]!;
  const drawn = above >= 0 && !Number.isNaN(input.x[above]!);
  return drawn ? { x: input.x[above]!, y: input.y[above]!, near: true } : { x: 0, y: 0, near: false };
}

function placeOnRing(
  places: Places,
  row: number,
  { depth, order }: Forest,
  wedges: { begin: Float64Array; width: Float64Array },
  anchor: { x: number; y: number; near: boolean },
): void {
  const angle = wedges.begin[row]! + wedges.width[row]! / 2;
  const lone = order.length > 1 && depth[order[1]!] !== 0;
  const ring = anchor.near ? RING / 2 : RING * (depth[row]! + (lone ? 0 : 0.5));
  // A spread of a few pixels by row keeps twins from standing on the very same spot, where no force could part them.
  places.x[row] = anchor.x + ring * Math.cos(angle) + (row % 7) * 0.5;
  places.y[row] = anchor.y + ring * Math.sin(angle) + (row % 5) * 0.5;
}

function adjacency(input: Skeleton, wanted: (edgeRow: number) => boolean): number[][] {
  const neighbours: number[][] = Array.from(input.hops, () => []);
  input.source.forEach((source, row) => {
    if (!wanted(row)) return;
    neighbours[source]!.push(input.target[row]!);
    neighbours[input.target[row]!]!.push(source);
  });
  return neighbours;
}
