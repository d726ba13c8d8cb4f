/** Remembers where nodes stood, by question and node id: a re-run finds everything where the eye left it, a new question is laid out afresh. */
import type { DrawnView } from "./drawn-view";
import type { Scene } from "./scene";

/** Below this share of known nodes a run is a new picture, and old places would only bind it. */
const SAME_PICTURE = 0.4;
/** Beyond this the oldest graph's places are let go. */
const MOST_PLACES = 60_000;

/** A picture is that of one question to one graph, its answer alone or among its candidates. */
type Picture = Pick<DrawnView, "graph" | "question" | "part">;

type PlacesByName = Map<string, { readonly x: number; readonly y: number }>;

/** The places of the page, whichever canvas drew them: a canvas made anew finds them, and sessions save them. */
export const PAGE_PLACES: PlacesByName = new Map();

/** Where nodes of a picture stand, by id, in hundredths of a pixel; those that stand nowhere yet are left out. */
export function placesOf(picture: Picture, ids: readonly string[]): [id: string, x: number, y: number][] {
  const round = (value: number): number => Math.round(value * 100) / 100;
  return ids.flatMap((id) => {
    const place = PAGE_PLACES.get(key(picture, id));
    if (place === undefined || !Number.isFinite(place.x) || !Number.isFinite(place.y)) return [];
    return [[id, round(place.x), round(place.y)] satisfies [string, number, number]];
  });
}

/** Nodes will be drawn there when they are drawn next. */
export function putPlaces(picture: Picture, places: readonly (readonly [string, number, number])[]): void {
  for (const [id, x, y] of places) PAGE_PLACES.set(key(picture, id), { x, y });
}

export class PlaceMemory {
  readonly #places: PlacesByName;

  constructor(places: PlacesByName = new Map()) {
    this.#places = places;
  }

  /** Fills in the places of known nodes; true when every node has one. A mostly new run is left empty, whatever was added to it. */
  recall(scene: Scene): boolean {
    const known = scene.view.nodes.id.map((id) => this.#places.get(key(scene.view, id)));
    const found = known.filter(Boolean).length;
    const own = known.filter((_, row) => scene.nodeAdded[row] === 0);
    const foundOwn = own.filter(Boolean).length;
    if (found === 0 || foundOwn < SAME_PICTURE * own.length) return known.length === 0;
    known.forEach((place, row) => {
      scene.x[row] = place?.x ?? NaN;
      scene.y[row] = place?.y ?? NaN;
    });
    return found === known.length;
  }

  remember(scene: Scene): void {
    if (this.#places.size > MOST_PLACES) this.#places.clear();
    scene.view.nodes.id.forEach((id, row) =>
      this.#places.set(key(scene.view, id), { x: scene.x[row]!, y: scene.y[row]! }),
    );
  }

  forget(): void {
    this.#places.clear();
  }
}

function key({ graph, question, part }: Picture, id: string): string {
  return `${graph}\n${question}\n${part ?? ""}\n${id}`;
}
