/** Cytoscape's style sheet; everything that depends on a run comes in through `data` or through the foreground's fades. */
import type { StylesheetJson } from "cytoscape";
import { CANVAS_COLOURS, type Theme } from "../../picture/palette";
import { EDGE_STYLE, haloColour, NODE_STYLE } from "../../picture/style";

/** The sheet in the colours of a theme. */
export function canvasStyle(theme: Theme): StylesheetJson {
  const { ground, text, kept } = CANVAS_COLOURS[theme];
  const { halo, rim, ring } = NODE_STYLE;
  return [
    {
      selector: "node",
      style: {
        width: "data(size)",
        height: "data(size)",
        shape: "data(shape)" as "ellipse",
        "background-color": "data(colour)",
        "border-width": rim,
        "border-color": ground,
        "underlay-color": haloColour(theme),
        "underlay-shape": "ellipse",
        "underlay-padding": halo.reach,
        "underlay-opacity": 0,
        "overlay-opacity": 0,
      },
    },
    {
      selector: "node[ring = 1]",
      style: {
        "outline-width": ring.width,
        "outline-color": text,
        "outline-offset": ring.gap,
        "outline-opacity": ring.opacity,
      },
    },
    {
      selector: "edge",
      style: {
        "curve-style": "straight",
        "line-color": kept,
        "target-arrow-color": kept,
        "edge-distances": "node-position",
        "target-arrow-shape": "triangle",
        "arrow-scale": EDGE_STYLE.arrow.scale,
        "target-distance-from-node": EDGE_STYLE.arrow.distance,
        "overlay-opacity": 0,
      },
    },
    { selector: "edge[arrow = 0]", style: { "target-arrow-shape": "none" } },
    {
      selector: "edge[bend != 0]",
      style: {
        "curve-style": "unbundled-bezier",
        "control-point-distances": "data(bend)",
        "control-point-weights": "0.5",
      },
    },
    { selector: "core", style: { "active-bg-opacity": 0 } },
  ] as StylesheetJson;
}
