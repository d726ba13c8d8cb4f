/**
 * The style sheet of every picture: canvas, its SVG and PNG files, its minimap, and the map of the whole graph. Colours are in
 * palette.ts; element-looks.ts puts both together for one node or edge. Lengths are model units unless a line says CSS pixels.
 */
import type { Theme } from "./palette";

export const NODE_STYLE = {
  /** Line in the colour of the ground around a node that came forward. */
  rim: 2,
  /** Behind an answer: golden, apart from every label colour's role. `reach` counts from the node's rim. */
  halo: { reach: 9, opacity: 0.42, colour: { light: "#f0a500", dark: "#ffc94d" } },
  /** Around a seed; `gap` lies between rim and ring, `reach` from the node to the middle of the ring in files. */
  ring: { width: 2.5, gap: 2, reach: 4, opacity: 0.9 },
  /** Outline of a node that a person added: hollow, so that no run seems to have decided about it. CSS pixels below 1:1. */
  hollow: { width: 2, pixels: 1.2 },
} as const;

export const EDGE_STYLE = {
  /** No line is thinner than this many CSS pixels. */
  thinnest: 0.7,
  /** The head of a kept edge: `scale` is cytoscape's, `length` and `gap` those of files; both ends of a selected one in CSS pixels. */
  arrow: { scale: 1.1, distance: 3, length: 10, gap: 2, pixels: 11 },
  /** An edge that a person added; `dash` counts in widths. */
  added: { width: 1.2, dash: [5, 10 / 3] },
} as const;

/** The map of a whole graph; CSS pixels. */
export const MAP_STYLE = {
  /** Opacity of the ground laid over the map beneath an answer. */
  veil: 0.55,
  answerEdge: 1.8,
  edge: 0.5,
  rim: 2,
  ring: { width: 2.5, gap: 4 },
  /** Least radius of an answer, and of other nodes that are marked or kept. */
  answerRadius: 7,
  keptRadius: 4.5,
} as const;

/** Colour of the halo around answers, and of what a person highlights. */
export function haloColour(theme: Theme): string {
  return NODE_STYLE.halo.colour[theme];
}

/** Radius of a map's node in CSS pixels, slowly growing with its edges; smaller the more nodes there are to see. */
export function mapNodeRadius(degree: number, nodes: number): number {
  const room = Math.max(0.35, Math.min(1, Math.sqrt(4000 / nodes)));
  return room * Math.min(9, 1.2 + 0.55 * Math.log2(1 + degree));
}

/** Faint enough that hundreds of thousands of edges stay a ground for the nodes: fainter the more there are. */
export function mapEdgeOpacity(edges: number): number {
  return Math.max(0.04, Math.min(0.5, 45 / Math.sqrt(edges + 1)));
}
