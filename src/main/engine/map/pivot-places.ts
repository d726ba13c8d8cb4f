/**
 * Pivot MDS (Brandes & Pich, "Eigensolver Methods for Progressive Multidimensional Scaling of Large Data", Graph Drawing 2006):
 * hop counts from a few far-apart pivots, double-centred, and their two main axes give every node a place.
 */
import type { NeighbourRows } from "./neighbour-rows";
import { walkInBreadth } from "./neighbour-rows";

/** Enough that more pivots hardly move anything (section 5 of the paper); a small component has fewer. */
const PIVOTS = 24;
const POWER_ROUNDS = 40;

/** Places of the nodes of one component, in its order, centred, both axes to one scale; the first node is the first pivot. */
export function pivotPlaces(
  rows: NeighbourRows,
  component: Int32Array,
  queue: Int32Array,
): { x: Float64Array; y: Float64Array } {
  const columns = pivotColumns(rows, component, queue);
  const product = innerProducts(columns);
  const first = mainAxis(product, null);
  const second = mainAxis(product, first);
  return { x: along(columns, first), y: along(columns, second) };
}

/** One column of double-centred squared hops for each pivot. */
function pivotColumns(rows: NeighbourRows, component: Int32Array, queue: Int32Array): Float64Array[] {
  const hops = new Int32Array(rows.starts.length - 1);
  const nearest = new Float64Array(component.length).fill(Infinity);
  const columns: Float64Array[] = [];
  let pivot = 0;
  while (columns.length < Math.min(PIVOTS, component.length)) {
    for (const node of component) hops[node] = -1;
    walkInBreadth(rows, component[pivot]!, hops, queue);
    columns.push(Float64Array.from(component, (node) => hops[node]! ** 2));
    component.forEach((node, at) => (nearest[at] = Math.min(nearest[at]!, hops[node]!)));
    // The next pivot lies farthest from all so far.
    pivot = nearest.reduce((best, far, at) => (far > nearest[best]! ? at : best), 0);
    if (nearest[pivot] === 0) break;
  }
  return centred(columns);
}

function centred(columns: Float64Array[]): Float64Array[] {
  const count = columns[0]!.length;
  const ofRow = new Float64Array(count);
  const means = columns.map((column) => column.reduce((sum, value) => sum + value, 0) / count);
  for (const column of columns) column.forEach((value, at) => (ofRow[at]! += value / columns.length));
  const all = means.reduce((sum, mean) => sum + mean, 0) / columns.length;
  return columns.map((column, pivot) =>
    column.map((value, at) => -(value - means[pivot]! - ofRow[at]! + all) / 2),
  );
}

function innerProducts(columns: readonly Float64Array[]): number[][] {
  return columns.map((a) => columns.map((b) => a.reduce((sum, value, at) => sum + value * b[at]!, 0)));
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

function along(columns: readonly Float64Array[], axis: readonly number[]): Float64Array {
  const places = new Float64Array(columns[0]!.length);
  columns.forEach((column, pivot) => column.forEach((value, at) => (places[at]! += value * axis[pivot]!)));
  return places;
}
