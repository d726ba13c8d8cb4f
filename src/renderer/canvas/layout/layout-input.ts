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
}

export interface Places {
  readonly x: Float64Array;
  readonly y: Float64Array;
}
