/** Places for nodes that join a picture whose nodes all stay where they are: beside what they are connected to, on free ground. */
import { BoxGrid, squareAround } from "../../picture/box-grid";
import type { Point } from "../../picture/edge-shape";
import type { Scene } from "../../picture/scene";

const FIRST_RING = 46;
const RING = 24;
const MOST_RINGS = 60;
const GAP = 5;

/** Gives every node without a place one; nodes with a place are not touched. The same scene gives the same places. */
export function placeNear(scene: Scene): void {
  const ground = new BoxGrid();
  scene.x.forEach((x, row) => {
    if (!Number.isNaN(x)) ground.add(squareAround(x, scene.y[row]!, scene.radius[row]! + GAP));
  });
  const neighbours = neighboursOfHomeless(scene);
  let homeless = [...neighbours.keys()];
  while (homeless.length > 0) {
    const housed = homeless.filter((row) => neighbours.get(row)!.some((near) => isPlaced(scene, near)));
    // What is connected to nothing that has a place starts from the middle of the picture.
    houseAll(scene, housed.length > 0 ? housed : homeless, neighbours, ground);
    homeless = homeless.filter((row) => !isPlaced(scene, row));
  }
}

/** Nodes around the same neighbours take the spots around them in turn. */
function houseAll(
  scene: Scene,
  rows: readonly number[],
  neighbours: ReadonlyMap<number, readonly number[]>,
  ground: BoxGrid,
): void {
  const middle = meanOf(
    scene,
    [...scene.x.keys()].filter((row) => isPlaced(scene, row)),
  );
  const families = new Map<string, number[]>();
  for (const row of rows) {
    const key = nearOf(scene, neighbours.get(row)!).join();
    families.set(key, [...(families.get(key) ?? []), row]);
  }
  const anchored = [...families.values()].map((family) => ({
    family,
    anchor: anchorOf(scene, nearOf(scene, neighbours.get(family[0]!)!), middle),
  }));
  for (const { family, anchor } of anchored) settle(scene, family, anchor, ground);
}

interface Anchor extends Point {
  /** Where there is most room, as an angle. */
  readonly towards: number;
  /** Nearest a node may come: 0 between several nodes, a ring around a single one. */
  readonly from: number;
}

function neighboursOfHomeless(scene: Scene): Map<number, number[]> {
  const neighbours = new Map<number, number[]>();
  scene.x.forEach((x, row) => Number.isNaN(x) && neighbours.set(row, []));
  const { source, target } = scene.view.edges;
  source.forEach((from, row) => {
    const to = target[row]!;
    if (from === to) return;
    neighbours.get(from)?.push(to);
    neighbours.get(to)?.push(from);
  });
  return neighbours;
}

function isPlaced(scene: Scene, row: number): boolean {
  return !Number.isNaN(scene.x[row]!);
}

/** Neighbours that have a place, each once, ascending. */
function nearOf(scene: Scene, neighbours: readonly number[]): number[] {
  return [...new Set(neighbours)].filter((row) => isPlaced(scene, row)).sort((a, b) => a - b);
}

/** The one placed neighbour, or the middle of several; away from where the picture lies. */
function anchorOf(scene: Scene, near: readonly number[], middle: Point): Anchor {
  if (near.length === 0) return { ...middle, towards: 0, from: FIRST_RING };
  const anchor = meanOf(scene, near);
  const towards = Math.atan2(anchor.y - middle.y, anchor.x - middle.x);
  const from = near.length === 1 ? scene.radius[near[0]!]! + FIRST_RING : 0;
  return { ...anchor, towards, from };
}

function meanOf(scene: Scene, rows: readonly number[]): Point {
  const mean = (column: Float64Array) =>
    rows.reduce((sum, row) => sum + column[row]!, 0) / Math.max(1, rows.length);
  return { x: mean(scene.x), y: mean(scene.y) };
}

/** Each node takes the best spot that is free; far out when the ground is full. */
function settle(scene: Scene, family: readonly number[], anchor: Anchor, ground: BoxGrid): void {
  const reach = family.reduce((most, row) => Math.max(most, scene.radius[row]!), 0) + GAP;
  // A few rings mostly do; all of them are only worked out where the ground is crowded.
  let rings = Math.ceil(8 + 3 * Math.sqrt(family.length));
  let spots = spotsAround(anchor, reach, rings);
  let at = 0;
  for (const row of family) {
    // Ground only gets fuller, so a spot that was taken stays taken.
    at = nextFree(spots, at, reach, ground);
    if (at === spots.length && rings < MOST_RINGS) {
      rings = MOST_RINGS;
      spots = spotsAround(anchor, reach, rings);
      at = nextFree(spots, 0, reach, ground);
    }
    const spot = spots[at] ?? { x: anchor.x + anchor.from + (MOST_RINGS + row) * RING, y: anchor.y };
    scene.x[row] = spot.x;
    scene.y[row] = spot.y;
    ground.add(squareAround(spot.x, spot.y, reach));
  }
}

function nextFree(spots: readonly Point[], from: number, reach: number, ground: BoxGrid): number {
  let at = from;
  while (at < spots.length && ground.hits(squareAround(spots[at]!.x, spots[at]!.y, reach))) at++;
  return at;
}

/** Spots on rings around an anchor, the nearest first, but rather further out than round to the crowded side. */
function spotsAround(anchor: Anchor, reach: number, rings: number): Point[] {
  const spots: (Point & { readonly rank: number })[] = [];
  for (let ring = 0; ring < rings; ring++) {
    const radius = anchor.from + ring * RING;
    const count = Math.max(1, Math.floor((Math.PI * radius) / (reach + 1)));
    for (let at = 0; at < count; at++) {
      // 0, +1, −1, +2, −2, …: from the free direction to both sides.
      const side = at % 2 === 1 ? (at + 1) / 2 : -at / 2;
      const turn = (side / count) * 2 * Math.PI;
      const angle = anchor.towards + turn;
      const rank = radius * (1 + 0.45 * Math.abs(turn));
      spots.push({ x: anchor.x + radius * Math.cos(angle), y: anchor.y + radius * Math.sin(angle), rank });
    }
  }
  return spots.sort((a, b) => a.rank - b.rank);
}
