/** The words of the map of a whole graph, in English. */
import { formatCount, formatPlural } from "../format";

export const MAP_ENGLISH = {
  title: "Map",
  none: "The whole graph as a map",
  noneHint: "Choose a graph: every node gets a place, and each answer is shown where it lies.",
  drawing: "Drawing the map",
  preparing: "Bringing the map onto the screen…",
  cancel: "Cancel",
  cancelled: "The map was not drawn",
  cancelledHint: "You stopped it. Drawing it again takes a few seconds.",
  failed: "The map could not be drawn",
  draw: "Draw the map",
  empty: "This graph has no nodes",
  emptyHint: "Import something into it, then look again.",
  label: (nodes: number, edges: number) =>
    `Map of the whole graph: ${formatPlural(nodes, "node", "nodes")}, ${formatPlural(edges, "edge", "edges")}`,
  counts: (nodes: number, edges: number) =>
    `${formatPlural(nodes, "node", "nodes")} · ${formatPlural(edges, "edge", "edges")}`,
  leftOut: (nodes: number, edges: number) =>
    `Too large to show whole: ${formatPlural(nodes, "node", "nodes")} with the fewest edges and ${formatPlural(edges, "edge", "edges")} are left out.`,
  answer: (nodes: number) => `${formatPlural(nodes, "node", "nodes")} of the answer`,
  missing: (nodes: number) =>
    `${formatCount(nodes)} more of the answer lie beyond what the map has room for.`,
  plain: "This window has no WebGL: the map is drawn more slowly.",
  tools: "Map tools",
  fitAnswer: "Show the answer on the map",
  fitAll: "Show the whole map",
  zoomIn: "Zoom the map in",
  zoomOut: "Zoom the map out",
  stopSettling: "Leave the map's nodes where they are",
  find: "Find on the map",
  findPlaceholder: "Name on the map",
  matches: "Nodes found on the map",
  noMatch: "No node of the map has this name.",
  labels: "Colours of the map",
  unlabelled: "no label",
  more: (count: number) => `and ${formatPlural(count, "more label", "more labels")}`,
  picked: "Picked on the map",
  edges: (count: number) => formatPlural(count, "edge", "edges"),
  add: "Add to the picture",
  inPicture: "In the picture",
  close: "Let it go",
  words: "whole graph overview atlas",
};
