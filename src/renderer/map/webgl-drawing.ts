/** A map drawn with sigma (WebGL): hundreds of thousands of edges at every frame. */
import Graph from "graphology";
import Sigma from "sigma";
import { EdgeLineProgram } from "sigma/rendering";
import type { GraphMap } from "../../shared/map";
import { CANVAS_COLOURS, labelColour } from "../ui/palette";
import type { PaletteTheme } from "../ui/palette";
import { edgeStrength, nodeRadius } from "./map-drawing";
import type { Box, StartDrawing } from "./map-drawing";

const CALM_MS = 350;
/** Room around what is framed. */
const MARGIN = 1.25;
const NEAREST = 0.002;
const FARTHEST = 4;

/** Nodes by label, edges faint; names of large nodes where there is room. */
export const startWebGlDrawing: StartDrawing = (container, map, theme, listener) => {
  const sigma = new Sigma(graphOf(map, theme), container, settingsFor(map, theme));
  // The map's own frame, so that camera and map are one sum apart.
  sigma.setCustomBBox({ x: [-1, 1], y: [-1, 1] });
  sigma.refresh();
  sigma.on("afterRender", listener.onMove);
  sigma.getMouseCaptor().on("click", ({ x, y }) => listener.onClick({ x, y }));
  const camera = sigma.getCamera();
  const move = (state: { x?: number; y?: number; ratio: number }, calm: boolean): void => {
    if (calm) camera.setState(state);
    else void camera.animate(state, { duration: CALM_MS });
  };
  return {
    toView: (x, y) => sigma.graphToViewport({ x, y }),
    toMap: (x, y) => sigma.viewportToGraph({ x, y }),
    frame: (box, calm) => move(cameraFor(box), calm),
    zoom: (factor, calm) => move({ ratio: clampRatio(camera.getState().ratio / factor) }, calm),
    resize() {
      sigma.resize();
      sigma.scheduleRender();
    },
    dispose: () => sigma.kill(),
  };
};

function graphOf({ nodes, edges }: GraphMap, theme: PaletteTheme): Graph {
  const graph = new Graph({ multi: true, type: "undirected" });
  nodes.handle.forEach((_, row) =>
    graph.addNode(row, {
      x: nodes.x[row]!,
      y: nodes.y[row]!,
      size: nodeRadius(nodes.degree[row]!, nodes.handle.length),
      color: labelColour(nodes.label[row]!, theme),
      label: nodes.name[row]!,
    }),
  );
  edges.source.forEach((source, row) => graph.addEdgeWithKey(row, source, edges.target[row]!));
  return graph;
}

function settingsFor({ edges }: GraphMap, theme: PaletteTheme) {
  const { edge, text } = CANVAS_COLOURS[theme];
  return {
    allowInvalidContainer: true,
    defaultEdgeColor: withStrength(edge, edgeStrength(edges.source.length)),
    defaultEdgeType: "line",
    edgeProgramClasses: { line: EdgeLineProgram },
    hideEdgesOnMove: edges.source.length > 50_000,
    hideLabelsOnMove: true,
    labelColor: { color: text },
    labelFont: "Inter Variable, system-ui, sans-serif",
    labelSize: 11,
    labelWeight: "500",
    labelRenderedSizeThreshold: 3,
    labelDensity: 0.6,
    // The answer's layer names what is pointed at.
    defaultDrawNodeHover: () => undefined,
    minCameraRatio: NEAREST,
    maxCameraRatio: FARTHEST,
    stagePadding: 0,
  };
}

/** "#8b94a3" at a third → "rgba(139, 148, 163, 0.33)". */
function withStrength(colour: string, strength: number): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return `rgba(${String(red)}, ${String(green)}, ${String(blue)}, ${strength.toFixed(2)})`;
}

/** Sigma's camera sees a frame of 1 by 1 in which the map reaches from 0 to 1. */
function cameraFor({ left, right, top, bottom }: Box) {
  const reach = Math.max(right - left, bottom - top) / 2;
  return {
    x: 0.5 + (left + right) / 4,
    y: 0.5 + (top + bottom) / 4,
    ratio: clampRatio(Math.max(reach * MARGIN, 0.02)),
  };
}

function clampRatio(ratio: number): number {
  return Math.min(FARTHEST, Math.max(NEAREST, ratio));
}
