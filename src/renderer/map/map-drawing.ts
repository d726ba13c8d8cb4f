/** What draws the nodes and edges of a map: with WebGL, or on a plain canvas where there is none. */
import type { GraphMap, MapPlaces } from "../../shared/map";
import type { Point } from "../picture/edge-shape";
import type { Theme } from "../picture/palette";
import type { Box } from "../picture/viewport";

export interface DrawingListener {
  /** The picture moved or was drawn anew: what lies over it has to follow. False while it goes on moving. */
  readonly onMove: (still: boolean) => void;
  /** Clicked without dragging; CSS pixels of the container. */
  readonly onClick: (at: Point) => void;
  /** The pointer is over a point; null when it left or is pressed. */
  readonly onHover: (at: Point | null) => void;
}

export interface MapDrawing {
  /** True once a hand has moved the camera. */
  readonly touched: boolean;
  /** How much larger than from afar nodes are drawn here. */
  readonly growth: number;
  /** Where a place of the map lies, in CSS pixels of the container. */
  toView(x: number, y: number): Point;
  toMap(x: number, y: number): Point;
  /** Nodes lie elsewhere; edges follow once they rest. */
  place(places: MapPlaces, resting: boolean): void;
  /** Brings a part of the map (−1 to 1 each way) into sight, below what floats over its top, at once where `calm`. */
  frame(box: Box, calm: boolean): void;
  /** Brings a place of the map into the middle with so much around it each way. */
  centre(x: number, y: number, around: number, calm: boolean): void;
  /** Nearer where `factor` is above 1. */
  zoom(factor: number, calm: boolean): void;
  /** After its container changed its size. */
  resize(): void;
  dispose(): void;
}

export type StartDrawing = (
  container: HTMLElement,
  map: GraphMap,
  theme: Theme,
  listener: DrawingListener,
) => MapDrawing;

/** What a painter sees: the middle in the map's own numbers, and CSS pixels for one of them. */
export interface MapSight {
  readonly middle: Point;
  readonly scale: number;
  readonly growth: number;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** Paints one picture; nodes with many edges lie on top, edges beneath all nodes. */
export interface MapPainter {
  readonly canvas: HTMLCanvasElement;
  place(places: MapPlaces): void;
  /** Nodes alone, on empty ground. */
  paintNodes(sight: MapSight): void;
  /** Edges from `first` to `end` − 1, beneath what is painted already. */
  paintEdges(sight: MapSight, first: number, end: number): void;
  dispose(): void;
}

/** Something to be done to the camera once; a new value each time. */
export type MapWish =
  | { readonly act: "answer" | "all" | "in" | "out" }
  | { readonly act: "node"; readonly handle: number };

/** All of a map, in its own numbers. */
export const WHOLE: Box = { left: -1, right: 1, top: -1, bottom: 1 };

let drawsWithWebGl: boolean | null = null;

/** True where this window can draw with WebGL 2; the first to ask waits until the browser has started its graphics. */
export function canDrawWithWebGl(): boolean {
  drawsWithWebGl ??= askForWebGl();
  return drawsWithWebGl;
}

function askForWebGl(): boolean {
  const context = document.createElement("canvas").getContext("webgl2");
  // Browsers keep few contexts: this one only asked.
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null;
}
