/** A map on a plain canvas, for windows without WebGL: slower, the same places and colours. */
import type { GraphMap } from "../../shared/map";
import { CANVAS_COLOURS, labelColour } from "../ui/palette";
import type { PaletteTheme } from "../ui/palette";
import { edgeStrength, nodeRadius, WHOLE } from "./map-drawing";
import type { Box, DrawingListener, MapDrawing, Place, StartDrawing } from "./map-drawing";

const MARGIN = 1.25;
const NEAREST = 0.002;
const FARTHEST = 4;
/** Edges wait until the picture has stood still for so long. */
const STILL_MS = 180;
const WHEEL = 0.0015;
/** A pointer that moved less than this clicked. */
const CLICK_PX = 4;

export const startPlainDrawing: StartDrawing = (container, map, theme, listener) =>
  new PlainDrawing(container, map, theme, listener);

class PlainDrawing implements MapDrawing {
  private readonly canvas = document.createElement("canvas");
  private readonly ending = new AbortController();
  private middle: Place = { x: 0, y: 0 };
  /** Half of the map in sight along the shorter side. */
  private reach = MARGIN;
  private waiting = 0;
  private frameWanted = 0;
  private dragged: { from: Place; last: Place } | null = null;

  constructor(
    private readonly container: HTMLElement,
    private readonly map: GraphMap,
    private readonly theme: PaletteTheme,
    private readonly listener: DrawingListener,
  ) {
    this.canvas.className = "map-plain";
    container.append(this.canvas);
    this.listen();
    this.frame(WHOLE);
  }

  toView(x: number, y: number): Place {
    const { scale, width, height } = this.size();
    return { x: width / 2 + (x - this.middle.x) * scale, y: height / 2 - (y - this.middle.y) * scale };
  }

  toMap(x: number, y: number): Place {
    const { scale, width, height } = this.size();
    return { x: this.middle.x + (x - width / 2) / scale, y: this.middle.y - (y - height / 2) / scale };
  }

  frame({ left, right, top, bottom }: Box): void {
    this.middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    this.reach = Math.max((Math.max(right - left, bottom - top) / 2) * MARGIN, 0.02);
    this.draw();
  }

  zoom(factor: number): void {
    this.reach = Math.min(FARTHEST, Math.max(NEAREST, this.reach / factor));
    this.draw();
  }

  resize(): void {
    this.draw();
  }

  dispose(): void {
    this.ending.abort();
    clearTimeout(this.waiting);
    cancelAnimationFrame(this.frameWanted);
    this.canvas.remove();
  }

  private size() {
    const { clientWidth: width, clientHeight: height } = this.container;
    return { width, height, scale: Math.min(width, height) / 2 / this.reach || 1 };
  }

  private listen(): void {
    const { signal } = this.ending;
    const { container } = this;
    container.addEventListener("wheel", (event) => this.turn(event), { signal, passive: false });
    container.addEventListener("pointerdown", (event) => this.press(event), { signal });
    container.addEventListener("pointermove", (event) => this.drag(event), { signal });
    container.addEventListener("pointerup", (event) => this.release(event), { signal });
  }

  private turn(event: WheelEvent): void {
    event.preventDefault();
    const at = placeIn(this.container, event);
    const before = this.toMap(at.x, at.y);
    this.reach = Math.min(FARTHEST, Math.max(NEAREST, this.reach * Math.exp(event.deltaY * WHEEL)));
    const after = this.toMap(at.x, at.y);
    // What lies under the pointer stays there.
    this.middle = { x: this.middle.x + before.x - after.x, y: this.middle.y + before.y - after.y };
    this.draw();
  }

  private press(event: PointerEvent): void {
    const at = placeIn(this.container, event);
    this.dragged = { from: at, last: at };
  }

  private drag(event: PointerEvent): void {
    if (this.dragged === null) return;
    const at = placeIn(this.container, event);
    const { scale } = this.size();
    const { last } = this.dragged;
    this.middle = {
      x: this.middle.x - (at.x - last.x) / scale,
      y: this.middle.y + (at.y - last.y) / scale,
    };
    this.dragged = { ...this.dragged, last: at };
    this.draw();
  }

  private release(event: PointerEvent): void {
    const from = this.dragged?.from;
    this.dragged = null;
    const at = placeIn(this.container, event);
    if (from !== undefined && Math.hypot(at.x - from.x, at.y - from.y) < CLICK_PX) this.listener.onClick(at);
  }

  /** Nodes at the next frame, edges once it stands still. */
  private draw(): void {
    cancelAnimationFrame(this.frameWanted);
    clearTimeout(this.waiting);
    this.frameWanted = requestAnimationFrame(() => this.paint(false));
    this.waiting = window.setTimeout(() => this.paint(true), STILL_MS);
  }

  private paint(withEdges: boolean): void {
    const { width, height } = this.size();
    const context = sizedContext(this.canvas, width, height);
    if (context === null) return;
    if (withEdges) this.paintEdges(context);
    this.paintNodes(context);
    this.listener.onMove();
  }

  private paintEdges(context: CanvasRenderingContext2D): void {
    const { nodes, edges } = this.map;
    context.strokeStyle = CANVAS_COLOURS[this.theme].edge;
    context.globalAlpha = edgeStrength(edges.source.length);
    context.lineWidth = 0.5;
    context.beginPath();
    edges.source.forEach((source, row) => {
      const target = edges.target[row]!;
      const from = this.toView(nodes.x[source]!, nodes.y[source]!);
      const to = this.toView(nodes.x[target]!, nodes.y[target]!);
      context.moveTo(from.x, from.y);
      context.lineTo(to.x, to.y);
    });
    context.stroke();
    context.globalAlpha = 1;
  }

  private paintNodes(context: CanvasRenderingContext2D): void {
    const { nodes } = this.map;
    // Backwards, so that nodes with many edges lie on top.
    for (let row = nodes.handle.length - 1; row >= 0; row--) {
      const { x, y } = this.toView(nodes.x[row]!, nodes.y[row]!);
      const radius = nodeRadius(nodes.degree[row]!, nodes.handle.length);
      context.fillStyle = labelColour(nodes.label[row]!, this.theme);
      context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
    }
  }
}

/** Where a pointer is in an element, in CSS pixels. */
export function placeIn(element: Element, event: MouseEvent): Place {
  const { left, top } = element.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}

/** The canvas emptied, as sharp as the screen, drawing in CSS pixels. */
export function sizedContext(
  canvas: HTMLCanvasElement,
  width: number,
  height: number,
): CanvasRenderingContext2D | null {
  const sharp = window.devicePixelRatio || 1;
  canvas.width = Math.round(width * sharp);
  canvas.height = Math.round(height * sharp);
  const context = canvas.getContext("2d");
  context?.setTransform(sharp, 0, 0, sharp, 0, 0);
  return context;
}
