/** A map on a plain canvas, for windows without WebGL: slower, the same places and colours. */
import type { GraphMap, MapPlaces } from "../../shared/map";
import { CANVAS_COLOURS, labelColour, type Theme } from "../picture/palette";
import { mapEdgeOpacity, mapNodeRadius, MAP_STYLE } from "../picture/style";
import type { MapPainter, MapSight } from "./map-drawing";

export class PlainPainter implements MapPainter {
  readonly canvas = document.createElement("canvas");
  private places: MapPlaces;

  constructor(
    private readonly map: GraphMap,
    private readonly theme: Theme,
  ) {
    this.canvas.className = "map-plain";
    this.places = map.nodes;
  }

  place(places: MapPlaces): void {
    this.places = places;
  }

  paintNodes(sight: MapSight): void {
    const context = sizedContext(this.canvas, sight.width, sight.height);
    if (context === null) return;
    const { x, y } = this.places;
    const { label, degree } = this.map.nodes;
    const at = inView(sight);
    // Backwards, so that nodes with many edges lie on top.
    for (let row = x.length - 1; row >= 0; row--) {
      const radius = sight.growth * mapNodeRadius(degree[row]!, x.length);
      context.fillStyle = labelColour(label[row]!, this.theme);
      context.fillRect(at.x(x[row]!) - radius, at.y(y[row]!) - radius, 2 * radius, 2 * radius);
    }
  }

  paintEdges(sight: MapSight, first: number, end: number): void {
    const context = this.canvas.getContext("2d");
    if (context === null) return;
    const { source, target } = this.map.edges;
    const { x, y } = this.places;
    const at = inView(sight);
    context.globalCompositeOperation = "destination-over";
    context.strokeStyle = CANVAS_COLOURS[this.theme].edge;
    context.globalAlpha = mapEdgeOpacity(source.length);
    context.lineWidth = MAP_STYLE.edge;
    context.beginPath();
    for (let edge = first; edge < end; edge++) {
      context.moveTo(at.x(x[source[edge]!]!), at.y(y[source[edge]!]!));
      context.lineTo(at.x(x[target[edge]!]!), at.y(y[target[edge]!]!));
    }
    context.stroke();
    context.globalAlpha = 1;
    context.globalCompositeOperation = "source-over";
  }

  dispose(): void {
    this.canvas.width = 0;
  }
}

function inView({ middle, scale, width, height }: MapSight) {
  return {
    x: (value: number): number => width / 2 + (value - middle.x) * scale,
    y: (value: number): number => height / 2 - (value - middle.y) * scale,
  };
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
