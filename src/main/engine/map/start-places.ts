/** First places of a whole graph: each component by its hop counts, the largest in the middle and the others around it. */
import type { Breather } from "../store/breather";
import { pivotPlaces } from "./pivot-places";
import { seededRandom } from "./seeded-random";
import type { WalkedGraph } from "./walked-graph";

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
export async function startPlaces(graph: WalkedGraph, breather: Breather): Promise<MapPlaces> {
  const count = graph.before.length;
  const places = { x: new Float64Array(count), y: new Float64Array(count) };
  const random = seededRandom(SEED);
  for (let at = 0; at + 1 < graph.components.length; at++) {
    const [first, end] = [graph.components[at]!, graph.components[at + 1]!];
    const around = at === 0 ? 0 : Math.sqrt(first + (end - first) / 2) * 1.2;
    const centre = { x: around * Math.cos(at * GOLDEN), y: around * Math.sin(at * GOLDEN) };
    const own = end - first < SMALL ? null : await pivotPlaces(graph.rows, first, end, breather);
    layComponent(places, own, { first, end, centre, random });
  }
  return places;
}

interface Laying {
  readonly first: number;
  readonly end: number;
  readonly centre: { readonly x: number; readonly y: number };
  readonly random: () => number;
}

function layComponent(
  places: MapPlaces,
  own: MapPlaces | null,
  { first, end, centre, random }: Laying,
): void {
  const radius = Math.sqrt(end - first);
  const scale = own === null ? 0 : radius / spreadOf(own);
  for (let node = first; node < end; node++) {
    const angle = random() * 2 * Math.PI;
    const far = Math.sqrt(random()) * SCATTER;
    const reach = own === null ? radius * far : far;
    places.x[node] = centre.x + (own?.x[node - first] ?? 0) * scale + reach * Math.cos(angle);
    places.y[node] = centre.y + (own?.y[node - first] ?? 0) * scale + reach * Math.sin(angle);
  }
}

/** Twice the root of the mean square distance from the middle: what most nodes lie within. */
function spreadOf({ x, y }: MapPlaces): number {
  let sum = 0;
  for (let at = 0; at < x.length; at++) sum += x[at]! ** 2 + y[at]! ** 2;
  return 2 * Math.sqrt(sum / x.length) || 1;
}
