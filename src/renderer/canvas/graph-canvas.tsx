import { useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from "react";
import { later } from "../ui/later";
import type { CanvasController } from "./canvas-controller";
import type { CanvasHandle, GraphCanvasProps, WalkDirection } from "./canvas-props";

/** With the library that draws, a fifth of the window's code. */
const drawing = later(() => import("./canvas-controller"));

const ARROWS: Readonly<Record<string, WalkDirection>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

const FILL = { position: "relative", width: "100%", height: "100%", overflow: "hidden" } as const;
const OUT_OF_SIGHT = {
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
} as const;

/**
 * The graph of a run. Fills its parent; draws on nothing, so that the parent's ground shows through. Arrow keys walk to neighbours
 * (with Shift onto the edge between), Enter selects (with Shift together with what is selected), Shift+F10 opens the menu, Escape
 * lets go, + − 0 zoom.
 */
export function GraphCanvas({ ref, ...props }: GraphCanvasProps & { readonly ref?: Ref<CanvasHandle> }) {
  const container = useRef<HTMLDivElement>(null);
  const controller = useRef<CanvasController | null>(null);
  const latest = useRef(props);
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    latest.current = props;
    controller.current?.update(props);
  });
  const wished = useRef<Wish>(null);
  useEffect(() => {
    // A task of its own: the page that was just filled is laid out in it, which with the filling would hold up hands twice as long.
    let gone = false;
    const making = setTimeout(async () => {
      const { CanvasController } = await drawing();
      if (gone) return;
      controller.current = new CanvasController(container.current!, latest.current);
      wished.current?.(controller.current);
    });
    return () => {
      gone = true;
      clearTimeout(making);
      controller.current?.dispose();
      controller.current = null;
    };
  }, []);
  useImperativeHandle(ref, () => handleOf(controller, wished), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey)) {
      event.preventDefault();
      return controller.current?.openMenu();
    }
    const text = controller.current && act(controller.current, props, event);
    if (text === null) return;
    event.preventDefault();
    setSpoken(text);
  };
  return (
    <div
      ref={container}
      style={FILL}
      role="application"
      tabIndex={0}
      aria-label={props.label}
      onKeyDown={onKeyDown}
      className="graph-canvas"
    >
      <p aria-live="polite" style={OUT_OF_SIGHT}>
        {spoken}
      </p>
    </div>
  );
}

/** Does what a key asks; the words to speak, or null when the key means nothing here. */
function act(controller: CanvasController, props: GraphCanvasProps, event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const direction = ARROWS[event.key];
  if (direction) {
    const reached = controller.step(direction, event.shiftKey);
    return reached ? controller.describe(reached) : "";
  }
  switch (event.key) {
    case "Enter":
      if (!controller.cursor) return null;
      props.onSelect(controller.cursor, event.shiftKey);
      return controller.describe(controller.cursor);
    case "Escape":
      controller.dropCursor();
      props.onSelect(null, false);
      return "";
    case "+":
    case "=":
      controller.zoomIn();
      return "";
    case "-":
      controller.zoomOut();
      return "";
    case "0":
      controller.fit();
      return "";
    default:
      return null;
  }
}

interface Held<T> {
  readonly current: T | null;
}

/** What was asked for before there was a canvas to do it. */
type Wish = ((made: CanvasController) => void) | null;

/** A handle that outlives the controller, which React may take down and make again. */
function handleOf(controller: Held<CanvasController>, wished: { current: Wish }): CanvasHandle {
  return {
    fit: () => controller.current?.fit(),
    fitKept: () => controller.current?.fitKept(),
    look: (view) => controller.current?.look(view),
    zoomIn: () => controller.current?.zoomIn(),
    zoomOut: () => controller.current?.zoomOut(),
    reveal(element, covered) {
      if (controller.current !== null) return controller.current.reveal(element, covered);
      wished.current = (made) => void made.reveal(element, covered);
      return false;
    },
    placeOf: (element) => controller.current?.placeOf(element) ?? null,
    walk: (direction) => controller.current?.walk(direction),
    layOutAgain: () => controller.current?.layOutAgain(),
    exportPng: (scale) =>
      controller.current?.exportPng(scale) ?? Promise.reject(new Error("The canvas is not on the page.")),
    exportSvg: () => controller.current?.exportSvg() ?? "",
    focus: () => controller.current?.focus(),
  };
}
