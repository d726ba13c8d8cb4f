/** Some of the documents behind every edge, drawn by the product's noise: what a score hangs on where not all are seen. */
import type { PastGraph } from "../../../store/past/past";
import { streamOf, threefry, type Stream } from "../../sample/noise";

/** How often all edges' documents are drawn for a score and its spread. */
export const RUNS = 5;
/** Most documents of an edge that one run sees. */
const MOST_CONTEXTS = 10;

/** What is told of an edge's documents. */
export interface Attested {
  readonly count: number;
  readonly close: number;
  readonly fresh: number;
}

/**
 * One run. Documents are drawn by their ids, so that the same ones are seen behind every edge and newer documents change nothing;
 * what is told of an edge is scaled up to all of its documents.
 */
export class ContextDraw {
  private readonly stream: Stream;
  private readonly found = new Map<number, Attested | undefined>();

  constructor(
    private readonly past: PastGraph,
    seed: number,
    run: number,
  ) {
    this.stream = streamOf(seed, run, 0);
  }

  /** Undefined where all documents of the row's edge are seen. */
  of(row: number): Attested | undefined {
    if (!this.found.has(row)) this.found.set(row, this.draw(row));
    return this.found.get(row);
  }

  /** Documents of the row's edge up to the cut that the run sees, at most ten. */
  seen(row: number): readonly number[] {
    const { starts, of, ids } = this.past.behind;
    const edge = this.past.edge[row]!;
    const known = [...of.subarray(starts[edge], starts[edge + 1])].filter(
      (document) => this.past.isPast[document] === 1,
    );
    if (known.length <= MOST_CONTEXTS) return known;
    const keyed = known.map((document) => [this.noise(ids[document]!), document] as const);
    keyed.sort(([one, a], [other, b]) => one - other || a - b);
    return keyed.slice(0, MOST_CONTEXTS).map(([, document]) => document);
  }

  private draw(row: number): Attested | undefined {
    const { past } = this;
    if (row < 0 || past.count[row]! <= MOST_CONTEXTS) return undefined;
    const seen = this.seen(row);
    const count = past.count[row]!;
    const scaled = (column: Uint8Array | Float32Array): number =>
      (seen.reduce((sum, document) => sum + column[document]!, 0) * count) / seen.length;
    return { count, close: scaled(past.isClose), fresh: scaled(past.freshness) };
  }

  private noise(id: string): number {
    const out = new Uint32Array(2);
    threefry(this.stream.high, this.stream.low, hashOf(id), id.length, out);
    return out[0]!;
  }
}

/** FNV-1a of the text's UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
