/** What a trained reader sees of a subgraph: plain columns, and neighbour lists that are gathered (docs/decisions/0025-gather-not-scatter.md). */

/** Steps are counted to this many minus one; the last value stands for farther and for no way at all. */
export const MOST_STEPS = 8;
/** Columns of `steps`, of `numbers` and of `messageNumbers`. */
export const STEP_COLUMNS = 11;
export const NUMBER_COLUMNS = 8;
export const MESSAGE_COLUMNS = 4;

/** n nodes, and two messages for every edge: along it and against it; each message has a source row and a target row. */
export interface ReaderGraph {
  /** The question's vector, w wide. */
  readonly question: Float32Array;
  /** Vectors of label words, row-major; the first row is zeros, for nodes without a label. */
  readonly labels: Float32Array;
  /** Row of `labels`, n. */
  readonly labelOf: Int32Array;
  /** 0 … MOST_STEPS − 1, n × STEP_COLUMNS. */
  readonly steps: Uint8Array;
  /** n × NUMBER_COLUMNS. */
  readonly numbers: Float32Array;
  /** Vectors of relation words, row-major. */
  readonly relations: Float32Array;
  /** Row of `relations`, and of its source and target node, m each; ascending by target. */
  readonly relationOf: Int32Array;
  readonly sources: Int32Array;
  readonly targets: Int32Array;
  /** m × MESSAGE_COLUMNS. */
  readonly messageNumbers: Float32Array;
}

/** Widest list of each degree class but the last, which is as wide as its longest list. */
const WIDTHS = [4, 16, 64] as const;
export const CLASSES = WIDTHS.length + 1;

/** Message rows by receiving node, padded with −1 to the width of their class, rows of a class one after the other. */
export interface NeighbourLists {
  readonly lists: readonly { readonly rows: number; readonly width: number; readonly messages: Int32Array }[];
  /** Place of each node's list among the lists of all classes, n. */
  readonly placeOf: Int32Array;
}

/** Every node's incoming messages, in classes by how many there are; a class without a node has one empty list. `targets` ascends. */
export function neighbourLists(nodes: number, targets: Int32Array): NeighbourLists {
  const starts = new Int32Array(nodes + 1);
  for (const target of targets) starts[target + 1]!++;
  for (let node = 0; node < nodes; node++) starts[node + 1]! += starts[node]!;
  const degree = (node: number) => starts[node + 1]! - starts[node]!;
  const classOf = (node: number) => {
    const found = WIDTHS.findIndex((width) => degree(node) <= width);
    return found < 0 ? WIDTHS.length : found;
  };
  const members = Array.from({ length: CLASSES }, (): number[] => []);
  for (let node = 0; node < nodes; node++) members[classOf(node)]!.push(node);
  const placeOf = new Int32Array(nodes);
  let place = 0;
  const lists = members.map((own) => {
    const width = Math.max(1, ...own.map(degree));
    const rows = Math.max(1, own.length);
    const messages = new Int32Array(rows * width).fill(-1);
    own.forEach((node, row) => {
      placeOf[node] = place + row;
      for (let at = 0; at < degree(node); at++) messages[row * width + at] = starts[node]! + at;
    });
    place += rows;
    return { rows, width, messages };
  });
  return { lists, placeOf };
}
