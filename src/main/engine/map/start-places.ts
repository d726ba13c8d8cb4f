/** First places of a whole graph: each component by its hop counts, the largest in the middle and the others around it. */
import { neighbourRows, walkInBreadth } from "./neighbour-rows";
import type { NeighbourRows } from "./neighbour-rows";
import { pivotPlaces } from "./pivot-places";
import { seededRandom } from "./seeded-random";

/** Places in units of one node's room: a component of n nodes starts on a disc of radius √n. */
export interface MapPlaces {
  readonly x: Float64Array;
  readonly y: Float64Array;
}

const SEED = 20_26;
/** Leaves of one parent have equal hop counts; this much chance tells them apart. */
const SCATTER = 0.7;
/** A component this small is laid by chance: the forces do the rest. */
const SMALL = 8;
/** Each further component of a sunflower turns by this angle. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** The same places every time. */
export function startPlaces(count: number, sources: Int32Array, targets: Int32Array): MapPlaces {
  const rows = neighbourRows(count, sources, targets);
  const places = { x: new Float64Array(count), y: new Float64Array(count) };
  const random = seededRandom(SEED);
  const queue = new Int32Array(count);
  let laid = 0;
  componentsOf(rows, queue).forEach((component, at) => {
    const around = at === 0 ? 0 : Math.sqrt(laid + component.length / 2) * 1.2;
    const centre = { x: around * Math.cos(at * GOLDEN), y: around * Math.sin(at * GOLDEN) };
    layComponent(places, rows, component, { centre, random, queue });
    laid += component.length;
  });
  return places;
}

/** The largest first, each beginning with its lowest row, the node with the most edges. */
function componentsOf(rows: NeighbourRows, queue: Int32Array): Int32Array[] {
  const count = rows.starts.length - 1;
  const hops = new Int32Array(count).fill(-1);
  const components: Int32Array[] = [];
  for (let node = 0; node < count; node++)
    if (hops[node] === -1) components.push(walkInBreadth(rows, node, hops, queue).slice());
  return components.sort((a, b) => b.length - a.length);
}

interface Laying {
  readonly centre: { readonly x: number; readonly y: number };
  readonly random: () => number;
  readonly queue: Int32Array;
}

function layComponent(
  places: MapPlaces,
  rows: NeighbourRows,
  component: Int32Array,
  { centre, random, queue }: Laying,
): void {
  const radius = Math.sqrt(component.length);
  const own = component.length < SMALL ? null : pivotPlaces(rows, component, queue);
  const scale = own === null ? 0 : radius / spreadOf(own);
  component.forEach((node, at) => {
    const [angle, far] = [random() * 2 * Math.PI, Math.sqrt(random()) * SCATTER];
    const reach = own === null ? radius * far : far;
    places.x[node] = centre.x + (own?.x[at] ?? 0) * scale + reach * Math.cos(angle);
    places.y[node] = centre.y + (own?.y[at] ?? 0) * scale + reach * Math.sin(angle);
  });
}

/** Twice the root of the mean square distance from the middle: what most nodes lie within. */
function spreadOf({ x, y }: MapPlaces): number {
  let sum = 0;
  x.forEach((value, at) => (sum += value ** 2 + y[at]! ** 2));
  return 2 * Math.sqrt(sum / x.length) || 1;
}
