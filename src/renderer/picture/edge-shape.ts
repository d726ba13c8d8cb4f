/** The curve of every edge: parallel edges fan out, those that say the same lie on one another, self-loops sit on top of each other, all others are straight. */

/** `bend` is how far the middle of the curve lies from the straight line, signed, in model units; `loop` counts from 1 (0 = no loop). */
export interface EdgeShapes {
  readonly bend: Float32Array;
  readonly loop: Uint8Array;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const FAN = 11;

/** Shapes for columns of edge ends; among parallel edges the ones marked in `first` lie nearest the straight line, and each lies where its lead does (bundles.ts). */
export function edgeShapes(
  source: Int32Array,
  target: Int32Array,
  first: Uint8Array,
  lead: Int32Array,
): EdgeShapes {
  const bend = new Float32Array(source.length);
  const loop = new Uint8Array(source.length);
  for (const all of parallelRows(source, target)) {
    const rows = all.filter((row) => lead[row] === row);
    rows.sort((a, b) => first[b]! - first[a]! || a - b);
    rows.forEach((row, at) => {
      if (source[row] === target[row]) loop[row] = Math.min(255, at + 1);
      // Sides alternate 0, +1, −1, +2, …; seen from the lower row, so that a → b and b → a never fall on one another.
      else bend[row] = side(at) * FAN * (source[row]! < target[row]! ? 1 : -1);
    });
  }
  lead.forEach((of, row) => {
    const isTurned = source[row] !== source[of];
    bend[row] = isTurned ? -bend[of]! : bend[of]!;
    loop[row] = loop[of]!;
  });
  return { bend, loop };
}

/** Control point of the quadratic curve from a to b whose middle lies `bend` off the straight line. */
export function controlPoint(a: Point, b: Point, bend: number): Point {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const reach = (2 * bend) / length;
  return { x: (a.x + b.x) / 2 - (b.y - a.y) * reach, y: (a.y + b.y) / 2 + (b.x - a.x) * reach };
}

/** Centre and radius of the circle that stands for the `loop`-th self-loop of a node. */
export function loopCircle(
  node: Point,
  nodeRadius: number,
  loop: number,
): Point & { readonly radius: number } {
  const radius = nodeRadius * 0.7 + 4 * loop;
  return { x: node.x, y: node.y - nodeRadius * 0.6 - radius, radius };
}

/** Distance of a point from the quadratic curve a–c–b, by eight chords: exact enough for a pointer. */
export function distanceToCurve(point: Point, a: Point, c: Point, b: Point): number {
  let nearest = Infinity;
  let from = a;
  for (let at = 1; at <= 8; at++) {
    const t = at / 8;
    const to = {
      x: (1 - t) * (1 - t) * a.x + 2 * t * (1 - t) * c.x + t * t * b.x,
      y: (1 - t) * (1 - t) * a.y + 2 * t * (1 - t) * c.y + t * t * b.y,
    };
    nearest = Math.min(nearest, distanceToSegment(point, from, to));
    from = to;
  }
  return nearest;
}

/** Distance of a point from the segment a–b. */
export function distanceToSegment(point: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const along = ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - a.x - share * dx, point.y - a.y - share * dy);
}

function parallelRows(source: Int32Array, target: Int32Array): Iterable<number[]> {
  const groups = new Map<string, number[]>();
  source.forEach((from, row) => {
    const to = target[row]!;
    const pair = from < to ? `${from} ${to}` : `${to} ${from}`;
    const rows = groups.get(pair);
    if (rows) rows.push(row);
    else groups.set(pair, [row]);
  });
  return groups.values();
}

function side(at: number): number {
  return at % 2 === 1 ? (at + 1) / 2 : -at / 2;
}
