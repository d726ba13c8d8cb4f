/** Turns cytoscape's events into the few gestures the canvas knows; points are in model space, `at` in CSS pixels of the canvas. */
import type { Core, EventObject } from "cytoscape";
import type { Point } from "./edge-shape";
import type { Box } from "./viewport";

export interface Gestures {
  viewport(): void;
  /** `add` with Shift held. */
  tap(point: Point, add: boolean): void;
  /** The other mouse button, or a long touch. */
  menu(point: Point, at: Point): void;
  twice(point: Point): void;
  /** `null` when the pointer left or moves the view. */
  move(point: Point | null, at: Point): void;
  /** A foreground node was dragged to a point; its element id. */
  drag(id: string, point: Point): void;
  /** A rectangle was drawn with a key held: Shift for a rubber band, any other to look closer; `add` with Shift and another. */
  box(box: Box, purpose: "select" | "zoom", add: boolean): void;
}

/** Listens for the life of the instance; pointer moves come at most once per frame. */
export function listenToGestures(cy: Core, gestures: Gestures): void {
  let boxFrom: Point | null = null;
  cy.on("viewport", () => gestures.viewport());
  // Not "onetap", which waits a quarter of a second whether a second click follows.
  cy.on("tap", (event: EventObject) => gestures.tap(event.position, held(event).shift));
  cy.on("cxttap", (event: EventObject) => gestures.menu(event.position, event.renderedPosition));
  cy.on("dbltap", (event: EventObject) => gestures.twice(event.position));
  cy.on("drag", "node", (event: EventObject) => gestures.drag(event.target.id(), event.target.position()));
  cy.on("boxstart", (event: EventObject) => {
    boxFrom = event.position;
  });
  cy.on("boxend", (event: EventObject) => {
    const { shift, other } = held(event);
    if (boxFrom) gestures.box(boxBetween(boxFrom, event.position), shift ? "select" : "zoom", shift && other);
    boxFrom = null;
  });
  listenToMoves(cy, gestures);
}

function listenToMoves(cy: Core, gestures: Gestures): void {
  let latest: EventObject | null = null;
  cy.on("mousemove", (event: EventObject) => {
    if (!latest) requestAnimationFrame(tell);
    latest = event;
  });
  cy.container()?.addEventListener("mouseleave", () => {
    latest = null;
    gestures.move(null, { x: 0, y: 0 });
  });

  function tell(): void {
    const event = latest;
    latest = null;
    if (!event || cy.destroyed()) return;
    const pressed = event.originalEvent instanceof MouseEvent && event.originalEvent.buttons !== 0;
    gestures.move(pressed ? null : event.position, event.renderedPosition);
  }
}

function held({ originalEvent }: EventObject): { readonly shift: boolean; readonly other: boolean } {
  if (!(originalEvent instanceof MouseEvent)) return { shift: false, other: false };
  const { shiftKey, ctrlKey, metaKey, altKey } = originalEvent;
  return { shift: shiftKey, other: ctrlKey || metaKey || altKey };
}

function boxBetween(a: Point, b: Point): Box {
  return {
    left: Math.min(a.x, b.x),
    right: Math.max(a.x, b.x),
    top: Math.min(a.y, b.y),
    bottom: Math.max(a.y, b.y),
  };
}
