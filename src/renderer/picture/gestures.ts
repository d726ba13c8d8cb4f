/**
 * What hands do to a picture, the same on the canvas and on the map: drag the view or what lies under the pointer, turn the wheel, pinch
 * with two fingers, draw a box with a key held, click once or twice, ask for the menu. Points are CSS pixels from the element's top left.
 */
import type { Camera } from "./camera";
import type { Point } from "./edge-shape";

const WHEEL = 0.0015;
/** Pixels of a line, where a wheel counts in lines; a pinch on a touchpad comes as a wheel with Control and small numbers. */
const LINE = 16;
const PINCH = 10;
/** A pointer that moved less than this clicked. */
const CLICK = 4;

/** A box that is being drawn with a key held: Shift selects, any other key looks closer; `add` with Shift and another. */
export interface BoxGesture {
  readonly from: Point;
  readonly to: Point;
  readonly purpose: "select" | "zoom";
  readonly add: boolean;
}

export interface GestureListener {
  /** `add` with Shift held. */
  click(at: Point, add: boolean): void;
  doubleClick(at: Point): void;
  /** At most once a frame; null when the pointer left or is pressed. */
  hover(at: Point | null): void;
  /** A hand moved the view. */
  moved?(): void;
  /** The other mouse button, or a long touch. */
  menu?(at: Point): void;
  /** Takes hold of what lies at a point and gives what moves it; null where the view is to move. */
  grab?(at: Point): ((to: Point) => void) | null;
  /** While a box is drawn, and once more when it is `done`. */
  box?(box: BoxGesture, done: boolean): void;
}

/** A finger or button that is down. */
interface Press {
  readonly from: Point;
  at: Point;
  /** Null until the pointer has moved too far for a click. */
  drag: ((to: Point, done: boolean) => void) | null;
}

/** Listens on an element until `signal` ends. */
export function listenToGestures(
  element: HTMLElement,
  camera: Camera,
  listener: GestureListener,
  signal: AbortSignal,
): void {
  const on = <K extends keyof HTMLElementEventMap>(
    name: K,
    handle: (event: HTMLElementEventMap[K]) => void,
  ): void => element.addEventListener(name, handle, { signal, passive: false });
  element.style.touchAction = "none";
  on("wheel", (event) => {
    event.preventDefault();
    listener.moved?.();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY;
    const factor = Math.exp(-pixels * WHEEL * (event.ctrlKey ? PINCH : 1));
    camera.zoomAt(pointIn(element, event), factor);
  });
  on("dblclick", (event) => listener.doubleClick(pointIn(element, event)));
  on("contextmenu", (event) => {
    event.preventDefault();
    if ((event as PointerEvent).pointerType === "touch") listener.menu?.(pointIn(element, event));
  });
  listenToPresses(element, camera, listener, on);
  listenToHovers(element, listener, on);
}

type On = <K extends keyof HTMLElementEventMap>(
  name: K,
  handle: (event: HTMLElementEventMap[K]) => void,
) => void;

function listenToPresses(element: HTMLElement, camera: Camera, listener: GestureListener, on: On): void {
  const presses = new Map<number, Press>();
  let secondary: Point | null = null;
  on("pointerdown", (event) => {
    const at = pointIn(element, event);
    if (event.button === 2) secondary = at;
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    presses.set(event.pointerId, { from: at, at, drag: null });
  });
  on("pointermove", (event) => {
    const press = presses.get(event.pointerId);
    if (press === undefined) return;
    const at = pointIn(element, event);
    const other = [...presses].find(([id]) => id !== event.pointerId)?.[1].at;
    if (other !== undefined) {
      listener.moved?.();
      camera.zoomAt(middle(at, other), distance(at, other) / Math.max(1, distance(press.at, other)));
    } else if (press.drag !== null || distance(press.from, at) >= CLICK) {
      press.drag ??= beginDrag(press.from, event, camera, listener);
      press.drag(at, false);
    }
    press.at = at;
  });
  on("pointerup", (event) => {
    const at = pointIn(element, event);
    if (event.button === 2 && secondary !== null && distance(secondary, at) < CLICK) listener.menu?.(at);
    const press = presses.get(event.pointerId);
    presses.delete(event.pointerId);
    if (press === undefined) return;
    if (press.drag !== null) press.drag(at, true);
    else if (distance(press.from, at) < CLICK) listener.click(at, event.shiftKey);
  });
  on("pointercancel", (event) => presses.delete(event.pointerId));
}

/** What moves from now on: a box that grows, what was grabbed, or the view. */
function beginDrag(
  from: Point,
  { shiftKey, ctrlKey, metaKey, altKey }: PointerEvent,
  camera: Camera,
  listener: GestureListener,
): (to: Point, done: boolean) => void {
  const other = ctrlKey || metaKey || altKey;
  const { box } = listener;
  if (box !== undefined && (shiftKey || other)) {
    const purpose = shiftKey ? "select" : "zoom";
    return (to, done) => box({ from, to, purpose, add: shiftKey && other }, done);
  }
  const move = listener.grab?.(from);
  if (move) return (to) => move(to);
  let last = from;
  return (to) => {
    listener.moved?.();
    camera.shift(to.x - last.x, to.y - last.y);
    last = to;
  };
}

function listenToHovers(element: HTMLElement, listener: GestureListener, on: On): void {
  let latest: PointerEvent | null = null;
  on("pointermove", (event) => {
    if (latest === null) requestAnimationFrame(report);
    latest = event;
  });
  on("pointerleave", () => {
    latest = null;
    listener.hover(null);
  });

  function report(): void {
    const event = latest;
    latest = null;
    if (event !== null && element.isConnected)
      listener.hover(event.buttons === 0 ? pointIn(element, event) : null);
  }
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

function pointIn(element: Element, event: MouseEvent): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
