/** What a layout is given and gives back; columns only, so that both cross to the worker as they are. */

/** Columns of n nodes and m edges. `x` and `y` hold the places of nodes that must not move, NaN for the others. */
export interface LayoutInput {
  readonly source: Int32Array;
  readonly target: Int32Array;
  readonly edgeKept: Uint8Array;
  readonly hops: Uint8Array;
  readonly kept: Uint8Array;
  readonly seed: Uint8Array;
  readonly answer: Uint8Array;
  readonly radius: Float32Array;
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Length of a kept edge, model units. */
  readonly keptGap: number;
  /** Width ÷ height of the viewport. */
  readonly aspect: number;
  /** Whether a person wants columns from left to right; null = where the answer's shape is fit for it (shape.ts). */
  readonly leftToRight: boolean | null;
}

/** What of a picture says which shape it has. */
export type Skeleton = Pick<
  LayoutInput,
  "source" | "target" | "edgeKept" | "hops" | "kept" | "seed" | "leftToRight"
>;

export interface Places {
  readonly x: Float64Array;
  readonly y: Float64Array;
}
