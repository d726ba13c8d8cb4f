/** Marks on nodes and edges that need no clearing: a mark counts only while it carries the current generation. */

/** One walk's working memory; take it from a `ScratchPool`, give it back when the walk ends. */
export interface Scratch {
  generation: number;
  /** Generation in which the node entered the walk. */
  readonly nodeMarks: Int32Array;
  readonly edgeMarks: Int32Array;
  /** Per node, valid where marked: its hop, how many of its edges were taken, how many refused, its row in the result. */
  readonly hops: Uint8Array;
  readonly taken: Int32Array;
  readonly refused: Int32Array;
  readonly rows: Int32Array;
  /** Filled from the front by a walk. */
  readonly nodes: Int32Array;
  readonly edges: Int32Array;
}

/** Hands out working memory for one graph; walks that run at the same time get different ones. */
export class ScratchPool {
  private readonly free: Scratch[] = [];

  constructor(
    private readonly nodeCount: number,
    private readonly edgeCount: number,
  ) {}

  /** Runs `walk` with scratch memory of a fresh generation. */
  async use<T>(walk: (scratch: Scratch) => Promise<T>): Promise<T> {
    const scratch = this.free.pop() ?? this.create();
    scratch.generation++;
    try {
      return await walk(scratch);
    } finally {
      // Two spare ones are enough for a workbench; the rest is left to the garbage collector.
      if (this.free.length < 2 && scratch.generation < 2 ** 31 - 2) this.free.push(scratch);
    }
  }

  private create(): Scratch {
    const { nodeCount, edgeCount } = this;
    return {
      generation: 0,
      nodeMarks: new Int32Array(nodeCount),
      edgeMarks: new Int32Array(edgeCount),
      hops: new Uint8Array(nodeCount),
      taken: new Int32Array(nodeCount),
      refused: new Int32Array(nodeCount),
      rows: new Int32Array(nodeCount),
      nodes: new Int32Array(nodeCount),
      edges: new Int32Array(edgeCount),
    };
  }
}
