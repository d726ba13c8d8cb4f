/** A drawing of a map: camera, hands and painter together. Nodes are painted at every frame, edges once it stands still. */
import type { GraphMap, MapPlaces } from "../../shared/map";
import { MapCamera } from "./map-camera";
import type { Box, DrawingListener, MapDrawing, MapPainter, Place, StartDrawing } from "./map-drawing";
import { listenToHands } from "./map-gestures";
import { PlainPainter } from "./plain-painter";
import { WebGlPainter } from "./webgl-painter";

/** Edges wait until the picture has stood still for so long. */
const STILL_MS = 160;
/** So many edges are painted with the nodes at every frame; more come a frame at a time. */
const EDGES_A_FRAME = 20_000;

export const startWebGlDrawing: StartDrawing = (container, map, theme, listener) =>
  new Drawing(container, map, new WebGlPainter(map, theme), listener);

export const startPlainDrawing: StartDrawing = (container, map, theme, listener) =>
  new Drawing(container, map, new PlainPainter(map, theme), listener);

class Drawing implements MapDrawing {
  touched = false;
  private readonly ending = new AbortController();
  private readonly camera: MapCamera;
  private resting = true;
  private wanted = 0;
  private waiting = 0;

  constructor(
    container: HTMLElement,
    private readonly map: GraphMap,
    private readonly painter: MapPainter,
    private readonly listener: DrawingListener,
  ) {
    this.camera = new MapCamera(container, () => this.draw());
    container.append(painter.canvas);
    const onTouch = (): void => void (this.touched = true);
    const { onClick } = listener;
    listenToHands(container, this.camera, { onTouch, onClick }, this.ending.signal);
    painter.canvas.addEventListener("webglcontextrestored", () => this.draw(), this.ending);
    this.draw();
  }

  get growth(): number {
    return this.camera.growth;
  }

  toView(x: number, y: number): Place {
    return this.camera.toView(x, y);
  }

  toMap(x: number, y: number): Place {
    return this.camera.toMap(x, y);
  }

  place(places: MapPlaces, resting: boolean): void {
    this.painter.place(places);
    this.resting = resting;
    this.draw();
  }

  frame(box: Box, calm: boolean): void {
    this.camera.frame(box, calm);
  }

  zoom(factor: number, calm: boolean): void {
    this.camera.zoom(factor, calm);
  }

  resize(): void {
    this.draw();
  }

  dispose(): void {
    this.ending.abort();
    this.camera.stop();
    this.stop();
    this.painter.dispose();
    this.painter.canvas.remove();
  }

  /** Nodes at the next frame, edges once it stands still. */
  private draw(): void {
    this.stop();
    this.wanted = requestAnimationFrame(() => {
      const edges = this.map.edges.source.length;
      this.painter.paintNodes(this.camera.sight);
      if (edges <= EDGES_A_FRAME) this.painter.paintEdges(this.camera.sight, 0, edges);
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
    this.painter.paintEdges(this.camera.sight, first, end);
    if (end < edges) this.wanted = requestAnimationFrame(() => this.addEdges(end, edges));
  }

  private stop(): void {
    cancelAnimationFrame(this.wanted);
    clearTimeout(this.waiting);
  }
}
