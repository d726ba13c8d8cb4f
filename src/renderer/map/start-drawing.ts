/** A drawing of a map: camera, hands and painter together. Nodes are painted at every frame, edges once it stands still. */
import type { GraphMap, MapPlaces } from "../../shared/map";
import { Camera, type Insets, type Size } from "../picture/camera";
import type { Point } from "../picture/edge-shape";
import { listenToGestures } from "../picture/gestures";
import { toModel, toScreen, type Box } from "../picture/viewport";
import {
  WHOLE,
  type DrawingListener,
  type MapDrawing,
  type MapPainter,
  type MapSight,
  type StartDrawing,
} from "./map-drawing";
import { PlainPainter } from "./plain-painter";
import { WebGlPainter } from "./webgl-painter";

/** Edges wait until the picture has stood still for so long. */
const STILL_MS = 160;
/** So many edges are painted with the nodes at every frame; more come a frame at a time. */
const EDGES_A_FRAME = 20_000;
/** Room around what is framed, and the least that is framed, in the map's own numbers. */
const MARGIN = 1.25;
const LEAST_REACH = 0.02;
/** Half of what is in sight along the shorter side: from nearest to farthest. */
const NEAREST = 0.002;
const FARTHEST = 4;
const MOST_GROWTH = 3;
/** A double click comes nearer by this factor. */
const NEARER = 1.6;
const NO_INSETS = { left: 0, right: 0, top: 0, bottom: 0 };
/** The field for names and the tools float over the top: what is framed keeps clear of them. */
const BELOW_TOOLS = { ...NO_INSETS, top: 48 };

export const startWebGlDrawing: StartDrawing = (container, map, theme, listener) =>
  new Drawing(container, map, new WebGlPainter(map, theme), listener);

export const startPlainDrawing: StartDrawing = (container, map, theme, listener) =>
  new Drawing(container, map, new PlainPainter(map, theme), listener);

/** Half of the shorter side, in CSS pixels; never nothing. */
const halfOf = ({ width, height }: Size): number => Math.min(width, height) / 2 || 1;

/** The camera's y grows downwards and the map's upwards: the drawing turns it over. */
class Drawing implements MapDrawing {
  touched = false;
  private readonly ending = new AbortController();
  private readonly camera: Camera;
  private resting = true;
  private wanted = 0;
  private waiting = 0;

  constructor(
    private readonly container: HTMLElement,
    private readonly map: GraphMap,
    private readonly painter: MapPainter,
    private readonly listener: DrawingListener,
  ) {
    const limits = (size: Size) => ({ least: halfOf(size) / FARTHEST, most: halfOf(size) / NEAREST });
    this.camera = new Camera({ limits, moved: () => this.draw() });
    container.append(painter.canvas);
    const { onClick, onHover } = listener;
    const gestures = {
      moved: (): void => void (this.touched = true),
      click: onClick,
      hover: onHover,
      doubleClick: (at: Point): void => {
        this.touched = true;
        this.camera.zoomAt(at, NEARER);
      },
    };
    listenToGestures(container, this.camera, gestures, this.ending.signal);
    painter.canvas.addEventListener("webglcontextrestored", () => this.draw(), this.ending);
    this.frame(WHOLE, true);
    this.resize();
  }

  get growth(): number {
    const { zoom } = this.camera.viewport;
    const reach = halfOf(this.camera.viewport) / zoom;
    return Math.max(1, Math.min(MOST_GROWTH, Math.sqrt(MARGIN / reach)));
  }

  toView(x: number, y: number): Point {
    return toScreen(this.camera.viewport, x, -y);
  }

  toMap(x: number, y: number): Point {
    const point = toModel(this.camera.viewport, x, y);
    return { x: point.x, y: -point.y };
  }

  place(places: MapPlaces, resting: boolean): void {
    this.painter.place(places);
    this.resting = resting;
    this.draw();
  }

  frame({ left, right, top, bottom }: Box, calm: boolean): void {
    const reach = Math.max(right - left, bottom - top) / 2;
    this.show((left + right) / 2, (top + bottom) / 2, reach, calm, BELOW_TOOLS);
  }

  centre(x: number, y: number, around: number, calm: boolean): void {
    this.show(x, y, around, calm, NO_INSETS);
  }

  zoom(factor: number, calm: boolean): void {
    this.camera.reducedMotion = calm;
    this.camera.zoomBy(factor);
  }

  resize(): void {
    const { clientWidth: width, clientHeight: height } = this.container;
    // A map behind another tab has no size; what it showed comes back with it.
    if (width > 0 && height > 0) this.camera.resize({ width, height, ratio: window.devicePixelRatio || 1 });
    this.draw();
  }

  dispose(): void {
    this.ending.abort();
    this.camera.stop();
    this.stop();
    this.painter.dispose();
    this.painter.canvas.remove();
  }

  private show(x: number, y: number, around: number, calm: boolean, insets: Insets): void {
    const reach = Math.max(around * MARGIN, LEAST_REACH);
    const box = { left: x - reach, right: x + reach, top: -y - reach, bottom: -y + reach };
    this.camera.reducedMotion = calm;
    this.camera.show(box, Infinity, insets);
  }

  private get sight(): MapSight {
    const { zoom, width, height } = this.camera.viewport;
    return { middle: this.toMap(width / 2, height / 2), scale: zoom, growth: this.growth, width, height };
  }

  /** Nodes at the next frame, edges once it stands still. */
  private draw(): void {
    this.stop();
    this.wanted = requestAnimationFrame(() => {
      const edges = this.map.edges.source.length;
      this.painter.paintNodes(this.sight);
      if (edges <= EDGES_A_FRAME) this.painter.paintEdges(this.sight, 0, edges);
      this.listener.onMove(false);
      this.waiting = window.setTimeout(() => this.stand(edges), STILL_MS);
    });
  }

  private stand(edges: number): void {
    this.listener.onMove(true);
    if (edges > EDGES_A_FRAME && this.resting) this.addEdges(0, edges);
  }

  private addEdges(first: number, edges: number): void {
    const end = Math.min(edges, first + EDGES_A_FRAME);
    this.painter.paintEdges(this.sight, first, end);
    if (end < edges) this.wanted = requestAnimationFrame(() => this.addEdges(end, edges));
  }

  private stop(): void {
    cancelAnimationFrame(this.wanted);
    clearTimeout(this.waiting);
  }
}
