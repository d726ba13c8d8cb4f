/** What the window says of a picture's nodes and edges: by their handle in the store, so that it outlives a re-run. */
import type { StageName } from "../../shared/recipe";

/** One notch of the timeline. `hop` is 0 except for the steps of `expand`; counts are of drawn elements alive after the step. */
export interface TimelineStep {
  /** "understand", "seed", "expand-1", "expand-2", "score", "sample", "prune", "read". */
  readonly key: string;
  readonly stage: StageName;
  readonly hop: number;
  readonly nodes: number;
  readonly edges: number;
}

/** A node or an edge, by its handle in the store. */
export interface ElementRef {
  readonly kind: "node" | "edge";
  readonly handle: number;
}

/** Pinned, gained or lost since another run, kept by both or only one of two runs. */
export type SignName =
  | "pin-in"
  | "pin-out"
  | "gained"
  | "lost"
  | "both"
  | "left"
  | "right"
  | "gold"
  | "gold-lost";

/** Says something of a drawn element, by a badge of its own shape and for edges by a stroke too. */
export interface Sign {
  readonly element: ElementRef;
  readonly sign: SignName;
  /** True where the run that is drawn lacks what the sign tells of another. */
  readonly elsewhere?: boolean;
}

/** Which named number of the edges drives colour and width; "" means none. Unknown names count as none. */
export interface Encoding {
  readonly edgeColour: string;
  readonly edgeWidth: string;
  /** True for shares and probabilities: 0 … 1 as they are, on the probability colours instead of from faint to strong. */
  readonly unit?: boolean;
  /** Columns by drawn row that stand in for the view's: numbers that change without a new run. */
  readonly columns?: Readonly<Record<string, Float64Array>>;
}
