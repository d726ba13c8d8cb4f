/** Cytoscape's style sheet; everything that depends on a run comes in through `data` or through the foreground's fades. */
import type { StylesheetJson } from "cytoscape";
import { CANVAS_COLOURS } from "../ui/palette";
import type { Theme } from "./canvas-props";

/** Golden, apart from every label colour's role: only answers glow. */
const HALO: Readonly<Record<Theme, string>> = { light: "#f0a500", dark: "#ffc94d" };

/** Colour of the halo around answers. */
export function haloColour(theme: Theme): string {
  return HALO[theme];
}

export function canvasStyle(theme: Theme): StylesheetJson {
  const { ground, text, kept } = CANVAS_COLOURS[theme];
  return [
    {
      selector: "node",
      style: {
        width: "data(size)",
        height: "data(size)",
        shape: "data(shape)" as "ellipse",
        "background-color": "data(colour)",
        "border-width": 2,
        "border-color": ground,
        "underlay-color": HALO[theme],
        "underlay-shape": "ellipse",
        "underlay-padding": 9,
        "underlay-opacity": 0,
        "overlay-opacity": 0,
      },
    },
    {
      selector: "node[ring = 1]",
      style: { "outline-width": 2.5, "outline-color": text, "outline-offset": 2, "outline-opacity": 0.9 },
    },
    {
      selector: "edge",
      style: {
        "curve-style": "straight",
        "line-color": kept,
        "target-arrow-color": kept,
        "edge-distances": "node-position",
        "target-arrow-shape": "triangle",
        "arrow-scale": 1.1,
        "target-distance-from-node": 3,
        "overlay-opacity": 0,
      },
    },
    {
      selector: "edge[bend != 0]",
      style: {
        "curve-style": "unbundled-bezier",
        "control-point-distances": "data(bend)",
        "control-point-weights": "0.5",
      },
    },
    {
      selector: "core",
      style: { "active-bg-opacity": 0, "selection-box-color": HALO[theme], "selection-box-opacity": 0.15 },
    },
  ] as StylesheetJson;
}
