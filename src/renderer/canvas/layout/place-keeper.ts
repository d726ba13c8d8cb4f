/** Gives a scene its places: those it had, those beside them for what a person adds, and the layout worker's for what is new. */
import { startLayoutClient, type LayoutClient } from "./layout-client";
import { layoutDeadline, layoutInputOf } from "./layout-order";
import { startPlaces } from "./layout-start";
import type { LayoutFrame } from "./layout-worker";
import type { Places } from "./layout-input";
import { PAGE_PLACES, PlaceMemory } from "../../picture/place-memory";
import { placeNear } from "./place-near";
import type { Scene } from "../../picture/scene";

export interface PlaceEvents {
  /** The scene's places changed; `fresh` while a picture nobody has seen before is laid out. */
  moved(fresh: boolean): void;
  /** How far the layout is, 0 … 1. */
  done(share: number): void;
  /** True when only the resting picture should be shown. */
  calm(): boolean;
  /** Whether a person wants the answer in columns from left to right; null leaves it to its shape. */
  leftToRight(): boolean | null;
}

export class PlaceKeeper {
  readonly #layout: LayoutClient = startLayoutClient();
  readonly #memory = new PlaceMemory(PAGE_PLACES);
  readonly #events: PlaceEvents;
  /** Graph, question and part of the picture shown last. */
  #shown = "";

  constructor(events: PlaceEvents) {
    this.#events = events;
  }

  /** Places every node of a new scene; `aspect` is the canvas' width by its height. */
  arrange(scene: Scene, aspect: number): void {
    const allKnown = this.#memory.recall(scene);
    // Places that a session or another canvas brought are known, but nobody has looked at them here yet.
    const shown = `${scene.view.graph}\n${scene.view.question}\n${scene.view.part ?? ""}`;
    const first = scene.view.nodes.id.length > 0 && shown !== this.#shown;
    if (first) this.#shown = shown;
    if (allKnown || onlyAddedLack(scene)) this.#rest(scene, allKnown, first);
    else this.#layOut(scene, aspect, first);
  }

  /** Lays out anew, forgetting every place. */
  again(scene: Scene, aspect: number): void {
    this.#memory.forget();
    scene.x.fill(NaN);
    this.#layOut(scene, aspect);
  }

  /** A person moved a node. */
  put(scene: Scene, row: number, place: { readonly x: number; readonly y: number }): void {
    scene.x[row] = place.x;
    scene.y[row] = place.y;
    this.#memory.remember(scene);
  }

  dispose(): void {
    this.#layout.dispose();
  }

  /** Nothing that has a place moves. */
  #rest(scene: Scene, allKnown: boolean, first: boolean): void {
    this.#layout.cancel();
    if (!allKnown) {
      placeNear(scene);
      this.#memory.remember(scene);
    }
    if (!allKnown || first) this.#events.moved(first);
    this.#events.done(1);
  }

  #layOut(scene: Scene, aspect: number, first = false): void {
    const fresh = first || scene.x.every(Number.isNaN);
    const input = layoutInputOf(scene, aspect, this.#events.leftToRight());
    this.#set(scene, startPlaces(input), fresh);
    this.#events.done(0);
    this.#layout.order(input, layoutDeadline(scene), (frame) => this.#laidOut(scene, frame, fresh));
  }

  #laidOut(scene: Scene, { places, done }: LayoutFrame, fresh: boolean): void {
    if (!this.#events.calm() || done === 1) this.#set(scene, places, fresh);
    if (done === 1) this.#memory.remember(scene);
    this.#events.done(done);
  }

  #set(scene: Scene, places: Places, fresh: boolean): void {
    scene.x.set(places.x);
    scene.y.set(places.y);
    this.#events.moved(fresh);
  }
}

/** True when every node of the run itself has a place, so that only what was added waits for one. */
function onlyAddedLack(scene: Scene): boolean {
  return (
    scene.x.some((x) => !Number.isNaN(x)) &&
    scene.x.every((x, row) => !Number.isNaN(x) || scene.nodeAdded[row] === 1)
  );
}
