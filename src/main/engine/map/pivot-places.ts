/**
 * Pivot MDS (Brandes & Pich, "Eigensolver Methods for Progressive Multidimensional Scaling of Large Data", Graph Drawing 2006):
 * hop counts from a few far-apart pivots, double-centred, and their two main axes give every node a place.
 */
import type { Breather } from "../store/breather";
import { walkInBreadth, type NeighbourRows } from "./neighbour-rows";

/** Enough that more pivots hardly move anything (section 5 of the paper); a small component has fewer. */
const PIVOTS = 24;
const POWER_ROUNDS = 40;

/** Places of the nodes from `first` to `end` − 1, one component, centred, both axes to one scale; the first node is the first pivot. */
export async function pivotPlaces(
  rows: NeighbourRows,
  first: number,
  end: number,
  breather: Breather,
): Promise<{ x: Float64Array; y: Float64Array }> {
  const columns = await pivotColumns(rows, first, end, breather);
  await centre(columns, breather);
  const product = await innerProducts(columns, breather);
  const main = mainAxis(product, null);
  return { x: along(columns, main), y: along(columns, mainAxis(product, main)) };
}

/** One column of squared hops for each pivot. */
async function pivotColumns(
  rows: NeighbourRows,
  first: number,
  end: number,
  breather: Breather,
): Promise<Float32Array[]> {
  const hops = new Int32Array(end);
  const queue = new Int32Array(end - first);
  const nearest = new Float32Array(end - first).fill(Infinity);
  const columns: Float32Array[] = [];
  let pivot = 0;
  while (columns.length < Math.min(PIVOTS, end - first)) {
    hops.fill(-1, first);
    walkInBreadth(rows, first + pivot, hops, queue);
    const column = new Float32Array(end - first);
    columns.push(column);
    pivot = squareHops(hops, first, column, nearest);
    if (nearest[pivot] === 0) break;
    await breather.rest();
  }
  return columns;
}

/** Fills a column; the next pivot lies farthest from all so far. */
function squareHops(hops: Int32Array, first: number, column: Float32Array, nearest: Float32Array): number {
  let farthest = 0;
  for (let at = 0; at < column.length; at++) {
    const hop = hops[first + at]!;
    column[at] = hop * hop;
    if (hop < nearest[at]!) nearest[at] = hop;
    if (nearest[at]! > nearest[farthest]!) farthest = at;
  }
  return farthest;
}

/** Centres columns and rows, with the sign that inner products have. */
async function centre(columns: readonly Float32Array[], breather: Breather): Promise<void> {
  const count = columns[0]!.length;
  const ofRow = new Float64Array(count);
  const means: number[] = [];
  for (const column of columns) {
    means.push(column.reduce((sum, value) => sum + value, 0) / count);
    for (let at = 0; at < count; at++) ofRow[at]! += column[at]! / columns.length;
    await breather.rest();
  }
  const all = means.reduce((sum, mean) => sum + mean, 0) / columns.length;
  for (const [pivot, column] of columns.entries()) {
    for (let at = 0; at < count; at++) column[at] = -(column[at]! - means[pivot]! - ofRow[at]! + all) / 2;
    await breather.rest();
  }
}

async function innerProducts(columns: readonly Float32Array[], breather: Breather): Promise<number[][]> {
  const products = columns.map(() => columns.map(() => 0));
  for (const [row, a] of columns.entries()) {
    for (let column = 0; column <= row; column++)
      products[row]![column] = products[column]![row] = innerProduct(a, columns[column]!);
    await breather.rest();
  }
  return products;
}

function innerProduct(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at++) sum += a[at]! * b[at]!;
  return sum;
}

/** The main axis of a symmetric matrix by power iteration, square to `other`. */
function mainAxis(matrix: readonly number[][], other: number[] | null): number[] {
  // A start that is no pattern of the pivots' order; the same every time.
  let axis = matrix.map((_, at) => Math.sin(at * 12.9898 + 1));
  for (let round = 0; round < POWER_ROUNDS; round++) {
    const straight = other === null ? axis : without(axis, other);
    const next = matrix.map((line) => line.reduce((sum, value, at) => sum + value * straight[at]!, 0));
    const size = Math.hypot(...next);
    if (size < 1e-12) return matrix.map(() => 0);
    axis = next.map((value) => value / size);
  }
  return other === null ? axis : without(axis, other);
}

function without(axis: readonly number[], other: readonly number[]): number[] {
  const shared = axis.reduce((sum, value, at) => sum + value * other[at]!, 0);
  return axis.map((value, at) => value - shared * other[at]!);
}

function along(columns: readonly Float32Array[], axis: readonly number[]): Float64Array {
  const places = new Float64Array(columns[0]!.length);
  columns.forEach((column, pivot) => {
    const part = axis[pivot]!;
    for (let at = 0; at < places.length; at++) places[at]! += column[at]! * part;
  });
  return places;
}
