/** Two canvases that are looked at from the same place: what one does, the other follows. */
import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { CanvasHandle } from "../../canvas/canvas-props";
import type { View } from "../../picture/viewport";
import type { SideName } from "./compare-view";
import { otherSide } from "./compared-views";

type Canvas = RefObject<CanvasHandle | null>;
type Canvases = Readonly<Record<SideName, Canvas | null>>;

const NONE: Canvases = { left: null, right: null };

export interface LinkedCameras {
  /** True once the first picture is laid out. */
  readonly rested: boolean;
  /** A side's canvas is there; the function returned takes it out again. */
  readonly join: (side: SideName, canvas: Canvas) => () => void;
  readonly onLook: (side: SideName, view: View) => void;
  readonly onRest: (side: SideName) => void;
}

/** `linked` is false for pictures whose places mean different things: each is looked at for itself then. */
export function useLinkedCameras(linked: boolean): LinkedCameras {
  const canvases = useRef(NONE);
  const following = useRef(false);
  const [resting, setResting] = useState<readonly SideName[]>([]);
  const both = resting.length === 2;
  useEffect(() => {
    // What is found takes its room in the frame after it is there.
    if (resting.length > 0) requestAnimationFrame(() => fitAll(canvases.current, linked));
  }, [resting, linked]);
  useEffect(() => {
    // Canvases learn of their new size after the callbacks of the window's next frame.
    const fit = (): void =>
      void requestAnimationFrame(() => requestAnimationFrame(() => fitAll(canvases.current, linked)));
    addEventListener("resize", fit);
    return () => removeEventListener("resize", fit);
  }, [linked]);
  const join = useCallback((side: SideName, canvas: Canvas) => {
    canvases.current = { ...canvases.current, [side]: canvas };
    return () => {
      canvases.current = { ...canvases.current, [side]: null };
    };
  }, []);
  return {
    rested: resting.includes("left"),
    join,
    onLook: (side, view) => {
      if (!linked || !both || following.current) return;
      following.current = true;
      canvases.current[otherSide(side)]?.current?.look(view);
      following.current = false;
    },
    onRest: (side) => setResting((now) => (now.includes(side) ? now : [...now, side])),
  };
}

/** Every picture into its room; of linked ones the second follows the first. */
function fitAll({ left, right }: Canvases, linked: boolean): void {
  left?.current?.fit();
  if (!linked) right?.current?.fit();
}
