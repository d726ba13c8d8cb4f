/** Turns texts into vectors of length 1. */
export interface Embedder {
  /** Name as in the model manifest, e.g. "all-MiniLM-L6-v2". */
  readonly name: string;
  readonly width: number;
  /** One vector per text, in order, row-major [texts × width]. `progress` counts texts done. Throws AbortError when cancelled. */
  embed(
    texts: readonly string[],
    options?: { readonly signal?: AbortSignal; readonly progress?: (done: number, total: number) => void },
  ): Promise<Float32Array>;
  close(): Promise<void>;
}

export type EmbedOptions = NonNullable<Parameters<Embedder["embed"]>[1]>;

/** An embedder whose vectors may be kept: `fingerprint` changes whenever the vectors of a text could. */
export interface IdentifiedEmbedder extends Embedder {
  readonly fingerprint: string;
  /** An inner tensor of the model for one text, row-major [tokens × width]: what a retriever on top of it goes on from. */
  states(text: string, tensor: string): Promise<Float32Array>;
}
