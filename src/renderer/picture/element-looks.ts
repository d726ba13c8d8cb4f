/**
 * How one node or edge of a run looks at a moment, as plain data: the one source for all painters of the canvas (cloud, cytoscape's
 * foreground, overlay, minimap, SVG). A painter adds only what its medium needs: screen pixels, rounding, buckets.
 */
import { scaleColour } from "./colour-mix";
import { nodeInk } from "./looks";
import type { NodeShape } from "./node-shape";
import { CANVAS_COLOURS, PROBABILITY_SCALE, type Theme } from "./palette";
import { lookOfNode, type Scene } from "./scene";
import { EDGE_STYLE, NODE_STYLE } from "./style";
import type { Moment } from "./moment";

export interface NodeLook {
  readonly shape: NodeShape;
  /** Model units. */
  readonly radius: number;
  readonly colour: string;
  /** How strong the colour is over the ground. */
  readonly opacity: number;
  /** Filled with the ground, the colour as outline. */
  readonly hollow: boolean;
  readonly ringed: boolean;
  /** Opacity of the halo; 0 = none. */
  readonly halo: number;
}

export interface EdgeLook {
  readonly colour: string;
  /** Model units. */
  readonly width: number;
  readonly opacity: number;
  /** Model units; empty = a whole line. */
  readonly dash: readonly number[];
  readonly arrow: boolean;
}

/** Look of a node at a moment. */
export function nodeLook(scene: Scene, moment: Moment, row: number, theme: Theme): NodeLook {
  const forward = moment.nodeKept[row]! > 0.5;
  const hollow = scene.nodeAdded[row] === 1;
  return {
    shape: lookOfNode(scene, row).shape,
    radius: shownRadius(scene, row),
    colour: nodeColour(scene, row, theme),
    opacity: forward || hollow ? 1 : moment.nodeOpacity[row]!,
    hollow,
    ringed: forward && scene.view.nodes.seed[row] === 1,
    halo: haloOpacity(moment.nodeAnswer[row]!),
  };
}

/** Colour of a node: by its value where a person asked for that, otherwise by its label. */
export function nodeColour(scene: Scene, row: number, theme: Theme): string {
  return nodeInk(lookOfNode(scene, row), scene.nodeTint[row]!, theme);
}

/** How large a node is drawn now, in model units. */
export function shownRadius(scene: Scene, node: number): number {
  return (scene.nodeFront[node] === 1 ? scene.radius : scene.cloudRadius)[node]!;
}

/** Opacity of the halo of a node that is an answer so far, 0 … 1. */
export function haloOpacity(answer: number): number {
  return NODE_STYLE.halo.opacity * answer;
}

/** Look of an edge at a moment. */
export function edgeLook(scene: Scene, moment: Moment, row: number, theme: Theme): EdgeLook {
  const { width, dash } = EDGE_STYLE.added;
  if (scene.edgeAdded[row] === 1)
    return {
      colour: CANVAS_COLOURS[theme].added,
      width,
      opacity: 1,
      dash: dash.map((part) => part * width),
      arrow: false,
    };
  const kept = moment.edgeKept[row]! > 0.5;
  return {
    colour: edgeColour(theme, kept, moment.edgeTint[row]!, moment.onScale),
    width: moment.edgeWidth[row]! * (scene.edgeFront[row] === 1 ? Math.sqrt(scene.scale) : 1),
    opacity: kept ? 1 : moment.edgeOpacity[row]!,
    dash: [],
    arrow: kept && hasDirection(scene, row),
  };
}

/** Colour of an edge of the run: from faint to strong, or on the scale of probabilities as far as `onScale` says; both 0 … 1. */
export function edgeColour(theme: Theme, kept: boolean, tint: number, onScale: number): string {
  const colours = CANVAS_COLOURS[theme];
  if (onScale > 0) return scaleColour([colours.edge, scaleColour(PROBABILITY_SCALE[theme], tint)], onScale);
  return scaleColour([colours.edge, colours.kept], kept ? 1 : 0.9 * tint);
}

/** True where an edge runs from one node to another and not back, so that an arrow says which way. */
export function hasDirection(scene: Scene, row: number): boolean {
  return scene.shapes.loop[row] === 0 && scene.view.edges.undirected?.[row] !== 1;
}
