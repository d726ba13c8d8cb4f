/** The weights that read predicates out of names, loaded when first asked for. */
export interface Weights {
  /** Name of the embedder whose vectors they were learned on. */
  readonly embedder: string;
  readonly width: number;
  readonly predicates: readonly string[];
  /** [predicates × 3 × width]: the name's, the source's label's, the target's label's part of each. */
  readonly rows: Int8Array;
  /** By predicate: what its row counts for. */
  readonly scales: readonly number[];
  readonly biases: readonly number[];
}

let loaded: Promise<Weights> | undefined;

export function readWeights(): Promise<Weights> {
  return (loaded ??= load());
}

async function load(): Promise<Weights> {
  const { default: file } = await import("./predicate-weights.json");
  const bytes = Buffer.from(file.rows, "base64");
  return { ...file, rows: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
}
