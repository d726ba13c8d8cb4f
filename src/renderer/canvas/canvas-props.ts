/**
 * What the workbench hands to `<GraphCanvas>` (graph-canvas.tsx) and gets back. Nodes and edges are named by their handle in the
 * store, so that a selection outlives a re-run; rows are indices into the columns of the `RunView` at hand.
 */
import type { Rectangle } from "../picture/box-grid";
import type { Insets } from "../picture/camera";
import type { ElementRef, Encoding, Sign } from "../picture/elements";
import type { Theme } from "../picture/palette";
import type { Styles } from "../picture/looks";
import type { DrawnView } from "../picture/drawn-view";
import type { View } from "../picture/viewport";

/** What the pointer is over; `x` and `y` are CSS pixels from the canvas' top left, `row` the element's row in the view. */
export interface Hover extends ElementRef {
  readonly row: number;
  readonly x: number;
  readonly y: number;
}

export interface GraphCanvasProps {
  /** `null` draws an empty canvas. A new view keeps every node that was drawn before where it was. */
  readonly view: DrawnView | null;
  /** Where the timeline stands, 0 … `timelineSteps(view).length`: 2.5 = two steps done, half of the third. Infinity = the end. */
  readonly position: number;
  readonly selection: ElementRef | null;
  /** Drawn node handles to mark (the answer under the pointer in a list, say), and drawn edge handles. */
  readonly highlightedNodes: readonly number[];
  readonly highlightedEdges: readonly number[];
  readonly theme: Theme;
  readonly encoding: Encoding;
  /** Node labels (types) not drawn, by name; their edges go with them. */
  readonly hiddenLabels: readonly string[];
  /** How a relation is read; another function draws them all anew. "directed_by" is "directed by" where it is absent. */
  readonly readRelation?: (relation: string) => string;
  /** Relations not drawn, by name. */
  readonly hiddenRelations?: readonly string[];
  /** Nodes selected together, by handle; the one in `selection` is the newest of them. */
  readonly together?: readonly number[];
  /** Ids of nodes that have a note. */
  readonly noted?: readonly string[];
  readonly signs?: readonly Sign[];
  readonly styles?: Styles;
  /** True for the small map of the whole picture in a corner. */
  readonly minimap?: boolean;
  /** Whether an answer is drawn in columns from left to right; null or absent where its shape is fit for it. */
  readonly leftToRight?: boolean | null;
  readonly reducedMotion: boolean;
  /** CSS pixels at each side that panels float over: `fit` and the first view leave them free, and so do names at the top. */
  readonly insets?: Insets;
  /** Accessible name of the canvas, e.g. "Graph of the answer". */
  readonly label: string;
  /** What the live text says of an element the keyboard reaches; its name when absent. */
  readonly describe?: (element: ElementRef) => string;
  /** `add` with Shift held: the element joins what is selected, or leaves it. */
  readonly onSelect: (element: ElementRef | null, add: boolean) => void;
  /** A rubber band was drawn around nodes, by handle; `add` is true where they join what is selected. */
  readonly onSelectAll?: (nodes: readonly number[], add: boolean) => void;
  /** A menu was asked for at a point (CSS pixels from the canvas' top left), of what lies there or of the picture (null). */
  readonly onMenu?: (element: ElementRef | null, at: { readonly x: number; readonly y: number }) => void;
  readonly onHover: (hover: Hover | null) => void;
  /** The picture is looked at from elsewhere. */
  readonly onLook?: (view: View) => void;
  /** How far the layout is, 0 … 1; 1 when it rests. */
  readonly onLayout?: (done: number) => void;
}

export type WalkDirection = "left" | "right" | "up" | "down";

/** What buttons and shortcuts outside the canvas may ask of it (`ref` of `<GraphCanvas>`). */
export interface CanvasHandle {
  /** Everything drawn into the viewport. */
  fit(): void;
  /** The kept subgraph into the viewport; everything when nothing is kept. */
  fitKept(): void;
  /** Looks from where another canvas is looked at. */
  look(view: View): void;
  zoomIn(): void;
  zoomOut(): void;
  /** Moves the viewport until the node, or both ends of the edge, are well in sight and not under `covered` (CSS pixels from the top left); false when it is not drawn. */
  reveal(element: ElementRef, covered?: Rectangle | null): boolean;
  /** Where a node (for an edge, its source) is drawn, in CSS pixels from the canvas' top left; null when it is not. */
  placeOf(element: ElementRef): { readonly x: number; readonly y: number } | null;
  /** Selects the neighbour that lies in this direction from the selected element (a seed when nothing is selected). */
  walk(direction: WalkDirection): void;
  /** Lays the graph out anew, forgetting every position. */
  layOutAgain(): void;
  /** The whole graph as drawn now, as a PNG `scale` times the size on screen. */
  exportPng(scale: number): Promise<Blob>;
  /** The same as the text of an SVG file, wherever the viewport stands; "" where the canvas is not on the page. */
  exportSvg(): string;
  focus(): void;
}
