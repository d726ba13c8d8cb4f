/** Room for a label that finds none beside its disc: further away, at the end of a line that leads to it. */
import { isInside, squareAround, type BoxGrid, type Rectangle } from "./box-grid";
import type { Point } from "./edge-shape";

/** From the rim of the disc to the label; CSS pixels. */
export interface Leader {
  readonly from: Point;
  readonly to: Point;
}

/** How far from the rim labels are tried, nearest first, and in how many directions; CSS pixels. */
const DISTANCES = [20, 32, 48, 68, 92, 120, 150, 185];
const DIRECTIONS = 24;
/** From one point of a line that is looked at to the next, and half the side of what must be free there. */
const [STEP, BREADTH] = [5, 1.5];
const GAP = 2;

interface Wish extends Point {
  readonly reach: number;
  readonly width: number;
  readonly height: number;
}

interface Free {
  readonly taken: BoxGrid;
  readonly held: BoxGrid;
  readonly lines: BoxGrid;
  readonly sheet: Rectangle;
}

/** The nearest box that covers nothing and whose line crosses nothing held; of those as near, one over no edge. */
export function farSpotFor(wish: Wish, free: Free): { box: Rectangle; leader: Leader } | null {
  for (const distance of DISTANCES) {
    const spots = Array.from({ length: DIRECTIONS }, (_, turn) =>
      spotAt(wish, distance, (2 * Math.PI * turn) / DIRECTIONS),
    ).filter(
      ({ box, leader }) => isInside(box, free.sheet) && !free.taken.hits(box) && isOpen(leader, free.held),
    );
    const spot = spots.find(({ box }) => !free.lines.hits(box)) ?? spots[0];
    if (spot) return spot;
  }
  return null;
}

/** The box lies beyond the end of its line, in the line's direction. */
function spotAt({ x, y, reach, width, height }: Wish, distance: number, turn: number) {
  const [right, down] = [Math.cos(turn), Math.sin(turn)];
  const along = (far: number): Point => ({ x: x + far * right, y: y + far * down });
  const leader: Leader = { from: along(reach), to: along(reach + distance) };
  const left = leader.to.x + (right * (width + 2 * GAP) - width) / 2;
  const top = leader.to.y + (down * (height + 2 * GAP) - height) / 2;
  return { box: { left, top, right: left + width, bottom: top + height }, leader };
}

function isOpen({ from, to }: Leader, held: BoxGrid): boolean {
  const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP);
  return Array.from({ length: count }, (_, at) => (at + 1) / count).every(
    (share) =>
      !held.hits(squareAround(from.x + share * (to.x - from.x), from.y + share * (to.y - from.y), BREADTH)),
  );
}
