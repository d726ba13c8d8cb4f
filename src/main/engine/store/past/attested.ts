/** What no cut changes of a library's graph, made once: which documents name each node, and its edges in the order of their far ends. */
import type { Topology } from "../topology";
import type { Occurrences } from "./occurrences";

/** Documents by node, each once, in the order in which the node's edges have them. */
export interface NamedIn {
  readonly starts: Int32Array;
  readonly documents: Int32Array;
}

/** Edges by node, ascending by far end and then by handle; loops are left out. */
export interface Bound {
  readonly starts: Int32Array;
  readonly far: Int32Array;
  readonly edges: Int32Array;
}

const named = new WeakMap<Occurrences, NamedIn>();
const ordered = new WeakMap<Int32Array, Int32Array>();
const bound = new WeakMap<Topology, Bound>();

/** The documents behind any edge of each node. */
export function namedIn(topology: Topology, occurrences: Occurrences): NamedIn {
  const known = named.get(occurrences);
  if (known) return known;
  const { starts: rows, steps } = topology.towards("both");
  const marks = new Int32Array(occurrences.ids.length).fill(-1);
  const starts = new Int32Array(topology.nodeCount + 1);
  const documents = new Int32Array(2 * occurrences.of.length);
  let count = 0;
  for (let node = 0; node < topology.nodeCount; node++) {
    for (let at = rows[node]!; at < rows[node + 1]!; at++) {
      const edge = steps[2 * at]!;
      for (let place = occurrences.starts[edge]!; place < occurrences.starts[edge + 1]!; place++) {
        const document = occurrences.of[place]!;
        if (marks[document] === node) continue;
        marks[document] = node;
        documents[count++] = document;
      }
    }
    starts[node + 1] = count;
  }
  const made = { starts, documents: documents.slice(0, count) };
  named.set(occurrences, made);
  return made;
}

/** Documents by their times, ascending; of one time in the order of the file. */
export function byTime(times: Int32Array): Int32Array {
  const known = ordered.get(times);
  if (known) return known;
  const made = Int32Array.from(times.keys()).sort((a, b) => times[a]! - times[b]! || a - b);
  ordered.set(times, made);
  return made;
}

/** The edges of each node. */
export function boundTo(topology: Topology): Bound {
  const known = bound.get(topology);
  if (known) return known;
  const { nodeCount, edgeCount } = topology;
  const { starts: rows, steps } = topology.towards("both");
  const starts = new Int32Array(nodeCount + 1);
  const [far, edges] = [new Int32Array(rows[nodeCount]!), new Int32Array(rows[nodeCount]!)];
  let count = 0;
  for (let node = 0; node < nodeCount; node++) {
    // Both in one number, which sorts as its parts do.
    const keys = new Float64Array(rows[node + 1]! - rows[node]!);
    let own = 0;
    for (let at = rows[node]!; at < rows[node + 1]!; at++)
      if (steps[2 * at + 1]! !== node) keys[own++] = steps[2 * at + 1]! * edgeCount + steps[2 * at]!;
    for (const key of keys.subarray(0, own).sort()) {
      far[count] = Math.floor(key / edgeCount);
      edges[count++] = key % edgeCount;
    }
    starts[node + 1] = count;
  }
  const made = { starts, far: far.slice(0, count), edges: edges.slice(0, count) };
  bound.set(topology, made);
  return made;
}
