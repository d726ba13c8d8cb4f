/** What hands do to a map: drag, turn the wheel, pinch with two fingers, click twice to come nearer. */
import type { MapCamera } from "./map-camera";
import type { Place } from "./map-drawing";

const WHEEL = 0.0015;
/** Pixels of a line, where a wheel counts in lines. */
const LINE = 16;
const NEARER = 1.6;
/** A pointer that moved less than this clicked (CSS pixels). */
const CLICK_PX = 4;

export interface GestureListener {
  readonly onTouch: () => void;
  /** CSS pixels of the container. */
  readonly onClick: (at: Place) => void;
}

/** Listens on `container` until `signal` ends. */
export function listenToHands(
  container: HTMLElement,
  camera: MapCamera,
  { onTouch, onClick }: GestureListener,
  signal: AbortSignal,
): void {
  const pointers = new Map<number, { readonly from: Place; readonly at: Place }>();
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    hear: (event: HTMLElementEventMap[K]) => void,
  ): void => container.addEventListener(name, hear, { signal, passive: false });
  on("wheel", (event) => {
    event.preventDefault();
    onTouch();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
    camera.zoomAt(placeIn(container, event), Math.exp(-pixels * WHEEL));
  });
  on("dblclick", (event) => {
    onTouch();
    camera.zoomAt(placeIn(container, event), NEARER);
  });
  on("pointerdown", (event) => {
    if (event.button !== 0) return;
    container.setPointerCapture(event.pointerId);
    const at = placeIn(container, event);
    pointers.set(event.pointerId, { from: at, at });
  });
  on("pointermove", (event) => {
    const pointer = pointers.get(event.pointerId);
    if (pointer === undefined) return;
    onTouch();
    const at = placeIn(container, event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1].at;
    if (other === undefined) camera.shift(at.x - pointer.at.x, at.y - pointer.at.y);
    else camera.zoomAt(middle(at, other), far(at, other) / Math.max(1, far(pointer.at, other)));
    pointers.set(event.pointerId, { ...pointer, at });
  });
  on("pointerup", (event) => {
    const pointer = pointers.get(event.pointerId);
    pointers.delete(event.pointerId);
    const at = placeIn(container, event);
    if (pointer !== undefined && far(pointer.from, at) < CLICK_PX) onClick(at);
  });
  on("pointercancel", (event) => pointers.delete(event.pointerId));
}

const far = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Place, b: Place): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Where a pointer is in an element, in CSS pixels. */
export function placeIn(element: Element, event: MouseEvent): Place {
  const { left, top } = element.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
