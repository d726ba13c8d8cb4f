/** Remembers where nodes stood, by graph and node id, so that a re-run finds everything where the eye left it. */
import type { Scene } from "./scene";

/** Below this share of known nodes a run is a new picture, and old places would only bind it. */
const SAME_PICTURE = 0.4;
/** Beyond this the oldest graph's places are let go. */
const MOST_PLACES = 60_000;

export class PlaceMemory {
  readonly #places = new Map<string, { readonly x: number; readonly y: number }>();

  /** Fills in the places of known nodes; true when every node has one. A mostly new run is left empty, whatever was added to it. */
  recall(scene: Scene): boolean {
    const known = scene.view.nodes.id.map((id) => this.#places.get(key(scene, id)));
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
      this.#places.set(key(scene, id), { x: scene.x[row]!, y: scene.y[row]! }),
    );
  }

  forget(): void {
    this.#places.clear();
  }
}

function key(scene: Scene, id: string): string {
  return `${scene.view.graph}\n${id}`;
}
