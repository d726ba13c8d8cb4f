/** Which of the canvas' props differ between two renderings, so that only that is worked on. */
import type { GraphCanvasProps } from "./canvas-props";
import type { Hidden } from "../picture/scene";

/** What a person hides. */
export function hiddenOf({ hiddenLabels, hiddenRelations = [] }: GraphCanvasProps): Hidden {
  return { labels: hiddenLabels, relations: hiddenRelations };
}

export function sameHidden(a: GraphCanvasProps, b: GraphCanvasProps): boolean {
  return (
    sameItems(a.hiddenLabels, b.hiddenLabels) && sameItems(a.hiddenRelations ?? [], b.hiddenRelations ?? [])
  );
}

export function sameEncoding(a: GraphCanvasProps, b: GraphCanvasProps): boolean {
  const [one, other] = [a.encoding, b.encoding];
  const named = one.edgeColour === other.edgeColour && one.edgeWidth === other.edgeWidth;
  return named && one.unit === other.unit && one.columns === other.columns;
}

export function sameMarks(a: GraphCanvasProps, b: GraphCanvasProps): boolean {
  const same = a.highlightedNodes === b.highlightedNodes && a.highlightedEdges === b.highlightedEdges;
  const together =
    a.together === b.together && a.noted === b.noted && a.signs === b.signs && a.minimap === b.minimap;
  return same && together && a.selection === b.selection;
}

function sameItems(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, at) => item === b[at]);
}
