/** A map to look at: the drawing of the whole graph with the answer's layer over it. */
import { useEffect, useRef, useState } from "react";
import type { GraphMap, MapPlaces } from "../../shared/map";
import type { Point } from "../picture/edge-shape";
import type { Theme } from "../picture/palette";
import { paintAnswer } from "./answer-painter";
import { boxAround, nodeAt, type MapAnswer } from "./map-answer";
import { WHOLE, type MapDrawing, type MapWish, type StartDrawing } from "./map-drawing";
import { sizedContext } from "./plain-painter";

export interface MapCanvasProps {
  readonly map: GraphMap;
  /** Where its nodes lie by now; they move while the map settles. */
  readonly places: MapPlaces;
  readonly settling: boolean;
  readonly theme: Theme;
  readonly start: StartDrawing;
  readonly answer: MapAnswer | null;
  /** Row of the node that is marked, −1 for none. */
  readonly marked: number;
  readonly wish: MapWish | null;
  /** True where the camera should jump instead of gliding. */
  readonly calm: boolean;
  readonly label: string;
  /** A row of the map, −1 for the ground. */
  readonly onPick: (row: number) => void;
}

/** A click this near to a node means it (CSS pixels). */
const REACH = 12;
const STEP = 1.6;
/** Part of the map shown around a single node. */
const AROUND = 0.08;

export function MapCanvas(props: MapCanvasProps) {
  const { map, places, settling, theme, start, answer, marked, wish, calm, label, onPick } = props;
  const ground = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLCanvasElement>(null);
  const [pointed, setPointed] = useState(-1);
  const drawing = useDrawing(props, ground);
  const paint = useRef<(still: boolean) => void>(() => undefined);
  useEffect(() => {
    paint.current = (still) => {
      const [canvas, view] = [layer.current, drawing.current];
      if (canvas === null || view === null) return;
      const { clientWidth: width, clientHeight: height } = canvas;
      const context = sizedContext(canvas, width, height);
      const scene = { map, places, theme, answer, marked, pointed, still: still && !settling };
      if (context !== null) paintAnswer(context, scene, view, width, height);
    };
    paint.current(true);
  });
  useEffect(() => {
    drawing.paint = (still) => paint.current(still);
    drawing.click = (at) => onPick(rowAt(drawing.current, places, at));
    drawing.hover = (at) => setPointed(at === null ? -1 : rowAt(drawing.current, places, at));
  });
  useEffect(() => drawing.current?.place(places, !settling), [drawing, places, settling, theme, start]);
  useEffect(() => {
    const view = drawing.current;
    const box = answer === null ? null : boxAround(places, answer.nodes);
    if (view !== null && box !== null) view.frame(box, calm);
    // The camera goes to an answer when it comes, not when the person's wish for calm changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [answer, map, theme, start]);
  useEffect(() => {
    const view = drawing.current;
    const box = answer === null ? null : boxAround(places, answer.nodes);
    // An answer that moved while the map settled is brought back, unless a hand has gone elsewhere by then.
    if (view !== null && box !== null && !settling && !view.touched) view.frame(box, calm);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settling]);
  useEffect(() => {
    if (drawing.current !== null && wish !== null) grant(drawing.current, wish, props);
    // A wish is granted once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wish]);
  return (
    <div className="map-canvas" role="img" aria-label={label}>
      <div className="map-ground" ref={ground} />
      <canvas className="map-layer" ref={layer} />
    </div>
  );
}

/** The drawing at hand, and who hears of it. */
interface DrawingAtHand {
  current: MapDrawing | null;
  paint: (still: boolean) => void;
  click: (at: Point) => void;
  hover: (at: Point | null) => void;
}

function useDrawing({ map, theme, start }: MapCanvasProps, ground: { current: HTMLElement | null }) {
  const [atHand] = useState<DrawingAtHand>(() => ({
    current: null,
    paint: () => undefined,
    click: () => undefined,
    hover: () => undefined,
  }));
  useEffect(() => {
    const container = ground.current;
    if (container === null) return;
    const view = start(container, map, theme, {
      onMove: (still) => atHand.paint(still),
      onClick: (at) => atHand.click(at),
      onHover: (at) => atHand.hover(at),
    });
    atHand.current = view;
    const observer = new ResizeObserver(() => view.resize());
    observer.observe(container);
    return () => {
      observer.disconnect();
      atHand.current = null;
      view.dispose();
    };
  }, [atHand, ground, map, theme, start]);
  return atHand;
}

function rowAt(view: MapDrawing | null, places: MapPlaces, { x, y }: Point): number {
  if (view === null) return -1;
  const [here, beside] = [view.toMap(x, y), view.toMap(x + REACH, y)];
  return nodeAt(places, here, Math.abs(beside.x - here.x));
}

function grant(view: MapDrawing, wish: MapWish, { map, places, answer, calm }: MapCanvasProps): void {
  if (wish.act === "all") return view.frame(WHOLE, calm);
  if (wish.act === "answer") return view.frame(boxAround(places, answer?.nodes ?? []) ?? WHOLE, calm);
  if (wish.act !== "node") return view.zoom(wish.act === "in" ? STEP : 1 / STEP, calm);
  const row = map.nodes.handle.indexOf(wish.handle);
  if (row < 0) return;
  view.centre(places.x[row]!, places.y[row]!, AROUND, calm);
}
