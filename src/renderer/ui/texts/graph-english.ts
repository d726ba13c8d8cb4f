/** The words of the drawn graph, in English. */
import { formatCount, formatPlural } from "../format";

export const GRAPH_ENGLISH = {
  label: "Graph of the answer",
  empty: "Empty graph",
  tabGraph: "Graph",
  tabTriples: "Table",
  views: "Views",
  fit: "Fit everything",
  fitKept: "Fit the answer",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  layout: "Lay out again",
  png: "Save as picture (PNG)",
  svg: "Save as drawing (SVG)",
  tools: "Graph tools",
  drawn: (drawn: number, total: number) =>
    drawn < total
      ? `${formatCount(drawn)} of ${formatCount(total)} edges drawn`
      : `All ${formatCount(total)} edges drawn`,
  drawnMeaning:
    "Candidate edges of this run. Where not all are drawn, kept ones are drawn first, then those that came nearest to being kept.",
  laying: "Laying out…",
  legend: "Legend",
  legendNodes: "Nodes by label",
  legendEdges: "Edges",
  hide: (label: string) => `Hide ${label}`,
  show: (label: string) => `Show ${label}`,
  moreLabels: (count: number) => `${formatPlural(count, "more label", "more labels")}: list them all`,
  unlabelled: "no label",
  encodeBy: "Edges by",
  encodeMeaning: "The higher this number of an edge, the stronger its colour and width.",
  nothing: "nothing",
  keptEdge: "kept",
  lostEdge: "dropped",
};
