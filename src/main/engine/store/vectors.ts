/** Exact cosines between a question's vector and every node's, in WebAssembly SIMD over the stored half-precision floats. */
import type { ScoredNode } from "../../../shared/graph";
import { Breather } from "./breather";
import type { DuckDbFile } from "./duckdb-file";
import { BestNodes } from "./best-nodes";
import { fromHalfFloats } from "../../../shared/half-floats";
import { ReasonError } from "../../../shared/failure";
import { message } from "../../../shared/sentences/sentences";
import { VECTOR_KERNEL } from "./vector-kernel";

interface Kernel {
  /** out[i] = query · row i; all addresses in bytes, `halves` a multiple of 16. */
  dots(query: number, row: number, halves: number, count: number, out: number): void;
}

const PAGE = 65_536;
const HALVES_PER_STEP = 16;
const ROWS_PER_TURN = 65_536;
// The kernel leaves every stored element 2^112 too small (see vector-kernel.wat).
const SCALE = 2 ** 112;

/** Width of the stored vectors, 0 when there are none. */
export async function readVectorWidth(file: DuckDbFile): Promise<number> {
  const [row] = await file.rows("SELECT coalesce(max(width), 0) AS width FROM vectors");
  return Number(row!.width);
}

/** Reads all vectors of a graph. Throws a plain Error when they do not fit the nodes. */
export async function readVectors(file: DuckDbFile, nodeCount: number, width: number): Promise<Vectors> {
  const vectors = new Vectors(nodeCount, width);
  let rows = 0;
  for await (const batch of file.batches("SELECT first, count, width, data FROM vectors")) {
    const [firsts, counts, widths] = [batch.integers(0), batch.integers(1), batch.integers(2)];
    batch.blobs(3).forEach((bytes, at) => {
      if (widths[at] !== width || bytes.length !== counts[at]! * width * 2)
        throw new ReasonError(message("vectors-width"));
      vectors.set(firsts[at]!, bytes);
      rows += counts[at]!;
    });
  }
  if (rows !== nodeCount) throw new ReasonError(message("vectors-not-all"));
  vectors.measure();
  return vectors;
}

/** The vectors of a graph, in the kernel's own memory: the query first, then one cosine per node, then the rows. */
export class Vectors {
  private readonly stride: number;
  private readonly out: number;
  private readonly rows: number;
  private readonly query: Float32Array;
  private readonly results: Float32Array;
  private readonly halves: Uint16Array;
  /** 1 / length of each row as stored: rounding to half precision leaves lengths that are not quite 1. NaN for a row of zeros. */
  private readonly scales: Float32Array;
  private readonly kernel: Kernel;

  constructor(
    private readonly nodeCount: number,
    readonly width: number,
  ) {
    this.stride = Math.ceil(width / HALVES_PER_STEP) * HALVES_PER_STEP;
    this.out = this.stride * 4;
    this.rows = Math.ceil((this.out + nodeCount * 4) / 16) * 16;
    const bytes = this.rows + nodeCount * this.stride * 2;
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) || 1 });
    this.query = new Float32Array(memory.buffer, 0, this.stride);
    this.results = new Float32Array(memory.buffer, this.out, nodeCount);
    this.halves = new Uint16Array(memory.buffer, this.rows, nodeCount * this.stride);
    this.scales = new Float32Array(nodeCount);
    this.kernel = instantiate(memory);
  }

  /** Places rows of little-endian halves from node `first` on. */
  set(first: number, bytes: Uint8Array): void {
    const source = toHalves(bytes);
    if (first < 0 || first * this.stride + source.length > this.halves.length)
      throw new ReasonError(message("vectors-unfit"));
    if (this.stride === this.width) this.halves.set(source, first * this.stride);
    else
      for (let row = 0; row * this.width < source.length; row++)
        this.halves.set(
          source.subarray(row * this.width, (row + 1) * this.width),
          (first + row) * this.stride,
        );
  }

  /** Must be called once after all rows are set. */
  measure(): void {
    const squares = squaresOfHalves();
    for (let row = 0; row < this.nodeCount; row++) {
      let sum = 0;
      const end = (row + 1) * this.stride;
      for (let at = row * this.stride; at < end; at++) sum += squares[this.halves[at]! & 0x7fff]!;
      this.scales[row] = sum > 0 ? 1 / Math.sqrt(sum) : NaN;
    }
  }

  /** Cosine of `vector` (of this width) with each node in `nodes`; NaN for nodes whose vector is all zeros. */
  similarities(vector: Float32Array, nodes: Int32Array): Float32Array {
    this.setQuery(vector);
    return Float32Array.from(nodes, (node) => {
      this.dots(node, 1);
      return this.results[node]! * this.scales[node]!;
    });
  }

  /** The k nodes of highest cosine, ties in ascending handle, among those `isWanted`. */
  async nearest(
    vector: Float32Array,
    k: number,
    isWanted: (node: number) => boolean,
    signal: AbortSignal,
  ): Promise<ScoredNode[]> {
    const breather = new Breather(signal);
    const best = new BestNodes(k);
    for (let first = 0; first < this.nodeCount; first += ROWS_PER_TURN) {
      const count = Math.min(ROWS_PER_TURN, this.nodeCount - first);
      // Set anew each turn: between turns another search may have used the same memory.
      this.setQuery(vector);
      this.dots(first, count);
      for (let node = first; node < first + count; node++) {
        // Rounded as `similarities` rounds, so that both give one number.
        const cosine = Math.fround(this.results[node]! * this.scales[node]!);
        if (cosine > best.threshold && isWanted(node)) best.add(node, cosine);
      }
      if (first + count < this.nodeCount) await breather.breathe();
    }
    return best.sorted();
  }

  private setQuery(vector: Float32Array): void {
    const length = Math.hypot(...vector);
    this.query.fill(0);
    for (let at = 0; at < vector.length; at++) this.query[at] = (vector[at]! / length) * SCALE;
  }

  private dots(first: number, count: number): void {
    this.kernel.dots(0, this.rows + first * this.stride * 2, this.stride, count, this.out + first * 4);
  }
}

// A view where the bytes lie on an even address, a copy otherwise.
function toHalves(bytes: Uint8Array): Uint16Array {
  const even = bytes.byteOffset % 2 === 0 ? bytes : Uint8Array.from(bytes);
  return new Uint16Array(even.buffer, even.byteOffset, even.byteLength / 2);
}

function instantiate(memory: object): Kernel {
  const kernel = new WebAssembly.Module(Buffer.from(VECTOR_KERNEL, "base64"));
  return new WebAssembly.Instance(kernel, { kernel: { memory } }).exports as Kernel;
}

/** The square of every half-precision float without its sign. */
function squaresOfHalves(): Float32Array {
  return fromHalfFloats(Uint16Array.from({ length: 0x8000 }, (_, half) => half)).map(
    (value) => value * value,
  );
}
