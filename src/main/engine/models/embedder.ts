/** Turns texts into vectors of length 1. */
export interface Embedder {
  /** Name as in the model manifest, e.g. "all-MiniLM-L6-v2". */
  readonly name: string;
  readonly width: number;
  /** What its numbers came from: "CPU", "WebGPU", "WebGPU, then CPU". Absent means that no model runs: "CPU". */
  readonly device?: string;
  /** Words it knows whole, folded, commonest first; absent where it does not say. */
  words?(): Promise<readonly string[]>;
  /** One vector per text, in order, row-major [texts × width]. `progress` counts texts done. Throws AbortError when cancelled. */
  embed(
    texts: readonly string[],
    options?: { readonly signal?: AbortSignal; readonly progress?: (done: number, total: number) => void },
  ): Promise<Float32Array>;
  close(): Promise<void>;
}

export type EmbedOptions = NonNullable<Parameters<Embedder["embed"]>[1]>;

/** What several models ran on, each device named once; `none` where there is no model. */
export function joinDevices(devices: readonly (string | undefined)[], none: string): string {
  const named = new Set(devices.filter((device) => device !== undefined));
  return named.size === 0 ? none : [...named].join(" and ");
}

/** An embedder whose vectors may be kept: `fingerprint` changes whenever the vectors of a text could on one device. */
export interface IdentifiedEmbedder extends Embedder {
  readonly fingerprint: string;
  /** An inner tensor of the model for one text, row-major [tokens × width]: what a retriever on top of it goes on from. */
  states(text: string, tensor: string): Promise<Float32Array>;
}
