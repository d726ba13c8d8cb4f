/** Parts of a picture that nothing joins: each gets a room of its own, in rows that fill the sheet; forces alone lay them over each other, or all in one line. */
import type { LayoutInput } from "./layout-input";

/** Room beside a part for the names of its outermost nodes, and between its rows, in lengths of a kept edge. */
const [BESIDE, BELOW] = [0.9, 0.45];
/** Widths of the whole that are tried. */
const TRIED = 24;

interface Placed {
  x?: number | undefined;
  y?: number | undefined;
}

interface Part {
  readonly rows: readonly number[];
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly high: number;
}

/** Moves each part as a whole; nothing where all hangs together. */
export function packParts(
  bodies: readonly Placed[],
  input: Pick<LayoutInput, "source" | "target" | "keptGap" | "aspect">,
): void {
  const parts = partsOf(bodies.length, input).map((rows) => roomOf(rows, bodies, input.keptGap));
  if (parts.length < 2) return;
  parts.sort((a, b) => b.high - a.high || b.wide - a.wide || a.rows[0]! - b.rows[0]!);
  const widest = Math.max(...parts.map(({ wide }) => wide));
  const all = parts.reduce((sum, { wide }) => sum + wide, 0);
  const widths = Array.from({ length: TRIED }, (_, at) => widest * (all / widest) ** (at / (TRIED - 1)));
  const shelved = widths.map((width) => shelve(parts, width));
  // The one that is seen from nearest.
  const reach = ({ wide, high }: Shelved) => Math.max(wide / input.aspect, high);
  const best = shelved.reduce((least, one) => (reach(one) < reach(least) ? one : least));
  parts.forEach(({ rows, left, top }, at) => {
    const { x, y } = best.corners[at]!;
    for (const row of rows) {
      const body = bodies[row]!;
      body.x = (body.x ?? 0) - left + x;
      body.y = (body.y ?? 0) - top + y;
    }
  });
}

interface Shelved {
  readonly wide: number;
  readonly high: number;
  /** Left upper corner of each part. */
  readonly corners: readonly { readonly x: number; readonly y: number }[];
}

/** One part beside the other until the width is full, then below; highest first, so that little is left free. */
function shelve(parts: readonly Part[], width: number): Shelved {
  let [x, y, high, wide] = [0, 0, 0, 0];
  const corners = parts.map((part) => {
    // Rounding shall not break the row that the width was made from.
    if (x > 0 && x + part.wide > width * 1.0001) [x, y, high] = [0, y + high, 0];
    const corner = { x, y };
    x += part.wide;
    high = Math.max(high, part.high);
    wide = Math.max(wide, x);
    return corner;
  });
  return { wide, high: y + high, corners };
}

function roomOf(rows: readonly number[], bodies: readonly Placed[], gap: number): Part {
  const xs = rows.map((row) => bodies[row]!.x ?? 0);
  const ys = rows.map((row) => bodies[row]!.y ?? 0);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    ...{ rows, left, top },
    wide: Math.max(...xs) - left + BESIDE * gap,
    high: Math.max(...ys) - top + BELOW * gap,
  };
}

/** Rows that edges join, part by part. */
function partsOf(count: number, { source, target }: Pick<LayoutInput, "source" | "target">): number[][] {
  const above = Int32Array.from({ length: count }, (_, row) => row);
  const top = (row: number): number => {
    while (above[row] !== row) row = above[row] = above[above[row]!]!;
    return row;
  };
  source.forEach((from, edge) => (above[top(from)] = top(target[edge]!)));
  const parts = new Map<number, number[]>();
  for (let row = 0; row < count; row++) {
    const part = parts.get(top(row));
    if (part) part.push(row);
    else parts.set(top(row), [row]);
  }
  return [...parts.values()];
}
